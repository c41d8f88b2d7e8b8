import { sql, type RawBuilder } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { totalsOf, type AttributeTotals } from '@huella/domain/engine/lots/summarise';
import type { Database } from './database';
import { jsonText, sortExpression } from './list-conditions';
import { keyOfValue } from './list-facet';
import type { ListScope } from './list-types';
import { readingOf, type Reading } from './list-state';

/** How many assets there are, and what they come to in each attribute. */
export interface Totals {
  readonly total: number;
  readonly summary: readonly AttributeTotals[];
}

/** One line a value of an option, or one for all: which attribute it is about is null for that. */
interface Line {
  readonly at: number | null;
  readonly value: string | null;
  readonly count: number;
  /** By the place of the figures among the attributes: how many have one, and what they come to. */
  readonly figures: readonly (readonly [
    number,
    number | null,
    number | null,
    number | null,
    number | null,
  ])[];
}

/** A query of assets, each as its `id`. */
export type FoundIds = RawBuilder<unknown>;

/** Where assets are read that are summed up: a query of rows with `asset_id`, and how their columns read. */
export interface Summed {
  readonly model: AssetType;
  readonly rows: (fields: readonly Attribute[]) => RawBuilder<unknown>;
  readonly reading: Reading;
}

/** What an establishment has: its slots, and the records where an attribute has none. */
export function summedHere(scope: ListScope): Summed {
  return {
    model: scope.model,
    reading: readingOf(scope),
    rows: (fields) => {
      const asksRecords = fields.some(({ slot }) => slot === undefined);
      return asksRecords
        ? sql`select s.*, a.attributes from asset_slot s join asset a on a.id = s.asset_id`
        : sql`select s.* from asset_slot s`;
    },
  };
}

/** The same of what was deleted there, which stands as it went: no status has run out since (decision 66). */
export function summedDeleted(scope: ListScope): Summed {
  const here = summedHere(scope);
  return { ...here, reading: { ...here.reading, status: null } };
}

/**
 * What assets come to by the summary rules of some attributes (document 1 section 2), in one statement over all of them:
 * `found` answers their ids, as `id`. Assets are grouped by all that they are counted by at once, which the database does
 * with several workers: herds have few combinations of a breed, a category and a system, and what is counted by each of
 * them adds up from those.
 */
export async function sumUpMatches(
  db: Database,
  { model, rows, reading }: Summed,
  found: FoundIds,
  fields: readonly Attribute[],
): Promise<Totals> {
  const figures = fields.filter(isFigures);
  const options = fields.filter((field) => !isFigures(field));
  const named = (field: Attribute) => sql.id(nameOf(fields, field));
  const columns = [
    ...options.map((field) => sql`${columnOf(field, reading)} as ${named(field)}`),
    sql`count(*) as total`,
    ...figures.flatMap((field) => partsOf(columnOf(field, reading), nameOf(fields, field))),
  ];
  const groups = options.map((_field, at) => sql.lit(at + 1));
  const lines = await sql<Line>`
    with held as materialized (
      select ${sql.join(columns)}
      from (${found}) as f join (${rows(fields)}) as s on s.asset_id = f.id
      ${groups.length === 0 ? sql`` : sql`group by ${sql.join(groups)}`}
    )
    select null::integer as at, null::text as value, coalesce(sum(h.total), 0)::integer as count,
      json_build_array(${sql.join(figures.map((field) => figuresOf(nameOf(fields, field))))}) as figures
    from held h
    ${sql.join(
      options.map((field) => countsOf(field, sql`h.${named(field)}`, fields.indexOf(field))),
      sql` `,
    )}`.execute(db);
  return totalsFrom(model, fields, figures, lines.rows);
}

/** The assets of a scope among some ids: those that live, or those that were deleted. */
export function assetsNamed(
  { boxId, model }: ListScope,
  ids: readonly number[],
  which: 'active' | 'deleted' = 'active',
): FoundIds {
  const isMeant = which === 'active' ? sql`a.deleted_at is null` : sql`a.deleted_at is not null`;
  return sql`
    select a.id from asset a
    where a.id = any(${[...ids]}::bigint[]) and a.box_id = ${boxId} and a.asset_type = ${model.id} and ${isMeant}`;
}

function isFigures({ type }: Attribute): boolean {
  return fieldKinds[type].slots === 'n';
}

function columnOf(field: Attribute, reading: Reading): RawBuilder<unknown> {
  return fieldKinds[field.type].chooses === 'several' ? jsonText(field) : sortExpression(field, reading);
}

/** What an attribute is called in the statement: by its place, as its own name may be longer than names of SQL. */
function nameOf(fields: readonly Attribute[], field: Attribute): string {
  return `v${String(fields.indexOf(field))}`;
}

/** The figures of a group that those of all groups add up from. */
const parts = ['count', 'min', 'max', 'sum'] as const;

function partsOf(value: RawBuilder<unknown>, name: string): readonly RawBuilder<unknown>[] {
  return parts.map((part) => sql`${sql.raw(part)}(${value}) as ${sql.id(`${name}_${part}`)}`);
}

function figuresOf(name: string): RawBuilder<unknown> {
  const [count, min, max, sum] = parts.map((part) => sql.ref(`h.${name}_${part}`));
  return sql`json_build_array(
    coalesce(sum(${count}), 0), min(${min}), max(${max}), sum(${sum}) / nullif(sum(${count}), 0), sum(${sum}))`;
}

/** A line for each option; of several chosen ones each counts, and a line without a value says how many chose any. */
function countsOf(field: Attribute, value: RawBuilder<unknown>, at: number): RawBuilder<unknown> {
  const counted = (key: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql`
    union all select ${at}::integer, ${key}, sum(h.total)::integer, null from ${from}
      where ${key} is not null group by 2`;
  if (fieldKinds[field.type].chooses !== 'several') return counted(value, sql`held h`);
  const list = sql`case when ${value} like '[%' then ${value}::jsonb else '[]' end`;
  return sql`
    union all select ${at}::integer, null, coalesce(sum(h.total), 0)::integer, null from held h
      where jsonb_array_length(${list}) > 0
    ${counted(sql`each.key`, sql`held h, jsonb_array_elements_text(${list}) as each (key)`)}`;
}

function totalsFrom(
  model: AssetType,
  fields: readonly Attribute[],
  figures: readonly Attribute[],
  lines: readonly Line[],
): Totals {
  const whole = lines.find(({ at }) => at === null);
  const summary = fields.map((field, at) => {
    const place = figures.indexOf(field);
    const [filled, min, max, mean, sum] = whole?.figures[place] ?? [0, null, null, null, null];
    if (place >= 0) return totalsOf(model, field, { filled, min, max, mean, sum, counts: new Map() });
    const own = lines.filter((line) => line.at === at);
    const keyOf = keyOfValue(field);
    const counts = new Map(
      own.flatMap(({ value, count }) => (value === null ? [] : [[keyOf(value), count] as const])),
    );
    const all = own.find(({ value }) => value === null)?.count;
    const some = all ?? [...counts.values()].reduce((one, other) => one + other, 0);
    return totalsOf(model, field, { filled: some, min: null, max: null, mean: null, sum: null, counts });
  });
  return { total: whole?.count ?? 0, summary };
}
