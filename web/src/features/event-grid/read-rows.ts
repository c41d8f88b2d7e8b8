import type { EventField } from '@huella/domain/model/event-model';
import type { Field } from '@huella/domain/model/field';
import { issue, type Issue } from '@huella/domain/model/errors';
import { isEmpty, type Locale, type Values } from '@huella/domain/model/value';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { rawOfCell } from '@huella/domain/engine/fields/grid-text';
import { atCells } from '@huella/domain/engine/sheets/faults-in-cells';
import { parseDate, parseDateTime } from '@huella/domain/engine/fields/date';
import { asMandatory } from '@huella/domain/engine/fields/read-field';
import { dayAt } from '@huella/domain/engine/fields/zones';
import { decidingColumns, type RowColumn } from '@huella/domain/engine/events/row-columns';
import { findDoubts, usualGain, type RowDoubt } from '@huella/domain/engine/events/row-doubts';
import {
  daysSince,
  gainADay,
  totalsOf,
  type RowReading,
  type RowTotals,
} from '@huella/domain/engine/events/row-gains';
import { checkBounds } from '@huella/domain/engine/forms/bounds';
import {
  commentName,
  confirmedKey,
  dateName,
  ownTexts,
  textOf,
  type RowState,
  type RowTexts,
} from './row-state';
import type { GridAsset } from './grid-asset';

/** What is asked, of which assets. */
export interface RowSubject {
  readonly assets: readonly GridAsset[];
  readonly columns: readonly RowColumn[];
  readonly locale: Locale;
}

/** A row as it is read. */
export interface ReadRow {
  readonly asset: GridAsset;
  /** It is recorded: it has what decides. */
  readonly counts: boolean;
  readonly values: Values;
  readonly issues: readonly Issue[];
  /** The day of its event, ISO. */
  readonly day: string;
  /** By the name of a field that measures: what it gained a day, and what is doubtful about it. */
  readonly gains: Readonly<Record<string, number | null>>;
  readonly doubts: Readonly<Record<string, RowDoubt | null>>;
}

/** All rows as they are read, and what they come to. */
export interface ReadRows {
  readonly rows: readonly ReadRow[];
  readonly counted: readonly ReadRow[];
  readonly faulty: readonly ReadRow[];
  /** Rows with a number that nobody confirmed yet. */
  readonly doubtful: readonly ReadRow[];
  /** By the name of a field that measures. */
  readonly totals: Readonly<Record<string, RowTotals>>;
  /** What to expect that the next gains a day. */
  readonly usual: Readonly<Record<string, number | null>>;
}

/** Letters that a word on an event may have. */
const maxComment = 500;

/** Reads every row: what is recorded of it, what is wrong, and what is worth a second look. */
export function readRows(subject: RowSubject, state: RowState): ReadRows {
  const { columns, assets } = subject;
  const deciding = decidingColumns(columns).map(({ field }) => field.name);
  const bare: readonly ReadRow[] = assets.map((asset) => readOnce(subject, state, asset, deciding));
  const measured = columns.filter(({ measure }) => measure !== null);
  const readings = new Map(
    measured.map((column) => [column.field.name, bare.map((row) => readingOf(row, column))] as const),
  );
  const asked = new Map(
    measured.map((column) => {
      const found = readings.get(column.field.name) ?? [];
      return [
        column.field.name,
        growsOf(column) === null ? found.map(() => null) : findDoubts(found),
      ] as const;
    }),
  );
  const rows = bare.map((row, at): ReadRow => {
    const isDoubtful = measured.some(({ field }) => (asked.get(field.name)?.[at] ?? null) !== null);
    if (!isDoubtful) return row;
    const doubts = measured.map(({ field: { name } }): [string, RowDoubt | null] => {
      const doubt = asked.get(name)?.[at] ?? null;
      return [name, doubt !== null && isConfirmed(state, row, name) ? null : doubt];
    });
    return { ...row, doubts: Object.fromEntries(doubts) };
  });
  const counted = rows.filter(({ counts }) => counts);
  return {
    rows,
    counted,
    faulty: counted.filter(({ issues }) => issues.length > 0),
    doubtful: counted.filter(({ doubts }) => Object.values(doubts).some((doubt) => doubt !== null)),
    totals: Object.fromEntries(measured.map(({ field }) => [field.name, totalsIn(counted, field.name)])),
    usual: Object.fromEntries(
      measured.map((column) => [
        column.field.name,
        growsOf(column) === null ? null : usualGain(readings.get(column.field.name) ?? []),
      ]),
    ),
  };
}

function isConfirmed({ confirmed }: RowState, { asset, values }: ReadRow, name: string): boolean {
  const value = values[name];
  return typeof value === 'number' && confirmed.includes(confirmedKey(asset.id, name, value));
}

/** What a row was read from, and as what. */
interface RowRead {
  readonly subject: RowSubject;
  readonly common: RowTexts;
  readonly own: RowTexts;
  readonly row: ReadRow;
}
const lastRead = new WeakMap<GridAsset, RowRead>();

/** A row as it was read before, where it says the same: a key changes one of ten thousand. */
function readOnce(
  subject: RowSubject,
  state: RowState,
  asset: GridAsset,
  deciding: readonly string[],
): ReadRow {
  const { common } = state;
  const own = ownTexts(state, asset.id);
  const before = lastRead.get(asset);
  if (before?.subject === subject && before.common === common && before.own === own) return before.row;
  const row = withGains(readRow(subject, state, asset, deciding), subject);
  lastRead.set(asset, { subject, common, own, row });
  return row;
}

/** What is doubtful counts among the numbers, and says nothing of what all gained. */
function totalsIn(counted: readonly ReadRow[], name: string): RowTotals {
  const taken = counted.filter(({ values }) => typeof values[name] === 'number');
  return totalsOf(
    taken.map(({ values }) => Number(values[name])),
    taken.filter(({ doubts }) => doubts[name] === null).flatMap(({ gains }) => gains[name] ?? []),
  );
}

/** What to expect of a number today: its last, and what the others gained a day since. Null where that is not known. */
export function expectedOf({ asset, day }: ReadRow, name: string, usual: number | null): number | null {
  const last = asset.last[name];
  if (last === undefined || usual === null) return null;
  const days = daysSince({ last: last.value, lastDay: last.day, value: null, day });
  return days === null ? null : last.value + usual * days;
}

export function growsOf({ measure }: RowColumn) {
  return measure?.grows ?? null;
}

function readingOf({ asset, values, day }: ReadRow, { field }: RowColumn): RowReading {
  const last = asset.last[field.name];
  const value = values[field.name];
  return {
    last: last?.value ?? null,
    lastDay: last?.day ?? null,
    value: typeof value === 'number' ? value : null,
    day,
  };
}

function withGains(row: ReadRow, { columns }: RowSubject): ReadRow {
  const gains = columns.flatMap((column) => {
    const grows = growsOf(column);
    const gained = grows === null ? null : gainADay(readingOf(row, column), grows.minDays);
    return column.measure === null ? [] : [[column.field.name, gained] as const];
  });
  return { ...row, gains: Object.fromEntries(gains) };
}

const nothing = { gains: {}, doubts: {} } as const;

function readRow(
  { columns, locale }: RowSubject,
  state: RowState,
  asset: GridAsset,
  deciding: readonly string[],
): ReadRow {
  const counts = deciding.some((name) => textOf(state, asset.id, name).trim() !== '');
  const date = readDate(textOf(state, asset.id, dateName), locale);
  const day = date.day ?? locale.today;
  if (!counts) return { asset, counts, values: {}, issues: [], day, ...nothing };
  const readings = columns.map(({ field }) => {
    const { value, issues } = checkField(
      askedField(field),
      rawOfCell(field, textOf(state, asset.id, field.name)),
      locale,
    );
    return { field, value, issues };
  });
  const values = Object.fromEntries(
    readings.filter(({ value }) => !isEmpty(value)).map(({ field, value }) => [field.name, value]),
  );
  const issues = readings.flatMap(({ field, value, issues: found }) =>
    found.length > 0 || isEmpty(value)
      ? atCells([field], found, locale)
      : checkBounds(field, value, values, locale),
  );
  const comment = ownTexts(state, asset.id)[commentName] ?? '';
  const long = comment.length > maxComment ? [issue(commentName, 'tooLong', { max: maxComment })] : [];
  return { asset, counts, values, issues: [...issues, ...date.issues, ...long], day, ...nothing };
}

/** What another field asks of it is the server's to ask, which has all of the asset. */
function askedField(field: EventField): Field {
  const { hideCondition, validations } = field;
  return hideCondition !== undefined && validations?.mandatory === true ? asMandatory(field, false) : field;
}

/** The day that a date says, a day alone or a moment, and what is wrong with it. */
export function readDate(
  text: string,
  { zone, today }: Locale,
): { readonly day: string | null; readonly issues: readonly Issue[] } {
  if (text.trim() === '') return { day: today, issues: [] };
  const moment = parseDateTime(text, zone);
  const day = parseDate(text) ?? (moment === null ? null : dayAt(Date.parse(moment), zone));
  if (day === null) return { day, issues: [issue(dateName, 'notADate', { example: shownDay(today) })] };
  return { day, issues: day > today ? [issue(dateName, 'inFuture')] : [] };
}

/** `21/11/2026`, as dates are typed. */
export function shownDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** A date as it is kept: `14/11` is of the year of today, or of the one before where that lies ahead. */
export function tidyDate(text: string, { today }: Locale): string {
  const [, day = '', month = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})\s*$/.exec(text) ?? [];
  if (day === '') return text.trim();
  const year = Number(today.slice(0, 4));
  const of = (each: number) => parseDate(`${day}/${month}/${each}`);
  const found = [of(year), of(year - 1)].find((each) => each !== null && each <= today);
  return typeof found === 'string' ? shownDay(found) : text.trim();
}

/** The rows as the call takes them: each with its asset, and with what it says of its own event. */
export function sentRows(
  { columns }: RowSubject,
  state: RowState,
  rows: readonly ReadRow[],
): readonly Record<string, unknown>[] {
  const names = columns.map(({ field }) => field.name);
  return rows.map(({ asset, values }) => {
    const own = ownTexts(state, asset.id);
    const said = [dateName, commentName].flatMap((name) =>
      (own[name] ?? '').trim() === '' ? [] : [[name, own[name]] as const],
    );
    const filled = names.flatMap((name) => (isEmpty(values[name]) ? [] : [[name, values[name]] as const]));
    return { _pk_: asset.id, ...Object.fromEntries([...filled, ...said]) };
  });
}
