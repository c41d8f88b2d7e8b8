import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import type { Place } from '../../session/context';
import type { ListWalk, Neighbour } from '../asset-page/use-list-walk';

/**
 * Where a lot stands in the list of lots that one came from, the newest first, and its neighbours there. Null until that is known, and
 * where the list does not have it there any more.
 * @param search what was looked for there; '' for nothing
 */
export function useLotWalk(
  place: Place,
  pk: number,
  at: number | undefined,
  search: string,
): ListWalk | null {
  const lots = (page: number) => ({
    ...callQuery('lots.list', {
      params: { boxId: String(place.boxId), assetType: String(place.assetType) },
      query: { page: String(Math.max(0, page)), pageSize: '1', ...(search !== '' && { search }) },
    }),
    enabled: at !== undefined && page >= 0,
  });
  const place0 = (at ?? 1) - 1;
  const here = useQuery(lots(place0));
  const before = useQuery(lots(place0 - 1));
  const after = useQuery(lots(place0 + 1));
  if (at === undefined || here.data?.list[0]?.id !== pk) return null;
  const neighbour = (found: typeof here, place1: number): Neighbour | null => {
    const id = found.data?.list[0]?.id;
    return id === undefined || place1 < 1 || place1 > (here.data?.total ?? 0) ? null : { pk: id, at: place1 };
  };
  return { at, total: here.data.total, previous: neighbour(before, at - 1), next: neighbour(after, at + 1) };
}
