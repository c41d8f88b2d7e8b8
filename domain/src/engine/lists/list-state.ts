import type { Attribute } from '../../model/attribute';
import { isClean } from '../../clean';
import { knowsOptions, matchOption } from '../fields/choice';
import type { Locale } from '../../model/value';
import { readFilters, type FilterItem } from './filter';
import { canSort, filterOperatorOf } from './list-fields';

/** Page sizes of every grid; the first is the default (document 1 section 9). */
export const pageSizes = [20, 50, 100] as const;

/** The last page that an address may name: no list is that long, and calls take nine digits. */
const maxPage = 1_000_000;

/** Names in the address that say where one is in a list, or what only this browser keeps, and not what it shows to all. */
export const placeNames: readonly string[] = ['page', 'size', 'view', 'id', 'pasted'];
/** Names in the address that no attribute may take. */
export const reservedNames: readonly string[] = ['q', 'sort', ...placeNames];

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** What a list shows: all of it is in the address, so that it can be shared and survives a reload. */
export interface ListState {
  readonly search: string;
  readonly filters: readonly FilterItem[];
  readonly sort: Sort | null;
  /** Zero-based, as calls carry it; the address counts from one. */
  readonly page: number;
  readonly pageSize: number | null;
  /** The name under which the browser keeps a pasted list that is a filter: no address holds 10,000 identifiers. */
  readonly pasted?: string | undefined;
}

/** The address of a list: `q=KD48&category=VQ,NO&weight=340..410&sort=-weight&page=2&size=50`. */
export type ListAddress = Readonly<Record<string, string>>;

/**
 * Reads a list's state from its address. `allowed` are the attributes that the actor may list. What does not fit
 * them is left out, so that an old link still opens.
 */
export function parseListAddress(
  address: ListAddress,
  allowed: readonly Attribute[],
  locale: Locale,
): ListState {
  const page = Number(address['page'] ?? '1');
  const size = Number(address['size']);
  const search = (address['q'] ?? '').slice(0, 100);
  const pasted = /^[a-z0-9]{1,16}$/.exec(address['pasted'] ?? '')?.[0];
  return {
    search: isClean(search) ? search : '',
    filters: allowed
      .filter((field) => field.tableFilter?.isEnabled === true)
      .flatMap((field) => parseFilter(field, address[field.name], locale) ?? []),
    sort: parseSort(address['sort'] ?? '', allowed),
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page - 1 : 0,
    pageSize: pageSizes.find((each) => each === size) ?? null,
    ...(pasted !== undefined && { pasted }),
  };
}

function parseSort(text: string, allowed: readonly Attribute[]): Sort | null {
  const name = text.replace(/^-/, '');
  const field = allowed.find((each) => each.name === name && canSort(each));
  return field === undefined ? null : { field: name, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function parseFilter(field: Attribute, text: string | undefined, locale: Locale): FilterItem | null {
  const item = text === undefined || text === '' ? null : readItem(field, text);
  return item !== null && readFilters([item], [field], locale).issues.length === 0 ? item : null;
}

function readItem(field: Attribute, text: string): FilterItem {
  const operator = filterOperatorOf(field);
  const named = { field: field.name, operator };
  if (operator === 'inArray')
    return { ...named, values: text.split(',').flatMap((each) => keyOf(field, each)) };
  if (operator === '=' || operator === '===') return { ...named, value: text };
  const [min = '', max = ''] = text.split('..');
  // An address writes numbers as JSON does, whatever language reads it: `386.125` is never a thousand.
  const bound = (each: string) => (operator === 'betweenValues' ? Number(each) : each);
  return { ...named, ...(min !== '' && { min: bound(min) }), ...(max !== '' && { max: bound(max) }) };
}

/** The key that a text of an address means, if the field offers it. */
function keyOf(field: Attribute, text: string): readonly string[] {
  if (!knowsOptions(field)) return text === '' ? [] : [text];
  const option = matchOption(field, text);
  return option === null ? [] : [option.key];
}

/** Writes a list's state as its address; defaults are left out. */
export function formatListAddress(state: ListState): Record<string, string> {
  const filters = state.filters.flatMap((item) => {
    const text = formatFilter(item);
    return item.field === undefined || text === '' ? [] : [[item.field, text] as const];
  });
  return {
    ...(state.search !== '' && { q: state.search }),
    ...Object.fromEntries(filters),
    ...(state.pasted !== undefined && { pasted: state.pasted }),
    ...(state.sort !== null && { sort: `${state.sort.direction === 'desc' ? '-' : ''}${state.sort.field}` }),
    ...(state.page > 0 && { page: String(state.page + 1) }),
    ...(state.pageSize !== null && { size: String(state.pageSize) }),
  };
}

function formatFilter(item: FilterItem): string {
  if (item.values !== undefined) return item.values.map(String).join(',');
  if (item.min !== undefined || item.max !== undefined) return `${textOf(item.min)}..${textOf(item.max)}`;
  return textOf(item.value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
