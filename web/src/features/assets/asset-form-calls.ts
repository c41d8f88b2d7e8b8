import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { RunView } from '@huella/domain/calls/jobs';
import type { SavedObject } from '@huella/domain/calls/objects';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Values } from '@huella/domain/model/value';
import { copiesField, copyRows } from '@huella/domain/engine/forms/copies';
import { call } from '../../call/call';
import { heldObject, heldQuery, savingOf, type Saving } from '../../call/objects';
import type { Place } from '../../session/context';
import { renewSuffixes } from '../../session/form-model';

/** One asset with its values, as a query. */
export function assetQuery(pk: number) {
  return heldQuery('asset', pk);
}

/** What shows assets, their counts and their histories, and so is asked for again after one was saved. */
const stale = [
  'objects.list',
  'objects.get',
  'topBar.all',
  'events.ofAsset',
  'measures.ofAsset',
  'measures.peers',
] as const;

/** Adds an asset to the place or updates one. Throws the refusal. */
export function useSaveAsset(place: Place): (saving: Saving, values: Values) => Promise<SavedObject> {
  const client = useQueryClient();
  const { boxId, assetType } = place;
  return useCallback(
    async (saving, values) => {
      const answer = await call('objects.add', {
        body: {
          ...savingOf(saving),
          objectType: 'asset',
          pkObjectType: assetType,
          globalModel: assetType,
          pkReferer: boxId,
          holder: boxId,
          values,
          actionContext: { context: 'manual_form', eventType: -1 },
        },
      });
      const saved = heldObject(answer);
      client.setQueryData(assetQuery(saved.id).queryKey, saved);
      for (const name of stale) void client.invalidateQueries({ queryKey: [name] });
      // Another one may be begun as soon as this one is saved.
      await renewSuffixes(client, { boxId });
      return saved;
    },
    [client, boxId, assetType],
  );
}

/** Adds as many equal assets as the form says, at once or as a run that goes on. Throws the refusal. */
export function useAddCopies(
  place: Place,
  model: AssetType,
): (saving: { readonly submitKey: string }, values: Values) => Promise<RunView> {
  const client = useQueryClient();
  const { boxId } = place;
  return useCallback(
    async ({ submitKey }, values) => {
      const run = await call('objects.addMassive', {
        body: {
          action: 'add',
          objectType: 'asset',
          pkObjectType: model.id,
          globalModel: model.id,
          pkReferer: boxId,
          holder: boxId,
          values: copyRows(model, values, Number(values[copiesField])).map((row) => ({ ...row })),
          actionContext: { context: 'massive_manual_form', eventType: engineEvents.load },
          submitKey,
        },
      });
      for (const name of stale) void client.invalidateQueries({ queryKey: [name] });
      return run;
    },
    [client, boxId, model],
  );
}
