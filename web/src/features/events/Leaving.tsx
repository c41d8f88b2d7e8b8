import { useState } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { CheckRow } from '../../ui/CheckRow';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { dateName } from './event-subject';
import { FitNote } from './FitNote';
import { useEventFit } from './use-event-fit';
import type { EventWizardState } from './use-event-wizard';

/** Which of the assets are left out, once that is confirmed. What is made of several is made of all of them. */
export function useLeaving(
  { subject, answers, counted }: Pick<EventWizardState, 'subject' | 'answers' | 'counted'>,
  event: EventModel,
  values: Values,
) {
  const { language } = useSay('events');
  const [isTicked, setIsTicked] = useState(false);
  const date = values[dateName];
  const { fits } = useEventFit(subject, answers, {
    eventType: event.eventType,
    isAsked: event.transforms === undefined,
    ...(typeof date === 'string' && date !== '' && { date }),
  });
  const fit = fits.get(event.eventType);
  const leaves = fit !== undefined && fit.cannot.length > 0;
  const isConfirmed = leaves && fit.can > 0 && isTicked;
  return {
    fit,
    isTicked,
    setIsTicked,
    isConfirmed,
    isHeld: leaves && !isConfirmed,
    counted: leaves && fit.can > 0 ? { ...counted, figure: formatCount(fit.can, language) } : counted,
  };
}

/** Which are left out and why, and the box that confirms it. */
export function Leaving({ leaving }: { readonly leaving: ReturnType<typeof useLeaving> }) {
  const { say } = useSay('events');
  const { fit, isTicked, setIsTicked, counted } = leaving;
  if (fit === undefined) return null;
  return (
    <>
      <FitNote fit={fit} />
      {fit.cannot.length > 0 && fit.can > 0 && (
        <CheckRow label={say('events:fitConfirm', counted)} checked={isTicked} onChange={setIsTicked} />
      )}
    </>
  );
}
