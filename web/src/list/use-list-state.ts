import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  formatListAddress,
  parseListAddress,
  type ListAddress,
  type ListState,
} from '@huella/domain/engine/lists/list-state';
import type { ListSubject } from './list-subject';

/** What changes of a list, or how that follows from what it shows by then. */
type Changes = Partial<ListState> | ((asked: ListState) => Partial<ListState>);

/** Changes what a list shows, in its address; whatever is changed but the page itself, it starts at the first page. */
export type ChangeList = (changes: Changes, how?: { readonly replace: boolean }) => void;

/** The state of a list as its address holds it. Back and forward walk through the changes. */
export function useListState({ fields, locale }: ListSubject): {
  readonly state: ListState;
  readonly change: ChangeList;
} {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => parseListAddress(addressOf(search), fields, locale), [search, fields, locale]);
  const change = useCallback<ChangeList>(
    (changes, how) => {
      void navigate({
        to: '.',
        // Two changes in a row each start from what the other left.
        search: (before) => {
          const asked = parseListAddress(addressOf(before), fields, locale);
          const own = typeof changes === 'function' ? changes(asked) : changes;
          return formatListAddress({ ...asked, page: 0, ...own });
        },
        replace: how?.replace ?? false,
        resetScroll: false,
      });
    },
    [navigate, fields, locale],
  );
  return { state, change };
}

function addressOf(search: object): ListAddress {
  const texts = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}
