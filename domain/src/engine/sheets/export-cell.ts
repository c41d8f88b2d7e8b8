import type { Field } from '../../model/field';
import type { Locale, Value } from '../../model/value';
import { formatField } from '../fields/format-field';
import type { SheetCell } from './cell';

/**
 * A value as an export writes it, so that an import reads the very same value again: numbers as what they are, days as
 * `2026-11-21`, identifiers bare, all else as the text that people read.
 */
export function exportCell(field: Field, value: Value, locale: Locale): SheetCell {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  // As text: a sheet would take fifteen digits for a number, and a 0 before them for nothing.
  if ((field.type === 'date' || field.type === 'masked') && typeof value === 'string') return value;
  return formatField(field, value, locale);
}
