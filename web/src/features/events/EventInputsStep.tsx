import { styled } from '@mui/material/styles';
import type { Field } from '@huella/domain/assets/asset-type';
import { unitWords, writeMeasured } from '@huella/domain/events/measures';
import type { EventModel } from '@huella/domain/events/event-model';
import { useIssueText } from '../../fields/use-issue-text';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { Card } from '../../ui/Card';
import { FormSkeleton } from '../../ui/Skeletons';
import { TextInput } from '../../ui/TextInput';
import { useSay } from '../../words/use-say';
import type { StepProps } from './EventCardsStep';
import { takenName, totalTaken, type Input } from './use-inputs';

export interface EventInputsStepProps extends StepProps {
  readonly event: EventModel;
}

const List = styled('ul')({ display: 'grid', gap: 16 });
const Line = styled('li')({ maxWidth: 320 });
const Total = styled('p')({ marginTop: 16, fontWeight: 600 });

/** How much of each asset goes in: all of it unless somebody says less. */
export function EventInputsStep({ wizard, event, frame }: EventInputsStepProps) {
  const { say, word, language } = useSay('events');
  const { inputs, goOn, goTo } = wizard;
  const { transforms } = event;
  const field = event.fields.find(({ name }) => name === transforms?.taken);
  const isSound = inputs?.every(({ issues }) => issues.length === 0) === true;
  if (transforms === undefined || field === undefined) return null;
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
      <WizardQuestion
        title={say('events:askInputs', { label: word(field.label) })}
        text={say('events:askInputsText')}
      />
      {inputs === undefined || inputs === null ? (
        <FormSkeleton count={3} />
      ) : (
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
