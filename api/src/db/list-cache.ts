import { createHash } from 'node:crypto';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { findRunningOut } from '@huella/domain/engine/status/asset-status';
import { openLatest } from '../latest';
import type { ListQuery, ListScope, RowWindow } from './list-types';

/** A window of a list as it was found: it holds as long as the assets of the establishment have the version. */
export interface CachedList {
  /** That of the assets of the establishment and type (`asset_tally`). */
  readonly version: number;
  /** How many there are on all pages together. */
  readonly total: number;
  /** The ids of the window, in order. */
  readonly ids: readonly number[];
}

/** Lists that were found lately, by their key. */
export interface ListCache {
  readonly find: (key: string) => CachedList | undefined;
  readonly keep: (key: string, list: CachedList) => void;
  /** How many living assets a scope had when one looked last, and what one saw; a guess, as others write meanwhile. */
  readonly livingOf: (scope: ListScope) => number | null;
  readonly sawLiving: (scope: ListScope, living: number) => void;
  /** What statements over all the assets of a scope answered, by their key. */
  readonly answers: {
    readonly find: (key: string) => CachedAnswer | undefined;
    readonly keep: (key: string, answer: CachedAnswer) => void;
  };
}

/** The rows that a statement answered: they hold as long as what it reads has the version. */
interface CachedAnswer {
  readonly version: string;
  readonly rows: readonly unknown[];
}

/** How many windows of lists a process keeps, and the longest that it keeps: together they bound the memory. */
const maxEntries = 1_000;
const maxIds = 200;
/** How many rows of answers a process keeps; an answer weighs a few more than it has. A report by many depositors has 13,000. */
const maxAnswered = 30_000;
const weightOfAnswer = 100;

/** Keeps lists and answers in the memory of this process, those that were asked for last. */
export function openListCache(): ListCache {
  const kept = openLatest<CachedList>(maxEntries);
  const answers = openLatest<CachedAnswer>(maxAnswered, ({ rows }) => weightOfAnswer + rows.length);
  const living = new Map<string, number>();
  const nameOf = ({ boxId, model }: ListScope) => `${String(boxId)} ${String(model.id)}`;
  return {
    livingOf: (scope) => living.get(nameOf(scope)) ?? null,
    sawLiving: (scope, count) => {
      if (living.size >= maxEntries) living.clear();
      living.set(nameOf(scope), count);
    },
    find: kept.find,
    keep: (key, list) => {
      if (list.ids.length <= maxIds) kept.keep(key, list);
    },
    answers: { find: answers.find, keep: answers.keep },
  };
}

/** The window that a page lies in, the same for all pages of one size that lie in it. */
export function rowWindowOf({ offset, limit }: RowWindow): RowWindow {
  const before = offset % maxIds;
  return before + limit <= maxIds ? { offset: offset - before, limit: maxIds } : { offset, limit };
}

/**
 * What a window is known by: all that its rows and their order follow from, but for the assets themselves. The scope
 * comes first; statuses that come about by themselves, and what follows from days, bring the day of the establishment in.
 */
export function keyOf(
  { boxId, model, statusDay }: ListScope,
  query: ListQuery,
  rowWindow: RowWindow,
): string {
  const { filters, sort, direction, which, language } = query;
  const fields = [
    ...filters.flatMap((each) => ('fields' in each ? each.fields : [each.field])),
    ...(sort === null ? [] : [sort]),
  ];
  const isOfToday = fields.some(({ follows }) => follows !== undefined);
  const day = findRunningOut(model, statusDay) === null && !isOfToday ? null : statusDay;
  const asked = [filters.map(named), sort?.name ?? null, direction, which, language, rowWindow];
  return createHash('sha256')
    .update(JSON.stringify([boxId, model.id, day, asked]))
    .digest('base64');
}

/** A filter with the names of its fields. */
function named(filter: Filter): object {
  if ('fields' in filter) return { ...filter, fields: filter.fields.map(({ name }) => name) };
  return { ...filter, field: filter.field.name };
}
