import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { Field } from '@huella/domain/model/field';
import { unitWords, writeMeasured } from '@huella/domain/model/measures';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Intake } from '@huella/domain/model/transformation';
import { useIssueText } from '../../fields/use-issue-text';
import { WizardStep } from '../../wizard/WizardStep';
import { PickByIds } from '../../list/PickByIds';
import { Card } from '../../ui/Card';
import { FormSkeleton } from '../../ui/Skeletons';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import type { EventWizardState } from './use-event-wizard';
import { totalTaken, type Input } from './use-inputs';
import type { Taking } from './use-intake';

export interface EventInputsStepProps {
  readonly wizard: EventWizardState;
  readonly event: EventModel;
}

const List = styled('ul')({ display: 'grid', gap: 16 });
const Line = styled('li')({ maxWidth: 320 });
const Picker = styled('div')({ marginBottom: 24 });
const Total = styled('p')({ marginTop: 16, fontWeight: 600 });

/** How much of each asset goes in: all of it unless somebody says less. */
export function EventInputsStep({ wizard, event }: EventInputsStepProps) {
  const { say, language } = useSay('events');
  const { inputs, taking, answers, answer, goNext } = wizard;
  const question = useQuestion(wizard, event);
  const field = takenField(taking);
  const isSound = inputs?.every(({ issues }) => issues.length === 0) === true;
  if (taking === null || field === undefined) return null;
  const { transforms, into } = taking;
  const unit = unitWords[transforms.unit][language];
  const write = (quantity: number) => writeMeasured({ quantity, unit: transforms.unit }, language);
  return (
    <WizardStep {...question} disabled={!isSound} onSubmit={goNext}>
      {into !== undefined && <IntakePicker wizard={wizard} event={event} intake={into.intake} />}
      {inputs === undefined || inputs === null ? (
        <FormSkeleton count={3} />
      ) : inputs.length === 0 ? null : (
        <Card as="section">
          <List>
            {inputs.map((input) => (
              <InputLine
                key={input.id}
                input={input}
                field={field}
                unit={unit}
                write={write}
                onChange={(text) => {
                  answer({ taken: { ...answers.taken, [input.id]: text } });
                }}
              />
            ))}
          </List>
          <Total role="status">
            {say('events:goesIn', { amount: write(totalTaken(transforms, inputs)) })}
          </Total>
        </Card>
      )}
    </WizardStep>
  );
}

/** What is asked: how much of the chosen assets goes in, or what goes into the chosen one. */
function useQuestion({ subject, taking }: EventWizardState, event: EventModel) {
  const { say, word } = useSay('events');
  const list = event.fields.find(({ name }) => name === taking?.into?.intake.rows);
  if (list !== undefined)
    return { title: say('events:askIntake', { label: word(list.label) }), text: say('events:askIntakeText') };
  const field = takenField(taking);
  const label = field === undefined ? '' : word(field.label);
  const title = subject.model.gender === 'f' ? 'events:askInputsF' : 'events:askInputsM';
  return { title: say(title, { label }), text: say('events:askInputsText') };
}

/** The field with how much goes in. */
function takenField(taking: Taking | null): Field | undefined {
  return taking?.event.fields.find(({ name }) => name === taking.transforms.taken);
}

interface IntakePickerProps extends Pick<EventInputsStepProps, 'wizard' | 'event'> {
  readonly intake: Intake;
}

/** Picks what goes into the asset that the event is recorded of. */
function IntakePicker({ wizard, event, intake }: IntakePickerProps) {
  const field = event.fields
    .find(({ name }) => name === intake.rows)
    ?.list?.fields.find(({ name }) => name === intake.asset);
  if (field === undefined) return null;
  return (
    <Picker>
      <Suspense fallback={<FormSkeleton count={2} />}>
        <PickByIds
          field={field}
          ids={wizard.answers.intake}
          onChange={(ids) => {
            wizard.answer({ intake: ids });
          }}
        />
      </Suspense>
    </Picker>
  );
}

interface InputLineProps {
  readonly input: Input;
  readonly field: Field;
  readonly unit: string;
  readonly write: (quantity: number) => string;
  readonly onChange: (text: string) => void;
}

function InputLine({ input, field, unit, write, onChange }: InputLineProps) {
  const { say } = useSay('events');
  const issueText = useIssueText();
  const { left, text, issues } = input;
  const [first] = issues;
  return (
    <Line>
      <TextInput
        label={input.label}
        value={text}
        onChange={onChange}
        inputMode="decimal"
        end={unit}
        hint={
          left === null ? say('events:leftUnknown') : say('events:blankTakesAll', { amount: write(left) })
        }
        error={first === undefined ? undefined : issueText(first, field)}
      />
    </Line>
  );
}
