import { sql } from 'kysely';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import type { Database } from '../database';
import { arrayText, jsonLines, lines } from '../lines';
import { raiseTally } from './tally-rows';

/** Where assets go, and when they leave. */
export interface Move {
  readonly boxId: number;
  /** Null leaves the owner. */
  readonly ownerCompanyId: number | null;
  readonly at: Date;
  readonly now: Date;
}

/** An asset that moves by an event, with the hash of its link, and what changes of its private attributes. */
export interface MovedAssetRow {
  readonly id: number;
  readonly changes: Values;
  readonly hash: Buffer;
}

/**
 * What a company had of some assets when they last left an establishment of its own, by their ids: what it kept private
 * is read from there when they come back (decision 26).
 */
export async function listKeptBy(
  db: Database,
  companyId: number,
  assetType: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Values>> {
  const found = await sql<{ id: number; attributes: Values }>`
    select distinct on (d.asset_id) d.asset_id as id, d.attributes
    from transferred_asset d join box b on b.id = d.box_id
    where b.company_id = ${companyId} and d.asset_type = ${assetType} and d.asset_id = any(${[...ids]}::bigint[])
    order by d.asset_id, (
      -- The order of recording: what is said of the day may be any.
      select max(l.sequence) from event_asset l join event e on e.id = l.event_id
      where l.asset_id = d.asset_id and e.box_id = d.box_id and e.target_box_id is not null) desc nulls last`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, attributes }) => [id, attributes]));
}

/**
 * Moves assets to another establishment, and to another owner where one is given, by an event that writes nothing else of
 * them than what is private; their version, sequence and the end of their chain go up with it. The establishment that they
 * leave keeps what they were (`transferred_asset`); the one that they come to keeps nothing of an earlier time, as they are
 * there. One statement writes each asset once, whatever the number. Slots of what changes are brought up to date by
 * `updateSlots`.
 */
export async function moveAssets(db: Database, rows: readonly MovedAssetRow[], move: Move): Promise<void> {
  const { boxId, ownerCompanyId, at, now } = move;
  const ids = rows.map(({ id }) => id);
  const moved = sql`${ids}::bigint[]`;
  const lives = sql`(deleted_at is null)::integer`;
  // Most change nothing, and their record is not written again.
  const names = rows.map(({ changes }) => Object.keys(changes));
  const written = rows.map(({ changes }) =>
    Object.keys(changes).length === 0 ? null : withoutNulls(changes),
  );
  const emptied = names.map((all, at) => {
    const gone = all.filter((name) => rows[at]?.changes[name] === null);
    return gone.length === 0 ? null : arrayText(gone);
  });
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
        folded_at = greatest(a.folded_at, ${at}), updated_at = ${now},
        attributes = case when r.changes is null then a.attributes
          else (a.attributes - coalesce(r.emptied::text[], '{}')) || r.changes::jsonb end
      from unnest(${moved}, ${lines(rows.map(({ hash }) => hash.toString('hex')))}, ${jsonLines(written)}, ${lines(emptied)})
        as r(id, hash, changes, emptied)
      where a.id = r.id
      returning a.box_id, a.asset_type, ${lives} as living
    )
    ${raiseTally(sql`select box_id, asset_type, living from gone union all select * from come`)}`.execute(db);
  await sql`update asset_slot set box_id = ${boxId} where asset_id = any(${moved})`.execute(db);
}
