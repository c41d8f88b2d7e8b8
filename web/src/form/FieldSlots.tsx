import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Field } from '@huella/domain/model/field';
import { useIssueText } from '../fields/use-issue-text';
import { PrivateText } from '../fields/PrivateText';
import { WarningText } from '../fields/WarningText';
import { widgets } from '../fields/widgets';
import { useSay } from '../words/use-say';
import { isSameSlot, slotOf, type Slot } from './field-slot';
import { useBoundChange } from './use-bound-change';
import type { StepForm } from './use-step-form';

export interface FieldSlotsProps {
  readonly form: StepForm;
  readonly fields: readonly Field[];
}

/** Width of a field that names none, in twelfths (document 2 section 9). */
const wholeWidth = 12;

const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    minWidth: 0,
    [theme.breakpoints.up('sm')]: { gridColumn: `span ${columns}` },
  }),
);

/** Fields, each in its place. What is typed in one draws no other again, unless that one looks at it. */
export function FieldSlots({ form, fields }: FieldSlotsProps) {
  const { say } = useSay('form');
  const { leave, copy } = form;
  const change = useBoundChange(form);
  return fields.map((field) => (
    <SlotInput key={field.name} slot={slotOf(form, field, say)} {...{ change, leave, copy }} />
  ));
}

interface SlotInputProps extends Pick<StepForm, 'change' | 'leave' | 'copy'> {
  readonly slot: Slot;
}

/** The input of a field's kind, with what is wrong with it or what helps to fill it. */
const SlotInput = memo(
  function SlotInput({ slot, change, leave, copy }: SlotInputProps) {
    const issueText = useIssueText();
    const { fault, odd, hint, ...shared } = slot;
    const { field, value } = shared;
    const { Input } = widgets[field.type];
    return (
      <Cell columns={field.columns ?? wholeWidth}>
        <Input
          {...shared}
          hint={
            odd !== null ? (
              <WarningText>{issueText(odd, field)}</WarningText>
            ) : field.private === true ? (
              <PrivateText>{hint}</PrivateText>
            ) : (
              hint
            )
          }
          error={fault === null ? undefined : issueText(fault, field, value)}
          onChange={(next) => {
            change(field, next);
          }}
          onBlur={() => {
            leave(field);
          }}
          onFill={copy}
        />
      </Cell>
    );
  },
  (before, after) =>
    before.change === after.change && before.leave === after.leave && isSameSlot(before.slot, after.slot),
);
