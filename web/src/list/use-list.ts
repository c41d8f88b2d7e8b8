import {
  keepPreviousData,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { deletionNames } from '@huella/domain/rules/gone-names';
import { isSearched, searchFields } from '@huella/domain/engine/lists/list-fields';
import type { ListState, Sort } from '@huella/domain/engine/lists/list-state';
import type { CallInput } from '../call/call';
import { keepAhead, type Ahead } from '../session/ahead';
import { aheadQuery, arrivalsQuery, menuQuery, runsQuery } from '../session/around';
import { useAssetTotal, useSayTotal } from '../session/asset-total';
import type { Place } from '../session/context';
import { modelsInput } from '../session/models-query';
import { cardFields } from './card-fields';
import { filtersOf, listInput, sourceOf } from './list-call';
import type { ListSubject } from './list-subject';
import { rememberedPageSize } from './page-size';
import { endingField } from './selection';
import { useColumns, type Columns } from './use-columns';
import { lotsInput } from './use-lots';
import { useListState, type ChangeList } from './use-list-state';

/** A list at work: its state in the address, its columns, and what the server answered. */
export interface List {
  readonly subject: ListSubject;
  readonly columns: Columns;
  readonly state: ListState;
  readonly change: ChangeList;
  /** The sort in effect: upwards by what names a row, of what was deleted the latest first, unless the address says otherwise. */
  readonly sort: Sort | null;
  readonly pageSize: number;
  /** Whether filters or a search leave rows out. */
  readonly isNarrowed: boolean;
  /** The attribute that ends an asset here. */
  readonly ending: string | null;
  readonly rows: readonly AssetRow[];
  /** Rows under the filters, and without any; undefined until known. */
  readonly total: number | undefined;
  readonly whole: number | undefined;
  readonly error: Error | null;
  /** When the rows in view were fetched, in milliseconds. */
  readonly updatedAt: number;
  /** The rows in view answer an earlier question. */
  readonly isBehind: boolean;
  readonly isFetching: boolean;
  /** Waits for the network to come back, with nothing to show. */
  readonly isOffline: boolean;
  /** Waits for the network with the rows of before: `state` is theirs, until those that were asked for come. */
  readonly isHeld: boolean;
  readonly reload: () => void;
}

/** Runs the list of a subject. Everything that narrows or orders it is in the address. */
export function useList(subject: ListSubject): List {
  const { state: asked, change } = useListState(subject);
  const columns = useColumns(subject, asked.view);
  const client = useQueryClient();
  const ending = endingField(subject);
  const sort = asked.sort ?? usualSort(subject);
  const pageSize = asked.pageSize ?? rememberedPageSize();
  const isSearching = asked.search.trim() !== '';
  const names = useMemo(
    () => neededNames(columns, subject, ending, isSearching),
    [columns, subject, ending, isSearching],
  );
  const isNarrowed = filtersOf(asked).length > 0 || asked.pasted !== undefined;
  const input = listInput(subject, { ...asked, sort, pageSize, names });
  const query = aheadQuery('objects.list', input);
  // Asked for now, and not once the grid around its rows has been drawn: on a slow machine that takes a second.
  usePrefetchQuery(query);
  const page = useQuery({ ...query, placeholderData: keepPreviousData });
  const source = sourceOf(subject);
  const isToday = subject.asOf === undefined;
  const whole = useAssetTotal(subject.place, { source, isSaid: !isNarrowed || !isToday });
  const isWhole = !isNarrowed && isToday && !page.isPlaceholderData;
  useSayTotal(subject.place, source, isWhole ? page.data?.resTotal : undefined);
  useKeptAhead(subject, isWhole && page.data !== undefined ? input : null);
  useLastPage(page.data, asked.page, pageSize, change);
  const isHeld = page.isPlaceholderData && page.fetchStatus === 'paused';
  const shown = useShown({ state: asked, sort, pageSize, isNarrowed }, page.isPlaceholderData, isHeld);
  return {
    ...{ subject, columns, change, ending, isHeld, ...shown },
    rows: page.data?.res ?? [],
    total: page.data?.resTotal,
    // Of a day in the past nobody counts apart how many there were.
    whole: shown.isNarrowed ? (isToday ? whole : undefined) : page.data?.resTotal,
    error: page.error,
    updatedAt: page.dataUpdatedAt,
    isBehind: page.isPlaceholderData,
    isFetching: page.isFetching,
    isOffline: page.fetchStatus === 'paused' && page.data === undefined,
    reload: () => {
      void client.invalidateQueries({ queryKey: ['objects.list'] });
      void client.invalidateQueries({ queryKey: ['objects.count'] });
    },
  };
}

type Shown = Pick<List, 'state' | 'sort' | 'pageSize' | 'isNarrowed'>;

/** What the rows in view answer to while others cannot be had: chips and pager are about what one sees. */
function useShown(asked: Shown, isPlaceholder: boolean, isHeld: boolean): Shown {
  const [answered, setAnswered] = useState(asked);
  if (!isPlaceholder && answered.state !== asked.state) setAnswered(asked);
  return isHeld ? answered : asked;
}

/** How a list is sorted where nobody says. */
export function usualSort({ model, fields, of }: ListSubject): Sort | null {
  // What went last is what one looks for.
  if (of === 'deleted') return { field: deletionNames.on, direction: 'desc' };
  const [first] = searchFields(model, fields);
  return first === undefined ? null : { field: first.name, direction: 'asc' };
}

/**
 * What every layout needs, so that hiding a column or turning the phone asks the server nothing. A search says where it
 * found what, whatever the columns.
 */
function neededNames(
  columns: Columns,
  subject: ListSubject,
  ending: string | null,
  isSearching: boolean,
): readonly string[] {
  const { model, fields } = subject;
  const usual = columns.all.filter((column) => model.defaultColumns.includes(column.name));
  const card = cardFields(usual, model);
  const wanted = new Set<Attribute>([
    ...columns.shown,
    ...usual,
    ...card.kind,
    ...card.small,
    ...card.buttons,
  ]);
  return fields
    .filter((field) => wanted.has(field) || field.name === ending || (isSearching && isSearched(field)))
    .map((field) => field.name);
}

/** What the frame around a list asked of its place, if it did: the menu of a telephone asks nothing before it is opened. */
function askedAround(client: QueryClient, place: Place): readonly Ahead[] {
  const around = [menuQuery(place), arrivalsQuery(place), runsQuery(place)] as const;
  return around
    .map(({ queryKey }) => queryKey)
    .filter((queryKey) => client.getQueryState(queryKey) !== undefined);
}

/**
 * The next time that the browser opens the whole list its rows are asked for at once. What was filtered is not kept: it would
 * say in this browser what somebody looked for.
 */
function useKeptAhead(subject: ListSubject, input: CallInput<'objects.list'> | null): void {
  const { place, of } = subject;
  const client = useQueryClient();
  const kept = input === null || of !== undefined ? null : JSON.stringify(input);
  useEffect(() => {
    if (kept === null) return;
    void keepAhead([
      ['models.all', modelsInput(place.boxId)],
      ['lots.list', lotsInput(place)],
      ['objects.list', JSON.parse(kept) as CallInput<'objects.list'>], // as it was written
      ...askedAround(client, place),
    ]).catch(() => undefined); // it is a comfort
  }, [kept, place, client]);
}

/** An address may name a page that rows have left meanwhile: the last one takes its place. */
function useLastPage(
  data: { readonly res: readonly unknown[]; readonly resTotal: number } | undefined,
  page: number,
  pageSize: number,
  change: ChangeList,
): void {
  const isPast = data !== undefined && data.res.length === 0 && data.resTotal > 0 && page > 0;
  const last = isPast ? Math.ceil(data.resTotal / pageSize) - 1 : page;
  useEffect(() => {
    if (last < page) change({ page: last }, { replace: true });
  }, [last, page, change]);
}
