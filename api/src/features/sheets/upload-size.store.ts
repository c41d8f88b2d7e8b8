import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** What the rows of an upload take, in bytes: it counts against the quota of its user until a run takes them. */

const sizeOfRows = sql<number>`coalesce(sum(
  octet_length(cells::text) + coalesce(octet_length(texts::text), 0) + coalesce(octet_length(issues::text), 0)
  + coalesce(octet_length(values::text), 0)), 0)::bigint`;

/** Says what the rows of a new upload take. */
export async function updateSize(db: Inside, uploadId: number, bytes: number): Promise<void> {
  await db.updateTable('upload').set({ bytes }).where('id', '=', uploadId).execute();
}

/** What the rows of an upload of a user take; 0 where they have none. */
export async function findSize(db: Database, userId: number, uploadId: number): Promise<number> {
  const row = await db
    .selectFrom('upload')
    .select('bytes')
    .where('id', '=', uploadId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Measures all rows of an upload again. */
export async function measureUpload(db: Inside, uploadId: number): Promise<void> {
  await sql`
    update upload set bytes = (select ${sizeOfRows} from upload_row where upload_id = ${uploadId})
    where id = ${uploadId}`.execute(db);
}

/** What some rows of an upload take; blank ones, which are not stored, take nothing. */
export async function findSizeOfRows(
  db: Database,
  uploadId: number,
  numbers: readonly number[],
): Promise<number> {
  const found = await sql<{ bytes: number }>`
    select ${sizeOfRows} as bytes from upload_row
    where upload_id = ${uploadId} and row = any(${[...numbers]}::integer[])`.execute(db);
  return found.rows[0]?.bytes ?? 0;
}

/** Says that the rows of an upload take more, or with a negative number less. */
export async function addToSize(db: Inside, uploadId: number, bytes: number): Promise<void> {
  await sql`update upload set bytes = greatest(0, bytes + ${bytes}) where id = ${uploadId}`.execute(db);
}
