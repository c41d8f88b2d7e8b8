import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowColumn } from '@huella/domain/engine/events/row-columns';
import { callQuery } from '../../call/queries';
import type { CallInput } from '../../call/call';
import { listInput } from '../../list/list-call';
import type { ListSubject } from '../../list/list-subject';
import type { EventAnswers } from '../events/event-wizard';
import { askedNames, gridAssets, type GridAsset } from './grid-asset';

/** What is asked for of some assets: by their ids, those of a lot, or those that filters find. */
function assetsInput(
  subject: ListSubject,
  { picked, lot, filters }: Pick<EventAnswers, 'picked' | 'lot' | 'filters'>,
  names: readonly string[],
): CallInput<'objects.list'> {
  const part = { search: '', filters: lot === null ? filters : [], sort: null, page: 0, pageSize: -1, names };
  const input = listInput(subject, part);
  if (lot !== null) return { ...input, params: { ...input.params, lotPk: String(lot.id) } };
  if (picked === null) return input;
  return { ...input, body: { ...input.body, filters: [], pks: picked.map(([id]) => id) } };
}

export interface GridAssets {
  /** Undefined while they are looked up, and where they cannot be had. */
  readonly assets: readonly GridAsset[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The chosen assets with what helps to decide; those that were kept on the device are not asked for again. */
export function useGridAssets(
  subject: ListSubject,
  answers: EventAnswers,
  columns: readonly RowColumn[],
  kept: readonly GridAsset[] | undefined,
): GridAssets {
  const names = useMemo(() => askedNames(subject, columns), [subject, columns]);
  const { data, error, refetch } = useQuery({
    ...callQuery('objects.list', assetsInput(subject, answers, names)),
    enabled: kept === undefined,
    staleTime: Infinity,
    retry: false,
  });
  const { picked, except } = answers;
  const found = useMemo(() => {
    if (data === undefined) return undefined;
    const without = new Set(except);
    const meant = data.res.filter(
      ({ id, paused, logical_deleted: isDeleted }) => !without.has(id) && !paused && !isDeleted,
    );
    const assets = gridAssets(subject, columns, meant);
    return picked === null ? assets : inOrderOf(picked, assets);
  }, [data, subject, columns, picked, except]);
  return { assets: kept ?? found, error, retry: () => void refetch() };
}

/** As they were chosen: so they stand in the hand of whoever chose them. */
function inOrderOf(
  picked: NonNullable<EventAnswers['picked']>,
  assets: readonly GridAsset[],
): readonly GridAsset[] {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return picked.flatMap(([id]) => byId.get(id) ?? []);
}
