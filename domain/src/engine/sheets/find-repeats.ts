import type { Field } from '../../model/field';
import { issue, type Issue } from '../../model/errors';
import { stripMasked } from '../fields/masked';
import { foldKey } from '../../fold';
import { eventDateColumn, pkColumn } from './reserved-columns';
import type { SheetColumn, SheetFormat } from './sheet-format';
import { isUnread } from './unread-cell';

/** A row of the grid: its number as the user sees it, and its texts by field. */
export interface RowTexts {
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
}

export interface Repeat {
  readonly row: number;
  readonly issue: Issue;
}

/**
 * The values that may be in one row only and are in several: identifiers that are unique, and assets that two
 * rows are about. Every row but the first says where the first is. Values compare as the server's keys do: stripped
 * of the mask, case and accents. An event may come twice for an asset when the rows have dates of their own.
 */
export function findRepeats(rows: readonly RowTexts[], format: SheetFormat): readonly Repeat[] {
  const steps = seekRepeats(rows, format);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Rows that are looked at in a step. */
const rowsInStep = 500;

/** Finds what `findRepeats` does, a step of some rows at a time: whoever walks it may let others have their turn between. */
export function* seekRepeats(
  rows: readonly RowTexts[],
  format: SheetFormat,
): Generator<undefined, readonly Repeat[], undefined> {
  const dated = format.columns.some(({ field }) => field.name === eventDateColumn.name);
  const repeats: Repeat[] = [];
  for (const { field, role } of format.columns.filter(isUnique)) {
    const firsts = new Map<string, number>();
    for (let from = 0; from < rows.length; from += rowsInStep) {
      const some = rows.slice(from, from + rowsInStep);
      repeats.push(...repeatsIn(some, field, dated && role === 'key', firsts));
      yield;
    }
  }
  return repeats;
}

/**
 * What of a row decides whether it repeats another one: all that `findRepeats` reads. Whoever gathers the rows of a large sheet for it
 * need keep no more of them.
 */
export function pickIdentifying({ columns }: SheetFormat): (row: RowTexts) => RowTexts {
  const names = columns
    .filter((column) => isUnique(column) || column.field.name === eventDateColumn.name)
    .map(({ field }) => field.name);
  return ({ row, texts }) => ({
    row,
    texts: Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])),
  });
}

/** Whether a value of the column may be in one row only. */
export function isUnique({ field, role }: SheetColumn): boolean {
  return role === 'key' || field.validations?.unique !== undefined;
}

function repeatsIn(
  rows: readonly RowTexts[],
  field: Field,
  dated: boolean,
  firsts: Map<string, number>,
): readonly Repeat[] {
  const repeats: Repeat[] = [];
  for (const { row, texts } of rows) {
    const key = keyOf(texts[field.name] ?? '', field);
    if (key === '') continue;
    const whole = dated ? `${key}\n${(texts[eventDateColumn.name] ?? '').trim()}` : key;
    const first = firsts.get(whole);
    if (first === undefined) firsts.set(whole, row);
    else repeats.push({ row, issue: issue(field.name, 'repeatedInSheet', { row: first }) });
  }
  return repeats;
}

const plain = /^[\w ]*$/;

function keyOf(text: string, field: Field): string {
  // What could not be read names nothing.
  if (isUnread(text)) return '';
  if (field.name === pkColumn.name) return text.replace(/\D/g, '').replace(/^0+/, '');
  if (field.type !== 'masked') return foldKey(text);
  // Ten thousand tags are stripped on each edit; most hold nothing that needs more than this.
  return plain.test(text) ? text.replaceAll(' ', '').toLowerCase() : foldKey(stripMasked(text));
}
