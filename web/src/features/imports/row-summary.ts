import { isFigure } from '@huella/domain/engine/fields/index';
import type { Field } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField, formatMeasured } from '@huella/domain/engine/fields/format-field';
import type { Locale, Value } from '@huella/domain/model/value';
import type { SheetRow } from '../../sheet/sheet-store';

/** A share of the rows: what they have in common, and how many they are. */
interface Share {
  readonly label: string;
  readonly count: number;
}

/** What the rows say of one field. */
export type FieldSummary =
  | {
      readonly field: Field;
      readonly shares: readonly Share[];
      readonly rest: number;
      readonly blank: number;
    }
  | { readonly field: Field; readonly min: string; readonly max: string; readonly mean: string };

/** Values that are named before the rest is counted, and fields that are summarised. */
const named = 6;
const summarised = 4;

/** The rows in figures: the fields that the model summarises, options by share and numbers by their range. */
export function summarise(
  rows: readonly SheetRow[],
  model: { readonly attributes: readonly Field[]; readonly summary: readonly string[] },
  locale: Locale,
): readonly FieldSummary[] {
  const fields = model.summary.flatMap((name) => model.attributes.find((each) => each.name === name) ?? []);
  const found = fields.flatMap((field): readonly FieldSummary[] => {
    const values = valuesOf(rows, field, locale);
    if (values.every((value) => value === null)) return [];
    if (isFigure(field)) return [rangeOf(field, values, locale)];
    return field.type === 'select' ? [sharesOf(field, values, locale)] : [];
  });
  return found.slice(0, summarised);
}

/** Columns repeat few texts over thousands of rows: each is read once. */
function valuesOf(rows: readonly SheetRow[], field: Field, locale: Locale): readonly Value[] {
  const known = new Map<string, Value>();
  return rows.map(({ texts }) => {
    const text = texts[field.name] ?? '';
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const { value } = checkField(field, text, locale);
    known.set(text, value);
    return value;
  });
}

function rangeOf(field: Field, values: readonly Value[], locale: Locale): FieldSummary {
  const numbers = values.filter((value) => typeof value === 'number');
  const total = numbers.reduce((sum, each) => sum + each, 0);
  const least = numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = numbers.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const text = (value: number) => formatMeasured(field, value, locale);
  return {
    field,
    min: text(least),
    max: text(most),
    mean: text(Number((total / numbers.length).toFixed(1))),
  };
}

function sharesOf(field: Field, values: readonly Value[], locale: Locale): FieldSummary {
  const counts = new Map<string, number>();
  let blank = 0;
  for (const value of values) {
    if (typeof value !== 'string') blank += 1;
    else counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const ordered = [...counts].sort(([, one], [, other]) => other - one);
  const shares = ordered
    .slice(0, named)
    .map(([key, count]) => ({ label: formatField(field, key, locale), count }));
  const rest = ordered.slice(named).reduce((sum, [, count]) => sum + count, 0);
  return { field, shares, rest, blank };
}
