import { sql, type RawBuilder } from 'kysely';
import { tailLength, type SoughtKeys } from '@huella/domain/engine/lists/sought-keys';
import type { Database } from './database';
import { wholeNumbers } from './lines';

/** The slots that have an index of their own by which identifiers are found in an establishment. */
export const searchedSlots = ['t1', 't2'] as const;
type SearchedSlot = (typeof searchedSlots)[number];

/** Where assets are searched for, always an argument: an identifier that may be listed of a type in an establishment. */
export interface SearchPlace {
  readonly boxId: number;
  readonly companyId: number;
  readonly assetType: number;
  readonly attribute: string;
  /** Null where only the claims on identifiers hold it. */
  readonly slot: SearchedSlot | null;
}

/** An asset that has an identifier which answers, folded; whoever asks ranks them. */
export interface KeyedAsset {
  readonly id: number;
  readonly attribute: string;
  readonly value: string;
  readonly gone: boolean;
}

/** As many are read of each way to find one; whoever asks shows fewer. */
const perWay = 24;

/**
 * So many claims are looked at of one beginning, or of one end: others than those of the establishments that are searched
 * are among them, and a text that so many have is to be typed on.
 */
const looked = 5_000;

/**
 * Assets of the places whose identifiers a text is, begins or ends: those that live, and by their beginnings those that
 * were retired. Beginnings are found by the slots of each establishment, so that others cost nothing; ends, and what has no
 * slot with an index, by the claims on identifiers (decision 75).
 */
export async function findKeyed(
  db: Database,
  places: readonly SearchPlace[],
  { whole, ends }: Pick<SoughtKeys, 'whole' | 'ends'>,
): Promise<readonly KeyedAsset[]> {
  if (places.length === 0 || whole.length === 0) return [];
  const ways = whole.flatMap((key) => [
    ...searchedSlots.flatMap((slot) => [beginningIn(slot, key, false), beginningIn(slot, key, true)]),
    beginningAmongClaims(key),
  ]);
  const all = [...ways, ...ends.map(endAmongClaims)].map((way) => sql`(${way} limit ${perWay})`);
  const column = (read: (place: SearchPlace) => number) => wholeNumbers(places.map(read));
  const found = await sql<KeyedAsset>`
    with p as materialized (
      select * from unnest(${column(({ boxId }) => boxId)}::bigint[],
        ${column(({ companyId }) => companyId)}::bigint[], ${column(({ assetType }) => assetType)}::integer[],
        ${places.map(({ attribute }) => attribute)}::text[], ${places.map(({ slot }) => slot)}::text[]
      ) as p(box_id, company_id, asset_type, attribute, slot)
    )
    select distinct * from (${sql.join(all, sql` union all `)}) as found(id, attribute, value, gone)`.execute(
    db,
  );
  return found.rows;
}

/** The range of what begins with a key, of a column that compares by its bytes. */
function begins(column: RawBuilder<unknown>, key: string): RawBuilder<boolean> {
  return sql<boolean>`${column} >= ${key} and ${column} < ${`${key}\u{10ffff}`}`;
}

function beginningIn(slot: SearchedSlot, key: string, gone: boolean): RawBuilder<unknown> {
  const column = sql.ref(`s.${slot}`);
  return sql`
    select f.asset_id, p.attribute, f.value, ${gone}::boolean from p cross join lateral (
      select s.asset_id, ${column} as value from asset_slot s
      where s.box_id = p.box_id and s.asset_type = p.asset_type and ${gone ? sql`s.deleted` : sql`not s.deleted`}
        and ${begins(column, key)}
      order by ${column} limit ${perWay}
    ) f where p.slot = ${slot}
    order by f.value`;
}

function beginningAmongClaims(key: string): RawBuilder<unknown> {
  return sql`
    select f.asset_id, f.attribute, f.value, false
    from (select distinct asset_type, attribute, company_id from p where slot is null) w
    cross join lateral (
      select k.asset_id, k.attribute, k.value from asset_key k
      where k.asset_type = w.asset_type and k.attribute = w.attribute and k.scope in (0, w.company_id)
        and ${begins(sql`k.value`, key)}
      limit ${looked}
    ) f join asset_slot s on s.asset_id = f.asset_id and not s.deleted
    join p on p.box_id = s.box_id and p.asset_type = s.asset_type and p.attribute = f.attribute
    order by f.value`;
}

/** In no order: the database stops at the first few that may be shown. */
function endAmongClaims(key: string): RawBuilder<unknown> {
  const end = [...key].toReversed().slice(0, tailLength).join('');
  return sql`
    select f.asset_id, f.attribute, f.value, false from (
      select k.asset_id, k.attribute, k.value from asset_key k
      where ${begins(sql`(reverse(right(k.value, ${sql.lit(tailLength)})) collate "C")`, end)}
        and right(k.value, ${[...key].length}) = ${key}
      limit ${looked}
    ) f join asset_slot s on s.asset_id = f.asset_id and not s.deleted
    join p on p.box_id = s.box_id and p.asset_type = s.asset_type and p.attribute = f.attribute`;
}
