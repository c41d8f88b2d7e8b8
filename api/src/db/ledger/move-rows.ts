import { sql } from 'kysely';
import type { Values } from '@huella/domain/fields/value';
import type { Database } from '../database';
import { lines } from '../lines';
import { raiseTally } from './tally-rows';

/** Where assets go, and when they leave. */
export interface Move {
  readonly boxId: number;
  /** Null leaves the owner. */
  readonly ownerCompanyId: number | null;
  readonly at: Date;
  readonly now: Date;
}

/** An asset that moves by an event, with the hash of its link: nothing else of it changes. */
export interface MovedAssetRow {
  readonly id: number;
  readonly changes: Values;
  readonly hash: Buffer;
}

/**
 * Moves assets to another establishment, and to another owner where one is given, by an event that writes nothing else of
 * them; their version, sequence and the end of their chain go up with it. The establishment that they leave keeps what
 * they were (`transferred_asset`); the one that they come to keeps nothing of an earlier time, as they are there. One
 * statement writes each asset once, whatever the number.
 * @throws when the event would write anything else, which would be lost
 */
export async function moveAssets(db: Database, rows: readonly MovedAssetRow[], move: Move): Promise<void> {
  const { boxId, ownerCompanyId, at, now } = move;
  if (rows.some(({ changes }) => Object.keys(changes).length > 0))
    throw new Error('an event that moves assets writes nothing else of them');
  const ids = rows.map(({ id }) => id);
  const moved = sql`${ids}::bigint[]`;
  const lives = sql`(deleted_at is null)::integer`;
  await sql`
    with gone as (
      select id, box_id, asset_type, attributes, -${lives} as living from asset where id = any(${moved})
    ), kept as (
      insert into transferred_asset (box_id, asset_type, asset_id, target_box_id, left_at, attributes)
      select box_id, asset_type, id, ${boxId}, ${at}, attributes from gone
      on conflict (box_id, asset_type, asset_id) do update
        set target_box_id = excluded.target_box_id, left_at = excluded.left_at, attributes = excluded.attributes
    ), back as (
      delete from transferred_asset where box_id = ${boxId} and asset_id = any(${moved})
    ), come as (
      update asset a set box_id = ${boxId}, owner_company_id = coalesce(${ownerCompanyId}::bigint, owner_company_id),
        version = a.version + 1, sequence = a.sequence + 1, chain_hash = decode(r.hash, 'hex'),
        folded_at = greatest(a.folded_at, ${at}), updated_at = ${now}
      from unnest(${moved}, ${lines(rows.map(({ hash }) => hash.toString('hex')))}) as r(id, hash)
      where a.id = r.id
      returning a.box_id, a.asset_type, ${lives} as living
    )
    ${raiseTally(sql`select box_id, asset_type, living from gone union all select * from come`)}`.execute(db);
  await sql`update asset_slot set box_id = ${boxId} where asset_id = any(${moved})`.execute(db);
}
