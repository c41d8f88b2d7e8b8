import type { Field, Option } from '../model/field';
import { countryOptions } from './country-names';
import { loadedRegions, loadRegions } from './regions';

/** The lists that all models share, by the name that a field has for them (document 2 section 3, lookup lists). */
const sources: { readonly [Name in NonNullable<Field['dataSourceCommon']>]: () => readonly Option[] } = {
  countries: () => countryOptions,
  regions: loadedRegions,
};

/**
 * The options of a field whose source is a list that all models share; null when it is not. Throws for regions that
 * were not loaded: see `loadCommonOptions`.
 */
export function commonOptions(field: Field): readonly Option[] | null {
  const name = field.dataSourceType === 'common' ? field.dataSourceCommon : undefined;
  return name === undefined ? null : sources[name]();
}

/** Whether any of the fields, or of the fields of their rows, chooses among regions. */
function hasRegions(fields: readonly Field[]): boolean {
  return fields.some((field) => field.dataSourceCommon === 'regions' || hasRegions(field.list?.fields ?? []));
}

/** Loads what the options of these fields need and is too large to come with every page. */
export async function loadCommonOptions(fields: readonly Field[]): Promise<void> {
  if (hasRegions(fields)) await loadRegions();
}
