import { z } from 'zod';

/** What a backup says of itself before anything else, and at its end. One archive holds everything. */

export const headName = 'huella.json';
export const secretName = 'token-secret';

/** Raised when an older release could not read what is written. */
export const backupFormat = 1;

/** The rows of tables come in pieces of about so many bytes. */
export const pieceBytes = 4 * 1024 * 1024;

export const backupHead = z.object({
  product: z.literal('huella'),
  format: z.number().int(),
  version: z.string(),
  build: z.string(),
  writtenAt: z.string(),
  /** The level of the database: every migration that it has. */
  migrations: z.array(z.string().regex(/^\d{4}_[a-z_]+\.sql$/)).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type BackupHead = z.infer<typeof backupHead>;

const rowSum = z.object({ rows: z.number().int(), sum: z.string().regex(/^[0-9a-f]{32}$/) });

export const backupEnd = z.object({
  tables: z.record(z.string(), rowSum),
  queue: z.number().int(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
  /** Files of the database whose bytes were not there. */
  missing: z.array(z.string()),
  mails: z.number().int(),
});
export type BackupEnd = z.infer<typeof backupEnd>;

/** The names of entries: pieces of a table, of the queue, a file, a mail. */
export const entryNames = {
  table: (name: string, at: number) => `tables/${name}/${String(at).padStart(6, '0')}.copy`,
  queue: (at: number) => `queue/${String(at).padStart(6, '0')}.copy`,
  file: (storageName: string) => `files/${storageName}`,
  mail: (name: string) => `outbox/${name}`,
};

/** What an entry holds, by its name; null for what is not ours. */
export type EntryKind =
  | Named<'table'>
  | Named<'file'>
  | Named<'mail'>
  | { readonly of: 'secret' }
  | { readonly of: 'queue' }
  | { readonly of: 'head' }
  | { readonly of: 'sums' };

interface Named<Of extends string> {
  readonly of: Of;
  readonly name: string;
}

const named = [
  ['table', /^tables\/([a-z_][a-z0-9_]*)\/\d{6,}\.copy$/],
  ['file', /^files\/([\w-]{16,64})$/],
  ['mail', /^outbox\/([\w.-]+\.(?:eml|json))$/],
] as const;

export function kindOf(entry: string): EntryKind | null {
  if (entry === headName) return { of: 'head' };
  if (entry === secretName) return { of: 'secret' };
  if (/^queue\/\d{6,}\.copy$/.test(entry)) return { of: 'queue' };
  if (/^(?:sums\/\d{6,}\.txt|end\.json)$/.test(entry)) return { of: 'sums' };
  const found = named.flatMap(([of, pattern]) => {
    const name = pattern.exec(entry)?.[1];
    return name === undefined ? [] : [{ of, name }];
  });
  return found[0] ?? null;
}
