import { sql } from 'kysely';
import type { DisabledFields } from '@huella/domain/engine/access/field-access';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** Which fields of which asset type, in which establishment. */
export interface FieldsPlace {
  readonly boxId: number;
  readonly assetType: number;
}

/** What an establishment disables, and who said so when. */
export interface StoredPermissions extends DisabledFields {
  readonly version: number;
  readonly updatedAt: Date;
  /** Blank for an erased account. */
  readonly updatedBy: string;
}

/** What an establishment disables of an asset type; null while it never said anything. */
export async function findFieldPermissions(
  db: Database,
  { boxId, assetType }: FieldsPlace,
): Promise<StoredPermissions | null> {
  const row = await db
    .selectFrom('box_field_permission as f')
    .innerJoin('app_user as u', 'u.id', 'f.updated_by')
    .select(['f.shut_list as list', 'f.shut_new as new', 'f.shut_edit as edit', 'f.version'])
    .select(['f.updated_at as updatedAt', sql<string>`${actorName}`.as('updatedBy')])
    .where('f.box_id', '=', boxId)
    .where('f.asset_type', '=', assetType)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockFieldPermissions(
  inside: Inside,
  { boxId, assetType }: FieldsPlace,
): Promise<(DisabledFields & { readonly version: number }) | null> {
  const row = await inside
    .selectFrom('box_field_permission')
    .select(['shut_list as list', 'shut_new as new', 'shut_edit as edit', 'version'])
    .where('box_id', '=', boxId)
    .where('asset_type', '=', assetType)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what an establishment disables over a version of it, 0 for the first; false where somebody was faster. */
export async function saveFieldPermissions(
  inside: Inside,
  { boxId, assetType }: FieldsPlace,
  { disabled, version }: { readonly disabled: DisabledFields; readonly version: number },
  by: { readonly userId: number; readonly at: Date },
): Promise<boolean> {
  const said = {
    shut_list: disabled.list,
    shut_new: disabled.new,
    shut_edit: disabled.edit,
    version: version + 1,
    updated_at: by.at,
    updated_by: by.userId,
  };
  if (version === 0) {
    const first = await inside
      .insertInto('box_field_permission')
      .values({ box_id: boxId, asset_type: assetType, ...said })
      .onConflict((conflict) => conflict.columns(['box_id', 'asset_type']).doNothing())
      .executeTakeFirst();
    return first.numInsertedOrUpdatedRows === 1n;
  }
  const next = await inside
    .updateTable('box_field_permission')
    .set(said)
    .where('box_id', '=', boxId)
    .where('asset_type', '=', assetType)
    .where('version', '=', version)
    .executeTakeFirst();
  return next.numUpdatedRows === 1n;
}
