import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/database';

/** How a service is asked: its address, where things are in its answers, and how often. */
const settings = z.object({
  url: z.url({ protocol: /^https?$/ }),
  records: z.string(),
  fields: z.record(z.string(), z.string()),
  minutes: z.number().int().positive(),
});
export type ServiceSettings = z.output<typeof settings>;

/** A service whose turn it may be. */
export interface OracleService {
  readonly key: string;
  readonly assetType: number;
  readonly failures: number;
  readonly settings: ServiceSettings;
}

/**
 * Makes a service known, or how it is asked anew, and that its turn is now; false where its key is that of another
 * asset type or of a file.
 */
export async function keepService(
  db: Database,
  {
    key,
    assetType,
    label,
    settings: given,
  }: {
    readonly key: string;
    readonly assetType: number;
    readonly label: string | null;
    readonly settings: ServiceSettings;
  },
  now: Date,
): Promise<boolean> {
  const text = JSON.stringify(given);
  const found = await sql`
    insert into oracle (key, asset_type, label, provider, settings, due_at, created_at)
    values (${key}, ${assetType}, ${label ?? key}, 'http', ${text}::jsonb, ${now}, ${now})
    on conflict (key) do update set settings = excluded.settings, due_at = excluded.due_at,
      label = coalesce(${label}, oracle.label), failures = 0
    where oracle.asset_type = excluded.asset_type and oracle.provider = 'http'
    returning key`.execute(db);
  return found.rows.length > 0;
}

/** The keys of the services whose turn it is. */
export async function listDue(db: Database, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('oracle')
    .select('key')
    .where('provider', '=', 'http')
    .where('due_at', '<=', now)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** The service of a key, if it is one. */
export async function findService(db: Database, key: string): Promise<OracleService | null> {
  const row = await db
    .selectFrom('oracle')
    .select(['key', 'asset_type as assetType', 'failures', 'settings'])
    .where('key', '=', key)
    .where('provider', '=', 'http')
    .executeTakeFirst();
  const read = settings.safeParse(row?.settings);
  return row === undefined || !read.success ? null : { ...row, settings: read.data };
}

/** When a service is asked next. */
export async function setDue(db: Database, key: string, due: Date): Promise<void> {
  await db.updateTable('oracle').set({ due_at: due }).where('key', '=', key).execute();
}

/**
 * Writes down that a service did not answer as agreed, and when it is asked again; what it said before stays. Answers how many times in
 * a row that is.
 */
export async function markFailed(
  db: Database,
  key: string,
  { failure, now, due }: { readonly failure: string; readonly now: Date; readonly due: Date },
): Promise<number> {
  const found = await sql<{ failures: number }>`
    update oracle set failure = ${failure}, failures = failures + 1, due_at = ${due},
      failing_since = coalesce(failing_since, ${now})
    where key = ${key} returning failures`.execute(db);
  return found.rows[0]?.failures ?? 0;
}
