import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { isNumbered, numberIn, withNumber } from '@huella/domain/engine/forms/numbered';
import { isShown } from '@huella/domain/engine/fields/conditions';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { findPlace } from '../actors';
import type { Database } from '../database';
import { keysOf } from '../index-slots';
import type { Inside } from '../transact';

/** Whose identifiers a number may not repeat: the living assets' of a type, as far as the owner's are distinguished. */
export interface NumberedAssets {
  readonly model: AssetType;
  readonly companyId: number;
}

/** New assets of an establishment, whose series they are numbered by. */
export interface NumberedPlace extends NumberedAssets {
  readonly boxId: number;
  /** So many numbers are passed over: others are about to have them. */
  readonly ahead?: number;
}

export interface RowToNumber {
  readonly values: Values;
  /** Its numbers were proposed by us: who comes second gets the next. Others were written by somebody and stay. */
  readonly isProposed?: boolean;
}

export interface NumberedRow {
  readonly values: Values;
  /** The fields whose number was given out here. */
  readonly given: readonly string[];
}

/**
 * Gives new assets the numbers that their defaults end with (document 2 section 3, defaultValueSufix): each blank field
 * the next of its series that no identifier has, each proposal the one that it names or the next. Numbers that somebody
 * wrote stay, and the series goes on behind them. The series is locked until the transaction ends, so that no two
 * who add at once get the same. Answers the rows in their order.
 */
export async function numberRows(
  inside: Inside,
  place: NumberedPlace,
  rows: readonly RowToNumber[],
): Promise<readonly NumberedRow[]> {
  const fields = place.model.attributes.some(isNumbered) ? await findNewFields(inside, place) : [];
  const { boxId, ahead = 0 } = place;
  return numberFields(inside, { boxId, among: place, ahead }, fields, rows);
}

/** A series of an establishment, and whose identifiers its numbers may not repeat; null where they are none. */
export interface SeriesPlace {
  readonly boxId: number;
  readonly among: NumberedAssets | null;
  readonly ahead?: number;
}

/** The same for the named fields of new records of any kind. */
export async function numberFields(
  inside: Inside,
  place: SeriesPlace,
  fields: readonly Field[],
  rows: readonly RowToNumber[],
): Promise<readonly NumberedRow[]> {
  let numbered: readonly NumberedRow[] = rows.map(({ values }) => ({ values, given: [] }));
  for (const field of fields.filter(isNumbered)) {
    const numbers = await numbersFor(inside, place, field, rows);
    numbered = numbered.map((row, at) => {
      const number = numbers.get(at);
      if (number === undefined) return row;
      const values = { ...row.values, [field.name]: withNumber(field, number) };
      return { values, given: [...row.given, field.name] };
    });
  }
  return numbered;
}

/** The fields that new assets of an establishment have. */
async function findNewFields(db: Database, { model, boxId }: NumberedPlace): Promise<readonly Field[]> {
  const place = await findPlace(db, boxId);
  return place === null ? [] : allowedFields(model, 'new', scopeOf(place));
}

/** The numbers that a field is given, by the place of the row. */
async function numbersFor(
  inside: Inside,
  place: SeriesPlace,
  field: Field,
  rows: readonly RowToNumber[],
): Promise<ReadonlyMap<number, number>> {
  const wishes = rows.map(({ values }) => numberIn(field, values[field.name]));
  const isOpen = ({ values, isProposed }: RowToNumber, at: number) =>
    (isProposed === true && wishes[at] !== null) || (isEmpty(values[field.name]) && isShown(field, values));
  const open = rows.flatMap((row, at) => (isOpen(row, at) ? [at] : []));
  const written = wishes.flatMap((wish, at) => (wish === null || open.includes(at) ? [] : [wish]));
  if (open.length === 0 && written.length === 0) return new Map();
  const name = field.defaultValueSufix ?? '';
  const last = await lockSeries(inside, place.boxId, name);
  const behind = Math.max(last, ...written);
  const least = (place.ahead ?? 0) + Math.max(behind + 1, ...open.map((at) => wishes[at] ?? 0));
  const numbers = await listFreeNumbers(inside, place.among, field, least, open.length);
  await moveSeries(inside, place.boxId, name, numbers.at(-1) ?? behind);
  return new Map(
    open.flatMap((at, nth): readonly (readonly [number, number])[] => {
      const number = numbers[nth];
      return number === undefined ? [] : [[at, number]];
    }),
  );
}

const none: ReadonlySet<number> = new Set();

/** Numbers that are looked at together at most. */
const maxAtOnce = 10_000;

/** So many numbers from one on, in their order, whose text no living asset has for an identifier. */
export async function listFreeNumbers(
  db: Database,
  among: NumberedAssets | null,
  field: Field,
  least: number,
  count: number,
): Promise<readonly number[]> {
  const free: number[] = [];
  let from = least;
  for (let size = Math.max(count, 1); free.length < count; size = Math.min(size * 4, maxAtOnce)) {
    const some = Array.from({ length: size }, (_none, at) => from + at);
    const held = among === null ? none : await listHeld(db, among, field, some);
    free.push(...some.filter((number) => !held.has(number)));
    from += size;
  }
  return free.slice(0, count);
}

/** Those of the numbers whose text is the identifier of a living asset. */
async function listHeld(
  db: Database,
  { model, companyId }: NumberedAssets,
  field: Field,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const keys = numbers.flatMap((number) =>
    keysOf(model, { [field.name]: withNumber(field, number) }, companyId).map((key) => ({ ...key, number })),
  );
  if (keys.length === 0) return new Set();
  const found = await sql<{ number: number }>`
    select v.number
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as v (attribute text, scope bigint, value text, number bigint)
    join asset_key k on k.asset_type = ${model.id} and k.attribute = v.attribute
      and k.scope = v.scope and k.value = v.value`.execute(db);
  return new Set(found.rows.map(({ number }) => number));
}

/** The last number of a series that was given out; 0 while there is none. */
export async function findLastNumber(db: Database, boxId: number, name: string): Promise<number> {
  const row = await db
    .selectFrom('number_series')
    .select('last')
    .where('box_id', '=', boxId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** The last number of a series, which nobody else moves until the transaction ends. */
async function lockSeries(inside: Inside, boxId: number, name: string): Promise<number> {
  const found = await sql<{ last: number }>`
    insert into number_series as s (box_id, name, last) values (${boxId}, ${name}, 0)
    on conflict (box_id, name) do update set last = s.last
    returning last`.execute(inside);
  return found.rows[0]?.last ?? 0;
}

async function moveSeries(inside: Inside, boxId: number, name: string, last: number): Promise<void> {
  await inside
    .updateTable('number_series')
    .set({ last })
    .where('box_id', '=', boxId)
    .where('name', '=', name)
    .execute();
}
