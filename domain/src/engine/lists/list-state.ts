import type { Attribute } from '../../model/attribute';
import { isClean } from '../../clean';
import { knowsOptions, matchOption } from '../fields/choice';
import type { Locale } from '../../model/value';
import { readFilters, runName, type FilterItem } from './filter';
import { canSort, filterOperatorOf } from './list-fields';

/** Page sizes of every grid; the first is the default (document 1 section 9). */
export const pageSizes = [20, 50, 100] as const;

/** The last page that an address may name: no list is that long, and calls take nine digits. */
const maxPage = 1_000_000;

/**
 * Names in the address that say where one is in a list, on which day it is looked at, or what only this browser keeps, and not
 * what it shows to all.
 */
export const placeNames: readonly string[] = ['page', 'size', 'view', 'id', 'pasted', 'asOf'];
/** Names in the address that no attribute may take. */
export const reservedNames: readonly string[] = ['q', 'sort', runName, ...placeNames];

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A part of an address that this list cannot do: a filter or an order of what it has not, a value that is none. */
export interface UnfitPart {
  readonly name: string;
  readonly text: string;
}

/** The view of an address that says that none is chosen, not even the one that opens by itself. */
export const wholeList = 'all';

/** What a list shows: all of it is in the address, so that it can be shared and survives a reload. */
export interface ListState {
  readonly search: string;
  readonly filters: readonly FilterItem[];
  /** Kept, and said, until somebody drops it (decision 70). */
  readonly unfit: readonly UnfitPart[];
  /** The saved view that was chosen, by its id, or `wholeList`; null where nothing was said of one. */
  readonly view: string | null;
  readonly sort: Sort | null;
  /** Zero-based, as calls carry it; the address counts from one. */
  readonly page: number;
  readonly pageSize: number | null;
  /** The name under which the browser keeps a pasted list that is a filter: no address holds 10,000 identifiers. */
  readonly pasted?: string | undefined;
  /** The run that what is shown was loaded by. */
  readonly run?: number | undefined;
  /** The day in the past that it is looked at on, as it is written: the server says whether it is one. */
  readonly asOf?: string | undefined;
}

/** The address of a list: `q=KD48&category=VQ,NO&weight=340..410&sort=-weight&page=2&size=50`. */
export type ListAddress = Readonly<Record<string, string>>;

/**
 * Reads a list's state from its address. `allowed` are the attributes that the actor may list. What does not fit
 * them leaves out no row and is kept apart, so that an old link still opens and says what it asked for.
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
  const run = /^[1-9]\d{0,14}$/.exec(address[runName] ?? '')?.[0];
  const fields = allowed.filter((field) => field.tableFilter?.isEnabled === true);
  const read = fields.map((field) => parseFilter(field, address[field.name] ?? '', locale));
  const sort = parseSort(address['sort'] ?? '', allowed);
  return {
    search: isClean(search) ? search : '',
    filters: read.flatMap(({ item }) => item ?? []),
    unfit: [
      ...read.flatMap(({ unfit }) => unfit ?? []),
      ...unknownParts(address, fields),
      ...(sort === null ? partOf('sort', address['sort'] ?? '') : []),
    ],
    view: parseView(address['view'] ?? ''),
    sort,
    page: Number.isInteger(page) && page > 0 && page <= maxPage ? page - 1 : 0,
    pageSize: pageSizes.find((each) => each === size) ?? null,
    ...(pasted !== undefined && { pasted }),
    ...(run !== undefined && { run: Number(run) }),
    ...(isDay(address['asOf']) && { asOf: address['asOf'] }),
  };
}

/** Anything short: what is no day is refused by who would show it, and not passed over. */
function isDay(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text.length <= 40 && isClean(text);
}

/** What an address asks of something that the list has not. */
function unknownParts(address: ListAddress, fields: readonly Attribute[]): readonly UnfitPart[] {
  const known = new Set([...reservedNames, ...fields.map(({ name }) => name)]);
  return Object.entries(address).flatMap(([name, text]) => (known.has(name) ? [] : partOf(name, text)));
}

function partOf(name: string, text: string): readonly UnfitPart[] {
  return text === '' || !isClean(name + text) ? [] : [{ name, text }];
}

function parseView(text: string): string | null {
  return text === wholeList || /^[1-9]\d{0,14}$/.test(text) ? text : null;
}

function parseSort(text: string, allowed: readonly Attribute[]): Sort | null {
  const name = text.replace(/^-/, '');
  const field = allowed.find((each) => each.name === name && canSort(each));
  return field === undefined ? null : { field: name, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** The filter that a text of an address means, and what of the text means none. */
function parseFilter(
  field: Attribute,
  text: string,
  locale: Locale,
): { readonly item: FilterItem | null; readonly unfit: readonly UnfitPart[] | null } {
  if (text === '') return { item: null, unfit: null };
  const isKnown = (each: string) => keyOf(field, each).length > 0;
  const unknown =
    filterOperatorOf(field) === 'inArray' ? text.split(',').filter((each) => !isKnown(each)) : [];
  const item = readItem(field, text);
  if (readFilters([item], [field], locale).issues.length > 0)
    return { item: null, unfit: partOf(field.name, text) };
  return { item, unfit: partOf(field.name, unknown.filter((each) => each !== '').join(',')) };
}

function readItem(field: Attribute, text: string): FilterItem {
  const operator = filterOperatorOf(field);
  const named = { field: field.name, operator };
  if (operator === 'inArray')
    return { ...named, values: text.split(',').flatMap((each) => keyOf(field, each)) };
  const texts = operator === '=' ? readTexts(text) : null;
  if (texts !== null) return { ...named, operator: 'inArray', value: texts };
  if (operator === '=' || operator === '===') return { ...named, value: text };
  const [min = '', max = ''] = text.split('..');
  // An address writes numbers as JSON does, whatever language reads it: `386.125` is never a thousand.
  const bound = (each: string) => (operator === 'betweenValues' ? Number(each) : each);
  return { ...named, ...(min !== '' && { min: bound(min) }), ...(max !== '' && { max: bound(max) }) };
}

/** The whole texts of which a row has one, as an address writes them: they may have commas. Null of a text that is looked for. */
function readTexts(text: string): readonly string[] | null {
  if (!text.startsWith('["')) return null;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((each) => typeof each === 'string') ? read : null;
  } catch {
    return null;
  }
}

/** The key that a text of an address means, if the field offers it. */
function keyOf(field: Attribute, text: string): readonly string[] {
  if (!knowsOptions(field)) return text === '' ? [] : [text];
  const option = matchOption(field, text);
  return option === null ? [] : [option.key];
}

/**
 * Whether two states show the same, wherever one is in the list: filters, what does not fit, search and order. Options
 * may have been chosen in another order.
 */
export function showsSame(one: ListState, other: ListState): boolean {
  return shownBy(one) === shownBy(other);
}

function shownBy(state: ListState): string {
  const filters = state.filters.map((item) =>
    item.values === undefined ? item : { ...item, values: item.values.map(String).sort() },
  );
  const address = { ...formatShown({ ...state, filters }), pasted: state.pasted ?? '' };
  return JSON.stringify(Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The address of what a list shows, without where one is in it: what a saved view keeps. A pasted list is in one browser
 * alone, and no part of it, nor is the day that one looks at.
 */
export function formatShown(state: ListState): Record<string, string> {
  return formatListAddress({
    ...state,
    ...{ view: null, pasted: undefined, asOf: undefined, page: 0, pageSize: null },
  });
}

/** Writes a list's state as its address; defaults are left out. */
export function formatListAddress(state: ListState): Record<string, string> {
  const filters = state.filters.flatMap((item) => {
    const text = formatFilter(item);
    return item.field === undefined || text === '' ? [] : [[item.field, text] as const];
  });
  return {
    ...(state.view !== null && { view: state.view }),
    ...(state.search !== '' && { q: state.search }),
    ...Object.fromEntries(state.unfit.map(({ name, text }) => [name, text])),
    ...Object.fromEntries(filters.map(([name, text]) => [name, withUnfit(state, name, text)])),
    ...(state.pasted !== undefined && { pasted: state.pasted }),
    ...(state.run !== undefined && { [runName]: String(state.run) }),
    ...(state.asOf !== undefined && { asOf: state.asOf }),
    ...(state.sort !== null && { sort: `${state.sort.direction === 'desc' ? '-' : ''}${state.sort.field}` }),
    ...(state.page > 0 && { page: String(state.page + 1) }),
    ...(state.pageSize !== null && { size: String(state.pageSize) }),
  };
}

/** Options that are not offered stay beside those that are; of other filters the new one takes the place. */
function withUnfit({ filters, unfit }: ListState, name: string, text: string): string {
  const isOfOptions = filters.find(({ field }) => field === name)?.values !== undefined;
  const rest = unfit.find((part) => part.name === name)?.text;
  return isOfOptions && rest !== undefined ? `${text},${rest}` : text;
}

function formatFilter(item: FilterItem): string {
  if (item.values !== undefined) return item.values.map(String).join(',');
  if (Array.isArray(item.value)) return JSON.stringify(item.value);
  if (item.min !== undefined || item.max !== undefined) return `${textOf(item.min)}..${textOf(item.max)}`;
  return textOf(item.value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
