import { sql } from 'kysely';
import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import type { Database } from '../../db/database';

/** Uploads that a list of them shows. */
const listed = 5;

/** The user's own uploads for new assets of an establishment that were not submitted, the latest first. */
export async function listUnfinished(
  db: Database,
  userId: number,
  boxId: number,
  assetType: number,
): Promise<readonly UnfinishedUpload[]> {
  const rows = await db
    .selectFrom('upload')
    .select((of) => [
      'id',
      'original_name',
      'paired_at',
      'touched_at',
      of
        .selectFrom('staged_row')
        .select(sql<number>`count(*)::int`.as('rows'))
        .whereRef('staged_row.upload_id', '=', 'upload.id')
        .where('removed', '=', false)
        .as('rows'),
    ])
    .where('user_id', '=', userId)
    .where('box_id', '=', boxId)
    .where('asset_type', '=', assetType)
    .where('mode', '=', 'add')
    .where('run_id', 'is', null)
    .orderBy('touched_at', 'desc')
    .limit(listed)
    .execute();
  return rows.map((row) => ({
    ExcelUploadId: row.id,
    original_name: row.original_name,
    rows: row.rows ?? 0,
    paired: row.paired_at !== null,
    touchedAt: row.touched_at.toISOString(),
  }));
}
