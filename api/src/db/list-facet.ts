import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import { knowsOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { foldKey } from '@huella/domain/fold';
import { maxFacetParts } from '@huella/domain/engine/lists/facet';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Database } from './database';
import { jsonText, sortExpression } from './list-conditions';
import type { MatchKey } from './list-scan';
import type { Apart } from './list-state';

/**
 * What a list finds without its page, each match as its id and a key of it, as SQL: what a facet is counted over. The
 * key follows from the attribute.
 */
export type Matches = (
  sort: Attribute | null,
  keyOfMatch?: MatchKey,
  /** What they meet as well. */
  within?: RawBuilder<boolean>,
) => RawBuilder<unknown>;

/** A value as it is kept to be compared, folded, and how many have it. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** A range of figures, or of days since 1970, in parts of equal width. */
export interface RangeCounts {
  readonly min: number;
  readonly max: number;
  readonly counts: readonly number[];
}

/**
 * How many of the matches have each value of an attribute, most first; of equally many, in the order of the values.
 * What has several values counts for each of them. A lot is a value by its id, and so is being in none.
 * @param apart where all have a value of the field and few another one than most: which ones
 * @param total how many match, where that is known
 */
export async function countValues(
  db: Database,
  matches: Matches,
  field: Attribute,
  apart: Apart | null,
  total: number | null = null,
): Promise<readonly ValueCount[]> {
  const counts =
    apart === null
      ? sql`(${countsOf(valuesOf(matches, field))})`
      : countsBesides(matches, field, apart, total);
  const counted = await sql<{ readonly value: string | null; readonly count: number }>`
    select value, count::integer from ${counts} as counted where count > 0
    order by count desc, value collate "C"`.execute(db);
  return counted.rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
}

/** Asked of each row whether it has a value, the database would find the value twice: none is a value, too. */
function countsOf(values: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select value, count(*) as count from (${values}) as held group by value`;
}

/** Those that may have another value are looked at, and all are counted, which an index does. */
function countsBesides(
  matches: Matches,
  field: Attribute,
  { most, rows }: Apart,
  total: number | null,
): RawBuilder<unknown> {
  const all =
    total === null ? sql`(select count(*) from (${matches(null)}) as found)` : sql`${total}::bigint`;
  return sql`(
    with others as materialized (
      select value, count from (${countsOf(valuesOf(matches, field, rows))}) as few where value <> ${most}::text
    )
    select value, count from others
    union all
    select ${most}::text, ${all} - coalesce(sum(count), 0) from others)`;
}

function valuesOf(matches: Matches, field: Attribute, within?: RawBuilder<boolean>): RawBuilder<unknown> {
  if (field.follows === 'lot')
    return sql`
      select coalesce(m.lot_id::text, ${noLot}::text) as value
      from (${matches(null)}) as found left join asset m on m.id = found.id and m.lot_id is not null`;
  if (fieldKinds[field.type].chooses === 'several') {
    const found = matches(field, (_query, _reading, text) => text ?? jsonText(field));
    // What was kept otherwise, in a stray record, is no list.
    return sql`
      select each.value from (${found}) as found,
        jsonb_array_elements_text(case when found.key like '[%' then found.key::jsonb else '[]' end) as each (value)`;
  }
  const found = matches(field, (_query, reading, text) => sortExpression(field, reading, text), within);
  return sql`select found.key as value from (${found}) as found`;
}

/**
 * How the values of an attribute, a figure or a day with a slot, are spread over the matches: `maxFacetParts` parts,
 * fewer where the values are whole and there are fewer of them. Null where no match has a value. Matches are counted by
 * their value first, which the database does with several workers, and few values are then spread.
 */
export async function countRange(
  db: Database,
  matches: Matches,
  field: Attribute,
): Promise<RangeCounts | null> {
  const found = matches(field, (_query, reading) => {
    const value = sortExpression(field, reading);
    return fieldKinds[field.type].slots === 'd' ? sql`(${value} - date '1970-01-01')` : value;
  });
  const counted = await sql<{ readonly min: number; readonly max: number; readonly counts: number[] }>`
    with held as materialized (
      select key::double precision as value, count(*) as count from (${found}) as found where key is not null group by key
    ),
    ends as (
      select min(value) as low, max(value) as high, bool_and(value = floor(value)) as whole from held having count(*) > 0
    ),
    parts as (
      select low, high, case when whole then high + 1 else high end as beyond,
        case when low = high then 1
          when whole then least(${maxFacetParts}::integer, high - low + 1)::integer
          else ${maxFacetParts}::integer end as number
      from ends
    ),
    filled as (
      select case when p.number = 1 then 1
          else least(width_bucket(h.value, p.low, p.beyond, p.number), p.number) end as part,
        sum(h.count)::integer as count
      from held h cross join parts p group by 1
    )
    select p.low as min, p.high as max,
      (select json_agg(coalesce(f.count, 0) order by each.part)
        from generate_series(1, p.number) as each (part) left join filled f on f.part = each.part) as counts
    from parts p`.execute(db);
  return counted.rows[0] ?? null;
}

/** Attributes are literals: what their options are called is worked out once. */
const keyReaders = new WeakMap<Attribute, (value: string) => string>();

/** What the key of an option is whose value is kept to be compared, of an attribute; what is no option is its own key. */
export function keyOfValue(field: Attribute): (value: string) => string {
  const known = keyReaders.get(field);
  if (known !== undefined) return known;
  const keys = knowsOptions(field)
    ? optionsOf(field).map(({ key }) => key)
    : (field.validations?.validValues ?? []);
  const byValue = new Map(keys.map((key) => [foldKey(key), key]));
  const keyOf = (value: string) => byValue.get(value) ?? value;
  keyReaders.set(field, keyOf);
  return keyOf;
}
