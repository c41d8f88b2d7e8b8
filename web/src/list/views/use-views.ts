import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  formatShown,
  parseListAddress,
  showsSame,
  wholeList,
  type ListState,
} from '@huella/domain/engine/lists/list-state';
import type { ListView } from '@huella/domain/calls/views';
import type { Attribute } from '@huella/domain/model/attribute';
import { call, type CallInput } from '../../call/call';
import { callQuery } from '../../call/queries';
import { useUser } from '../../session/session';
import { chosenColumns, usualNames } from '../columns';
import type { List } from '../use-list';
import { rememberedView, rememberView } from './view-memory';

export interface Views {
  readonly all: readonly ListView[];
  readonly defaultId: number | null;
  /** The one that was chosen; null while it is the whole list, or a view that is not this user's to see. */
  readonly chosen: ListView | null;
  /** The list shows something else than the chosen view by now. */
  readonly isChanged: boolean;
  readonly choose: (view: ListView) => void;
  /** The view was made of what the list shows, a pasted list aside, which stays. */
  readonly keepTo: (view: ListView) => void;
  readonly chooseWhole: () => void;
}

type Content = Pick<CallInput<'views.add'>['body'], 'address' | 'columns'>;

/** What the list shows now, as a view keeps it. */
export function contentOf({ state, columns }: List): Content {
  return {
    address: formatShown(state),
    columns: columns.isUsual ? null : [...columns.shown.map(({ name }) => name), ...columns.gone],
  };
}

/** Which list the views are of. */
function viewPlace({ subject: { place, of } }: List) {
  return {
    params: { boxId: String(place.boxId), assetId: String(place.assetType) },
    query: of === undefined ? {} : { suffix: of },
  };
}

/** The saved views of a list; null until they are known. */
export function useViews(list: List): Views | null {
  const { state, columns, change } = list;
  const { data } = useQuery(callQuery('views.list', viewPlace(list)));
  const choose = (view: ListView, how?: { readonly replace: boolean }) => {
    columns.take(String(view.id), view.columns);
    const { search, filters, unfit, run, sort } = stateOf(view, list);
    change({ search, filters, unfit, sort, pasted: undefined, run, view: String(view.id) }, how);
  };
  useNewestDefault(list, data, choose);
  const chosen = data?.views.find(({ id }) => String(id) === state.view) ?? null;
  if (data === undefined) return null;
  return {
    all: data.views,
    defaultId: data.defaultId,
    chosen,
    isChanged: chosen !== null && !isShown(chosen, list),
    choose,
    keepTo: (view) => {
      columns.take(String(view.id), view.columns);
      change({ view: String(view.id) });
    },
    chooseWhole: () => {
      const view = data.defaultId === null ? null : wholeList;
      change({ search: '', filters: [], unfit: [], pasted: undefined, run: undefined, sort: null, view });
    },
  };
}

type Shown = Pick<List, 'subject' | 'state' | 'columns'>;

function stateOf({ address }: Pick<ListView, 'address'>, { subject }: Pick<Shown, 'subject'>): ListState {
  return parseListAddress(address, subject.fields, subject.locale);
}

function isShown(view: Pick<ListView, 'address' | 'columns'>, list: Shown): boolean {
  return showsSame(list.state, stateOf(view, list)) && sameColumns(view.columns, list);
}

/** Whether the columns in view are those of a view, in the order that the list gives them. */
function sameColumns(names: ListView['columns'], { subject, columns }: Shown): boolean {
  const wanted = chosenColumns(columns.all, names ?? usualNames(subject.model), subject.model);
  const gone = (names ?? []).filter((name) => columns.all.every((each) => each.name !== name));
  const keyOf = (shown: readonly Attribute[], rest: readonly string[]) =>
    JSON.stringify([shown.map(({ name }) => name), rest.toSorted()]);
  return keyOf(wanted, gone) === keyOf(columns.shown, columns.gone);
}

/**
 * Remembers which view opens the next time. Where this browser did not know of it, or knew an older one, the list that
 * nobody has touched yet shows it now.
 */
function useNewestDefault(
  list: List,
  data: { readonly views: readonly ListView[]; readonly defaultId: number | null } | undefined,
  choose: (view: ListView, how: { readonly replace: boolean }) => void,
): void {
  const { subject } = list;
  const { id: user } = useUser();
  const isFirst = useRef(true);
  const learn = useEffectEvent((known: NonNullable<typeof data>) => {
    const view = known.views.find(({ id }) => id === known.defaultId) ?? null;
    const before = rememberedView(subject, user);
    rememberView(subject, user, view);
    const { state, isNarrowed } = list;
    if (isFirst.current && view !== null) {
      const isUntouched = before === null && state.view === null && !isNarrowed && state.sort === null;
      const isOlder = before?.id === view.id && state.view === String(view.id) && isShown(before, list);
      if (isUntouched || (isOlder && !isShown(view, list))) choose(view, { replace: true });
    }
    isFirst.current = false;
  });
  useEffect(() => {
    if (data !== undefined) learn(data);
  }, [data]);
}

/** What is done to views: each answer brings the list of them anew. */
export function useChangeViews(list: List) {
  const client = useQueryClient();
  const which = viewPlace(list);
  const refresh = () => client.invalidateQueries({ queryKey: ['views.list'] });
  const one = ({ id }: Pick<ListView, 'id'>) => ({
    ...which,
    params: { ...which.params, viewId: String(id) },
  });
  return {
    add: useMutation({
      mutationFn: (body: CallInput<'views.add'>['body']) => call('views.add', { ...which, body }),
      onSuccess: refresh,
    }),
    update: useMutation({
      mutationFn: ({
        view,
        ...body
      }: { readonly view: ListView } & Omit<CallInput<'views.update'>['body'], 'version'>) =>
        call('views.update', { ...one(view), body: { version: view.version, ...body } }),
      // Also where somebody was faster: what they saved is what can be changed.
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (view: ListView) => call('views.remove', one(view)),
      onSettled: refresh,
    }),
    setDefault: useMutation({
      mutationFn: (viewId: number | null) => call('views.setDefault', { ...which, body: { viewId } }),
      onSettled: refresh,
    }),
  };
}
