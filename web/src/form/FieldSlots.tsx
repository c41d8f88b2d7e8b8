import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import type { Field } from '@huella/domain/model/field';
import { addressOf } from '../address';
import { holderOf, useIssueText } from '../fields/use-issue-text';
import { PrivateText } from '../fields/PrivateText';
import { WarningText } from '../fields/WarningText';
import { widgets } from '../fields/widgets';
import { paths } from '../paths';
import { useSay } from '../words/use-say';
import { findBoxRows, wholeWidth } from './field-rows';
import { isSameSlot, slotOf, type Slot } from './field-slot';
import { useBoundChange } from './use-bound-change';
import type { StepForm } from './use-step-form';

export interface FieldSlotsProps {
  readonly form: StepForm;
  readonly fields: readonly Field[];
}

const Cell = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    minWidth: 0,
    [theme.breakpoints.up('sm')]: { gridColumn: `span ${columns}` },
    '&[data-boxes="true"]': { '--line-of-label': '0px' },
  }),
);

/** Leads to the record that has the identifier already, in a tab of its own: what was typed here stays. */
function HolderLink({ fault }: { readonly fault: Issue }) {
  const { say } = useSay('form');
  const holder = holderOf(fault);
  if (holder === null) return null;
  const { pk, label } = holder;
  return (
    <Link
      href={addressOf(paths.assetEdit, { pk, mode: 'view' })}
      target="_blank"
      rel="noreferrer"
      variant="subtitle2"
    >
      {say('form:openHolder', { label })}
    </Link>
  );
}

/** Fields, each in its place. What is typed in one draws no other again, unless that one looks at it. */
export function FieldSlots({ form, fields }: FieldSlotsProps) {
  const { say } = useSay('form');
  const { leave, copy } = form;
  const change = useBoundChange(form);
  const inBoxRow = findBoxRows(fields);
  return fields.map((field) => (
    <SlotInput
      key={field.name}
      slot={slotOf(form, field, say)}
      isInBoxRow={inBoxRow.has(field.name)}
      {...{ change, leave, copy }}
    />
  ));
}

interface SlotInputProps extends Pick<StepForm, 'change' | 'leave' | 'copy'> {
  readonly slot: Slot;
  /** Only checkboxes stand in its row. */
  readonly isInBoxRow: boolean;
}

/** The input of a field's kind, with what is wrong with it or what helps to fill it. */
const SlotInput = memo(
  function SlotInput({ slot, isInBoxRow, change, leave, copy }: SlotInputProps) {
    const issueText = useIssueText();
    const { fault, odd, hint, ...shared } = slot;
    const { field, value } = shared;
    const { Input } = widgets[field.type];
    return (
      <Cell columns={field.columns ?? wholeWidth} data-boxes={isInBoxRow}>
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
        {fault !== null && <HolderLink fault={fault} />}
      </Cell>
    );
  },
  (before, after) =>
    before.change === after.change &&
    before.leave === after.leave &&
    before.isInBoxRow === after.isInBoxRow &&
    isSameSlot(before.slot, after.slot),
);
