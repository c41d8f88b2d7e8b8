import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUser } from '../../session/session';
import type { ListSubject } from '../list-subject';
import { openWithColumns } from '../use-columns';
import { rememberedView } from './view-memory';

/**
 * Opens the list of a place with the view that its user chose for that, where the address says nothing of its own
 * (decision 69). False until the address says so: the rows of the whole list need not be asked for.
 */
export function useOpeningView(subject: ListSubject): boolean {
  const isBare = Object.keys(useSearch({ strict: false })).length === 0;
  const { id: user } = useUser();
  const [view] = useState(() => (isBare ? rememberedView(subject, user) : null));
  const [isGone, setGone] = useState(false);
  const navigate = useNavigate();
  const isWaiting = view !== null && isBare && !isGone;
  useEffect(() => {
    if (view === null) return;
    openWithColumns(subject, String(view.id), view.columns);
    void navigate({
      to: '.',
      search: { ...view.address, view: String(view.id) },
      replace: true,
      resetScroll: false,
    }).then(() => setGone(true));
  }, [view, subject, navigate]);
  return !isWaiting;
}
