import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PeopleFilter } from './rights-matrix';

/** What narrows the people of a place, as the address has it. */
export function usePeopleFilter(from: '/inside/boxes/rights' | '/inside/company/rights'): {
  readonly filter: PeopleFilter;
  readonly onFilter: (change: Partial<PeopleFilter>) => void;
} {
  const { q = '', right = '' } = useSearch({ from });
  const navigate = useNavigate();
  const onFilter = useCallback(
    ({ q: text, right: group }: Partial<PeopleFilter>) => {
      void navigate({
        to: '.',
        search: (before) => ({
          ...before,
          ...(text !== undefined && { q: text === '' ? undefined : text }),
          ...(group !== undefined && { right: group === '' ? undefined : group }),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { filter: { q, right }, onFilter };
}
