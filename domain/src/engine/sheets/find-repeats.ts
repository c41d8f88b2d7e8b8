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
  const dated = format.columns.some(({ field }) => field.name === eventDateColumn.name);
  return format.columns
    .filter(isUnique)
    .flatMap((column) => repeatsIn(rows, column.field, dated && column.role === 'key'));
}

/** Whether a value of the column may be in one row only. */
export function isUnique({ field, role }: SheetColumn): boolean {
  return role === 'key' || field.validations?.unique !== undefined;
}

function repeatsIn(rows: readonly RowTexts[], field: Field, dated: boolean): readonly Repeat[] {
  const firsts = new Map<string, number>();
  return rows.flatMap(({ row, texts }): readonly Repeat[] => {
    const key = keyOf(texts[field.name] ?? '', field);
    if (key === '') return [];
    const whole = dated ? `${key}\n${(texts[eventDateColumn.name] ?? '').trim()}` : key;
    const first = firsts.get(whole);
    if (first !== undefined) return [{ row, issue: issue(field.name, 'repeatedInSheet', { row: first }) }];
    firsts.set(whole, row);
    return [];
  });
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
