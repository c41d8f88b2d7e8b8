import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { wholeNumbers } from '../../db/lines';
import { removeWithFile } from './forgotten.store';
import type { Upload } from './sheets.store';

/** The assets that the rows of an upload name that have no error, in the order of the rows. */
export async function listNamedAssets(db: Database, uploadId: number): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select asset_id as id from upload_row
    where upload_id = ${uploadId} and not removed and asset_id is not null
      and not issues @> '[{"level": "error"}]'
    order by row`.execute(db);
  return found.rows.map(({ id }) => id);
}

/**
 * Removes the rows that name these assets, right or wrong, from an upload for good: pairing it anew brings none of them
 * back. Answers how many rows are left in it.
 */
async function removeNamedRows(db: Inside, uploadId: number, assetIds: readonly number[]): Promise<number> {
  await sql`
    delete from upload_row
    where upload_id = ${uploadId} and asset_id = any(${wholeNumbers(assetIds)}::bigint[])`.execute(db);
  const found = await sql<{ left: number }>`
    select count(*)::int as left from staged_row
    where upload_id = ${uploadId} and not removed and not is_blank`.execute(db);
  return found.rows[0]?.left ?? 0;
}

/**
 * Takes the rows of what was transferred out of an upload that is locked. What stays of it are rows that named nothing
 * that went: they can be corrected and sent later. With none left the upload is at its end and goes.
 */
export async function takeOutNamed(
  db: Inside,
  upload: Pick<Upload, 'id' | 'storageName'>,
  assetIds: readonly number[],
): Promise<void> {
  const left = await removeNamedRows(db, upload.id, assetIds);
  if (left === 0) await removeWithFile(db, upload);
}
