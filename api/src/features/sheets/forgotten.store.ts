import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** Removes an upload that is locked, with its rows. */
export async function removeUpload(db: Inside, id: number): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Whether an upload is of this file. */
export async function isRead(db: Inside, storageName: string | null): Promise<boolean> {
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
