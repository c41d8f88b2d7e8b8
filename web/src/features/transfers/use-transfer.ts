import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Values } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { sentCount } from '../../list/chosen-assets';
import { isMoved } from '../../list/SelectionMoved';
import { commentName, dateName, sentValues } from '../events/event-subject';
import { kindFieldOf, type TransferMode } from './transfer-event';
import { sentOf } from './transfer-wizard';
import type { TransferWizardState } from './use-transfer-wizard';

/** What a transfer changes in view, and so is asked for again. */
const stale = [
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
  'journeys.ofAsset',
  'topBar.all',
  'transfers.list',
  'transfers.lots',
  'lots.list',
  'lots.get',
  'lots.assets',
  'boxes.checkAlias',
  'sheets.unfinished',
] as const;

/** Hands the chosen assets over: all of them or none, or those that may go where the others were named. */
export function useTransfer(wizard: TransferWizardState, mode: TransferMode) {
  const { subject, event, answers, submitKey, target, left } = wizard;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) => {
      const kind = kindFieldOf(event);
      const { pks, ...others } = { pks: undefined, ...sentOf(answers) };
      return call('transfers.add', {
        body: {
          boxSource: subject.place.boxId,
          boxTarget: target.box?.id ?? 0,
          globalModel: subject.model.id,
          ...(pks !== undefined && { rows: pks }),
          // What a filter or a sheet names may have changed since it was counted: then nothing goes.
          ...others,
          ...sentCount(answers),
          // What stays was named before this was confirmed.
          ...(left.cannot > 0 && { withoutErrors: true }),
          values: {
            ...sentValues(event, values),
            ...(kind !== null && { [kind.name]: mode.key }),
            _transferLot_: answers.withLots,
          },
          headerValues: { date: textOf(values[dateName]), comment: textOf(values[commentName]) },
          submitKey: submitKey.current(),
        },
      });
    },
    onSuccess: () => {
      for (const each of stale) void client.invalidateQueries({ queryKey: [each] });
      // What went is no row of its sheet any more; the screen that still shows it is being left.
      client.removeQueries({ queryKey: ['sheets.get'], type: 'inactive' });
      void client.invalidateQueries({ queryKey: ['sheets.get'], refetchType: 'none' });
    },
    onError: (error) => {
      submitKey.refused(error);
      // What may go is asked of those that are meant now.
      void client.invalidateQueries({ queryKey: ['boxes.checkAlias'] });
      if (isMoved(error)) void client.invalidateQueries({ queryKey: ['sheets.get'] });
    },
  });
}

function textOf(value: Values[string] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
