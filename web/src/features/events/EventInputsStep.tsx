import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import { unitWords, writeMeasured } from '@huella/domain/model/measures';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Intake } from '@huella/domain/model/transformation';
import { useIssueText } from '../../fields/use-issue-text';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { PickByIds } from '../../list/PickByIds';
import { Card } from '../../ui/Card';
import { FormSkeleton } from '../../ui/Skeletons';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import type { StepProps } from './EventCardsStep';
import { intakeAnswer, intakeIds, type Taking } from './use-intake';
import { takenName, totalTaken, type Input } from './use-inputs';

export interface EventInputsStepProps extends StepProps {
  readonly event: EventModel;
}

const List = styled('ul')({ display: 'grid', gap: 16 });
const Line = styled('li')({ maxWidth: 320 });
const Picker = styled('div')({ marginBottom: 24 });
const Total = styled('p')({ marginTop: 16, fontWeight: 600 });

/** How much of each asset goes in: all of it unless somebody says less. */
export function EventInputsStep({ wizard, event, frame }: EventInputsStepProps) {
  const { say, language } = useSay('events');
  const { inputs, taking, goOn, goTo } = wizard;
  const field = taking?.event.fields.find(({ name }) => name === taking.transforms.taken);
  const isSound = inputs?.every(({ issues }) => issues.length === 0) === true;
  if (taking === null || field === undefined) return null;
  const { transforms, into } = taking;
  const unit = unitWords[transforms.unit][language];
  const write = (quantity: number) => writeMeasured({ quantity, unit: transforms.unit }, language);
  return (
    <WizardFrame
      {...frame.props}
      onSubmit={() => {
        if (isSound) goOn('data');
      }}
      foot={
        <WizardFoot
          onCancel={frame.leave}
          onBack={() => {
            goTo('assets');
          }}
          disabled={!isSound}
          label={say('events:continueTo', { step: frame.titleOf('data').toLowerCase() })}
        />
      }
    >
      <Question event={event} field={field} into={into} gender={wizard.subject.model.gender} />
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
                  wizard.answer({ [takenName(input.id)]: text });
                }}
              />
            ))}
          </List>
          <Total role="status">
            {say('events:goesIn', { amount: write(totalTaken(transforms, inputs)) })}
          </Total>
        </Card>
      )}
    </WizardFrame>
  );
}

interface QuestionProps extends Pick<Taking, 'into'>, Pick<AssetType, 'gender'> {
  readonly event: EventModel;
  /** The field with how much goes in. */
  readonly field: Field;
}

function Question({ event, field, into, gender }: QuestionProps) {
  const { say, word } = useSay('events');
  const list = event.fields.find(({ name }) => name === into?.intake.rows);
  return list === undefined ? (
    <WizardQuestion
      title={say(gender === 'f' ? 'events:askInputsF' : 'events:askInputsM', { label: word(field.label) })}
      text={say('events:askInputsText')}
    />
  ) : (
    <WizardQuestion
      title={say('events:askIntake', { label: word(list.label) })}
      text={say('events:askIntakeText')}
    />
  );
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
          ids={intakeIds(wizard.visit)}
          onChange={(ids) => {
            wizard.answer({ [intakeAnswer]: ids.join(',') });
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
