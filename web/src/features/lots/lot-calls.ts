import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Values } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { heldObject, heldQuery, savingOf, type Saving } from '../../call/objects';
import { callQuery } from '../../call/queries';
import { sentAssets, sentCount, type ChosenAssets } from '../../list/chosen-assets';
import type { Place } from '../../session/context';

/** One lot with its figures and what its assets come to. */
export function lotQuery(id: number, asOf?: string) {
  const then = asOf === undefined ? {} : { query: { asOf } };
  return callQuery('lots.get', { params: { lotId: String(id) }, ...then });
}

/** One lot with the values of its form, its assets among them. */
export function lotFormQuery(id: number) {
  return heldQuery('lot', id);
}

/** The first so many assets of a lot, as they are or as they were on a day. */
export function lotMembersQuery({ id }: Pick<LotRow, 'id'>, place: Place, count: number, asOf?: string) {
  const type = String(place.assetType);
  return callQuery('objects.list', {
    params: {
      ...{ globalModel: type, objectType: 'asset', pkObjectType: type, boxId: String(place.boxId) },
      ...{
        lotPk: String(id),
        reserved: '0',
        page: '0',
        pageSize: String(count),
        sortField: 'id',
        sortDir: 'asc',
      },
    },
    ...(asOf !== undefined && { query: { asOf } }),
    body: { filters: [], outputFields: [] },
  });
}

/** What shows lots, who is in them, and the history that describes it. */
const stale = [
  'lots.list',
  'lots.get',
  'lots.history',
  'measures.ofLot',
  'journeys.ofLot',
  'lots.summary',
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
] as const;

function refresh(client: QueryClient): void {
  for (const name of stale) void client.invalidateQueries({ queryKey: [name] });
}

/** Makes a lot in the place or changes one. Throws the refusal. */
export function useSaveLot(place: Place): (saving: Saving, values: Values) => Promise<SavedObject> {
  const client = useQueryClient();
  const { boxId, assetType } = place;
  return useCallback(
    async (saving, values) => {
      const saved = await call('objects.add', {
        body: {
          ...savingOf(saving),
          objectType: 'lot',
          pkObjectType: assetType,
          globalModel: assetType,
          pkReferer: boxId,
          holder: boxId,
          values,
        },
      });
      refresh(client);
      return heldObject(saved);
    },
    [client, boxId, assetType],
  );
}

export interface NewLots {
  readonly values: readonly Values[];
  readonly submitKey: string;
}

/** Makes many lots in the place, all or none. */
export function useMakeLots({ boxId, assetType }: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, submitKey }: NewLots) =>
      call('lots.addMany', {
        params: { boxId: String(boxId), assetType: String(assetType) },
        body: { values: [...values], submitKey },
      }),
    onSuccess: () => {
      refresh(client);
    },
  });
}

/** Deletes a lot; its assets leave it. */
export function useRemoveLot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('lots.remove', { params: { lotId: String(id) } }),
    // A lot that another person deleted or published meanwhile is shown as it is now.
    onSettled: () => {
      refresh(client);
    },
  });
}

export interface Move {
  readonly lotId: number;
  readonly action: 'add' | 'remove';
  readonly chosen: ChosenAssets;
}

/** Puts assets into a lot or takes them out of it. */
export function useMoveAssets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lotId, action, chosen }: Move) =>
      call('lots.join', {
        params: { lotId: String(lotId) },
        body: { action, ...sentAssets(chosen), ...sentCount(chosen) },
      }),
    onSuccess: () => {
      refresh(client);
    },
    onError: () => client.invalidateQueries({ queryKey: ['objects.count'] }),
  });
}

/** Takes assets out of whatever lots they are in. */
export function useLeaveLots({ boxId, assetType }: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: ChosenAssets) =>
      call('lots.leave', {
        params: { boxId: String(boxId), assetType: String(assetType) },
        body: { ...sentAssets(chosen), ...sentCount(chosen) },
      }),
    onError: () => client.invalidateQueries({ queryKey: ['objects.count'] }),
    onSuccess: () => {
      refresh(client);
    },
  });
}

/** Hands out the codes of a lot. */
export function useHandOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('lots.qr', { params: { lotId: String(id) } }),
    onSuccess: () => {
      refresh(client);
    },
  });
}
