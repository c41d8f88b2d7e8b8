import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { RowValue } from '@huella/domain/model/value';
import { FormAboutContext } from '../../fields/form-about';
import { FaultSummary } from '../../form/FaultSummary';
import { StepFields } from '../../form/StepFields';
import { FormSkeleton } from '../../ui/Skeletons';
import type { Place } from '../../session/context';
import { hiddenOverrides } from '../../session/administers';
import { WizardStep } from '../../wizard/WizardStep';
import { useSay } from '../../words/use-say';
import { BalanceNote } from './BalanceNote';
import { isForSheet, wayOf, waysOf } from './event-rows';
import { surroundingNames, type LatestMoment, type Surroundings } from './event-subject';
import { EventSummaryStep } from './EventSummaryStep';
import { ForSheet } from './ForSheet';
import { useEventForm } from './use-event-form';
import type { EventWizardState } from './use-event-wizard';
import { intakeRowsOf, refusesOver, weighedBy } from './use-intake';
import { useSurroundings } from './use-surroundings';
import { WayChoice } from './WayChoice';

/** The grid comes with whoever enters one by one. */
const EventGridStep = lazy(async () => ({
  default: (await import('../event-grid/EventGridStep')).EventGridStep,
}));

export interface EventDataStepProps {
  readonly wizard: EventWizardState;
  readonly event: EventModel;
}

/** What is recorded: the same for all by the event's own form, or one by one in a grid; and then once more all of it. */
export function EventDataStep({ wizard, event }: EventDataStepProps) {
  const { say } = useSay('events');
  const { answer } = wizard;
  const ways = waysOf(wizard, event);
  const way = wayOf(wizard, event);
  const choose = (isCompact: boolean) =>
    isForSheet(wizard, event) ? (
      <ForSheet wizard={wizard} event={event} />
    ) : ways.length > 1 ? (
      <WayChoice
        way={way}
        isCompact={isCompact}
        onChange={(next) => {
          answer({ way: next });
        }}
      />
    ) : null;
  if (way === 'all') return <DataForAll wizard={wizard} event={event} way={choose(false)} />;
  return (
    <Suspense fallback={<Waiting text={say('events:stepData')} />}>
      <EventGridStep wizard={wizard} event={event} way={choose(true)} />
    </Suspense>
  );
}

interface DataForAllProps extends EventDataStepProps {
  readonly way: ReactNode;
}

/** The event's own form, the same values for all; and, once they are right, what will be written. */
function DataForAll({ wizard, event, way }: DataForAllProps) {
  const { subject, answers } = wizard;
  const { say } = useSay('events');
  const names = useMemo(() => surroundingNames(subject.model, event), [subject.model, event]);
  const known = useSurroundings(subject, answers, names);
  const rows = intakeRowsOf(wizard.taking?.into?.intake, wizard.inputs);
  const around = useMemo(() => withIntake(known, event, rows), [known, event, rows]);
  const waiting = <Waiting text={say('events:dataLoading')} />;
  const { latest } = wizard;
  if (around === undefined || latest === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DataForm {...{ wizard, event, around, latest, way }} />
    </Suspense>
  );
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <WizardStep title={text}>
      <FormSkeleton count={4} />
    </WizardStep>
  );
}

/** What goes in is asked before: of the form's fields it is what surrounds them. */
function withIntake(
  known: Surroundings | undefined,
  { intake }: EventModel,
  rows: readonly RowValue[] | null,
) {
  if (known === undefined || intake === undefined) return known;
  return new Map([...known, [intake.rows, [rows]] as const]);
}

const Parts = styled('div')({ display: 'grid', gap: 24 });

interface DataFormProps extends DataForAllProps {
  readonly around: Surroundings;
  readonly latest: LatestMoment | null;
}

/** What only an administrator fills, and what is asked of each asset before. */
function useHidden(place: Place, event: EventModel): readonly string[] {
  return useMemo(() => [...hiddenOverrides(place, event), ...takenFieldOf(event)], [place, event]);
}

function DataForm({ wizard, event, around, latest, way }: DataFormProps) {
  const { word } = useSay('events', 'form');
  const { subject, answers, answer, step, goNext } = wizard;
  const { form, isSound } = useEventForm({
    ...{ subject, event, around, latest, without: useHidden(subject.place, event) },
    begun: answers.raw,
    onSound: goNext,
  });
  const { raw } = form;
  const balance = weighedBy(event, wizard.inputs, form.values, around);
  const about = useMemo(() => ({ eventType: event.eventType }), [event.eventType]);
  useEffect(() => {
    answer({ raw });
  }, [answer, raw]);
  const asked = useAsked(wizard, event);
  if (step === 'summary' && isSound) {
    return <EventSummaryStep {...{ wizard, event, balance }} values={form.values} />;
  }
  return (
    <WizardStep title={word(event.name)} text={asked} onSubmit={form.submit}>
      <Parts>
        {way}
        <FaultSummary form={form} />
        <FormAboutContext value={about}>
          <StepFields form={form} />
        </FormAboutContext>
        {balance !== null && <BalanceNote balance={balance} refuses={refusesOver(event)} />}
      </Parts>
    </WizardStep>
  );
}

/** What is filled in of how many; of one by its name. */
function useAsked({ answers, counted }: EventWizardState, { transforms }: EventModel): string {
  const { say } = useSay('events');
  if (transforms !== undefined) return say('events:askOutputsText', counted);
  const [only, ...others] = answers.picked ?? [];
  const isOne = only !== undefined && others.length === 0;
  return isOne ? say('events:askDataOne', { label: only[1] }) : say('events:askDataText', counted);
}

/** How much goes in differs from asset to asset, and is asked before. */
function takenFieldOf({ transforms, intake }: EventModel): readonly string[] {
  return [
    ...(transforms === undefined ? [] : [transforms.taken]),
    ...(intake === undefined ? [] : [intake.rows]),
  ];
}
