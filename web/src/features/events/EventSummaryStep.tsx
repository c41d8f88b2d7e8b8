import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { RunView } from '@huella/domain/calls/jobs';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Balance } from '@huella/domain/engine/events/transform';
import { formatField, formatMeasured } from '@huella/domain/engine/fields/format-field';
import type { Values } from '@huella/domain/model/value';
import { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { FailureNotice } from '../../form/FailureNotice';
import { RefusedRecords } from '../../form/RefusedRecords';
import { WizardStep } from '../../wizard/WizardStep';
import { runAddress } from '../../shell/run-address';
import { isAlive } from '../../shell/run-progress';
import { isMoved, SelectionMoved } from '../../list/SelectionMoved';
import { Card } from '../../ui/Card';
import { CheckRow } from '../../ui/CheckRow';
import { formatCount } from '../../ui/format-count';
import { KeyValueList } from '../../ui/KeyValueList';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import { BalanceNote } from './BalanceNote';
import { EventRecorded } from './EventRecorded';
import { Leaving, useLeaving } from './Leaving';
import type { EventAnswers } from './event-wizard';
import { commentName, dateName, eventFacts, headerFields, type EventFact } from './event-subject';
import { TransformSummary } from './TransformSummary';
import { refusesOver } from './use-intake';
import type { EventWizardState } from './use-event-wizard';
import { useRecordEvent } from './use-record-event';

export interface EventSummaryStepProps {
  readonly wizard: EventWizardState;
  readonly event: EventModel;
  /** What was filled in, in canonical form. */
  readonly values: Values;
  /** What goes in beside what comes out; null where nothing is weighed. */
  readonly balance: Balance | null;
}

/** Up to so many assets are answered at once; more are a run (document 2 section 9). */
const bulkThreshold = 30;

const Root = styled('div')({ display: 'grid', gap: 16 });
const List = styled('ul')({ marginTop: 8, paddingLeft: 18, listStyle: 'disc', '& li': { padding: '2px 0' } });

/** What will be written, for how many, in words; then it is recorded. */
export function EventSummaryStep({ wizard, event, values, balance }: EventSummaryStepProps) {
  const { say, word } = useSay('events');
  const { subject, answers, counted } = wizard;
  const { record, recorded, isPending, refusal, reset } = useConfirmed(wizard, event, values);
  const slots = { ...counted, event: word(event.name), place: subject.place.boxName };
  const weighing = useWeighing(event, balance);
  const { confirmed, isHeld } = weighing;
  const leaving = useLeaving(wizard, event, values);
  const isByRecord = refusal?.issues.some((issue) => issue.record !== null) ?? false;
  return (
    <WizardStep
      isLast
      title={say('events:askSummary')}
      text={say('events:askSummaryText', slots)}
      label={say('events:confirm', leaving.counted)}
      working={isPending}
      disabled={recorded !== null || isHeld || leaving.isHeld}
      onSubmit={() => {
        record(leaving.isConfirmed, confirmed);
      }}
      failure={
        <FailureNotice
          failure={isByRecord || isMoved(refusal) ? null : refusal}
          title={say('events:failedTitle')}
          onClose={reset}
        />
      }
    >
      <Root>
        <HeaderFacts wizard={wizard} values={values} />
        <TransformSummary {...{ wizard, event, values, balance }} />
        <Writes wizard={wizard} event={event} values={values} />
        <Weighed weighing={weighing} />
        <Leaving leaving={leaving} />
        <HowSoon answers={answers} event={event} />
      </Root>
      <RefusedRecords
        error={isByRecord ? refusal : null}
        chosen={answers}
        place={subject.place}
        fields={event.fields}
        locale={subject.locale}
        onClose={reset}
        onOthers={() => {
          record(true, confirmed);
        }}
        working={isPending}
        nothingText={say('events:refusedText')}
      />
      <Moved wizard={wizard} error={refusal} onClose={reset} />
      <EventRecorded run={recorded} wizard={wizard} slots={slots} />
    </WizardStep>
  );
}

interface MovedProps {
  readonly wizard: EventWizardState;
  readonly error: CallError | null;
  readonly onClose: () => void;
}

function Moved({ wizard, error, onClose }: MovedProps) {
  return (
    <SelectionMoved
      error={error}
      model={wizard.subject.model}
      onGoOn={(count) => {
        wizard.answer({ count });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Whether it is recorded before the answer, or goes on by itself. A transformation is one thing, whatever its size. */
function HowSoon({ answers, event }: { readonly answers: EventAnswers; readonly event: EventModel }) {
  const { say, language } = useSay('events');
  const isNamed = answers.picked !== null || answers.lot !== null;
  const isAtOnce = event.transforms !== undefined || (isNamed && answers.count <= bulkThreshold);
  return (
    <Notice tone="info">
      {isAtOnce ? say('events:atOnce') : say('events:asRun', { limit: formatCount(bulkThreshold, language) })}
    </Notice>
  );
}

/** What goes in beside what comes out, and whether more coming out is meant. */
function useWeighing(event: EventModel, balance: Balance | null) {
  const [confirmed, setConfirmed] = useState(false);
  const isOver = balance?.isOver === true;
  const refuses = refusesOver(event);
  return { balance, confirmed, setConfirmed, isOver, refuses, isHeld: isOver && (refuses || !confirmed) };
}

function Weighed({ weighing }: { readonly weighing: ReturnType<typeof useWeighing> }) {
  const { say } = useSay('events');
  const { balance, confirmed, setConfirmed, isOver, refuses } = weighing;
  if (balance === null) return null;
  return (
    <>
      <BalanceNote balance={balance} refuses={refuses} />
      {isOver && !refuses && (
        <CheckRow label={say('events:confirmOver')} checked={confirmed} onChange={setConfirmed} />
      )}
    </>
  );
}

/** Records, and leads on to the run where there is still something to see of it. */
function useConfirmed(wizard: EventWizardState, event: EventModel, values: Values) {
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useRecordEvent(wizard);
  const [recorded, setRecorded] = useState<RunView | null>(null);
  const record = (withoutErrors: boolean, confirmed: boolean) => {
    mutate(
      { event, values, withoutErrors, confirmed },
      {
        onSuccess: (run) => {
          wizard.finish();
          if (isAlive(run) || run.state !== 'completed') {
            void navigate({ href: runAddress(run.id), replace: true, ignoreBlocker: true });
          } else setRecorded(run);
        },
      },
    );
  };
  return { record, recorded, isPending, reset, refusal: error instanceof CallError ? error : null };
}

interface FactsProps {
  readonly wizard: EventWizardState;
  readonly values: Values;
}

function HeaderFacts({ wizard, values }: FactsProps) {
  const { say, word } = useSay('events');
  const { locale, place } = wizard.subject;
  const of = (name: string) => {
    const field = headerFields.find((each) => each.name === name);
    const text = field === undefined ? '' : formatField(field, values[name] ?? null, locale);
    return field === undefined || text === '' ? [] : [{ key: word(field.label), value: text, strong: true }];
  };
  return (
    <Card as="section">
      <KeyValueList
        items={[
          ...of(dateName),
          { key: say('events:asideWhere'), value: place.boxName, strong: true },
          ...of(commentName),
        ]}
      />
    </Card>
  );
}

function Writes({ wizard, event, values }: FactsProps & { readonly event: EventModel }) {
  const { say, word } = useSay('events');
  const { locale, model } = wizard.subject;
  const { writes, keeps } = eventFacts(event, values);
  // What comes out is beside what goes in; of that less is left.
  const isMaking = event.transforms !== undefined;
  const slots = ({ field, value }: EventFact) => ({
    label: field.label[locale.language],
    value: formatMeasured(field, value, locale),
  });
  return (
    <>
      {(writes.length > 0 || !isMaking) && (
        <Card as="section">
          <Typography component="h3" variant="h3">
            {say('events:writesTitle', { noun: word(model.noun.one) })}
          </Typography>
          {writes.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'ink2', mt: 1 }}>
              {say('events:writesNothing')}
            </Typography>
          ) : (
            <List>
              {writes.map((fact) => (
                <li key={fact.field.name}>
                  {say(fact.adds ? 'events:addsTo' : 'events:writes', slots(fact))}
                </li>
              ))}
            </List>
          )}
        </Card>
      )}
      {keeps.length > 0 && (
        <Card as="section">
          <Typography component="h3" variant="h3">
            {say('events:keepsTitle')}
          </Typography>
          <KeyValueList
            items={keeps.map(({ field, value }) => ({
              key: labelWithUnit(field, locale),
              value: formatField(field, value, locale),
            }))}
          />
        </Card>
      )}
    </>
  );
}
