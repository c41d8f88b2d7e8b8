import type { Attribute } from '../../model/attribute';
import { issue, type Issue } from '../../model/errors';
import type { LotModel } from '../../model/record-model';
import { withoutNulls, type Locale, type Values } from '../../model/value';
import { foldKey } from '../../fold';
import { allowedFields, type FieldScope } from '../access/field-access';
import { fieldKinds } from '../fields/index';
import { checkForm } from '../forms/check-form';

/**
 * The fields of new lots that rows of a grid have: those of the lot's own form that a text holds whole. Assets, files and
 * what follows from them are put in once the lot is there (document 2 section 2).
 */
export function lotColumns(model: LotModel, scope: FieldScope): readonly Attribute[] {
  return allowedFields(model, 'new', scope).filter(
    ({ type }) => type !== 'assetsSelectList' && fieldKinds[type].isText,
  );
}

/** What a row of a grid of new lots says, in canonical form, and what is wrong with it, by the check of the lot's form. */
export function checkLotRow(
  model: LotModel,
  scope: FieldScope,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): { readonly values: Values; readonly issues: readonly Issue[] } {
  const names = lotColumns(model, scope).map(({ name }) => name);
  const raw = Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
  const { values, issues } = checkForm({ model, scope, locale, raw, mode: 'new', before: {} });
  const said = Object.entries(withoutNulls(values)).filter(([name]) => names.includes(name));
  return {
    values: Object.fromEntries(said),
    issues: issues.filter(({ field }) => field === null || names.includes(field)),
  };
}

/** A row of a grid of new lots, and the name that it gives. */
export interface NamedRow {
  readonly row: number;
  readonly name: string;
}

/**
 * The names that are in several rows, as the server tells names apart: case and accents aside. Every row but the first
 * says where the first is.
 */
export function lotNameRepeats(rows: readonly NamedRow[]): ReadonlyMap<number, readonly Issue[]> {
  const firsts = new Map<string, number>();
  const repeats = new Map<number, readonly Issue[]>();
  for (const { row, name } of rows) {
    const key = foldKey(name);
    const first = firsts.get(key);
    if (key === '') continue;
    if (first === undefined) firsts.set(key, row);
    else repeats.set(row, [issue('name', 'repeatedInSheet', { row: first })]);
  }
  return repeats;
}
