import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ShownEvents } from './events-query';

/** What the address says of the list of events, and how that changes: whatever narrows it begins at its first page. */
export function useShownEvents(): {
  readonly shown: ShownEvents;
  readonly change: (change: ShownEvents) => void;
} {
  const shown = useSearch({ from: '/inside/events' });
  const navigate = useNavigate();
  const change = useCallback(
    (wanted: ShownEvents) => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, page: undefined, ...wanted }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { shown, change };
}
