import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RightsLogKind } from '@huella/domain/rules/rights-changes';
import { call } from '../../call/call';
import { callFile } from '../../call/file';
import type { RightsPlace } from './rights-place';

/** What narrows the changes, as the address has it. */
export interface ChangesFilter {
  /** Part of the name or e-mail of the person concerned. */
  readonly q?: string | undefined;
  readonly kind?: RightsLogKind | undefined;
  /** Days of the user's zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function wantedOf({ q, kind, from, to }: ChangesFilter) {
  return {
    ...(q !== undefined && q !== '' && { person: q }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** Whether anything narrows the changes. */
export function isNarrowed(filter: ChangesFilter): boolean {
  return Object.keys(wantedOf(filter)).length > 0;
}

/** A page of what was changed of the rights over a place, newest first; asked for again whenever it is shown. */
export function changesQuery(place: RightsPlace, filter: ChangesFilter, page: number, size: number) {
  const query = { ...wantedOf(filter), page: String(page), size: String(size) };
  return queryOptions({
    queryKey: ['rights', 'changes', place.of, place.id, query] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      place.of === 'box'
        ? call('rights.changesOfBox', { params: { boxId: String(place.id) }, query }, signal)
        : call('rights.changesOfCompany', { params: { companyId: String(place.id) }, query }, signal),
  });
}

/** Saves what was changed as a spreadsheet. Throws the refusal. */
export function saveChanges({ of, id }: RightsPlace, filter: ChangesFilter): Promise<void> {
  const query = wantedOf(filter);
  return of === 'box'
    ? callFile('rights.exportOfBox', { params: { boxId: String(id) }, query })
    : callFile('rights.exportOfCompany', { params: { companyId: String(id) }, query });
}
