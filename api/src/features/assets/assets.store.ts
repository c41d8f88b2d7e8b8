import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/assets/asset-type';
import type { Values } from '@huella/domain/fields/value';
import type { Database } from '../../db/database';
import { keysOf, slotsOf, type AssetKey } from '../../db/index-slots';

export interface AssetRecord {
  readonly id: number;
  readonly boxId: number;
  readonly ownerCompanyId: number;
  readonly assetType: number;
  readonly attributes: Values;
  readonly version: number;
  readonly pausedMessage: string | null;
  readonly deleted: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The asset of an id, or null. Whoever shows it asks for access to its establishment and type first. */
export async function findAsset(db: Database, id: number): Promise<AssetRecord | null> {
  const row = await db.selectFrom('asset').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    boxId: row.box_id,
    ownerCompanyId: row.owner_company_id,
    assetType: row.asset_type,
    attributes: row.attributes,
    version: row.version,
    pausedMessage: row.paused_message,
    deleted: row.deleted_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Living assets by type over some establishments. */
export async function countAssets(
  db: Database,
  boxIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (boxIds.length === 0) return new Map();
  const found = await sql<{ asset_type: number; total: number }>`
    select asset_type, count(*) as total from asset_slot
    where not deleted and box_id = any(${[...boxIds]}::bigint[]) group by 1`.execute(db);
  return new Map(found.rows.map((row) => [row.asset_type, row.total]));
}

export interface NewAsset {
  readonly model: AssetType;
  readonly boxId: number;
  readonly ownerCompanyId: number;
  readonly values: Values;
  readonly createdBy: number;
}

/** The outcome of a write: the asset, or the attributes whose identifier another living asset has. */
export type Written =
  | { readonly id: number; readonly version: number }
  | { readonly taken: readonly string[] }
  | { readonly stale: true };

/** Attributes that hold a value: nothing is stored for the empty ones. */
function filled(values: Values): string {
  return JSON.stringify(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)));
}

/** Writes an asset with its slots and identifiers. Run it in a transaction: a taken identifier must undo the rest. */
export async function insertAsset(db: Database, asset: NewAsset, now: Date): Promise<Written> {
  const row = await db
    .insertInto('asset')
    .values({
      box_id: asset.boxId,
      owner_company_id: asset.ownerCompanyId,
      asset_type: asset.model.id,
      attributes: filled(asset.values),
      created_by: asset.createdBy,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('asset_slot')
    .values({
      asset_id: row.id,
      box_id: asset.boxId,
      asset_type: asset.model.id,
      ...slotsOf(asset.model, asset.values),
    })
    .execute();
  const taken = await insertKeys(
    db,
    asset.model.id,
    row.id,
    keysOf(asset.model, asset.values, asset.ownerCompanyId),
  );
  return taken.length > 0 ? { taken } : row;
}

/**
 * Writes changed values if the asset still has the version that was edited: of two edits from one version the
 * second is stale. Run it in a transaction.
 */
export async function updateAsset(
  db: Database,
  model: AssetType,
  asset: AssetRecord,
  values: Values,
  now: Date,
): Promise<Written> {
  const updated = await db
    .updateTable('asset')
    .set({ attributes: filled(values), version: asset.version + 1, updated_at: now })
    .where('id', '=', asset.id)
    .where('box_id', '=', asset.boxId)
    .where('version', '=', asset.version)
    .where('deleted_at', 'is', null)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (updated === undefined) return { stale: true };
  await db.updateTable('asset_slot').set(slotsOf(model, values)).where('asset_id', '=', asset.id).execute();
  await db.deleteFrom('asset_key').where('asset_id', '=', asset.id).execute();
  const taken = await insertKeys(db, model.id, asset.id, keysOf(model, values, asset.ownerCompanyId));
  return taken.length > 0 ? { taken } : updated;
}

/** Claims identifiers; the primary key lets one asset have each. Answers the attributes that were taken. */
async function insertKeys(
  db: Database,
  assetType: number,
  assetId: number,
  keys: readonly AssetKey[],
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const claimed = await db
    .insertInto('asset_key')
    .values(keys.map((key) => ({ ...key, asset_type: assetType, asset_id: assetId })))
    .onConflict((conflict) => conflict.constraint('asset_key_unique').doNothing())
    .returning('attribute')
    .execute();
  const own = new Set(claimed.map((row) => row.attribute));
  return keys.map((key) => key.attribute).filter((attribute) => !own.has(attribute));
}
