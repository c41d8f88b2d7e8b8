import type { Field } from '@huella/domain/model/field';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { TextMeaning, Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { parseWrittenDate } from '@huella/domain/engine/fields/written-date';
import type { Locale, Values } from '@huella/domain/model/value';
import { cellText } from '@huella/domain/engine/sheets/cell-text';
import { foldMeaning } from '@huella/domain/engine/sheets/meanings';
import { missingColumns } from '@huella/domain/engine/sheets/pair-columns';
import { settleReading } from '@huella/domain/engine/sheets/read-column';
import type { SheetFormat } from '@huella/domain/engine/sheets/sheet-format';

export type PairOrder = BodyOf<Calls['sheets.pair']>;
export type Reading = UploadColumn['reading'];

/**
 * The state of a column: paired, paired by a guess, to be asked about, or not imported. `mustChoose` probably is what every row
 * needs and no column brings; `mayChoose` what may be left out as well.
 */
export type ColumnResult =
  | 'matches'
  | 'suggested'
  | 'ambiguous'
  | 'mustChoose'
  | 'mayChoose'
  | 'leftOut'
  | 'notLinked';

/** The field that a column without one probably means; null without a guess that is still free. */
export function guessOf(upload: Upload, { name, field }: UploadColumn): string | null {
  if (field !== null) return null;
  const guess = upload.suggestedColumnsForErrors.find((each) => each.columnUploadExcelName === name);
  const wanted = guess?.columnSuggestExcelName ?? null;
  return upload.columns.some((column) => column.field === wanted) ? null : wanted;
}

/** What the pairing screen says of a column. `declined` are those that the user left out just now. */
export function resultOf(upload: Upload, column: UploadColumn, declined: ReadonlySet<string>): ColumnResult {
  if (column.field === null) {
    if (column.how === 'remembered' || declined.has(column.name)) return 'leftOut';
    const guess = guessOf(upload, column);
    if (guess === null) return 'notLinked';
    return isMissed(upload, guess) ? 'mustChoose' : 'mayChoose';
  }
  if (column.ambiguous !== null) return 'ambiguous';
  const isGuess = column.how === 'similar' || column.how === 'values';
  const isFromBefore = column.meanings?.some(({ how }) => how === 'remembered') ?? false;
  return isGuess || isFromBefore || (column.options?.unknown.length ?? 0) > 0 ? 'suggested' : 'matches';
}

/** Which comes first in the dates of a column, the day or the month, where they are written so that it is not plain. */
export function writtenOrder({ reading, samples, filled }: UploadColumn): 'dmy' | 'mdy' | null {
  const { dateOrder } = reading;
  if (filled === 0 || (dateOrder !== 'dmy' && dateOrder !== 'mdy')) return null;
  const isWritten = samples.some((text) => {
    const date = parseWrittenDate(text);
    return date !== null && date.order !== 'ymd';
  });
  return isWritten ? dateOrder : null;
}

/** Whether every row needs a field that no column brings. */
function isMissed({ missingColumns: missing }: Upload, field: string): boolean {
  return missing.some((names) => names.split('|').includes(field));
}

/** Which columns are in view. */
export const columnFilters = ['all', 'review', 'paired', 'unpaired'] as const;
export type ColumnFilter = (typeof columnFilters)[number];

/** Whether a column is in view under a filter. */
export function isShown(filter: ColumnFilter, result: ColumnResult): boolean {
  const isPaired = result === 'matches' || result === 'suggested' || result === 'ambiguous';
  if (filter === 'all') return true;
  if (filter === 'paired') return isPaired;
  if (filter === 'unpaired') return !isPaired;
  return isPaired ? result !== 'matches' : result === 'mustChoose' || result === 'mayChoose';
}

/** Columns with another field for one of them: a field that another column had goes to this one. */
export function withField(
  columns: readonly UploadColumn[],
  name: string,
  field: string | null,
): readonly UploadColumn[] {
  return columns.map((column) => {
    if (column.name === name) return paired(column, field);
    return field !== null && column.field === field ? paired(column, null) : column;
  });
}

function paired(column: UploadColumn, field: string | null): UploadColumn {
  if (column.field === field) return column;
  return { ...column, field, how: 'chosen', ambiguous: null, reading: {}, options: null, meanings: [] };
}

/** Columns with one of them read as the user says. */
export function withReading(
  columns: readonly UploadColumn[],
  name: string,
  reading: Reading,
): readonly UploadColumn[] {
  return columns.map((column) =>
    column.name === name
      ? { ...column, reading: { ...column.reading, ...reading }, ambiguous: null }
      : column,
  );
}

/**
 * What is sent to the server: the pairs, the readings that are settled, so that no question comes twice, and what every row is
 * given in fields without a column.
 */
export function pairOrder(
  id: number,
  columns: readonly UploadColumn[],
  isAllpair: boolean,
  defaults: Readonly<Record<string, string>>,
  meanings: readonly TextMeaning[] = [],
): PairOrder {
  const settled = columns.filter(
    ({ field, ambiguous, reading }) => field !== null && ambiguous === null && !isBlank(reading),
  );
  return {
    excelUploadId: id,
    isAllpair,
    fixedColumns: columns.flatMap(({ field, name }) =>
      field === null ? [] : [{ originColumn: field, excelColumn: name }],
    ),
    readings: Object.fromEntries(settled.map(({ name, reading }) => [name, reading])),
    defaults: { ...defaults },
    ...(meanings.length > 0 && { meanings: [...meanings] }),
  };
}

function isBlank({ decimalMark, dateOrder }: Reading): boolean {
  return (decimalMark ?? null) === null && (dateOrder ?? null) === null;
}

/** A field that every row needs, or several of which one is enough. */
export interface Needed {
  readonly fields: readonly Field[];
  /** A column brings it, or every row is given it. */
  readonly isPaired: boolean;
}

/**
 * What every row needs, with what is missing first (document 2 section 2, column pairing). `accepted` is what all are given in
 * fields without a column.
 */
export function neededOf(
  format: SheetFormat,
  columns: readonly Pick<UploadColumn, 'field'>[],
  accepted: Values = {},
): readonly Needed[] {
  const missing = new Set(missingColumns(columns, format, accepted).map((names) => names.join()));
  const fieldsOf = (names: readonly string[]) =>
    format.columns.filter(({ field }) => names.includes(field.name)).map(({ field }) => field);
  const singles = format.columns
    .filter(({ mandatory, gridOnly }) => mandatory && !gridOnly)
    .map(({ field }) => [field]);
  const all = [...format.groups.map(fieldsOf), ...singles].map((fields) => ({
    fields,
    isPaired: !missing.has(fields.map(({ name }) => name).join()),
  }));
  return [...all.filter(({ isPaired }) => !isPaired), ...all.filter(({ isPaired }) => isPaired)];
}

/** One line of what the first row will say. */
export interface PreviewLine {
  readonly field: Field;
  /** Null where no column brings it. */
  readonly text: string | null;
  readonly isFaulty: boolean;
}

/** Lines that the preview has room for. */
const previewed = 9;

/** How the first row will be read: what is mandatory first, then what else the sheet brings. */
export function previewOf(
  format: SheetFormat,
  columns: readonly UploadColumn[],
  locale: Locale,
  accepted: Values = {},
): readonly PreviewLine[] {
  const needed = new Set(
    neededOf(format, columns, accepted).flatMap(({ fields, isPaired }) =>
      isPaired ? fields.map(({ name }) => name) : fields.slice(0, 1).map(({ name }) => name),
    ),
  );
  const lines = format.columns.flatMap(({ field }): readonly PreviewLine[] => {
    const column = columns.find((each) => each.field === field.name);
    if (column !== undefined) return [lineOf(field, column, locale)];
    const given = accepted[field.name];
    if (given !== undefined) return [{ field, text: formatField(field, given, locale), isFaulty: false }];
    const missing = needed.has(field.name) && isMissing(format, columns, field.name, accepted);
    return missing ? [{ field, text: null, isFaulty: true }] : [];
  });
  const first = lines.filter(({ field }) => needed.has(field.name));
  return [...first, ...lines.filter(({ field }) => !needed.has(field.name))].slice(0, previewed);
}

function isMissing(
  format: SheetFormat,
  columns: readonly UploadColumn[],
  name: string,
  accepted: Values,
): boolean {
  return neededOf(format, columns, accepted).some(
    ({ fields, isPaired }) => !isPaired && fields.some((field) => field.name === name),
  );
}

function lineOf(field: Field, { first, reading, meanings = [] }: UploadColumn, locale: Locale): PreviewLine {
  const settled = settleReading({ decimalMark: 'either', dateOrder: 'either' }, locale.language, reading);
  const meant = new Map(meanings.map(({ text, option }) => [foldMeaning(text), option]));
  const { text } = cellText(first, field, { ...settled, meanings: meant }, locale);
  return {
    field,
    text,
    isFaulty: checkField(field, text, locale).issues.some((each) => each.level === 'error'),
  };
}
