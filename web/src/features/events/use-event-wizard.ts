import type { EventModel } from '@huella/domain/model/event-model';
import type { ListSubject } from '../../list/list-subject';
import { useCounted } from '../../list/use-counted';
import { paths } from '../../paths';
import { useWizard, useWizardSession, type WizardState } from '../../wizard/use-wizard';
import { offeredEvents } from './event-choice';
import type { LatestMoment } from './event-subject';
import { eventWizard, type EventAnswers, type EventStep } from './event-wizard';
import { useEventFit, type EventFits } from './use-event-fit';
import { useLatestMoment } from './use-fit-words';
import { useInputs, type Input } from './use-inputs';
import { takenFrom, useTaking, type Taking } from './use-intake';

/** On a lot nobody chooses assets: they are those that are in it. */
const lotSteps = ['event', 'data', 'summary'] as const;
/** How much of each goes in is asked where something is made of them, and they are named one by one. */
const plainSteps = ['event', 'assets', 'data', 'summary'] as const;

export interface EventWizardState extends WizardState<EventStep, EventAnswers> {
  readonly subject: ListSubject;
  /** How the event takes something off assets; null where it does not. */
  readonly taking: Taking | null;
  /** What goes into a transformation; undefined while it is looked up, null where none can be listed one by one. */
  readonly inputs: readonly Input[] | null | undefined;
  /** The events that can be recorded on the chosen assets. */
  readonly offered: readonly EventModel[];
  readonly event: EventModel | null;
  /** Which of the chosen assets take which event, by its code. */
  readonly fits: EventFits['fits'];
  /** When the chosen event happened at the latest; undefined until that is known, null where only today bounds it. */
  readonly latest: LatestMoment | null | undefined;
  /** How many assets are chosen, in words. */
  readonly counted: { readonly figure: string; readonly noun: string };
}

/** The event wizard at work: its answers, its assets and the step that is open. */
export function useEventWizard(subject: ListSubject): EventWizardState {
  const { model, place } = subject;
  const from = subject.of === undefined ? paths.events : paths.transferred;
  const session = useWizardSession(eventWizard, { place, from });
  const { answers } = session;
  const { picked, count, lot, isPaused, isDeletion } = answers;
  const offered = offeredEvents(model, place, {
    ...{ isPaused, isDeletion, isLot: lot !== null, isTransferred: subject.of === 'transferred' },
    count: picked === null ? count : Math.max(1, count),
  });
  const event = offered.find(({ eventType }) => eventType === answers.event) ?? null;
  const taking = useTaking(subject, event);
  const source = takenFrom(subject, answers, taking);
  const found = useInputs(source.subject, taking?.event ?? event, source.answers);
  const inputs = taking?.into !== undefined && source.answers.count === 0 ? [] : found;
  const asksInputs = taking !== null && picked !== null;
  const wizard = useWizard(session, {
    steps: lot !== null ? lotSteps : asksInputs ? eventWizard.steps : plainSteps,
    answered: { event: event !== null && (lot === null || count > 0), assets: count > 0 },
  });
  const counted = useCounted(model)(count);
  const { fits, isWaiting } = useEventFit(subject, answers);
  const latestOf = useLatestMoment();
  const latest = isWaiting ? undefined : latestOf(event === null ? undefined : fits.get(event.eventType));
  return { ...wizard, subject, offered, event, fits, latest, inputs, taking, counted };
}
