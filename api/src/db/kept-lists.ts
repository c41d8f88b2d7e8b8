import { createHash } from 'node:crypto';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { findRunningOut } from '@huella/domain/engine/status/asset-status';
import type { ListQuery, ListScope, Stretch } from './list-types';

/** A stretch of a list as it was found: it holds as long as the assets of the establishment have the version. */
export interface KeptList {
  /** That of the assets of the establishment and type (`asset_tally`). */
  readonly version: number;
  /** How many there are on all pages together. */
  readonly total: number;
  /** The ids of the stretch, in order. */
  readonly ids: readonly number[];
}

/** Lists that were found lately, by their key. */
export interface KeptLists {
  readonly find: (key: string) => KeptList | undefined;
  readonly keep: (key: string, list: KeptList) => void;
}

/** How many stretches a process keeps, and the longest that it keeps: together they bound the memory. */
const mostKept = 1_000;
const longestKept = 500;

/** Keeps lists in the memory of this process, those that were asked for last. */
export function openKeptLists(): KeptLists {
  const kept = new Map<string, KeptList>();
  return {
    find: (key) => {
      const list = kept.get(key);
      if (list === undefined) return undefined;
      kept.delete(key);
      kept.set(key, list);
      return list;
    },
    keep: (key, list) => {
      if (list.ids.length > longestKept) return;
      kept.delete(key);
      kept.set(key, list);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** The stretch that a page lies in, the same for all pages of one size that lie in it. */
export function stretchOf({ offset, limit }: Stretch): Stretch {
  const before = offset % longestKept;
  return before + limit <= longestKept ? { offset: offset - before, limit: longestKept } : { offset, limit };
}

/**
 * What a stretch is known by: all that its rows and their order follow from, but for the assets themselves. The scope
 * comes first; statuses that come about by themselves bring the day of the establishment in.
 */
export function keyOf({ boxId, model, statusDay }: ListScope, query: ListQuery, stretch: Stretch): string {
  const { filters, sort, direction, which, language } = query;
  const day = findRunningOut(model, statusDay) === null ? null : statusDay;
  const asked = [filters.map(named), sort?.name ?? null, direction, which, language, stretch];
  return createHash('sha256')
    .update(JSON.stringify([boxId, model.id, day, asked]))
    .digest('base64');
}

/** A filter with the names of its fields. */
function named(filter: Filter): object {
  if ('fields' in filter) return { ...filter, fields: filter.fields.map(({ name }) => name) };
  return { ...filter, field: filter.field.name };
}
