import { useIssueText } from '../fields/use-issue-text';
import { labelWithUnit } from '../fields/raw-value';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Notice } from '../ui/Notice';
import { lowerStart } from './capital';
import { foldAlternatives } from './faults';
import { fieldId, fieldOfId } from './field-id';
import type { StepForm } from './use-step-form';

export interface FaultSummaryProps {
  readonly form: StepForm;
}

/** Everything that is to be corrected, as links that jump to the fields in whatever step; what has no field below. */
export function FaultSummary({ form }: FaultSummaryProps) {
  const issueText = useIssueText();
  const { locale, model } = form.subject;
  const looseText = form.loose.map((issue) => {
    const field = model.attributes.find(({ name }) => name === issue.field);
    const text = issueText(issue, field ?? null);
    return field === undefined ? text : `${labelWithUnit(field, locale)}: ${lowerStart(text)}`;
  });
  return (
    <>
      <ErrorSummary
        faults={foldAlternatives(form.faults).map(({ field, issue }) => ({
          fieldId: fieldId(field.name),
          text: `${labelWithUnit(field, locale)}: ${lowerStart(issueText(issue, field, form.raw[field.name]))}`,
        }))}
        onGo={(id) => {
          form.goToField(fieldOfId(id));
        }}
      />
      {looseText.length > 0 && (
        <div role="alert">
          <Notice tone="danger">{looseText.join(' ')}</Notice>
        </div>
      )}
    </>
  );
}
