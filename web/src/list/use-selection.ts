import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { pageSizes } from '@huella/domain/engine/lists/list-state';
import { callQuery } from '../call/queries';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { errorReason } from './error-reason';
import { listInput } from './list-call';
import { selectFirst, type Selection } from './selection';
import type { List } from './use-list';

const nothing: Selection = new Map();

/** What is selected of which list; null is all that its filters find. */
interface Held {
  readonly about: string;
  readonly selection: Selection | null;
}

export interface SelectionChoice {
  readonly selection: Selection;
  readonly select: (selection: Selection) => void;
  /** Selects the first so many rows of the whole list, in its order; asks the server for them. */
  readonly selectFirst: (count: number) => void;
  readonly isSelecting: boolean;
  /** All that the filters find is meant, also what is too much to be named one by one. */
  readonly isWhole: boolean;
  readonly selectWhole: () => void;
  /** How many are selected. */
  readonly count: number;
}

/** The selected rows. Paging and sorting keep them; other filters show another list, which starts with none. */
export function useSelection(list: List): SelectionChoice {
  const { subject, state, sort, ending, rows, total = 0 } = list;
  const client = useQueryClient();
  const { say } = useSay('list');
  const { show } = useToasts();
  const about = JSON.stringify([subject.place.boxId, subject.model.id, state.filters, state.search]);
  const [held, setHeld] = useState<Held>({ about, selection: nothing });
  const select = useCallback(
    (selection: Selection) => {
      setHeld({ about, selection });
    },
    [about],
  );
  const { mutate, isPending } = useMutation({
    mutationFn: async (count: number) => {
      // All of the list comes at once past the largest page (document 1 section 7, select all).
      const pageSize = pageSizes.find((size) => size >= count) ?? -1;
      const names = ending === null ? [] : [ending];
      const part = { ...state, sort, page: 0, pageSize, names };
      const found = await client.query(callQuery('objects.list', listInput(subject, part)));
      const first = selectFirst(found.res, count, ending);
      // Rows that cannot be selected push others out of a page: then the whole list decides.
      const isEnough = first.size === count || pageSize === -1 || found.res.length >= found.resTotal;
      if (isEnough) return { about, selection: first };
      const all = listInput(subject, { ...part, pageSize: -1 });
      const { res } = await client.query(callQuery('objects.list', all));
      return { about, selection: selectFirst(res, count, ending) };
    },
    onSuccess: setHeld,
    onError: (error) => {
      show({
        id: 'select',
        tone: 'danger',
        text: say('list:selectFailed', { reason: errorReason(error, say) }),
      });
    },
  });
  const isHere = held.about === about;
  const isWhole = isHere && held.selection === null;
  const inView = useMemo(() => selectFirst(rows, rows.length, ending), [rows, ending]);
  const selection = isHere ? (held.selection ?? inView) : nothing;
  return {
    selection,
    isWhole,
    selectWhole: () => {
      setHeld({ about, selection: null });
    },
    count: isWhole ? total : selection.size,
    select,
    selectFirst: mutate,
    isSelecting: isPending,
  };
}
