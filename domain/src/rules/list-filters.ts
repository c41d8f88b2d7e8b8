import { lotAccess } from '../catalogue/lots/lot-model';
import { idName, readFilters, runName, type FilterItem } from '../engine/lists/filter';
import { readWords } from '../engine/lists/search-words';
import type { Attribute } from '../model/attribute';
import { wordsOperator } from '../model/filter-operators';
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

/**
 * The run that recorded something of an asset where it is, a load above all: what a file brought is a filter over its run. It is no
 * column either.
 */
const runField: Attribute = { ...idField, name: runName, label: { es: 'Tarea', en: 'Task' }, follows: 'run' };

/**
 * The filters of a call over what a list can show, over the assets themselves (`readFilters`), and its searches by words
 * (`readWords`).
 */
export function readListFilters(items: readonly FilterItem[], allowed: readonly Attribute[], locale: Locale) {
  const isOfWords = ({ operator }: FilterItem) => operator === wordsOperator;
  const read = readFilters(
    items.filter((item) => !isOfWords(item)),
    [...allowed, idField, runField],
    locale,
  );
  const searches = items.filter(isOfWords).map((item) => readWords(item, allowed, locale));
  return {
    filters: [...read.filters, ...searches.flatMap((each) => ('filter' in each ? each.filter : []))],
    issues: [...read.issues, ...searches.flatMap((each) => ('issue' in each ? each.issue : []))],
  };
}
