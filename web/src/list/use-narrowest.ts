import { useQueries } from '@tanstack/react-query';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { callQuery } from '../call/queries';
import { listInput } from './list-call';
import { findNarrowest } from './narrowest';
import type { List } from './use-list';

/** One of the things that narrow a list: a filter, or the search. */
export interface Narrowing {
  readonly search: string;
  readonly filters: readonly FilterItem[];
}

/** Everything that narrows a list, and which of it leaves the fewest rows alone; null until the server said. */
export function useNarrowest({ subject, state }: List): {
  readonly all: readonly Narrowing[];
  readonly narrowest: Narrowing | null;
} {
  const all: readonly Narrowing[] = [
    ...state.filters.map((item) => ({ search: '', filters: [item] })),
    ...(state.search === '' ? [] : [{ search: state.search, filters: [] }]),
  ];
  const totals = useQueries({
    queries: all.map((each) => ({
      ...callQuery(
        'objects.list',
        listInput(subject, { ...each, sort: null, page: 0, pageSize: 20, names: [] }),
      ),
      // One alone is known to be the one.
      enabled: all.length > 1,
    })),
  });
  const at = all.length === 1 ? 0 : findNarrowest(totals.map((query) => query.data?.resTotal));
  return { all, narrowest: at === null ? null : (all[at] ?? null) };
}
