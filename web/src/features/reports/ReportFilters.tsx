import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportInputView, ReportView } from '@huella/domain/calls/reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { ReportInput } from './ReportInput';
import { Column, Foot } from './ReportTypes';
import { changeInput, checkForm, startingValues } from './report-form';

export interface ReportFiltersProps {
  readonly report: ReportView;
  readonly assetType: number;
  readonly values: ReportValues;
  readonly onBack: () => void;
  readonly onNext: (values: ReportValues) => void;
}

/** What the report is asked for; its inputs come with what the user may choose. */
export function ReportFilters({ report, assetType, values, onBack, onNext }: ReportFiltersProps) {
  const { say } = useSay('reports');
  const params = { assetId: String(assetType), reportId: String(report.id) };
  const { data, error, refetch } = useQuery(callQuery('reports.inputs', { params }));
  if (error !== null) return <FetchError title={say('reports:notFetched')} error={error} onRetry={refetch} />;
  if (data === undefined) return <FormSkeleton count={6} />;
  return <Form inputs={data.fieldsInputs} before={values} onBack={onBack} onNext={onNext} />;
}

interface FormProps extends Pick<ReportFiltersProps, 'onBack' | 'onNext'> {
  readonly inputs: readonly ReportInputView[];
  readonly before: ReportValues;
}

function Form({ inputs, before, onBack, onNext }: FormProps) {
  const { say } = useSay('reports');
  const [values, setValues] = useState(() => startingValues(inputs, before));
  const [isAsked, setAsked] = useState(false);
  const issues = checkForm(inputs, values);
  return (
    <Column
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (issues.length === 0) onNext(values);
      }}
    >
      {inputs.map((input) => (
        <ReportInput
          key={input.name}
          input={input}
          values={values}
          issue={isAsked ? issues.find(({ field }) => field === input.name) : undefined}
          onChange={(value) => {
            setValues(changeInput(inputs, values, input.name, value));
          }}
        />
      ))}
      <Foot>
        <Button onClick={onBack}>{say('reports:back')}</Button>
        <Button type="submit" variant="contained">
          {say('reports:toBoard')}
        </Button>
      </Foot>
    </Column>
  );
}
