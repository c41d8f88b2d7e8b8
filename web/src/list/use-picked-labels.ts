import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallInput } from '../call/call';
import { callQuery } from '../call/queries';
import type { Place } from '../session/context';

/** Picked assets of one type: its place, and what they are called by their ids. */
export interface PickedOfType {
  readonly place: Place;
  readonly labels: ReadonlyMap<string, string>;
}

/**
 * What picked assets are called, for each of the types that they may be of; undefined while they are looked up. Those
 * that cannot be found are missing.
 */
export function usePickedLabels(
  places: readonly Place[],
  ids: readonly string[],
): readonly PickedOfType[] | undefined {
  const found = useQueries({
    queries: places.map((place) => ({
      ...callQuery('objects.list', namesOf(place, ids)),
      enabled: ids.length > 0,
    })),
    combine: (answers) => ({
      isWaiting: ids.length > 0 && answers.some(({ data, isError }) => data === undefined && !isError),
      rows: answers.map(({ data }) => data?.res),
    }),
  });
  const { isWaiting, rows } = found;
  return useMemo(() => {
    if (isWaiting) return undefined;
    return places.map((place, at) => ({
      place,
      labels: new Map((rows[at] ?? []).map((row) => [String(row.id), row.label])),
    }));
  }, [places, isWaiting, rows]);
}

function namesOf({ assetType, boxId }: Place, ids: readonly string[]): CallInput<'objects.list'> {
  const type = String(assetType);
  const part = { lotPk: '0', reserved: '0', page: '0', pageSize: '-1', sortField: 'id' };
  return {
    params: {
      globalModel: type,
      objectType: 'asset',
      pkObjectType: type,
      boxId: String(boxId),
      ...part,
      sortDir: 'asc',
    },
    body: { outputFields: [], pks: ids.map(Number) },
  };
}
