import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../call/queries';
import type { ChosenAssets, PickedAsset } from './chosen-assets';
import { listInput, rowsAtOnce } from './list-call';
import type { ListSubject } from './list-subject';
import { endingField, isSelectable } from './selection';

/** Whether chosen assets can be named one by one: all that filters find may be too many. */
export function canBeNamed({ picked, count }: Pick<ChosenAssets, 'picked' | 'count'>): boolean {
  return picked !== null || count <= rowsAtOnce;
}

/** The chosen assets with what they are called; of all that filters find, those that match now (`canBeNamed`). */
export async function nameChosen(
  client: QueryClient,
  subject: ListSubject,
  { picked, filters, except = [], selectable = false }: ChosenAssets,
): Promise<readonly PickedAsset[]> {
  if (picked !== null) return picked;
  const ending = endingField(subject);
  const names = ending === null ? [] : [ending];
  const part = { filters, search: '', sort: null, page: 0, pageSize: -1, names };
  const { res } = await client.query({
    ...callQuery('objects.list', listInput(subject, part)),
    staleTime: 0,
  });
  const left = new Set(except);
  return res
    .filter((row) => !left.has(row.id) && (!selectable || isSelectable(row, ending)))
    .map((row) => [row.id, row.label]);
}
