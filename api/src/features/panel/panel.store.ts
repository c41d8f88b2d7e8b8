import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Database } from '../../db/database';
import type { Ask } from '../../db/kept-answers';
import { condition, jsonText, sortExpression } from '../../db/list-conditions';
import type { Matches } from '../../db/list-facet';
import type { Summed } from '../../db/list-sums';
import { wholeNumbers } from '../../db/lines';

/** What a card asks: how many matches meet its filters, and what an attribute of those comes to. */
export interface CardQuestion {
  readonly when: readonly Filter[];
  readonly field: Attribute | null;
}

export interface Counted {
  readonly count: number;
  /** How many have a value, and what these add up to, by the figures that were asked for. */
  readonly figures: readonly { readonly filled: number; readonly sum: number }[];
}

/** What the matches come to by some questions, in one statement that reads each once, with several workers. */
export async function countCards(
  ask: Ask,
  matches: Matches,
  { rows, reading }: Summed,
  cards: readonly CardQuestion[],
): Promise<{ readonly total: number; readonly cards: readonly Counted[] }> {
  const asked = cards.flatMap(({ when, field }) => [
    ...when.flatMap(fieldsOf),
    ...(field === null ? [] : [field]),
  ]);
  const held = rows(asked.filter(({ follows }) => follows === undefined));
  const figures = cards.map(({ when, field }) => {
    const all = [sql<boolean>`true`, ...when.map((filter) => condition(filter, reading))];
    const met = sql`filter (where ${sql.join(all, sql` and `)})`;
    const value = field === null ? sql`null::double precision` : sortExpression(field, reading);
    return sql`json_build_array(count(*) ${met}, count(${value}) ${met}, coalesce(sum(${value}) ${met}, 0))`;
  });
  const [line] = await ask(sql<{
    readonly total: number;
    readonly figures: readonly (readonly [number, number, number])[];
  }>`select count(*)::integer as total, json_build_array(${sql.join(figures)}) as figures
    from (${matches(null)}) as f join (${held}) as s on s.asset_id = f.id`);
  return {
    total: line?.total ?? 0,
    cards: (line?.figures ?? []).map(([count, filled, sum]) => ({ count, figures: [{ filled, sum }] })),
  };
}

/** The attributes that a filter asks. */
export function fieldsOf(filter: Filter): readonly Attribute[] {
  return 'fields' in filter ? filter.fields : [filter.field];
}

/** Matches that have the same value of an attribute: folded as it is kept, with one of them. */
export interface Group extends Counted {
  readonly value: string;
  readonly example: number;
  /** Of a lot what it is called. */
  readonly name: string | null;
}

type GroupRow = Omit<Group, 'figures' | 'value'> & {
  readonly value: string | null;
  readonly figures: readonly number[][];
};

/**
 * The matches by their value of an attribute, most first, with what some figures of each group come to. A lot is a value by its
 * id, and so is being in none; what has no value is in no group.
 */
export async function countGroups(
  ask: Ask,
  matches: Matches,
  { rows, reading }: Summed,
  by: Attribute,
  figures: readonly Attribute[],
): Promise<readonly Group[]> {
  const isLot = by.follows === 'lot';
  const found = isLot ? matches(null) : matches(by, (_query, own, text) => sortExpression(by, own, text));
  const value = isLot ? sql`coalesce(m.lot_id::text, ${noLot}::text)` : sql`f.key::text`;
  const name = isLot ? sql`min(l.attributes ->> 'name')` : sql`null`;
  const lots = sql`left join asset m on m.id = f.id and m.lot_id is not null left join lot l on l.id = m.lot_id`;
  const held = sql`join (${rows(figures)}) as s on s.asset_id = f.id`;
  const parts = figures.map((field) => {
    const column = sortExpression(field, reading);
    return sql`json_build_array(count(${column}), count(${column}), coalesce(sum(${column}), 0))`;
  });
  const groups = await ask(sql<GroupRow>`
    select ${value} as value, ${name} as name, count(*)::integer as count, min(f.id) as example,
      json_build_array(${sql.join(parts)}) as figures
    from (${found}) as f ${figures.length === 0 ? sql`` : held} ${isLot ? lots : sql``}
    group by 1
    order by count desc, 1`);
  // Asked of each row whether it has a value, the database would find the value twice.
  return groups.flatMap(({ value: found, figures: added, ...group }) => {
    if (found === null) return [];
    return [{ ...group, value: found, figures: added.map(([, filled = 0, sum = 0]) => ({ filled, sum })) }];
  });
}

/** Which values of two attributes some match has together, both folded as they are kept, with one of these. */
export async function listPairs(
  db: Database,
  matches: Matches,
  child: Attribute,
  parent: Attribute,
): Promise<readonly { readonly child: string; readonly parent: string; readonly example: number }[]> {
  const found = matches(
    child,
    (_query, reading) =>
      sql`array[${sortExpression(child, reading)}::text, ${sortExpression(parent, reading)}::text]`,
  );
  const { rows } = await sql<{ readonly child: string; readonly parent: string; readonly example: number }>`
    select f.key[1] as child, f.key[2] as parent, min(f.id) as example from (${found}) as f
    where f.key[1] is not null and f.key[2] is not null
    group by 1, 2`.execute(db);
  return rows;
}

/** How many matches have a day of theirs in each month, `2026-03`: they are counted by their day, which is cheap to tell. */
export async function countMonths(
  db: Database,
  matches: Matches,
  day: Attribute,
): Promise<ReadonlyMap<string, Counted>> {
  const found = matches(day, () => dayOf(day));
  const { rows } = await sql<{ readonly day: string | null; readonly count: number }>`
    select f.key::text as day, count(*)::integer as count from (${found}) as f group by f.key`.execute(db);
  const months = new Map<string, Counted>();
  for (const { day: on, count } of rows) {
    const month = on?.slice(0, 7);
    if (month !== undefined)
      months.set(month, { count: (months.get(month)?.count ?? 0) + count, figures: [] });
  }
  return months;
}

/** Days without a slot are texts that begin with them. */
function dayOf(day: Attribute): RawBuilder<unknown> {
  return day.slot === undefined ? sql`left(${jsonText(day)}, 10)` : sql.ref(`s.${day.slot.name}`);
}

/** Of some ids those that match, each with its value of an attribute as it is kept; null where it has none. */
export async function listKeys(
  db: Database,
  matches: Matches,
  by: Attribute,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const found = matches(by, (_query, reading) => sortExpression(by, reading));
  const { rows } = await sql<{ readonly id: number; readonly key: string | null }>`
    select f.id, f.key::text as key from (${found}) as f
    where f.id = any(${wholeNumbers(ids)}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** The ids of the first matches by an attribute, in its order, the empty ones last: how many match is known, or is not asked. */
export async function listFirst(
  ask: Ask,
  matches: Matches,
  sort: Attribute | null,
  limit: number,
): Promise<readonly number[]> {
  const rows = await ask(sql<{ readonly id: number }>`
    select f.id from (${matches(sort)}) as f order by f.key nulls last, f.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
