import { sql, type RawBuilder } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import { mapInTurns } from '../../yielder';
import type { Database } from '../database';
import { keysOf, type AssetKey } from '../index-slots';
import { lines, wholeNumbers } from '../lines';

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
  const keys = await mapInTurns(claims, ({ assetId, ownerCompanyId, values }) =>
    keysOf(model, values, ownerCompanyId).map((key) => ({ ...key, assetId })),
  );
  const wanted = keys.flat();
  if (wanted.length === 0) return new Map();
  const claimed = await sql`
    insert into asset_key (asset_type, attribute, scope, value, asset_id)
    select ${model.id}, r.attribute, r.scope, coalesce(r.value, ''), r.asset_id from ${records(wanted)}
    order by r.attribute collate "C", r.scope, r.value collate "C" nulls first, r.asset_id
    on conflict on constraint asset_key_unique do nothing`.execute(db);
  // As a rule all are free, and thousands need not be named.
  if (claimed.numAffectedRows === BigInt(wanted.length)) return new Map();
  const taken = await listTaken(db, model, wanted);
  await releaseKeys(db, [...taken.keys()]);
  return taken;
}

type WantedKey = AssetKey & { readonly assetId: number };

/** Wanted identifiers as rows `r`; an empty value is null there. */
function records(wanted: readonly WantedKey[]): RawBuilder<unknown> {
  return sql`
    unnest(${lines(wanted.map(({ attribute }) => attribute))},
           ${wholeNumbers(wanted.map(({ scope }) => scope))}::bigint[],
           ${lines(wanted.map(({ value }) => value))},
           ${wholeNumbers(wanted.map(({ assetId }) => assetId))}::bigint[]) as r(attribute, scope, value, asset_id)`;
}

/** By asset, the attributes among those wanted that it does not have. */
async function listTaken(
  db: Database,
  model: AssetType,
  wanted: readonly WantedKey[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = await sql<{ asset_id: number; attribute: string }>`
    select r.asset_id, r.attribute from ${records(wanted)}
    join asset_key k on k.asset_type = ${model.id} and k.attribute = r.attribute and k.scope = r.scope
      and k.value = coalesce(r.value, '') and k.asset_id = r.asset_id`.execute(db);
  const own = new Set(found.rows.map((row) => `${row.asset_id} ${row.attribute}`));
  const taken = new Map<number, string[]>();
  for (const { assetId, attribute } of wanted) {
    if (!own.has(`${assetId} ${attribute}`)) taken.set(assetId, [...(taken.get(assetId) ?? []), attribute]);
  }
  return taken;
}

/** A living asset that has a wanted identifier; its place and values where that is of the company that asks. */
export interface KeyHolder {
  /** Of the record that wants it. */
  readonly key: number;
  readonly attribute: string;
  readonly assetId: number;
  readonly boxId: number | null;
  readonly values: Values | null;
}

/** Who has some identifiers that records want: one question for all. The caller asks who may learn of them. */
export async function listKeyHolders(
  db: Database,
  model: AssetType,
  companyId: number,
  wanted: readonly (AssetKey & { readonly key: number })[],
): Promise<readonly KeyHolder[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<KeyHolder>`
    select r.key, r.attribute, k.asset_id as "assetId", b.id as "boxId",
           case when b.id is not null then a.attributes end as "values"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as r(key integer, attribute text, scope bigint, value text)
    join asset_key k on k.asset_type = ${model.id} and k.attribute = r.attribute
      and k.scope = r.scope and k.value = r.value
    left join asset a on a.id = k.asset_id
    left join box b on b.id = a.box_id and b.company_id = ${companyId}`.execute(db);
  return rows;
}

/** Gives the identifiers of assets back: others may claim them. */
export async function releaseKeys(db: Database, assetIds: readonly number[]): Promise<void> {
  if (assetIds.length === 0) return;
  await sql`delete from asset_key where asset_id = any(${[...assetIds]}::bigint[])`.execute(db);
}
