import type { Field } from '../../model/field';
import type { Locale } from '../../model/value';
import { foldKey } from '../../fold';
import { checkField } from '../fields/check-field';
import { dayOf, parseWrittenDate, type DateOrder } from '../fields/written-date';
import { readColumn, settleReading } from '../sheets/read-column';
import { eventDateColumn, reservedSynonyms } from '../sheets/reserved-columns';
import type { FindNamed } from './find-named';
import { readPastedList } from './pasted-list';

/** What a scale's or a reader's file says of the rows of a grid. */
export interface ScaleReading {
  /** The texts of the field by the id of the row, as they are in the file; of one that comes twice the last. */
  readonly values: ReadonlyMap<number, string>;
  /** The day of each row whose line has a date, ISO; as it is written what is no day. */
  readonly dates: ReadonlyMap<number, string>;
  /** A date that could be of two days, where none of the file says which part is the month; null where nothing is open. */
  readonly openDate: string | null;
  /** Identifiers that name no row here, as they are written. */
  readonly missing: readonly string[];
  /** Lines whose identifiers name two rows, as they are written: nobody knows which of them was weighed. */
  readonly contradictory: readonly string[];
  /** Rows here without a number that the field takes. */
  readonly blank: number;
}

/** What the rows are, and what is asked of each. */
export interface ScaleQuestion {
  readonly find: FindNamed;
  /** The fields that name a row. */
  readonly names: readonly Field[];
  readonly field: Field;
  readonly locale: Locale;
  /** How the dates are written, where the user said so. */
  readonly dateOrder: DateOrder | null;
}

/**
 * Reads lines of an identifier and a number of a field, as scales and readers write them: parted by tabs, semicolons or
 * commas, with other columns beside. The number is in the column that is headed as the field or its unit; without such a
 * heading it is the last cell of the line that the field takes. A column headed as a date says the day of each row, read as
 * the whole column is written (document 2 section 7).
 */
export function readScale(text: string, question: ScaleQuestion): ScaleReading {
  const { find, names, field, locale } = question;
  const table = tableOf(text);
  const [head = []] = table;
  const headed = columnOf(head, wordsOf(field));
  const dated = columnOf(head, dateWords);
  const lines = headed === null && dated === null ? table : table.slice(1);
  const days = dated === null ? null : readDays(columnAt(lines, dated), question);
  const values = new Map<number, string>();
  const dates = new Map<number, string>();
  const missing: string[] = [];
  const contradictory: string[] = [];
  let blank = 0;
  for (const [at, cells] of lines.entries()) {
    // A line of its own: readers write the electronic and the visual tag, of which one may not be known here.
    const words = cells.filter((_cell, column) => column !== dated).join('\t');
    const named = readPastedList(words, names).map((each) => each.text);
    const [first] = named;
    if (first === undefined) continue;
    const ids = new Set(named.map(find).flatMap((found) => (found.kind === 'one' ? [found.id] : [])));
    const [id] = ids;
    const value = valueIn(cells, new Set(named));
    if (ids.size > 1) contradictory.push(named.join(' · '));
    else if (id === undefined) {
      if (value !== undefined) missing.push(first);
    } else if (value === undefined) blank += 1;
    else {
      values.set(id, value);
      // Of one that comes twice the last holds, with its day or without.
      const day = days?.texts[at] ?? '';
      if (day === '') dates.delete(id);
      else dates.set(id, day);
    }
  }
  return { values, dates, openDate: days?.open ?? null, missing, contradictory, blank };

  function valueIn(cells: readonly string[], named: ReadonlySet<string>): string | undefined {
    const meant =
      headed === null ? cells.filter((cell, at) => at !== dated && !named.has(cell)) : [cells[headed] ?? ''];
    return meant.findLast((cell) => cell !== '' && checkField(field, cell, locale).issues.length === 0);
  }
}

/** Whether a text has a number that the field takes beside any identifier, of whatever row. */
export function hasFigures(text: string, question: Omit<ScaleQuestion, 'find'>): boolean {
  return readScale(text, { ...question, find: () => ({ kind: 'one', id: 0 }) }).values.size > 0;
}

/** The cells of a text, line by line; blank lines are none. */
function tableOf(text: string): readonly (readonly string[])[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const mark = ['\t', ';'].find((each) => lines.some((line) => line.includes(each))) ?? ',';
  return lines.map((line) => cellsOf(line, mark));
}

function columnAt(lines: readonly (readonly string[])[], at: number): readonly string[] {
  return lines.map((cells) => cells[at] ?? '');
}

interface Days {
  /** Line by line: the day, ISO, or what is written where that is none. */
  readonly texts: readonly string[];
  readonly open: string | null;
}

/** The days of a column of dates, whose time of day is left out. */
function readDays(cells: readonly string[], { locale, dateOrder: chosen }: ScaleQuestion): Days {
  const reading = readColumn(cells, eventDateColumn, locale);
  const { dateOrder } = settleReading(reading, locale.language, { dateOrder: chosen });
  const thisYear = Number(locale.today.slice(0, 4));
  const texts = cells.map((cell) => {
    const written = parseWrittenDate(cell);
    return (written === null ? null : dayOf(written, dateOrder, thisYear)) ?? cell;
  });
  const isOpen = reading.dateOrder === 'ambiguous' && chosen === null;
  return { texts, open: isOpen ? (cells.find((cell) => parseWrittenDate(cell) !== null) ?? null) : null };
}

/** Headings of the day that a row was weighed on. */
const dateWords = [
  eventDateColumn.name,
  eventDateColumn.label.es,
  eventDateColumn.label.en,
  ...(reservedSynonyms[eventDateColumn.name] ?? []),
  ...['Día', 'Day', 'Datetime', 'Timestamp'],
];

function wordsOf({ name, label, unit }: Field): readonly string[] {
  return [name, label.es, label.en, ...(unit === undefined ? [] : [unit])];
}

/** The column that is headed by one of some words, or begins with one; null where none is. */
function columnOf(head: readonly string[], headings: readonly string[]): number | null {
  const words = headings.map(foldKey);
  const at = head.findIndex((cell) => {
    const [first = ''] = foldKey(cell).split(/[\s(]/);
    return words.includes(foldKey(cell)) || words.includes(first);
  });
  return at < 0 ? null : at;
}

/** The cells of a line: in quotes one may hold the mark that parts them, as the decimal comma between commas. */
function cellsOf(line: string, mark: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter !== mark || isQuoted) cell += letter;
    else {
      cells.push(cell);
      cell = '';
    }
  }
  return [...cells, cell].map((each) => each.trim().replace(/^"(.*)"$/, '$1'));
}
