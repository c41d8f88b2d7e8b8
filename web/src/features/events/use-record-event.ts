import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RunView } from '@huella/domain/calls/jobs';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { sentAssets, sentCount } from '../../list/chosen-assets';
import { isMoved } from '../../list/SelectionMoved';
import type { EventAnswers } from './event-wizard';
import { commentName, dateName, sentValues } from './event-subject';
import { intakeRowsOf } from './use-intake';
import type { EventWizardState } from './use-event-wizard';

/** What an event changes in view, and so is asked for again. */
export const staleAfterEvent = [
  'events.fit',
  'objects.list',
  'objects.get',
  'lots.list',
  'lots.get',
  'lots.assets',
  'events.list',
  'events.ofAsset',
  'measures.ofAsset',
  'measures.peers',
  'lineage.ofAsset',
  'topBar.all',
  'jobs.list',
] as const;

export interface Recorded {
  readonly event: EventModel;
  readonly values: Values;
  /** Leave out the assets that do not take the event. */
  readonly withoutErrors: boolean;
  /** More comes out than goes in, and it is meant. */
  readonly confirmed?: boolean;
}

/** Records an event on the chosen assets. The answer is the run: ended at once, or going on. */
export function useRecordEvent({ subject, answers, submitKey, taking, inputs }: EventWizardState) {
  const client = useQueryClient();
  const { place, model } = subject;
  return useMutation({
    mutationFn: ({ event, values, withoutErrors, confirmed = false }: Recorded): Promise<RunView> => {
      const said = {
        common: sentValues(event, values),
        headerValues: { date: textOf(values[dateName]), comment: textOf(values[commentName]) },
        actionContext: { context: 'massive_manual_form', eventType: event.eventType },
        withoutErrors,
        ...(confirmed && { confirmed }),
        submitKey: submitKey.current(),
      };
      const { lot } = answers;
      if (lot !== null) return call('lots.events', { params: { lotId: String(lot.id) }, body: said });
      return call('objects.addMassive', {
        body: {
          action: 'update',
          objectType: 'asset',
          pkObjectType: model.id,
          globalModel: model.id,
          pkReferer: place.boxId,
          holder: place.boxId,
          ...(sentInputs(event, answers) ??
            sentIntake(answers, { taking, inputs }) ??
            sentAssets(answers, subject.of)),
          ...sentCount(answers),
          ...said,
        },
      });
    },
    onSuccess: () => {
      for (const name of staleAfterEvent) void client.invalidateQueries({ queryKey: [name] });
    },
    onError: (error) => {
      submitKey.refused(error);
      // Which of them take it is asked of those that match now.
      if (isMoved(error)) void client.invalidateQueries({ queryKey: ['events.fit'] });
    },
  });
}

/** The assets of a transformation, each with how much of it goes in; null where nobody is asked that. */
function sentInputs({ transforms }: EventModel, { picked, taken }: EventAnswers) {
  if (transforms === undefined || picked === null) return null;
  return { values: picked.map(([id]) => ({ _pk_: id, [transforms.taken]: taken[id] ?? '' })) };
}

/** The asset that others go into, with those; null where none do. */
function sentIntake(
  { picked }: EventAnswers,
  { taking, inputs }: Pick<EventWizardState, 'taking' | 'inputs'>,
) {
  const intake = taking?.into?.intake;
  const rows = intakeRowsOf(intake, inputs);
  if (intake === undefined || rows === null || picked === null) return null;
  return { values: picked.map(([id]) => ({ _pk_: id, [intake.rows]: rows })) };
}

function textOf(value: Values[string] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
