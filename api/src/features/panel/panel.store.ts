import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Database } from '../../db/database';
import { condition, jsonText, sortExpression } from '../../db/list-conditions';
import type { Matches } from '../../db/list-facet';
import type { Summed } from '../../db/list-sums';

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

/**
 * What the matches come to by some questions, in one statement that reads each once. What is asked has slots or follows from the
 * row, as panels say.
 * @param by an attribute with a slot, by which the matches are read
 */
export async function countCards(
  db: Database,
  matches: Matches,
  by: Attribute,
  cards: readonly CardQuestion[],
): Promise<{ readonly total: number; readonly cards: readonly Counted[] }> {
  const found = matches(by, (_query, reading) => {
    const parts = cards.flatMap(({ when, field }) => {
      const all = [sql<boolean>`true`, ...when.map((filter) => condition(filter, reading))];
      const met = sql`${sql.join(all, sql` and `)}`;
      const value = field === null ? sql`null` : sortExpression(field, reading);
      return [sql`case when ${met} then 1 end`, sql`case when ${met} then ${value} end`];
    });
    return sql`array[${sql.join(parts)}]::double precision[]`;
  });
  const figures = cards.map((_card, at) => {
    const hit = sql.raw(`f.key[${String(2 * at + 1)}]`);
    const value = sql.raw(`f.key[${String(2 * at + 2)}]`);
    return sql`json_build_array(count(${hit}), count(${value}), coalesce(sum(${value}), 0))`;
  });
  const { rows } = await sql<{
    readonly total: number;
    readonly figures: readonly (readonly [number, number, number])[];
  }>`select count(*)::integer as total, json_build_array(${sql.join(figures)}) as figures from (${found}) as f`.execute(
    db,
  );
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    cards: (row?.figures ?? []).map(([count, filled, sum]) => ({ count, figures: [{ filled, sum }] })),
  };
}

/** Matches that have the same value of an attribute: folded as it is kept, with one of them. */
export interface Group extends Counted {
  readonly value: string;
  readonly example: number;
  /** Of a lot what it is called. */
  readonly name: string | null;
}

/**
 * The matches by their value of an attribute, most first, with what some figures of each group come to. A lot is a value by its
 * id, and so is being in none; what has no value is in no group.
 */
export async function countGroups(
  db: Database,
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
  const { rows: groups } = await sql<Omit<Group, 'figures'> & { readonly figures: readonly number[][] }>`
    select ${value} as value, ${name} as name, count(*)::integer as count, min(f.id) as example,
      json_build_array(${sql.join(parts)}) as figures
    from (${found}) as f ${figures.length === 0 ? sql`` : held} ${isLot ? lots : sql`where f.key is not null`}
    group by 1
    order by count desc, 1`.execute(db);
  return groups.map((group) => ({
    ...group,
    figures: group.figures.map(([, filled = 0, sum = 0]) => ({ filled, sum })),
  }));
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

/** How many matches have a day of theirs in each month, `2026-03`. */
export async function countMonths(
  db: Database,
  matches: Matches,
  day: Attribute,
): Promise<ReadonlyMap<string, number>> {
  const found = matches(day, () => monthOf(day));
  const { rows } = await sql<{ readonly month: string; readonly count: number }>`
    select f.key as month, count(*)::integer as count from (${found}) as f where f.key is not null group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** Days without a slot are texts that begin with their month. */
function monthOf(day: Attribute): RawBuilder<unknown> {
  return day.slot === undefined
    ? sql`left(${jsonText(day)}, 7)`
    : sql`to_char(${sql.ref(`s.${day.slot.name}`)}, 'YYYY-MM')`;
}
