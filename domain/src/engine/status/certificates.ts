import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import { isEmpty, isRows, type Values } from '../../model/value';
import { formatField } from '../fields/format-field';
import { daysBetween } from '../fields/days';
import type { Locale } from '../../model/value';

/** A certificate of an asset, as its record holds it. */
export interface Certificate {
  readonly key: string;
  readonly title: string;
  /** Its number and who gave it, as far as they are known. */
  readonly details: readonly string[];
  /** The last day on which it holds; null where nobody said. */
  readonly until: string | null;
  /** Days until then: 0 on the last one, negative afterwards; null without one. */
  readonly days: number | null;
}

/**
 * The certificates of an asset: rows of the lists that its events of certificates leave behind, of those that may be seen.
 * Those that hold the longest come last but for those without an end.
 */
export function certificatesOf(
  model: AssetType,
  allowed: readonly Attribute[],
  values: Values,
  locale: Locale,
): readonly Certificate[] {
  const names = new Set(
    model.events.flatMap(({ epcis, derives = [] }) =>
      epcis.certificate === undefined
        ? []
        : derives.flatMap((each) => (each.rule === 'row' ? [each.attribute] : [])),
    ),
  );
  const found = allowed
    .filter(({ name }) => names.has(name))
    .flatMap((attribute) => rowsOf(attribute, values, locale));
  return found.toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'));
}

function rowsOf({ name, list }: Attribute, values: Values, locale: Locale): readonly Certificate[] {
  const rows = values[name] ?? null;
  const fields = list?.fields ?? [];
  if (!isRows(rows)) return [];
  const last = fields.findLast(({ type }) => type === 'date');
  return rows.map((row) => {
    const text = (field: Field) => formatField(field, row[field.name] ?? null, locale);
    const said = fields.filter(({ type, name: of }) => isNaming(type) && !isEmpty(row[of] ?? null)).map(text);
    const [title = '', ...details] = said;
    const until = last === undefined ? null : (row[last.name] ?? null);
    const day = typeof until === 'string' ? until.slice(0, 10) : null;
    return {
      key: `${name}-${String(row.key)}`,
      ...{ title, details, until: day },
      days: day === null ? null : daysBetween(locale.today, day),
    };
  });
}

function isNaming(type: Field['type']): boolean {
  return type === 'select' || type === 'text' || type === 'autocomplete';
}
