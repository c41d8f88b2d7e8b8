import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { DelegationFilter } from './delegations-list';

/** What narrows the list, as the address keeps it. */
export function useAddressFilter(): {
  readonly filter: DelegationFilter;
  readonly onFilter: (change: Partial<DelegationFilter>) => void;
} {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { q = '', company = '', box = '', role = '', userDelegate: person = '' } = search;
  const filter = useMemo(() => ({ q, company, box, role, person }), [q, company, box, role, person]);
  const onFilter = useCallback(
    ({ person: wanted, ...change }: Partial<DelegationFilter>) =>
      void navigate({
        to: '.',
        search: (before) => ({
          ...before,
          ...change,
          ...(wanted !== undefined && { userDelegate: wanted }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { filter, onFilter };
}

/** What is looked for by text alone. */
export interface AddressSearch {
  readonly q: string;
  readonly onText: (q: string) => void;
}

/** The search of a list that nothing else narrows, as the address keeps it. */
export function useAddressSearch(): AddressSearch {
  const { filter, onFilter } = useAddressFilter();
  const onText = useCallback(
    (q: string) => {
      onFilter({ q });
    },
    [onFilter],
  );
  return { q: filter.q, onText };
}

/** The kinds of files that a list of roles is given as. */
export const exportFormats = ['xlsx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What the server is asked, so that a file holds what the list shows. */
export function exportQuery({ q, company, box, role, person }: DelegationFilter) {
  return {
    ...(q.trim() !== '' && { search: q.trim() }),
    ...(company !== '' && { companyId: company }),
    ...(box !== '' && { boxId: box }),
    ...(role !== '' && { rol: role }),
    ...(person !== '' && { userId: person }),
  };
}
