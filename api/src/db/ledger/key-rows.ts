import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/assets/asset-type';
import type { Values } from '@huella/domain/fields/value';
import type { Database } from '../database';
import { keysOf } from '../index-slots';
import { lines } from '../lines';

/** Assets whose identifiers are to be claimed. */
export interface Claim {
  readonly assetId: number;
  readonly ownerCompanyId: number;
  readonly values: Values;
}

/**
 * Claims the identifiers of assets, in one order for everybody; the primary key lets one asset have each. Answers,
 * by asset, the attributes that another living asset has; what such an asset did claim is given back.
 */
export async function claimKeys(
  db: Database,
  model: AssetType,
  claims: readonly Claim[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const wanted = claims.flatMap((claim) =>
    keysOf(model, claim.values, claim.ownerCompanyId).map((key) => ({ ...key, asset_id: claim.assetId })),
  );
  if (wanted.length === 0) return new Map();
  const claimed = await sql<{ asset_id: number; attribute: string }>`
    insert into asset_key (asset_type, attribute, scope, value, asset_id)
    select ${model.id}, r.attribute, r.scope, coalesce(r.value, ''), r.asset_id
    from unnest(${lines(wanted.map(({ attribute }) => attribute))}, ${wanted.map(({ scope }) => scope)}::bigint[],
                ${lines(wanted.map(({ value }) => value))}, ${wanted.map((key) => key.asset_id)}::bigint[])
      as r(attribute, scope, value, asset_id)
    order by r.attribute collate "C", r.scope, r.value collate "C" nulls first, r.asset_id
    on conflict on constraint asset_key_unique do nothing
    returning asset_id, attribute`.execute(db);
  const own = new Set(claimed.rows.map((row) => `${row.asset_id} ${row.attribute}`));
  const taken = new Map<number, string[]>();
  for (const { asset_id, attribute } of wanted) {
    if (!own.has(`${asset_id} ${attribute}`))
      taken.set(asset_id, [...(taken.get(asset_id) ?? []), attribute]);
  }
  await releaseKeys(db, [...taken.keys()]);
  return taken;
}

/** Gives the identifiers of assets back: others may claim them. */
export async function releaseKeys(db: Database, assetIds: readonly number[]): Promise<void> {
  if (assetIds.length === 0) return;
  await sql`delete from asset_key where asset_id = any(${[...assetIds]}::bigint[])`.execute(db);
}
