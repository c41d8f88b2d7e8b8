import { styled } from '@mui/material/styles';
import type { Field } from '@huella/domain/assets/asset-type';
import { labelWithUnit, rawOf } from '../fields/raw-value';
import { useIssueText } from '../fields/use-issue-text';
import { WarningText } from '../fields/WarningText';
import { widgets } from '../fields/widgets';
import { useSay } from '../words/use-say';
import { fieldId } from './field-id';
import { hintOf } from './field-hint';
import { isRequired } from './step-status';
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

/** One field in its place: the input of its kind, with what is wrong with it or what helps to fill it. */
export function FieldSlot({ form, field }: FieldSlotProps) {
  const { say } = useSay('form');
  const issueText = useIssueText();
  const { locale } = form.subject;
  const { Input } = widgets[field.type];
  const isOpen = form.isOpen(field);
  const fault = form.faults.find((found) => found.field.name === field.name);
  const odd = form.warningOf(field);
  const stored = form.values[field.name] ?? null;
  return (
    <Cell columns={field.columns ?? wholeWidth}>
      <Input
        field={field}
        id={fieldId(field.name)}
        label={labelWithUnit(field, locale)}
        required={isOpen && isRequired(field, form.values)}
        disabled={!isOpen}
        hint={odd === null ? hintOf(form, field, say) : <WarningText>{issueText(odd, field)}</WarningText>}
        error={fault === undefined ? undefined : issueText(fault.issue, field, form.raw[field.name])}
        value={isOpen ? (form.raw[field.name] ?? null) : rawOf(field, stored, locale)}
        onChange={(value) => {
          form.change(field, value);
        }}
        onBlur={() => {
          form.leave(field);
        }}
        locale={locale}
        values={form.values}
      />
    </Cell>
  );
}
