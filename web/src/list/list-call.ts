import { engineEvents } from '@huella/domain/model/engine-events';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { ListState, Sort } from '@huella/domain/engine/lists/list-state';
import { wordsOperator } from '@huella/domain/model/filter-operators';
import type { CallInput } from '../call/call';
import type { ListSubject } from './list-subject';
import { keptPasted, pastedField } from './kept-pasted';

/** A part of a list: some rows of what the filters leave, with the named attributes. */
export interface ListPart extends Pick<ListState, 'search' | 'filters' | 'pasted' | 'run'> {
  readonly sort: Sort | null;
  readonly page: number;
  /** 20, 50 or 100; -1 asks for all rows, of which the server gives the first 10,000. */
  readonly pageSize: number;
  readonly names: readonly string[];
}

/** Rows that can be asked for at once, and so the most that can be selected (decisions section 1). */
export const rowsAtOnce = 10_000;

/** The call that asks for a part of a list (document 1 section 7). */
export function listInput(subject: ListSubject, part: ListPart): CallInput<'objects.list'> {
  const { model, place } = subject;
  const assetType = String(model.id);
  return {
    params: {
      globalModel: assetType,
      objectType: 'asset',
      pkObjectType: assetType,
      boxId: String(place.boxId),
      lotPk: '0',
      reserved: '0',
      page: String(part.page),
      pageSize: String(part.pageSize),
      sortField: part.sort?.field ?? 'id',
      sortDir: part.sort?.direction ?? 'asc',
      ...sourceOf(subject),
    },
    ...onDay(subject),
    body: { filters: filtersOf(part).map(sentFilter), outputFields: [...part.names] },
  };
}

/** The day in the past that a call is about, where it is. */
export function onDay({ asOf }: Pick<ListSubject, 'asOf'>) {
  return asOf === undefined ? {} : { query: { asOf } };
}

/** Where a list comes from, as its address says it: nothing more of what is there. */
export function sourceOf({ of, place }: Pick<ListSubject, 'of' | 'place'>) {
  if (of === undefined) return {};
  if (of === 'deleted') return { suffix: 'deleted' } as const;
  return { sentFrom: String(place.boxId), eventType: String(engineEvents.transfer) };
}

/** All that narrows a list, as filters: its search is one of them, and a pasted list. */
export function filtersOf({
  filters,
  search,
  pasted,
  run,
}: Pick<ListState, 'search' | 'filters' | 'pasted' | 'run'>): readonly FilterItem[] {
  const values = pasted === undefined ? null : keptPasted(pasted);
  return [
    ...filters,
    ...searchFilter(search),
    ...(values === null ? [] : [{ field: pastedField, operator: 'inArray', values }]),
    ...(run === undefined ? [] : [ofRun(run)]),
  ];
}

/** Whether two states of a list find the same rows, in whatever order and on whatever page. */
export function findSame(one: ListState, other: ListState): boolean {
  if (one === other) return true;
  const asked = (state: ListState) => JSON.stringify([state.asOf, filtersOf(state), state.unfit]);
  return asked(one) === asked(other);
}

/** What a run wrote to, as a filter: what a file brought is found by it. */
export function ofRun(run: number): FilterItem {
  return { field: 'run', operator: 'inArray', values: [String(run)] };
}

/** A search asks for its words in all that a row says. */
function searchFilter(search: string): readonly FilterItem[] {
  const text = search.trim();
  return text === '' ? [] : [{ operator: wordsOperator, value: text }];
}

/** A filter as calls carry it: its arrays are its own. */
export function sentFilter({ values, subFields, ...rest }: FilterItem) {
  return {
    ...rest,
    ...(values !== undefined && { values: [...values] }),
    ...(subFields !== undefined && { subFields: [...subFields] }),
  };
}
