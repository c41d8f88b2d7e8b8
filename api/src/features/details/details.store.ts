import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import type { Uploader } from '../files/upload-quota.store';

/** A row that waits for its record. */
export interface DetailDraft {
  readonly id: number;
  readonly field: string;
  readonly values: Values;
}

/** Which record they are for: whose, under which id of a form, of which asset type. */
export interface DetailParent {
  readonly userId: number;
  readonly temporalId: string;
  readonly assetType: number;
}

/** The rows that a form has kept, the oldest first, at most `limit`. */
export async function listDrafts(
  db: Database,
  { userId, temporalId, assetType }: DetailParent,
  limit: number,
): Promise<readonly DetailDraft[]> {
  const rows = await db
    .selectFrom('detail_draft')
    .select(['id', 'field', 'row'])
    .where('user_id', '=', userId)
    .where('temporal_id', '=', temporalId)
    .where('asset_type', '=', assetType)
    .orderBy('id')
    .limit(limit)
    .execute();
  // What was written was the outcome of a check.
  return rows.map(({ id, field, row }) => ({ id, field, values: row as Values }));
}

/** Keeps a row and answers its id. */
export async function insertDraft(
  db: Database,
  parent: DetailParent,
  { field, values, networkMark }: Omit<DetailDraft, 'id'> & Pick<Uploader, 'networkMark'>,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('detail_draft')
    .values({
      user_id: parent.userId,
      temporal_id: parent.temporalId,
      asset_type: parent.assetType,
      field,
      row: JSON.stringify(values),
      network_mark: networkMark,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Takes the rows that a form has kept, the oldest first: of two who take at once, one gets them. */
export async function claimDrafts(
  db: Inside,
  { userId, temporalId, assetType }: DetailParent,
): Promise<readonly DetailDraft[]> {
  const rows = await db
    .deleteFrom('detail_draft')
    .where('user_id', '=', userId)
    .where('temporal_id', '=', temporalId)
    .where('asset_type', '=', assetType)
    .returning(['id', 'field', 'row'])
    .execute();
  return rows
    .map(({ id, field, row }) => ({ id, field, values: row as Values })) // the outcome of a check
    .sort((one, other) => one.id - other.id);
}

/** Removes rows of a user; those of others, and those that are gone, are left as they are. */
export async function removeDrafts(db: Database, userId: number, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('detail_draft')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Removes the rows that nobody came back for since a moment; answers how many went. */
export async function removeOldDrafts(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('detail_draft').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
