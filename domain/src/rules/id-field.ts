import { lotAccess } from '../catalogue/lots/lot-model';
import { idName, readFilters, type FilterItem } from '../engine/lists/filter';
import type { Attribute } from '../model/attribute';
import type { Locale } from '../model/value';

/**
 * The number of an asset as filters see it: a pasted list of tags, once each was found, is a filter over these. It is no
 * column, and no attribute may have its name (`reservedNames` of the address of a list).
 */
const idField: Attribute = {
  name: idName,
  label: { es: 'Lista pegada', en: 'Pasted list' },
  type: 'multiselect',
  dataSourceType: 'api',
  dataSourceApiEndpoint: 'assets',
  permissions: lotAccess,
  disabled: true,
  follows: 'id',
};

/** The filters of a call over what a list can show, and over the assets themselves (`readFilters`). */
export function readListFilters(items: readonly FilterItem[], allowed: readonly Attribute[], locale: Locale) {
  return readFilters(items, [...allowed, idField], locale);
}
