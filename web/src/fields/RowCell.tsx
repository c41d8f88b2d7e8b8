import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { KeyboardEvent, ReactNode } from 'react';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { plainText, type Locale } from '@huella/domain/model/value';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { ProposedInput } from './AutocompleteWidget';
import { isRequiredCell } from './row-words';
import { labelWithUnit } from './raw-value';
import { useIssueText } from './use-issue-text';

export interface TypedCellProps {
  readonly id: string;
  readonly field: Field;
  readonly text: string;
  readonly fault: Issue | undefined;
  readonly locale: Locale;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

const Said = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginTop: 2,
  color: theme.palette.state.danger.text,
  whiteSpace: 'normal',
  textDecoration: 'none',
  textAlign: 'left',
  ...typeStyle(type.meta),
  '& > svg': { flex: 'none', marginTop: 1 },
}));
const Cell = styled(OutlinedInput)({
  width: '100%',
  minWidth: 88,
  '[data-figure="true"] & input': { textAlign: 'inherit' },
});
const Outlined = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 32,
  padding: '0 6px',
  margin: '0 -6px',
  borderRadius: radius.inner,
  boxShadow: `inset 0 0 0 1px ${theme.palette.state.danger.text}`,
}));

/** A cell of the open row. Enter saves the row, Escape gives it up. */
export function TypedCell(props: TypedCellProps) {
  const { field, onSave, onCancel } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: onSave, Escape: onCancel }[event.key];
    if (act === undefined) return;
    // Neither the form around nor a dialog is meant.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return field.proposals === undefined ? (
    <PlainCell {...props} onKeyDown={onKeyDown} />
  ) : (
    <ProposedCell {...props} onKeyDown={onKeyDown} />
  );
}

type KeyedCellProps = TypedCellProps & { readonly onKeyDown: (event: KeyboardEvent) => void };

/** Its list, where it is open, takes the keys first. */
function ProposedCell({ onKeyDown, ...props }: KeyedCellProps) {
  const { id, field, text, fault, locale } = props;
  const issueText = useIssueText();
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <ProposedInput
        {...{ id, field, locale, label: labelWithUnit(field, locale), inCell: true }}
        required={isRequiredCell(field)}
        disabled={false}
        hint={undefined}
        error={fault === undefined ? undefined : issueText(fault, field, text)}
        placed={[]}
        value={text}
        values={{}}
        onChange={(value) => {
          props.onType(plainText(value));
        }}
        onBlur={props.onLeave}
      />
    </div>
  );
}

function PlainCell({ onKeyDown, ...props }: KeyedCellProps) {
  const { id, field, text, fault, locale } = props;
  return (
    <>
      <Cell
        id={id}
        size="small"
        value={text}
        error={fault !== undefined}
        autoComplete="off"
        onChange={(event) => props.onType(event.target.value)}
        onBlur={props.onLeave}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            'aria-label': labelWithUnit(field, locale),
            'aria-required': isRequiredCell(field),
            'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
            inputMode: inputModeOf(field),
          },
        }}
      />
      {fault !== undefined && <Fault id={`${id}-fault`} field={field} issue={fault} raw={text} />}
    </>
  );
}

/** The keyboard that a telephone shows for the cell. */
function inputModeOf(field: Field): 'numeric' | 'decimal' | 'text' {
  const decimals = fieldKinds[field.type].decimals?.(field);
  if (decimals === undefined) return 'text';
  return decimals === 0 ? 'numeric' : 'decimal';
}

export interface ReadCellProps {
  readonly field: Field;
  readonly text: ReactNode;
  readonly fault: Issue | undefined;
}

/** A cell of a row that is not open; outlined, with the reason, where something is wrong with it. */
export function ReadCell({ field, text, fault }: ReadCellProps) {
  if (fault === undefined) return text;
  return (
    <>
      <Outlined>{text}</Outlined>
      <Fault field={field} issue={fault} />
    </>
  );
}

interface FaultProps {
  readonly id?: string;
  readonly field: Field;
  readonly issue: Issue;
  readonly raw?: string;
}

function Fault({ id, field, issue, raw }: FaultProps) {
  const issueText = useIssueText();
  return (
    <Said id={id}>
      <CircleAlert size={12} aria-hidden="true" />
      <span>{issueText(issue, field, raw ?? null)}</span>
    </Said>
  );
}
