import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ActivityFilter } from '@huella/domain/rules/activities';
import { call } from '../../call/call';

/** What narrows a timeline, as the address has it; days are of the user's zone, both included. */
export interface ActivitiesFilter {
  /** Part of a name. */
  readonly user?: string | undefined;
  readonly type?: ActivityFilter | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function wantedOf({ user, type, from, to }: ActivitiesFilter) {
  return {
    ...(user !== undefined && user.trim() !== '' && { user: user.trim() }),
    ...(type !== undefined && { type }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** Whether anything narrows a timeline. */
export function isNarrowed(filter: ActivitiesFilter): boolean {
  return Object.keys(wantedOf(filter)).length > 0;
}

/** The timeline of an establishment, or of all of the user's: page after page, back to the first activity. */
export function activitiesQuery(boxId: number | null, filter: ActivitiesFilter) {
  const wanted = wantedOf(filter);
  return infiniteQueryOptions({
    queryKey: ['activities', boxId, wanted] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined, // the first page comes after nothing
    queryFn: ({ pageParam, signal }) => {
      const query = { ...wanted, ...(pageParam !== undefined && { before: pageParam }) };
      return boxId === null
        ? call('activities.all', { query }, signal)
        : call('activities.ofBox', { params: { boxId: String(boxId) }, query }, signal);
    },
    getNextPageParam: ({ list }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.list.length, 0);
      return shown < (pages[0]?.total ?? 0) ? list.at(-1)?.cursor : undefined;
    },
  });
}
