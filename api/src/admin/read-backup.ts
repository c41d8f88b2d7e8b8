import { z } from 'zod';
import { listMigrations } from '../db/migrate';
import { BrokenArchive, checkArchive, entriesOf, type ArchiveEntry } from '../outside/archive/read-archive';
import {
  backupEnd,
  backupFormat,
  backupHead,
  kindOf,
  type BackupEnd,
  type BackupHead,
  type EntryKind,
} from './backup-format';
import { refuse } from './command';
import { words } from './words';

/** A backup that is whole, and that this release can read. */
export interface SoundBackup {
  readonly file: string;
  readonly head: BackupHead;
  readonly end: BackupEnd;
}

/**
 * Reads a backup through before anything is done with it: it must be whole, and of this release or an older one.
 * @throws {AdminError} that says why it cannot be used
 */
export async function readBackup(file: string, migrations: string): Promise<SoundBackup> {
  const texts = await checkArchive(file).catch((error: unknown) => {
    if (error instanceof BrokenArchive) return refuse(words.archiveBroken(file, error.fault, error.message));
    throw error;
  });
  const format = parse(z.object({ product: z.literal('huella'), format: z.number() }), texts.head);
  if (format === null) return refuse(words.archiveBroken(file, 'foreign', ''));
  if (format.format > backupFormat) return refuse(words.backupNewer(file));
  const [head, end] = [parse(backupHead, texts.head), parse(backupEnd, texts.end)];
  if (head === null || end === null) return refuse(words.archiveBroken(file, 'changed', ''));
  const known = await listMigrations(migrations);
  if (head.migrations.some((name) => !known.includes(name))) refuse(words.backupNewer(file));
  return { file, head, end };
}

function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> | null {
  try {
    const parsed = shape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // no JSON
  }
}

type Content = Exclude<EntryKind, { readonly of: 'head' | 'sums' }>;

/** What a backup holds, one thing after the other. Its bytes are read before the next comes. */
export interface BackupContent {
  readonly kind: Content;
  /** All bytes of it: pieces of a table, or of the queue, are put together. */
  readonly bytes: AsyncIterable<Buffer>;
}

/** Walks a backup that is sound. @throws when it changed since */
export async function* contentsOf({ file }: SoundBackup): AsyncGenerator<BackupContent> {
  const entries = entriesOf(file);
  // Where the walk is; the reader of the pieces moves it on.
  const walk = { at: await nextContent(entries) };
  const piecesOf = async function* (kind: Content): AsyncGenerator<Buffer> {
    while (walk.at !== null && isSame(walk.at.kind, kind)) {
      yield* walk.at.bytes;
      walk.at = await nextContent(entries);
    }
  };
  try {
    while (walk.at !== null) {
      const { kind } = walk.at;
      yield { kind, bytes: piecesOf(kind) };
      // What nobody read is passed over.
      for await (const _bytes of piecesOf(kind));
    }
  } finally {
    await entries.return(undefined);
  }
}

function isSame(one: EntryKind, other: EntryKind): boolean {
  return one.of === other.of && ('name' in one ? one.name : '') === ('name' in other ? other.name : '');
}

async function nextContent(
  entries: AsyncGenerator<ArchiveEntry>,
): Promise<{ readonly kind: Content; readonly bytes: AsyncIterable<Buffer> } | null> {
  for (;;) {
    const next = await entries.next();
    if (next.done === true) return null;
    const kind = kindOf(next.value.name);
    if (kind !== null && kind.of !== 'head' && kind.of !== 'sums') return { kind, bytes: next.value.bytes };
    for await (const _bytes of next.value.bytes); // what was checked before is passed over
  }
}
