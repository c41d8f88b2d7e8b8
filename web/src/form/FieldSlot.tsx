import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Field } from '@huella/domain/assets/asset-type';
import { useIssueText } from '../fields/use-issue-text';
import { WarningText } from '../fields/WarningText';
import { widgets } from '../fields/widgets';
import { useSay } from '../words/use-say';
import { isSameSlot, slotOf, type Slot } from './field-slot';
import type { StepForm } from './use-step-form';

export interface FieldSlotProps {
  readonly form: StepForm;
  readonly field: Field;
}

/** Width of a field that names none, in twelfths (document 2 section 9). */
const wholeWidth = 12;

const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    minWidth: 0,
    [theme.breakpoints.up('sm')]: { gridColumn: `span ${columns}` },
  }),
);

/** One field in its place. What is typed elsewhere does not draw it again, unless it looks at that. */
export function FieldSlot({ form, field }: FieldSlotProps) {
  const { say } = useSay('form');
  return (
    <SlotInput slot={slotOf(form, field, say)} change={form.change} leave={form.leave} copy={form.copy} />
  );
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
          hint={odd === null ? hint : <WarningText>{issueText(odd, field)}</WarningText>}
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
