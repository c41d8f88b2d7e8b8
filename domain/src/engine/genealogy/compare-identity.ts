import type { Words } from '../../words';
import type { AssetType, GenealogyModel } from '../../model/asset-type';
import type { Field } from '../../model/field';
import { isEmpty, isRows, type Locale, type Value, type Values } from '../../model/value';
import { foldKey } from '../../fold';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import { relationship, type Relative } from './fill-genealogy';

/** What a registry says of an animal beside its relatives; empty texts where it does not know. */
export interface RegisteredIdentity {
  /** An option of the attribute that holds the sex. */
  readonly sex: string;
  /** `2026-11-21`. */
  readonly birthDate: string;
  /** The animal itself among them. */
  readonly relatives: readonly Relative[];
}

/** Something by which animals differ, of which the record and the registry say different things. */
export interface Contradiction {
  /** Whose row of the genealogy it is in; null of the animal's own record. */
  readonly relative: Words | null;
  readonly label: Words;
  readonly recorded: string;
  readonly registered: string;
}

/** What relatives differ by. */
const numbers = ['genealogy_hba', 'genealogy_rp', 'genealogy_cc'];

/**
 * Where a registry's animal is not the one of the record, nor its relatives those that are recorded: sex, birth and the
 * numbers that registries give. What only one of them says contradicts nothing. The reader asks before it is written over.
 */
export function compareIdentity(
  { attributes }: Pick<AssetType, 'attributes'>,
  genealogy: GenealogyModel,
  values: Values,
  registered: RegisteredIdentity,
  locale: Locale,
): readonly Contradiction[] {
  const { relatives } = registered;
  const list = attributes.find(({ name }) => name === genealogy.field);
  const kinds = list?.list?.fields ?? [];
  const kind = kinds.find(({ name }) => name === relationship);
  const keyOf = (relative: Relative) =>
    kind === undefined ? null : checkField(kind, relative[relationship], locale).value;
  const self = relatives.find((relative) => keyOf(relative) === genealogy.own);
  const [hba, rp, cc] = numbers.map((name) => self?.[name] ?? '');
  const said: readonly (readonly [attribute: string, text: string | undefined])[] = [
    [genealogy.sex, registered.sex],
    [genealogy.birth, registered.birthDate],
    [genealogy.hba, hba],
    [genealogy.rp, rp],
    [genealogy.cc, cc],
  ];
  const own = said.flatMap(([name, text]) => {
    const field = attributes.find((each) => each.name === name);
    return field === undefined ? [] : compare(null, field, values[name], text, locale);
  });
  const stored = values[genealogy.field];
  const rows = isRows(stored) ? stored : [];
  return [
    ...own,
    ...relatives.flatMap((relative) => {
      const key = keyOf(relative);
      const row = rows.find((each) => each[relationship] === key);
      const whose = kind?.values?.find((option) => option.key === key)?.label;
      if (row === undefined || whose === undefined) return [];
      const fields = kinds.filter(({ name }) => numbers.includes(name));
      return fields.flatMap((field) => compare(whose, field, row[field.name], relative[field.name], locale));
    }),
  ];
}

function compare(
  relative: Words | null,
  field: Field,
  recorded: Value | undefined,
  text: string | undefined,
  locale: Locale,
): readonly Contradiction[] {
  const said = text ?? '';
  if (isEmpty(recorded ?? null) || said.trim() === '') return [];
  const { value } = checkField(field, said, locale);
  const before = formatField(field, recorded ?? null, locale);
  const after = isEmpty(value) ? said : formatField(field, value, locale);
  const isSame = foldKey(before) === foldKey(after);
  return isSame ? [] : [{ relative, label: field.label, recorded: before, registered: after }];
}
