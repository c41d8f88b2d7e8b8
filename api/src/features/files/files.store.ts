import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Announces a file that its owner may put until a moment. */
export async function insertFile(
  db: Database,
  file: {
    readonly storageName: string;
    readonly userId: number;
    readonly putSecretHash: Buffer;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({
      storage_name: file.storageName,
      user_id: file.userId,
      put_secret_hash: file.putSecretHash,
      state: 'announced',
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .execute();
}

/**
 * Takes the address of an announced file, if the secret fits and it has not expired: of many tries at once one gets
 * it. False when it cannot be had.
 */
export async function takeAddress(
  db: Database,
  storageName: string,
  putSecretHash: Buffer,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('stored_file')
    .set({ state: 'receiving' })
    .where('storage_name', '=', storageName)
    .where('put_secret_hash', '=', putSecretHash)
    .where('state', '=', 'announced')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Says that the bytes of a file are there. */
export async function updateStored(db: Database, storageName: string, size: number): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'stored', size })
    .where('storage_name', '=', storageName)
    .where('state', '=', 'receiving')
    .execute();
}

/** Registers a stored file of a user under the name it had; registering again keeps the newer name. */
export async function registerFile(
  db: Database,
  userId: number,
  storageName: string,
  originalName: string,
): Promise<{ readonly size: number } | null> {
  const row = await db
    .updateTable('stored_file')
    .set({ state: 'registered', original_name: originalName })
    .where('storage_name', '=', storageName)
    .where('user_id', '=', userId)
    .where('state', 'in', ['stored', 'registered'])
    .returning('size')
    .executeTakeFirst();
  return row === undefined ? null : { size: row.size ?? 0 };
}

/** Whether a user has registered a file. */
export async function hasFile(db: Database, userId: number, storageName: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .select('storage_name')
    .where('storage_name', '=', storageName)
    .where('user_id', '=', userId)
    .where('state', '=', 'registered')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets a file. Its bytes go first, so that none are left that nobody knows of. */
export async function removeFile(db: Database, storageName: string): Promise<void> {
  await db.deleteFrom('stored_file').where('storage_name', '=', storageName).execute();
}

/**
 * Files from before a moment that nobody needs any more: never registered, or of no upload that is still worked on
 * (touched since that moment and not submitted).
 */
export async function listOrphans(db: Database, before: Date, count: number): Promise<readonly string[]> {
  const found = await sql<{ storage_name: string }>`
    select storage_name from stored_file f
    where f.created_at < ${before} and (f.state <> 'registered' or not exists (
      select 1 from upload u
      where u.storage_name = f.storage_name and u.run_id is null and u.touched_at >= ${before}))
    order by f.created_at limit ${count}`.execute(db);
  return found.rows.map((row) => row.storage_name);
}
