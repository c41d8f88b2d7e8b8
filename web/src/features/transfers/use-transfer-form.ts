import { useEffect, useMemo } from 'react';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { overrideFields } from '@huella/domain/engine/events/check-rules';
import type { EventModel } from '@huella/domain/model/event-model';
import { hiddenOverrides } from '../../session/administers';
import type { Place } from '../../session/context';
import type { Surroundings } from '../events/event-subject';
import { useEventForm, type EventForm } from '../events/use-event-form';
import { kindFieldOf } from './transfer-event';
import type { TransferWizardState } from './use-transfer-wizard';

/** A transfer asks nothing of the assets that it is about: whatever they are, its papers are the same. */
const nothingKnown: Surroundings = new Map();

/** The papers of the move as a form; what is typed is kept among the answers. */
export function useTransferForm(wizard: TransferWizardState, onSound: () => void): EventForm {
  const { subject, event, answers, answer, target } = wizard;
  const without = useLeftOut(subject.place, event);
  const needed = useNeeded(event, target.box);
  const found = useEventForm({
    ...{ subject, event, without, needed, onSound },
    begun: answers.raw,
    around: nothingKnown,
  });
  const { raw } = found.form;
  useEffect(() => {
    answer({ raw });
  }, [answer, raw]);
  return found;
}

/** What is allowed anyway needs its reason: without it the server refuses. */
function useNeeded(event: EventModel, box: TargetBox | undefined): readonly string[] {
  const isWarned = box?.error.some(({ code }) => code === 'overridable') === true;
  return useMemo(() => (isWarned ? overrideFields(event) : []), [isWarned, event]);
}

/** The field that the cards ask for, and so the form does not; and what only an administrator fills. */
function useLeftOut(place: Place, event: EventModel): readonly string[] {
  return useMemo(() => {
    const kind = kindFieldOf(event);
    return [...(kind === null ? [] : [kind.name]), ...hiddenOverrides(place, event)];
  }, [place, event]);
}
