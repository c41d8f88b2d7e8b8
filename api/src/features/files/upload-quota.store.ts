import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** Who sends bytes: a user, and the mark of the network that they come from (`markOf`). */
export interface Uploader {
  readonly userId: number;
  /** Null where nobody called, as for demo data. */
  readonly networkMark: string | null;
}

/** Bytes that came in and that no record holds. */
export interface UnheldBytes {
  readonly ofUser: number;
  readonly ofNetwork: number;
  readonly isSandbox: boolean;
}

/** What a file or an upload counts at least, in bytes: the block that an empty one takes of a disk. */
export const minBytes = 4_096;

/** What a user has sent and no record holds yet, reservations included, and the same of their network. */
export async function findUnheldBytes(
  db: Database,
  { userId, networkMark }: Uploader,
  now: Date,
): Promise<UnheldBytes> {
  const ofUser = sql`user_id = ${userId}`;
  const ofNetwork = sql`network_mark = ${networkMark}`;
  const found = await sql<UnheldBytes>`
    select ${sumOf(ofUser, now)} as "ofUser", ${sumOf(ofNetwork, now)} as "ofNetwork",
           coalesce((select sandbox from app_user where id = ${userId}), false) as "isSandbox"`.execute(db);
  return found.rows[0] ?? { ofUser: 0, ofNetwork: 0, isSandbox: false };
}

function sumOf(sender: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql`(
    select coalesce(sum(bytes), 0)::bigint from (
      select greatest(size, ${minBytes}) as bytes from stored_file where ${sender} and state <> 'held'
      union all select greatest(bytes, ${minBytes}) from upload where ${sender} and run_id is null
      union all select octet_length(row::text) from detail_draft where ${sender}
      union all select bytes from upload_reservation where ${sender} and lapses_at > ${now}
    ) as unheld)`;
}

/**
 * Lets one after the other reserve room for a network, and for a user: held until the transaction ends. The network comes
 * first for everybody, so that nobody waits for somebody who waits.
 */
export async function lockUploader(db: Inside, { userId, networkMark }: Uploader): Promise<void> {
  if (networkMark !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended(${networkMark}, 0))`.execute(db);
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Writes a reservation and answers its id. */
export async function insertReservation(
  db: Inside,
  { userId, networkMark }: Uploader,
  { bytes, lapsesAt }: { readonly bytes: number; readonly lapsesAt: Date },
): Promise<number> {
  const row = await db
    .insertInto('upload_reservation')
    .values({ user_id: userId, network_mark: networkMark, bytes, lapses_at: lapsesAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateReservation(db: Inside, id: number, bytes: number): Promise<void> {
  await db.updateTable('upload_reservation').set({ bytes }).where('id', '=', id).execute();
}

export async function removeReservation(db: Database, id: number): Promise<void> {
  await db.deleteFrom('upload_reservation').where('id', '=', id).execute();
}

/** Removes the reservations that lapsed before a moment. Answers how many. */
export async function removeLapsedReservations(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('upload_reservation').where('lapses_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
