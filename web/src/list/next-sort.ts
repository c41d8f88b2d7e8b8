import type { Sort } from '@huella/domain/engine/lists/list-state';

/** The order after a press of a heading: upwards by it, downwards, as usual. */
export function nextSort(sort: Sort | null, field: string): Sort | null {
  if (sort?.field !== field) return { field, direction: 'asc' };
  return sort.direction === 'asc' ? { field, direction: 'desc' } : null;
}
