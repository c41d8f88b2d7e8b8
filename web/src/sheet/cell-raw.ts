import type { Field } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { cellOfValue, rawOfCell } from '@huella/domain/engine/fields/grid-text';
import { plainText, type Locale, type Value, type Values } from '@huella/domain/model/value';
import { isTyped, tidyRaw } from '../fields/raw-value';
import type { RowTexts, SheetColumn } from './sheet-store';

/** What the input of a field holds for the text of a cell; null where the text is none of its choices. */
export function rawOfText(field: Field, text: string, locale: Locale): Value {
  if (isTyped(field)) return text;
  const raw = rawOfCell(field, text);
  const { value, issues } = checkField(field, raw, locale);
  // What is wrong inside of rows is corrected there.
  if (issues.length > 0 && isBareRows(raw)) return raw.map((row, at) => ({ ...row, key: at + 1 }));
  // Too few or too many choices are still choices; what cannot be read leaves none.
  return issues.length === 0 || value !== null ? value : null;
}

function isBareRows(raw: unknown): raw is readonly Readonly<Record<string, Value>>[] {
  return (
    Array.isArray(raw) &&
    raw.every((each) => typeof each === 'object' && each !== null && !('storageName' in each))
  );
}

/** The text of a cell for what the input of its field holds. */
export function textOfRaw(field: Field, raw: Value, locale: Locale): string {
  if (raw === null) return '';
  return isTyped(field) ? plainText(raw) : cellOfValue(field, raw, locale);
}

/** A typed text, written as it was understood; what cannot be read stays as it is, so that nothing is lost. */
export function tidyText(field: Field, text: string, locale: Locale): string {
  const trimmed = text.trim();
  if (isTyped(field)) return plainText(tidyRaw(field, trimmed, locale));
  const { value, issues } = checkField(field, rawOfCell(field, trimmed), locale);
  return issues.length === 0 && value !== null ? cellOfValue(field, value, locale) : trimmed;
}

/** The values of a row as far as they can be read: options and bounds depend on other fields. */
export function readValues(columns: readonly SheetColumn[], texts: RowTexts, locale: Locale): Values {
  const pairs = columns.map(
    ({ field }) =>
      [field.name, checkField(field, rawOfCell(field, texts[field.name] ?? ''), locale).value] as const,
  );
  return Object.fromEntries(pairs);
}
