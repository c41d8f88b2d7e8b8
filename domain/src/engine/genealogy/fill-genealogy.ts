import type { Field } from '../../model/field';
import { isEmpty, isRows, type RowValue, type Value } from '../../model/value';
import { checkField } from '../fields/check-field';
import type { Locale } from '../../model/value';

/** A relative as a registry answers it: the fields of the genealogy record by name (document 2 section 3). */
export type Relative = Readonly<Record<string, string>>;

/** The field that says whose row it is. */
export const relationship = 'genealogy_relationship';

/**
 * The rows of a genealogy with what a registry knows. A relative that is there already keeps what the registry does
 * not say, such as its papers; the others come as new rows. Texts that a field of the row does not take are left out.
 */
export function fillGenealogy(
  field: Field,
  stored: Value | undefined,
  found: readonly Relative[],
  locale: Locale,
): readonly RowValue[] {
  const rows = isRows(stored) ? [...stored] : [];
  for (const relative of found) {
    const said = readRelative(field, relative, locale);
    const at = rows.findIndex((row) => row[relationship] === said[relationship]);
    const before = rows[at];
    const key = before?.key ?? Math.max(0, ...rows.map((row) => row.key)) + 1;
    const row: RowValue = { ...before, ...said, key };
    if (before === undefined) rows.push(row);
    else rows[at] = row;
  }
  return rows;
}

function readRelative(field: Field, relative: Relative, locale: Locale): Readonly<Record<string, Value>> {
  const pairs = (field.list?.fields ?? []).flatMap((part): readonly (readonly [string, Value])[] => {
    if (!Object.hasOwn(relative, part.name)) return [];
    const { value, issues } = checkField(part, relative[part.name], locale);
    return issues.length > 0 || isEmpty(value) ? [] : [[part.name, value]];
  });
  return Object.fromEntries(pairs);
}
