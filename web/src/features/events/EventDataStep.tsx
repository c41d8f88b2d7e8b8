import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useMemo } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { RowValue } from '@huella/domain/model/value';
import { FormAboutContext } from '../../fields/form-about';
import { FaultSummary } from '../../form/FaultSummary';
import { StepFields } from '../../form/StepFields';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { FormSkeleton } from '../../ui/Skeletons';
import type { Place } from '../../session/context';
import { hiddenOverrides } from '../../session/administers';
import { useSay } from '../../words/use-say';
import { BalanceNote } from './BalanceNote';
import type { StepProps } from './EventCardsStep';
import { surroundingNames, type Surroundings } from './event-subject';
import { EventSummaryStep } from './EventSummaryStep';
import { useEventForm } from './use-event-form';
import { intakeRowsOf, refusesOver, weighedBy } from './use-intake';
import { useSurroundings } from './use-surroundings';

export interface EventDataStepProps extends StepProps {
  readonly event: EventModel;
}

/** The event's own form, the same values for all; and, once they are right, what will be written. */
export function EventDataStep({ wizard, event, frame }: EventDataStepProps) {
  const { subject, visit } = wizard;
  const { say } = useSay('events');
  const names = useMemo(() => surroundingNames(subject.model, event), [subject.model, event]);
  const known = useSurroundings(subject, visit, names);
  const rows = intakeRowsOf(wizard.taking?.into?.intake, wizard.inputs);
  const around = useMemo(() => withIntake(known, event, rows), [known, event, rows]);
  const waiting = (
    <WizardFrame {...frame.props}>
      <WizardQuestion title={say('events:dataLoading')} />
      <FormSkeleton count={4} />
    </WizardFrame>
  );
  if (around === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DataForm wizard={wizard} event={event} frame={frame} around={around} />
    </Suspense>
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

interface DataFormProps extends EventDataStepProps {
  readonly around: Surroundings;
}

/** What only an administrator fills, and what is asked of each asset before. */
function useHidden(place: Place, event: EventModel): readonly string[] {
  return useMemo(() => [...hiddenOverrides(place, event), ...takenFieldOf(event)], [place, event]);
}

function DataForm({ wizard, event, frame, around }: DataFormProps) {
  const { say, word } = useSay('events', 'form');
  const { subject, visit, change, step, goTo, goOn } = wizard;
  const { form, isSound } = useEventForm({
    ...{ subject, event, around, visit, without: useHidden(subject.place, event) },
    onSound: () => {
      goOn('summary');
    },
  });
  const { raw } = form;
  const balance = weighedBy(event, wizard.inputs, form.values, around);
  const about = useMemo(() => ({ eventType: event.eventType }), [event.eventType]);
  useEffect(() => {
    change({ raw });
  }, [change, raw]);
  if (step === 'summary' && isSound) {
    return <EventSummaryStep {...{ wizard, event, frame, balance }} values={form.values} />;
  }
  return (
    <WizardFrame
      {...frame.props}
      onSubmit={form.submit}
      foot={
        <WizardFoot
          onCancel={frame.leave}
          onBack={() => {
            goTo(wizard.beforeData);
          }}
          label={say('events:continueTo', { step: frame.titleOf('summary').toLowerCase() })}
        />
      }
    >
      <WizardQuestion
        title={word(event.name)}
        text={say(
          event.transforms === undefined ? 'events:askDataText' : 'events:askOutputsText',
          frame.counted,
        )}
      />
      <Parts>
        <FaultSummary form={form} />
        <FormAboutContext value={about}>
          <StepFields form={form} />
        </FormAboutContext>
        {balance !== null && <BalanceNote balance={balance} refuses={refusesOver(event)} />}
      </Parts>
    </WizardFrame>
  );
}

/** How much goes in differs from asset to asset, and is asked before. */
function takenFieldOf({ transforms, intake }: EventModel): readonly string[] {
  return [
    ...(transforms === undefined ? [] : [transforms.taken]),
    ...(intake === undefined ? [] : [intake.rows]),
  ];
}
