import { labelWithUnit } from '../fields/raw-value';
import { useIssueText } from '../fields/use-issue-text';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Notice } from '../ui/Notice';
import { lowerStart } from './capital';
import { foldAlternatives } from './faults';
import { fieldId } from './field-id';
import { usePlaceText } from './use-place-text';
import type { StepForm } from './use-step-form';

export interface FaultSummaryProps {
  readonly form: StepForm;
}

/** Everything that is to be corrected, as links that jump to the fields in whatever step; what has no field below. */
export function FaultSummary({ form }: FaultSummaryProps) {
  const issueText = useIssueText();
  const placeText = usePlaceText();
  const { locale, model, within } = form.subject;
  const faults = foldAlternatives(form.faults);
  const looseText = form.loose.map((issue) => {
    const field = model.attributes.find(({ name }) => name === issue.field);
    const text = issueText(issue, field ?? null);
    return field === undefined ? text : `${labelWithUnit(field, locale)}: ${lowerStart(text)}`;
  });
  return (
    <>
      <ErrorSummary
        faults={faults.map(({ field, issue }) => ({
          fieldId: fieldId(field.name, within),
          text: placeText(field, issue, form.raw[field.name] ?? null, locale),
        }))}
        onGo={(id) => {
          const gone = faults.find(({ field }) => fieldId(field.name, within) === id);
          if (gone !== undefined) form.goToField(gone.field.name);
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
