import { engineEvents } from '@huella/domain/model/engine-events';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import type { ListState, Sort } from '@huella/domain/engine/lists/list-state';
import { searchFields } from '@huella/domain/engine/lists/list-fields';
import type { CallInput } from '../call/call';
import type { ListSubject } from './list-subject';
import { keptPasted, pastedField } from './kept-pasted';

/** A part of a list: some rows of what the filters leave, with the named attributes. */
export interface ListPart extends Pick<ListState, 'search' | 'filters' | 'pasted'> {
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
    body: { filters: filtersOf(subject, part).map(sentFilter), outputFields: [...part.names] },
  };
}

/** Where a list comes from, as its address says it: nothing more of what is there. */
export function sourceOf({ of, place }: Pick<ListSubject, 'of' | 'place'>) {
  if (of === undefined) return {};
  if (of === 'deleted') return { suffix: 'deleted' } as const;
  return { sentFrom: String(place.boxId), eventType: String(engineEvents.transfer) };
}

/** All that narrows a list, as filters: its search is one of them, and a pasted list. */
export function filtersOf(
  subject: ListSubject,
  { filters, search, pasted }: Pick<ListState, 'search' | 'filters' | 'pasted'>,
): readonly FilterItem[] {
  const values = pasted === undefined ? null : keptPasted(pasted);
  return [
    ...filters,
    ...searchFilter(subject, search),
    ...(values === null ? [] : [{ field: pastedField, operator: 'inArray', values }]),
  ];
}

/** A search asks every attribute that names a row. */
function searchFilter({ model, fields }: ListSubject, search: string): readonly FilterItem[] {
  const [first, ...others] = searchFields(model, fields);
  const text = search.trim();
  if (text === '' || first === undefined) return [];
  return [{ field: first.name, operator: '=', value: text, subFields: others.map((field) => field.name) }];
}

/** A filter as calls carry it: its arrays are its own. */
export function sentFilter({ values, subFields, ...rest }: FilterItem) {
  return {
    ...rest,
    ...(values !== undefined && { values: [...values] }),
    ...(subFields !== undefined && { subFields: [...subFields] }),
  };
}
