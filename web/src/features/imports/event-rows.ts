import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { SheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import type { Field } from '@huella/domain/model/field';
import type { SheetRow } from '../../sheet/sheet-store';
import type { ImportSubject } from './import-subject';

/** How many rows of an event do not say when it was; of what is no event none. */
export function countUndated({ format }: Pick<ImportSubject, 'format'>, rows: readonly SheetRow[]): number {
  const isDated = format.columns.some(({ field }) => field.name === eventDateColumn.name);
  if (!isDated) return 0;
  return rows.filter(({ texts }) => (texts[eventDateColumn.name] ?? '').trim() === '').length;
}

/** What an event fills in, as the fields that are summarised. */
export function summaryOf({ columns }: SheetFormat): {
  readonly attributes: readonly Field[];
  readonly summary: readonly string[];
} {
  const attributes = columns.filter(({ role }) => role === 'value').map(({ field }) => field);
  return { attributes, summary: attributes.map(({ name }) => name) };
}
