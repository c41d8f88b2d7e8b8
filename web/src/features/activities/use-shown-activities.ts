import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ShownActivities } from './ActivitiesBar';

/** What the address says of the timeline, and how that changes. */
export function useShownActivities(): {
  readonly shown: ShownActivities;
  readonly change: (change: ShownActivities) => void;
} {
  const { user, type: kind, from, to, box } = useSearch({ from: '/inside/activities' });
  const navigate = useNavigate();
  const change = useCallback(
    (wanted: ShownActivities) => {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...wanted }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { shown: { user, type: kind, from, to, box }, change };
}
