import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Ask } from '../../db/kept-answers';
import { sortExpression } from '../../db/list-conditions';
import type { Matches } from '../../db/list-facet';
import type { Summed } from '../../db/list-sums';
import { allOf, keyExpression, keyFields, type CrossKey } from './cross-keys.store';
import { fieldsOf, type CardQuestion, type Counted, type Group } from './panel.store';

/** What several blocks of a panel ask of the same matches. */
export interface TallyQuestions {
  readonly counts: readonly CardQuestion[];
  /** By attributes with few values, each with what it adds up of every group: groups of all of them at once are counted. */
  readonly groups: readonly { readonly by: Attribute; readonly figures: readonly Attribute[] }[];
  /** By an attribute with a slot, of matches that meet some filters as well; each of the months is told by its first day, in their order. */
  readonly months: readonly MonthsQuestion[];
  /** By several attributes at once. */
  readonly crossed?: CrossQuestion;
}

/** What is asked of the matches that are alike in each of some attributes. */
export interface CrossQuestion {
  readonly by: readonly CrossKey[];
  readonly counts: readonly CardQuestion[];
  /** A day of which the newest is told. */
  readonly newest: Attribute | null;
}

/** Matches that are alike, with one of them: their values as they are kept, in the order of the attributes; null is none. */
export interface CrossedGroup {
  readonly values: readonly (string | null)[];
  readonly example: number;
  readonly count: number;
  readonly counts: readonly Counted[];
  readonly newest: string | null;
}

export interface MonthsQuestion {
  readonly day: Attribute;
  /** What is added up of each month, if anything is. */
  readonly field: Attribute | null;
  /** Says as well that the day is in one of the months. */
  readonly when: readonly Filter[];
  readonly firstDays: readonly string[];
}

/** The answers in the order of their questions. */
export interface Tally {
  readonly total: number;
  readonly counts: readonly Counted[];
  /** Most first. Without examples: the names of options and lots need none. */
  readonly groups: readonly (readonly Group[])[];
  /** By the first seven letters of a day. */
  readonly months: readonly ReadonlyMap<string, Counted>[];
  readonly crossed: readonly CrossedGroup[];
}

type Line = {
  /** The place of the question among those by groups and then by months; null of the whole. */
  readonly at: number | null;
  readonly value: string | null;
  readonly name: string | null;
  readonly count: number;
  readonly figures: readonly number[];
};

/**
 * What matches come to by all that some blocks ask, in one statement that reads each match once, with several workers: they are
 * grouped by all that is asked for at once, and what each block wants adds up from those few groups.
 */
export async function countTogether(
  ask: Ask,
  matches: Matches,
  { rows, reading }: Summed,
  questions: TallyQuestions,
): Promise<Tally> {
  const { counts, groups, months, crossed } = questions;
  const held = rows(askedFields(questions).filter(({ follows }) => follows === undefined));
  const measures = openMeasures(reading);
  const places = counts.map(({ when, field }) => measures.placesOf(when, field));
  const ownPlaces = [
    ...groups.map(({ figures }) => figures.map((field) => measures.placesOf([], field))),
    ...months.map(({ field }) => [measures.placesOf([], field)]),
  ];
  const crossPlaces = crossed?.counts.map(({ when, field }) => measures.placesOf(when, field)) ?? [];
  const keys = [
    ...groups.map(({ by }) => (by.follows === 'lot' ? sql`m.lot_id` : sortExpression(by, reading))),
    ...months.map((question) => monthOf(question, reading)),
    ...(crossed?.by.map((key) => keyExpression(key, reading)) ?? []),
  ];
  const lots = groups.some(({ by }) => by.follows === 'lot')
    ? sql`left join asset m on m.id = f.id and m.lot_id is not null`
    : sql``;
  const columns = [
    ...keys.map((key, at) => sql`${key} as ${sql.id(`k${String(at)}`)}`),
    sql`count(*) as total`,
    ...measures.list().map((each, at) => sql`${each} as ${sql.id(`m${String(at)}`)}`),
    ...(crossed === undefined ? [] : crossColumns(crossed, reading)),
  ];
  const groupBy = keys.length === 0 ? sql`` : sql`group by ${sql.join(keys.map((_, at) => sql.lit(at + 1)))}`;
  const single = keys.slice(0, groups.length + months.length);
  const lines = [
    lineOf(
      null,
      null,
      measures.list().map((_, at) => at),
    ),
    ...single.map((_, at) => lineOf(at, groups[at]?.by ?? null, (ownPlaces[at] ?? []).flatMap(numbersOf))),
    ...(crossed === undefined ? [] : [crossedLine(single.length, crossed, measures.list().length)]),
  ];
  const found = await ask(sql<Line>`
    with held as materialized (
      select ${sql.join(columns)} from (${matches(null)}) as f join (${held}) as s on s.asset_id = f.id ${lots} ${groupBy})
    select * from (${sql.join(lines, sql` union all `)}) as lines
    order by at, count desc, value collate "C"`);
  const whole = found.find(({ at }) => at === null);
  const total = whole?.count ?? 0;
  return {
    total,
    counts: places.map((own) => countedAt(own, total, whole?.figures ?? [])),
    groups: groups.map((_, at) => groupsAt(found, at)),
    months: months.map(({ firstDays }, at) => monthsAt(found, groups.length + at, firstDays)),
    crossed: crossed === undefined ? [] : crossedAt(found, single.length, crossPlaces),
  };
}

/** What is asked of each match. */
function askedFields({ counts, groups, months, crossed }: TallyQuestions): readonly Attribute[] {
  return [
    ...[...counts, ...(crossed?.counts ?? [])].flatMap(({ when, field }) => [
      ...when.flatMap(fieldsOf),
      ...(field === null ? [] : [field]),
    ]),
    ...groups.flatMap(({ by, figures }) => [by, ...figures]),
    ...months.flatMap(({ day, field, when }) => [
      day,
      ...(field === null ? [] : [field]),
      ...when.flatMap(fieldsOf),
    ]),
    ...(crossed?.by.flatMap(keyFields) ?? []),
    ...[crossed?.newest ?? null].filter((each) => each !== null),
  ];
}

/** Where the measures of a question are; null is the number of all. */
interface Places {
  readonly count: number | null;
  readonly added: readonly [filled: number, sum: number] | null;
}

function numbersOf({ added }: Places): readonly number[] {
  return added ?? [];
}

/** What the database adds up of each group: equal measures once. */
function openMeasures(reading: Summed['reading']) {
  const measures: RawBuilder<unknown>[] = [];
  const known = new Map<string, number>();
  const place = (key: string, measure: () => RawBuilder<unknown>): number => {
    const at = known.get(key) ?? measures.push(measure()) - 1;
    known.set(key, at);
    return at;
  };
  return {
    list: (): readonly RawBuilder<unknown>[] => measures,
    placesOf: (when: readonly Filter[], field: Attribute | null): Places => {
      const key = JSON.stringify(when);
      const met = when.length === 0 ? sql`` : sql`filter (where ${allOf(when, reading)})`;
      const count = when.length === 0 ? null : place(`count ${key}`, () => sql`count(*) ${met}`);
      if (field === null) return { count, added: null };
      const value = sortExpression(field, reading);
      const filled = place(`filled ${field.name} ${key}`, () => sql`count(${value}) ${met}`);
      return {
        count,
        added: [filled, place(`sum ${field.name} ${key}`, () => sql`coalesce(sum(${value}) ${met}, 0)`)],
      };
    },
  };
}

/** Which of the months a day is in, from 1; nothing of what does not meet the filters. */
function monthOf({ day, when, firstDays }: MonthsQuestion, reading: Summed['reading']): RawBuilder<unknown> {
  return sql`case when ${allOf(when, reading)} then width_bucket(${sortExpression(day, reading)}, ${[...firstDays]}::date[]) end`;
}

/** The lines of the whole, or by one key, with the sums of some measures. */
function lineOf(at: number | null, by: Attribute | null, places: readonly number[]): RawBuilder<unknown> {
  const sums = sql.join(places.map((place) => sql`coalesce(sum(${sql.ref(`h.m${String(place)}`)}), 0)`));
  const told = sql`coalesce(sum(h.total), 0)::integer as count, json_build_array(${places.length === 0 ? sql`` : sums}) as figures`;
  if (at === null)
    return sql`select null::integer as at, null::text as value, null::text as name, ${told} from held h`;
  const key = sql.ref(`h.k${String(at)}`);
  if (by?.follows !== 'lot')
    return sql`select ${sql.lit(at)}::integer, ${key}::text, null, ${told} from held h where ${key} is not null group by ${key}`;
  return sql`
    select ${sql.lit(at)}::integer, coalesce(${key}::text, ${noLot}::text), min(l.attributes ->> 'name'), ${told}
    from held h left join lot l on l.id = ${key} group by ${key}`;
}

/** What is kept of each group beside its measures. */
function crossColumns({ newest }: CrossQuestion, reading: Summed['reading']) {
  const day = newest === null ? sql`null::date` : sortExpression(newest, reading);
  return [sql`min(f.id) as example`, sql`max(${day}) as newest`];
}

/** The lines by several keys, the last ones: all measures, and one of each. */
function crossedLine(first: number, { by }: CrossQuestion, measures: number): RawBuilder<unknown> {
  const keys = by.map((_, at) => sql`h.${sql.id(`k${String(first + at)}`)}`);
  const numbers = [
    ...Array.from({ length: measures }, (_, at) => sql`sum(h.${sql.id(`m${String(at)}`)})`),
    sql`min(h.example)`,
  ];
  return sql`
    select ${sql.lit(first)}::integer, json_build_array(${sql.join(keys.map((key) => sql`${key}::text`))})::text,
      max(h.newest)::text, sum(h.total)::integer, json_build_array(${sql.join(numbers)})
    from held h ${keys.length === 0 ? sql`having count(*) > 0` : sql`group by ${sql.join(keys)}`}`;
}

function crossedAt(
  lines: readonly Line[],
  place: number,
  places: readonly Places[],
): readonly CrossedGroup[] {
  return lines.flatMap(({ at, value, name, count, figures }) => {
    if (at !== place || value === null) return [];
    return [
      {
        values: JSON.parse(value) as (string | null)[], // as the statement builds it
        count,
        newest: name,
        example: figures.at(-1) ?? 0,
        counts: places.map((own) => countedAt(own, count, figures)),
      },
    ];
  });
}

function countedAt({ count, added }: Places, total: number, sums: readonly number[]): Counted {
  const figures = added === null ? [] : [{ filled: sums[added[0]] ?? 0, sum: sums[added[1]] ?? 0 }];
  return { count: count === null ? total : (sums[count] ?? 0), figures };
}

function groupsAt(lines: readonly Line[], place: number): readonly Group[] {
  return lines.flatMap(({ at, value, name, count, figures }) =>
    at !== place || value === null ? [] : [{ value, name, count, example: 0, figures: pairsOf(figures) }],
  );
}

/** What was added up of a line: how many have a value before what these come to. */
function pairsOf(figures: readonly number[]): Counted['figures'] {
  return figures.flatMap((filled, each) => (each % 2 === 0 ? [{ filled, sum: figures[each + 1] ?? 0 }] : []));
}

function monthsAt(lines: readonly Line[], place: number, firstDays: readonly string[]) {
  return new Map(
    lines.flatMap(({ at, value, count, figures }) => {
      const month = at === place ? firstDays[Number(value) - 1]?.slice(0, 7) : undefined;
      return month === undefined ? [] : [[month, { count, figures: pairsOf(figures) }] as const];
    }),
  );
}
