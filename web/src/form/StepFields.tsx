import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/visually-hidden';
import { FormAreasContext } from '../fields/form-areas';
import { useSay } from '../words/use-say';
import { FormSection } from './FormSection';
import { RowForms } from './RowForm';
import { stepId } from './field-id';
import type { StepForm } from './use-step-form';

export interface StepFieldsProps {
  readonly form: StepForm;
}

const Sections = styled('div')({ display: 'grid', gap: 28 });
const none: readonly never[] = [];
const Title = styled('h2')(visuallyHidden);

/** The sections of the open step. Its title takes the focus when the step changes. */
export function StepFields({ form }: StepFieldsProps) {
  const { say, word } = useSay();
  const { step, at, steps } = form;
  return (
    <Sections key={step.name}>
      <Title id={stepId} tabIndex={-1}>
        {steps.length > 1 && `${say('ui:stepOf', { step: at + 1, steps: steps.length })}: `}
        {word(step.title)}
      </Title>
      <FormAreasContext value={form.subject.areas?.box ?? none}>
        <RowForms subject={form.subject}>
          {step.sections.map((section, place) => (
            <FormSection
              key={section.title.es}
              form={form}
              section={section}
              folds={form.subject.model.form.layout === 'accordions'}
              startsOpen={place === 0}
              isStepTitle={word(section.title) === word(step.title)}
              isAlone={steps.length === 1 && step.sections.length === 1}
            />
          ))}
        </RowForms>
      </FormAreasContext>
    </Sections>
  );
}
