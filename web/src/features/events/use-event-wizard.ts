import { useCallback } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import { paths } from '../../paths';
import { openStep } from '../../form/wizard-steps';
import type { ListSubject } from '../../list/list-subject';
import { useVisit, type VisitState } from '../../list/use-visit';
import { offeredEvents } from './event-choice';
import { useInputs, type Input } from './use-inputs';
import { takenFrom, useTaking, type Taking } from './use-intake';

export const eventSteps = ['event', 'assets', 'inputs', 'data', 'summary'] as const;
export type EventStep = (typeof eventSteps)[number];

/** On a lot nobody chooses assets: they are those that are in it. */
const lotSteps = eventSteps.filter((step) => step !== 'assets' && step !== 'inputs');

/** How much of each goes in is asked where something is made of them, and they are named one by one. */
const plainSteps = eventSteps.filter((step) => step !== 'inputs');

export interface EventWizardState extends Omit<VisitState, 'step'> {
  readonly subject: ListSubject;
  readonly step: EventStep;
  readonly reached: string;
  readonly steps: readonly EventStep[];
  /** How the event takes something off assets; null where it does not. */
  readonly taking: Taking | null;
  /** What goes into a transformation; undefined while it is looked up, null where none can be told one by one. */
  readonly inputs: readonly Input[] | null | undefined;
  /** The step after the first one, the one after the assets, and the one before the data. */
  readonly afterEvent: EventStep;
  readonly afterAssets: EventStep;
  readonly beforeData: EventStep;
  /** The events that can be recorded on the chosen assets. */
  readonly offered: readonly EventModel[];
  readonly event: EventModel | null;
  /** Opens the next step; it is reached from now on. */
  readonly goOn: (step: EventStep) => void;
}

/** The walk of the event wizard: its answers, its assets and the step that is open. */
export function useEventWizard(subject: ListSubject): EventWizardState {
  const { model, place } = subject;
  const state = useVisit(place, eventSteps, subject.of === undefined ? paths.events : paths.transferred);
  const { visit, answer, goTo } = state;
  const count = visit.picked === null ? visit.count : Math.max(1, visit.count);
  const isLot = visit.answers['lot'] !== undefined;
  const offered = offeredEvents(model, place, {
    count,
    isLot,
    isPaused: visit.answers['paused'] !== undefined,
    hasEnded: visit.answers['ended'] !== undefined,
    isTransferred: subject.of === 'transferred',
  });
  const event = offered.find((each) => String(each.eventType) === visit.answers['event']) ?? null;
  const taking = useTaking(subject, event);
  const asksInputs = taking !== null && visit.picked !== null;
  const steps = isLot ? lotSteps : asksInputs ? eventSteps : plainSteps;
  const from = takenFrom(subject, visit, taking);
  const found = useInputs(from.subject, taking?.event ?? event, from.visit);
  const inputs = taking?.into !== undefined && from.visit.count === 0 ? [] : found;
  const reached = reachedOf(event !== null, visit.count, visit.answers['reached'] ?? 'event');
  const open = openStep(steps, state.step, reached);
  const goOn = useCallback(
    (step: EventStep) => {
      answer({ reached: furthest(reached, step) });
      goTo(step);
    },
    [answer, goTo, reached],
  );
  return {
    ...state,
    ...{ subject, offered, event, reached, goOn, steps, inputs, taking },
    afterAssets: asksInputs ? 'inputs' : 'data',
    ...(isLot
      ? { afterEvent: 'data', beforeData: 'event' }
      : { afterEvent: 'assets', beforeData: asksInputs ? 'inputs' : 'assets' }),
    step: eventSteps.find((step) => step === open) ?? 'event',
  };
}

/** Without an event nothing else is reached, without assets nothing beyond choosing them. */
export function reachedOf(hasEvent: boolean, count: number, reached: string): string {
  if (!hasEvent) return 'event';
  return count === 0 && reached !== 'event' ? 'assets' : reached;
}

function furthest(reached: string, step: EventStep): string {
  const places: readonly string[] = eventSteps;
  return places.indexOf(step) > places.indexOf(reached) ? step : reached;
}
