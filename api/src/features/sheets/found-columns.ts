import { fieldKinds } from '@huella/domain/engine/fields/index';
import { plainNumber, type CellReading } from '@huella/domain/engine/fields/write-cell';
import { isBlankCell, type SheetCell } from '@huella/domain/engine/sheets/cell';
import { findHeaderRow } from '@huella/domain/engine/sheets/find-header';
import { isTotalsRow } from '@huella/domain/engine/sheets/find-totals';
import { joinHeadings } from '@huella/domain/engine/sheets/join-headings';
import { foldHeading, nameHeaders } from '@huella/domain/engine/sheets/heading';
import { knownHeadings, suggestPairs } from '@huella/domain/engine/sheets/pair-columns';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import {
  ambiguityOf,
  readColumn,
  settleReading,
  unitToConvert,
} from '@huella/domain/engine/sheets/read-column';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import type { SheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { followedHeadings } from '@huella/domain/rules/lot-field';
import type { SheetColumnRow } from '../../db/run-tables';
import { createYielder } from '../../yielder';
import { findMeanings, meaningsOf, type MeaningsByAttribute } from './find-meanings';
import { findOptions } from './found-options';

type Row = readonly SheetCell[];

/** Values of a column that are shown, and those that are looked at to see what it holds. */
const shownSamples = 3;
const maxSampled = 50;
const maxSampleLength = 60;

/** The columns of a sheet and the rows of data below their headings. */
export interface FoundTable {
  /** The headings by place; those without one have ''. */
  readonly headings: readonly string[];
  readonly columns: readonly FoundColumn[];
  /** How many rows are above the data: titles and the headings. */
  readonly above: number;
  readonly data: readonly Row[];
  /** Rows that sum up others, and are none of the data. */
  readonly leftOut: readonly Row[];
  /** The example row of a template that was left in: none of the data either. */
  readonly example?: Row;
}

/** What somebody says of how a sheet is read; without it as it seems to be meant. */
export interface TableChoice {
  /** The row with the headings, from 1; 0 for none. */
  readonly headerRow?: number | undefined;
  readonly keepTotals?: boolean | undefined;
  readonly keepExample?: boolean | undefined;
}

interface FoundColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
  readonly filled: number;
  /** The cell of the first row. */
  readonly first: SheetCell;
}

/**
 * Finds the row that names the columns, and what is below. Columns with neither heading nor data are left out.
 * Lets others have their turn.
 */
export async function findTable(
  rows: readonly Row[],
  format: SheetFormat,
  { headerRow, keepTotals = false }: TableChoice = {},
): Promise<FoundTable> {
  const known = knownHeadings(format);
  const headerAt = headerRow === undefined ? findHeaderRow(rows, known) : headerRow - 1;
  const isNamed = headerAt !== null && headerAt >= 0;
  const { cells: header, above } = isNamed ? joinHeadings(rows, headerAt, known) : { cells: [], above: 0 };
  const below = rows.slice(above);
  const leftOut = keepTotals ? [] : below.filter(isTotalsRow);
  const isLeftOut = new Set(leftOut);
  const data = leftOut.length === 0 ? below : below.filter((row) => !isLeftOut.has(row));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const named = nameHeaders(Array.from({ length: width }, (_, at) => header[at] ?? null));
  const taken = new Set(named.flatMap(({ name }) => name ?? []));
  const yieldIfDue = createYielder();
  const columns: FoundColumn[] = [];
  for (const { index, name } of named) {
    const column = describeColumn(index, name ?? letterName(index, taken), data);
    if (column.filled > 0 || name !== null) columns.push(column);
    await yieldIfDue();
  }
  return { headings: named.map(({ name }) => name ?? ''), columns, above, data, leftOut };
}

/** A column without a heading goes by its letter, as the sheet shows it. */
function letterName(index: number, taken: ReadonlySet<string>): string {
  const letter = (at: number): string =>
    (at >= 26 ? letter(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
  const name = letter(index);
  return taken.has(name) ? `(${name})` : name;
}

function describeColumn(index: number, name: string, data: readonly Row[]): FoundColumn {
  const samples = new Set<string>();
  let filled = 0;
  for (const row of data) {
    const cell = row[index] ?? null;
    if (isBlankCell(cell)) continue;
    filled += 1;
    if (samples.size < shownSamples) samples.add(showCell(cell));
  }
  return { index, name, samples: [...samples], filled, first: data[0]?.[index] ?? null };
}

function showCell(cell: SheetCell): string {
  const text = typeof cell === 'number' ? plainNumber(cell) : String(cell ?? '');
  return text.length > maxSampleLength ? `${text.slice(0, maxSampleLength)}…` : text;
}

/**
 * Pairs the columns with the fields of a format, by what the user chose before and by what they say themselves; those
 * under headings that nothing reads with none. Lets others have their turn.
 */
export async function pairTable(
  table: FoundTable,
  format: SheetFormat,
  remembered: ReadonlyMap<string, string | null>,
  locale: Locale,
  known: MeaningsByAttribute,
  unread: ReadonlySet<string> = new Set(),
): Promise<readonly SheetColumnRow[]> {
  const isUnread = (heading: string) => unread.has(foldHeading(heading));
  const headings = table.headings.map((heading) => (isUnread(heading) ? '' : heading));
  const samples = table.headings.map((heading, index) =>
    isUnread(heading) ? [] : sampleCells(table.data, index),
  );
  const pairs = suggestPairs(headings, samples, format, remembered);
  const yieldIfDue = createYielder();
  const columns: SheetColumnRow[] = [];
  for (const column of table.columns) {
    const pair = pairs[column.index];
    const field = findField(format, pair?.field ?? null);
    const cells = field === null ? [] : table.data.map((row) => row[column.index] ?? null);
    columns.push({
      ...column,
      samples: [...column.samples],
      field: field?.name ?? null,
      how: pair?.how ?? null,
      suggestion: pair?.suggestion ?? null,
      ...readingOf(column.name, cells, field, locale, {}),
      ...choicesOf(cells, field, locale, known),
    });
    await yieldIfDue();
  }
  return columns;
}

/**
 * The headings of an export, folded, that say how its assets stand: they are of no field, whatever they are like. Sheets
 * of others have no such headings; what a format calls so is read.
 */
export function unreadHeadings(
  table: FoundTable,
  format: SheetFormat,
  model: AssetType,
): ReadonlySet<string> {
  const marks = new Set(Object.values(pkColumn.label).map(foldHeading));
  const isExport = table.headings.some((heading) => marks.has(foldHeading(heading)));
  // An export writes labels: what is a synonym of another field, as 'Lote' is of the paddock, is not meant.
  const known = new Set(format.columns.flatMap(({ names }) => names.map(foldHeading)));
  const followed = isExport ? followedHeadings(model).map(foldHeading) : [];
  return new Set(followed.filter((heading) => !known.has(heading)));
}

function sampleCells(data: readonly Row[], index: number): readonly SheetCell[] {
  const cells: SheetCell[] = [];
  for (const row of data) {
    const cell = row[index] ?? null;
    if (!isBlankCell(cell)) cells.push(cell);
    if (cells.length >= maxSampled) break;
  }
  return cells;
}

/** What users remember pairs by. */
export function headingsOf(table: FoundTable): readonly string[] {
  return [...new Set(table.headings.map(foldHeading).filter((heading) => heading !== ''))];
}

/** The field of a name in a format, or null. */
export function findField(format: SheetFormat, name: string | null): Field | null {
  return format.columns.find(({ field }) => field.name === name)?.field ?? null;
}

type Chosen = SheetColumnRow['reading'];

/** How the values of a column are read, and what the user is asked about it; nothing where it makes no difference. */
export function readingOf(
  heading: string,
  cells: readonly SheetCell[],
  field: Field | null,
  locale: Locale,
  chosen: Chosen,
): Pick<SheetColumnRow, 'ambiguous' | 'reading'> {
  if (field === null) return { ambiguous: null, reading: {} };
  const found = readColumn(cells, field, locale);
  const asked = ambiguityOf(found);
  const settled: CellReading = settleReading(found, locale.language, chosen);
  return {
    ambiguous: asked !== null && (chosen[asked] ?? null) === null ? asked : null,
    reading: { ...readingFor(field, settled), ...unitIn(heading, field) },
  };
}

/** What a column of a field with options holds of them, and what its other texts are known to mean. */
export function choicesOf(
  cells: readonly SheetCell[],
  field: Field | null,
  locale: Locale,
  known: MeaningsByAttribute,
): Pick<SheetColumnRow, 'options' | 'meanings'> {
  const meanings = findMeanings(cells, field, locale, known);
  return { meanings, options: findOptions(cells, field, locale, meaningsOf({ meanings })) };
}

/** The unit of a heading where it is another one than the field's: its numbers are turned into that. */
function unitIn(heading: string, field: Field): Pick<Chosen, 'unit'> {
  const unit = fieldKinds[field.type].slots === 'n' ? unitToConvert(heading, field) : null;
  return unit === null ? {} : { unit };
}

function readingFor(field: Field, reading: CellReading): Chosen {
  const { slots } = fieldKinds[field.type];
  if (slots === 'n') return { decimalMark: reading.decimalMark };
  return slots === 'd' ? { dateOrder: reading.dateOrder } : {};
}

/** A column's reading with nothing left open. */
export function settled({ reading, meanings }: SheetColumnRow, { language }: Locale): CellReading {
  const read = settleReading({ decimalMark: 'either', dateOrder: 'either' }, language, reading);
  return { ...read, meanings: meaningsOf({ meanings }) };
}
