import type { CountedIn } from '@huella/domain/calls/reports';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { joinFilters } from '@huella/domain/engine/panel/panel-conditions';
import type { Place } from '../../db/actors';
import { listOf } from './panel-blocks';

/** A list of an establishment that some filters ask for, as a report counts it; none where nothing can meet them all. */
export function countedIn(
  { boxId, name }: Pick<Place, 'boxId' | 'name'>,
  asOf: string | null,
  count: number,
  base: readonly FilterItem[],
  more: readonly FilterItem[],
): readonly CountedIn[] {
  const items = joinFilters(base, more);
  if (items === null || count === 0) return [];
  return [{ boxId, box: name, count, asOf, filters: listOf('active', items).filters }];
}

/** The lists of a figure that adds some up: those of one establishment ask for the same, and count together. */
export function mergeLists(lists: readonly CountedIn[]): CountedIn[] {
  const byBox = new Map<number, CountedIn>();
  for (const list of lists) {
    const known = byBox.get(list.boxId);
    byBox.set(list.boxId, { ...list, count: list.count + (known?.count ?? 0) });
  }
  return [...byBox.values()];
}
