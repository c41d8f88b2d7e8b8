import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { pageSizes } from '@huella/domain/engine/lists/list-state';
import type { CallInput } from '../call/call';
import { callQuery } from '../call/queries';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';
import { sentAssets, type ChosenAssets } from './chosen-assets';
import { errorReason } from './error-reason';
import { filtersOf, listInput } from './list-call';
import {
  heldInView,
  nothingHeld,
  selectFirst,
  turned,
  withView,
  type Held,
  type Selection,
} from './selection';
import type { List } from './use-list';

/** Up to so many are named one by one where all are selected: what is done to them can still be done to each by its name. */
const namedAtOnce = 100;

export interface SelectionChoice {
  /** What is selected by name; of all but some, what is in view. */
  readonly selection: Selection;
  /** Selects exactly these, of all but some those in view. */
  readonly select: (selection: Selection) => void;
  /** Nothing is selected. */
  readonly clear: () => void;
  /** Selects exactly these, whatever was selected. */
  readonly choose: (selection: Selection) => void;
  /** Selects the first so many rows of the whole list, in its order; asks the server for them. */
  readonly selectFirst: (count: number) => void;
  /** Selects all that the filters find, and turns the selection over within that. */
  readonly selectWhole: () => void;
  readonly invert: () => void;
  readonly isSelecting: boolean;
  /** All that the filters find is meant, but for what was left out: its rows are not named one by one. */
  readonly isWhole: boolean;
  /** A list of tags is being pasted, to be selected or to filter by. */
  readonly isPasting: boolean;
  readonly paste: () => void;
  readonly closePaste: () => void;
  /** How many are selected: the server counts what is not named. */
  readonly count: number;
  /** The same for what is done to it. */
  readonly chosen: ChosenAssets;
}

/** The selected rows. Paging and sorting keep them; other filters show another list, which starts with none. */
export function useSelection(list: List): SelectionChoice {
  const { subject, state, ending, rows, total = 0 } = list;
  const about = JSON.stringify([
    subject.place.boxId,
    subject.model.id,
    state.filters,
    state.search,
    state.pasted,
    state.run,
  ]);
  const { held, hold } = useHeld(about);
  const select = useCallback(
    (selection: Selection) => {
      hold(withView(held, rows, selection, ending));
    },
    [hold, held, rows, ending],
  );
  const { mutate, isPending } = useFirstRows(list, hold);
  const whole = useWhole(list, held);
  const selection = useMemo(() => heldInView(held, rows, ending), [held, rows, ending]);
  const count = held.isTurned ? whole.count : selection.size;
  const turn = (next: Held) => {
    // Few enough are named, and stay the same ones whatever comes in meanwhile.
    if (next.isTurned && total <= namedAtOnce) mutate({ count: total, without: next.rows });
    else hold(next);
  };
  return {
    ...{ selection, select, count, isWhole: held.isTurned, isSelecting: isPending },
    ...usePasting(),
    clear: () => {
      hold(nothingHeld);
    },
    choose: (picked) => {
      hold({ rows: picked, isTurned: false });
    },
    selectFirst: (wanted) => {
      mutate({ count: wanted });
    },
    selectWhole: () => {
      turn(turned(nothingHeld));
    },
    invert: () => {
      turn(turned(held));
    },
    chosen: held.isTurned
      ? { ...whole.chosen, count }
      : { picked: [...selection], filters: filtersOf(state), count },
  };
}

/** What is selected of the list that something is about; of another one nothing. */
function useHeld(about: string) {
  const [kept, setKept] = useState({ about, held: nothingHeld });
  const hold = useCallback(
    (held: Held) => {
      setKept({ about, held });
    },
    [about],
  );
  return { held: kept.about === about ? kept.held : nothingHeld, hold };
}

function usePasting(): Pick<SelectionChoice, 'isPasting' | 'paste' | 'closePaste'> {
  const [isPasting, setPasting] = useState(false);
  return {
    isPasting,
    paste: () => {
      setPasting(true);
    },
    closePaste: () => {
      setPasting(false);
    },
  };
}

interface Wanted {
  readonly count: number;
  /** These are left out. */
  readonly without?: Selection;
}

/** Selects the first so many rows, by their names. */
function useFirstRows({ subject, state, sort, ending }: List, hold: (held: Held) => void) {
  const client = useQueryClient();
  const { say } = useSay('list');
  const { show } = useToasts();
  return useMutation({
    mutationFn: async ({ count, without = new Map() }: Wanted): Promise<Held> => {
      // All of the list comes at once past the largest page (document 1 section 7, select all).
      const pageSize = pageSizes.find((size) => size >= count) ?? -1;
      const names = ending === null ? [] : [ending];
      const part = { ...state, sort, page: 0, pageSize, names };
      const found = await client.query(callQuery('objects.list', listInput(subject, part)));
      const first = selectFirst(found.res, count, ending);
      // Rows that cannot be selected push others out of a page: then the whole list decides.
      const isEnough = first.size === count || pageSize === -1 || found.res.length >= found.resTotal;
      const all = isEnough
        ? first
        : selectFirst(
            (await client.query(callQuery('objects.list', listInput(subject, { ...part, pageSize: -1 }))))
              .res,
            count,
            ending,
          );
      return { rows: new Map([...all].filter(([id]) => !without.has(id))), isTurned: false };
    },
    onSuccess: hold,
    onError: (error) => {
      show({
        id: 'select',
        tone: 'danger',
        text: say('list:selectFailed', { reason: errorReason(error, say) }),
      });
    },
  });
}

/** All but some of a list, with how many they are: exactly, once the server has counted them. */
function useWhole({ subject, state, total = 0 }: List, { rows: except, isTurned }: Held) {
  const chosen: ChosenAssets = {
    picked: null,
    filters: filtersOf(state),
    count: 0,
    except: [...except.keys()],
    selectable: true,
  };
  const { data } = useQuery({
    ...callQuery('objects.count', countInput(subject, chosen)),
    enabled: isTurned,
    staleTime: 0,
  });
  return { chosen, count: data?.count ?? Math.max(0, total - except.size) };
}

/** The call that counts what is chosen by filters. */
function countInput({ place, model, of }: List['subject'], chosen: ChosenAssets): CallInput<'objects.count'> {
  return {
    params: { assetId: String(model.id), boxId: String(place.boxId) },
    body: sentAssets({ ...chosen, picked: null }, of).selection ?? { filters: [] },
  };
}
