import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { queueDiscard } from '../files/files.store';
import type { Upload } from './sheets.store';

/** Removes an upload that is locked, with its rows, and has its file removed, unless another reading of it is kept. */
export async function removeWithFile(
  db: Inside,
  { id, storageName }: Pick<Upload, 'id' | 'storageName'>,
): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
  if (!(await isRead(db, storageName))) await queueDiscard(db, storageName);
}

/** Whether an upload is of this file. */
async function isRead(db: Inside, storageName: string | null): Promise<boolean> {
  if (storageName === null) return false;
  const found = await db
    .selectFrom('upload')
    .select('id')
    .where('storage_name', '=', storageName)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Removes the uploads that nobody submitted: those that were never worked on, or are of a sandbox, and were last touched
 * before the one moment, and all that were last touched before the other. Answers how many went.
 */
export async function removeForgottenUploads(
  db: Database,
  { unused, worked }: { readonly unused: Date; readonly worked: Date },
): Promise<number> {
  const result = await sql`
    delete from upload u
    where u.run_id is null and (u.touched_at < ${worked} or (u.touched_at < ${unused} and (
      u.touched_at = u.created_at or exists (select from app_user a where a.id = u.user_id and a.sandbox))))`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}
