import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ChangesFilter } from './changes-query';

export interface ShownChanges {
  readonly filter: ChangesFilter;
  /** From 0 on. */
  readonly page: number;
  /** A new filter starts at the first page. */
  readonly change: (change: ChangesFilter & { readonly page?: number | undefined }) => void;
}

/** What is shown of the changes of a place, as the address has it. */
export function useChangesFilter(
  from: '/inside/boxes/rights/changes' | '/inside/company/rights/changes',
): ShownChanges {
  const { page = 0, q, kind, from: first, to } = useSearch({ from });
  const navigate = useNavigate();
  const change = useCallback<ShownChanges['change']>(
    (wanted) => {
      void navigate({
        to: '.',
        search: (before) => ({
          ...before,
          page: undefined,
          ...wanted,
          ...(wanted.q === '' && { q: undefined }),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { filter: { q, kind, from: first, to }, page, change };
}
