import type { Option } from '../model/field';

/** A row of a value list: key, Spanish, English (the same word where it is left out), what else it has. */
export type OptionRow = readonly [
  key: string,
  es: string,
  en?: string | null,
  rest?: Omit<Partial<Option>, 'key' | 'label'>,
];

/** A value list from its table. */
export function optionsOf(rows: readonly OptionRow[]): readonly Option[] {
  return rows.map(([key, es, en, rest]) => ({ key, label: { es, en: en ?? es }, ...rest }));
}

/** The keys of a list but these: what a condition names that shows a field for a few options only. */
export function keysBut(options: readonly Option[], ...keys: readonly string[]): readonly string[] {
  return options.map((option) => option.key).filter((key) => !keys.includes(key));
}
