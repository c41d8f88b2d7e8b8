import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import type { SheetPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Database } from '../../db/database';
import type { Tables } from '../../db/tables';

/** Uploads that a list of them shows. */
const listed = 5;

/** The user's own uploads for a purpose in an establishment that were not submitted, the latest first. */
export async function listUnfinished(
  db: Database,
  userId: number,
  { boxId, assetType, purpose }: UnfinishedIn,
): Promise<readonly UnfinishedUpload[]> {
  const rows = await db
    .selectFrom('upload')
    .select((of) => [
      'id',
      'original_name',
      'event_type',
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
    .where((of) => isFor(of, purpose))
    .where('run_id', 'is', null)
    .orderBy('touched_at', 'desc')
    .limit(listed)
    .execute();
  return rows.map((row) => ({
    ExcelUploadId: row.id,
    original_name: row.original_name,
    eventType: row.event_type,
    rows: row.rows ?? 0,
    paired: row.paired_at !== null,
    touchedAt: row.touched_at.toISOString(),
  }));
}

/** Where uploads are looked for, and what they are for. */
export interface UnfinishedIn {
  readonly boxId: number;
  readonly assetType: number;
  readonly purpose: SheetPurpose;
}

/** Whether an upload is for a purpose, as `purposeOf` has it. */
function isFor(of: ExpressionBuilder<Tables, 'upload'>, purpose: SheetPurpose): Expression<SqlBool> {
  const { transfer } = engineEvents;
  switch (purpose) {
    case 'add':
    case 'update':
      return of.and([of('mode', '=', purpose), of('event_type', 'is', null)]);
    case 'event':
      return of('event_type', '<>', transfer);
    case 'transfer':
      return of('event_type', '=', transfer);
  }
}
