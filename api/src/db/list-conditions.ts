import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { Filter, Sought } from '@huella/domain/engine/lists/filter';
import { foldKey } from '@huella/domain/fold';
import { searchText } from '@huella/domain/engine/lists/search-text';
import { isNamed } from '@huella/domain/engine/lists/list-fields';
import { writtenIn } from '@huella/domain/engine/lists/search-words';
import { noLot } from '@huella/domain/rules/lot-field';
import type { Reading } from './list-state';
import { isOneOf, isStatus } from './list-status';
import { containing, isKept, keptWord } from './list-words';

/**
 * Filters as SQL over `asset_slot s`, which brings `attributes` of the record along when a filter or the sort asks
 * for an attribute without a slot. Column names come from the model and values are always bound, so nothing that a
 * caller wrote becomes SQL text. A status that comes about by itself is asked as it is today (`list-status`), and so is
 * what follows from the row (`list-state`).
 */
export type Condition = RawBuilder<boolean>;

/** The column of a slot. Its name comes from the model, never from a caller, and is still quoted. */
function slotColumn(attribute: Attribute): RawBuilder<unknown> | null {
  return attribute.slot === undefined ? null : sql.ref(`s.${attribute.slot.name}`);
}

/** The JSON text of an attribute without a slot. */
export function jsonText(attribute: Attribute): RawBuilder<string> {
  return sql<string>`(s.attributes ->> ${attribute.name})`;
}

/**
 * The same folding as `foldKey`, in SQL every server has: for attributes that have no slot. Letters beyond these
 * accents compare as they are. A text without any, as codes are, is spared the accents: they are half of the work of
 * a list that sorts by it.
 */
export function foldedText(text: RawBuilder<string | null>): RawBuilder<string> {
  return sql<string>`case when octet_length(${text}) = char_length(${text}) then lower(${text} collate "C")
    else replace(translate(lower(${text}), 'áàâäãéèêëíìîïóòôöõúùûüç', 'aaaaaeeeeiiiiooooouuuuc'), 'ñ', ${'n\u007f'}) end`;
}

/** A JSON number, null when the stored value is not one: a cast may never fail on a stray value. */
function jsonNumber(attribute: Attribute): RawBuilder<number> {
  return sql<number>`case when jsonb_typeof(s.attributes -> ${attribute.name}) = 'number' then ${jsonText(attribute)}::double precision end`;
}

/** What of a row holds the value beside its record: what it follows from, the status of today, or its slot. */
function heldValue(attribute: Attribute, reading: Reading | null): RawBuilder<unknown> | null {
  const followed = reading?.followed(attribute) ?? null;
  if (followed !== null) return followed;
  return reading?.status?.attribute === attribute.name ? reading.status.value : slotColumn(attribute);
}

function contains(attribute: Attribute, written: string, reading: Reading | null): Condition {
  const pattern = containing(written);
  if (attribute.follows === 'lot' && reading !== null) {
    const isNamedSo = sql<boolean>`l.name_key like ${pattern}`;
    // Most words are in no name of a lot, and no row need be looked for among none.
    return sql<boolean>`((select ${reading.anyLot(isNamedSo)}) and s.asset_id in (${reading.inLots(isNamedSo)}))`;
  }
  // Few are pledged, and an index knows which.
  if (attribute.follows === 'holder' && reading !== null)
    return sql<boolean>`s.asset_id in (${reading.pledgedTo(sql<boolean>`${foldedText(sql`b.name`)} like ${pattern}`)})`;
  return sql<boolean>`${heldValue(attribute, reading) ?? foldedText(jsonText(attribute))} like ${pattern}`;
}

function equals(attribute: Attribute, value: string | number | boolean, reading: Reading | null): Condition {
  if (attribute.follows !== undefined) return oneOf(attribute, [String(value)], reading);
  const status = reading?.status;
  if (status?.attribute === attribute.name) return isStatus(status, [String(value)]);
  if (typeof value === 'number')
    return sql<boolean>`${slotColumn(attribute) ?? jsonNumber(attribute)} = ${value}::double precision`;
  const column = slotColumn(attribute);
  if (column === null) return sql<boolean>`${jsonText(attribute)} = ${String(value)}`;
  if (attribute.slot?.name.startsWith('d') === true)
    return sql<boolean>`${column} = ${String(value).slice(0, 10)}::date`;
  return sql<boolean>`${column} = ${foldKey(String(value))}`;
}

/** Keys that are ids; others are of nothing. */
function idsOf(keys: readonly string[]): readonly number[] {
  return keys.filter((key) => /^[1-9]\d{0,14}$/.test(key)).map(Number);
}

/** Assets of lots, or of none: the row of the asset says which one it is in. Keys that are no ids are of no lot. */
function inLots(keys: readonly string[], { inLots: idsIn }: Reading): Condition {
  const ids = [...idsOf(keys)];
  const isIn = sql<boolean>`s.asset_id in (${idsIn(sql<boolean>`l.id = any(${ids}::bigint[])`)})`;
  return keys.includes(noLot) ? sql<boolean>`(${isIn} or s.asset_id not in (${idsIn()}))` : isIn;
}

/** Assets of which these runs recorded something where they are: what others recorded elsewhere is theirs. */
function ofRuns(keys: readonly string[]): Condition {
  return sql<boolean>`s.asset_id in (
    select l.asset_id from event e join event_asset l on l.event_id = e.id
      join asset r on r.id = l.asset_id and r.box_id = e.box_id
    where e.run_id = any(${[...idsOf(keys)]}::bigint[]))`;
}

function oneOf(attribute: Attribute, keys: readonly string[], reading: Reading | null): Condition {
  if (attribute.follows === 'id') return sql<boolean>`s.asset_id = any(${[...idsOf(keys)]}::bigint[])`;
  if (attribute.follows === 'run') return ofRuns(keys);
  if (attribute.follows === 'lot' && reading !== null) return inLots(keys, reading);
  const followed = reading?.followed(attribute) ?? null;
  if (followed !== null) return sql<boolean>`${followed} = any(${keys.map(foldKey)}::text[])`;
  const status = reading?.status;
  if (status?.attribute === attribute.name) return isStatus(status, keys);
  const column = slotColumn(attribute);
  if (column !== null) return isOneOf(column, keys.map(foldKey));
  // Lists hold arrays of keys, other attributes one text: both are asked for any of the keys.
  if (fieldKinds[attribute.type].chooses === 'several')
    return sql<boolean>`(s.attributes -> ${attribute.name}) ?| ${[...keys]}::text[]`;
  return sql<boolean>`${jsonText(attribute)} = any(${[...keys]}::text[])`;
}

function between(
  value: RawBuilder<unknown>,
  min: RawBuilder<unknown> | null,
  max: RawBuilder<unknown> | null,
): Condition {
  const parts = [
    ...(min === null ? [] : [sql<boolean>`${value} >= ${min}`]),
    ...(max === null ? [] : [sql<boolean>`${value} <= ${max}`]),
  ];
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

const numberBound = (bound: number | null) => (bound === null ? null : sql`${bound}::double precision`);
const dayBound = (bound: string | null) => (bound === null ? null : sql`${bound}::date`);
const textBound = (bound: string | null) => (bound === null ? null : sql`${bound}::text`);

/**
 * The same condition, which the database then takes for one that few rows meet. Of rows whose ids are among others it
 * supposes half, and would read an index row by row in the hope of stopping soon.
 */
function rarely(condition: Condition): Condition {
  return sql<boolean>`case when ${condition} then 1 end = 1`;
}

/** Whether a row has a word in one of some fields; first what is asked of short columns. */
function hasWord(word: Sought, fields: readonly Attribute[], reading: Reading | null): Condition {
  const model = reading?.keeps ?? null;
  const kept = model === null ? [] : fields.filter((field) => isKept(model, field));
  const others = fields.filter((field) => !kept.includes(field));
  const named = others.flatMap((field) => {
    const keys = word.keys[field.name] ?? [];
    return keys.length === 0 ? [] : [oneOf(field, keys, reading)];
  });
  const texts = others.flatMap((field) => {
    if (isNamed(field)) return [];
    const found = contains(field, writtenIn(field, word.text), reading);
    return [field.follows === 'lot' ? rarely(found) : found];
  });
  const any = [...named, ...texts, ...(model === null ? [] : keptWord(model, kept, word))];
  return any.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(any, sql` or `)})`;
}

/** The SQL condition of one filter, with how rows are read today. */
export function condition(filter: Filter, reading: Reading | null): Condition {
  switch (filter.operator) {
    case '=': {
      const any = filter.fields.map((field) => contains(field, searchText(field, filter.text), reading));
      return sql<boolean>`(${sql.join(any, sql` or `)})`;
    }
    case 'words': {
      const all = filter.words.map((word) => hasWord(word, filter.fields, reading));
      return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` and `)})`;
    }
    case '===':
      return equals(filter.field, filter.value, reading);
    case 'inArray':
      return oneOf(filter.field, filter.keys, reading);
    case 'betweenValues':
      return between(
        slotColumn(filter.field) ?? jsonNumber(filter.field),
        numberBound(filter.min),
        numberBound(filter.max),
      );
    case 'betweenDates': {
      if (filter.field.follows === 'event' && reading !== null)
        return reading.newestEvent(filter.min, filter.max);
      const column = slotColumn(filter.field);
      // ISO days in JSON compare as texts: no cast that a stray value could break.
      return column === null
        ? between(
            sql`left(${jsonText(filter.field)}, 10) collate "C"`,
            textBound(filter.min),
            textBound(filter.max),
          )
        : between(column, dayBound(filter.min), dayBound(filter.max));
    }
  }
}

/** Whether an attribute sorts by its text in the record. */
export function sortsByText(sort: Attribute): boolean {
  return sort.slot === undefined && sort.follows === undefined && fieldKinds[sort.type].slots !== 'n';
}

/**
 * What an attribute sorts by: what it follows from, the status of today, its slot, or the record's value for one that has none; of a text,
 * the column that it was read into already, where there is one.
 */
export function sortExpression(
  sort: Attribute,
  reading: Reading | null,
  text?: RawBuilder<string>,
): RawBuilder<unknown> {
  const held = heldValue(sort, reading);
  if (held !== null) return held;
  return sortsByText(sort) ? sql`${foldedText(text ?? jsonText(sort))} collate "C"` : jsonNumber(sort);
}
