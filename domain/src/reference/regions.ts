import type { Option } from '../model/field';
import { countryOptions } from './country-names';

let loading: Promise<readonly Option[]> | undefined;
let loaded: readonly Option[] | undefined;

/**
 * The regions of all countries (ISO 3166-2), by label: the key is the region's code, a bar and the country's; `fk` is
 * the country (document 2 section 3, lookup lists). A country without regions has one of its own name, whose code is
 * a dash, so that a region can be asked for everywhere. Names are those of the standard in both languages.
 *
 * There are some five thousand: they are loaded once, when somebody asks, and never come with a page by themselves.
 */
export function loadRegions(): Promise<readonly Option[]> {
  loading ??= import('iso-3166').then(({ iso31662 }) => {
    loaded = sortRegions([
      ...iso31662.map(({ code, name }) => regionOf(code, name)),
      ...placesWithout(iso31662),
    ]);
    return loaded;
  });
  return loading;
}

/** The regions, once they were loaded. Throws before: callers load them before they draw or check a region. */
export function loadedRegions(): readonly Option[] {
  if (loaded === undefined) throw new Error('Regions were asked for before loadRegions() had loaded them');
  return loaded;
}

function regionOf(code: string, name: string): Option {
  const [country = '', region = '-'] = code.split('-');
  return { key: `${region}|${country}`, label: { es: name, en: name }, fk: [country] };
}

function placesWithout(regions: readonly { readonly code: string }[]): readonly Option[] {
  const divided = new Set(regions.map(({ code }) => code.slice(0, 2)));
  return countryOptions
    .filter(({ key }) => !divided.has(key))
    .map(({ key, label }) => ({ key: `-|${key}`, label, fk: [key] }));
}

/** By label, and regions of one name by country. Collators are ten times quicker than localeCompare. */
function sortRegions(regions: readonly Option[]): readonly Option[] {
  const { compare } = new Intl.Collator('es');
  return regions.toSorted(
    (one, other) =>
      compare(one.label.es, other.label.es) ||
      compare(one.fk?.[0] ?? '', other.fk?.[0] ?? '') ||
      compare(one.key, other.key),
  );
}
