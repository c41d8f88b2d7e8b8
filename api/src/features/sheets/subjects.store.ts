import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { AssetKey } from '../../db/index-slots';
import { lines, wholeNumbers } from '../../db/lines';

/** An asset that a row of a sheet is about. */
export interface SheetSubject {
  readonly id: number;
  readonly attributes: Values;
  readonly paused: boolean;
  /** On its way to another establishment. */
  readonly inTransit: boolean;
  /** How many events it has. */
  readonly sequence: number;
}

/** The living assets of some ids in an establishment; others are not there. */
export async function listSubjects(
  db: Database,
  place: { readonly boxId: number; readonly assetType: number },
  ids: readonly number[],
): Promise<ReadonlyMap<number, SheetSubject>> {
  if (ids.length === 0) return new Map();
  const found = await sql<SheetSubject>`
    select id, attributes, paused_message is not null as paused, transfer_id is not null as "inTransit", sequence
    from asset
    where id = any(${[...ids]}::bigint[]) and box_id = ${place.boxId}
      and asset_type = ${place.assetType} and deleted_at is null`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Who has some identifiers: asset ids by `nameOfKey`. One question for all of them. */
export async function listHolders(
  db: Database,
  assetType: number,
  keys: readonly AssetKey[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const found = await sql<AssetKey & { readonly asset_id: number }>`
    select v.attribute, v.scope, coalesce(v.value, '') as value, k.asset_id
    from unnest(${lines(keys.map(({ attribute }) => attribute))},
                ${wholeNumbers(keys.map(({ scope }) => scope))}::bigint[],
                ${lines(keys.map(({ value }) => value))}) as v (attribute, scope, value)
    cross join lateral (
      -- One at most: said, the index is asked for each, and not the whole table for all.
      select asset_id from asset_key where asset_type = ${assetType} and attribute = v.attribute
        and scope = v.scope and value = coalesce(v.value, '') limit 1
    ) as k`.execute(db);
  return new Map(found.rows.map((row) => [nameOfKey(row), row.asset_id]));
}

/** An identifier as one text. */
export function nameOfKey({ attribute, scope, value }: AssetKey): string {
  return `${attribute}\n${String(scope)}\n${value}`;
}
