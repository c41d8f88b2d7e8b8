import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportView } from '@huella/domain/calls/reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { paths } from '../../paths';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';
import { StepLine } from '../../ui/StepLine';
import { useSay } from '../../words/use-say';
import { ReportBoard } from './ReportBoard';
import { ReportFilters } from './ReportFilters';
import { ReportTypes } from './ReportTypes';

const steps = ['type', 'filters', 'board'] as const;

const Content = styled('div')({
  padding: gutter.wide,
  [phone]: { padding: gutter.phone },
});

export interface ReportsProps {
  readonly model: AssetType;
  /** Where the screen is. */
  readonly path: typeof paths.reports | typeof paths.stockReports;
}

/** A report in three steps: which, of what, and what it tells. */
export function Reports({ model }: ReportsProps) {
  const { say, word } = useSay('reports');
  const [at, setAt] = useState(0);
  const [report, setReport] = useState<ReportView | null>(null);
  const [values, setValues] = useState<ReportValues>({});
  const { data, error, refetch } = useQuery(
    callQuery('reports.list', { params: { assetId: String(model.id) } }),
  );
  const choose = (chosen: ReportView) => {
    if (chosen.id !== report?.id) setValues({});
    setReport(chosen);
    setAt(1);
  };
  return (
    <>
      <PageHeader
        title={say('reports:title')}
        subtitle={report?.name ?? say('reports:subtitle', { noun: word(model.name) })}
        actions={<Steps at={at} onGo={setAt} />}
      />
      <Content>
        {error !== null && <FetchError title={say('reports:notFetched')} error={error} onRetry={refetch} />}
        {data === undefined && error === null && <FormSkeleton count={4} />}
        {data !== undefined && at === 0 && <ReportTypes reports={data} chosen={report} onNext={choose} />}
        {report !== null && at === 1 && (
          <ReportFilters
            {...{ report, values }}
            assetType={model.id}
            onBack={() => {
              setAt(0);
            }}
            onNext={(filled) => {
              setValues(filled);
              setAt(2);
            }}
          />
        )}
        {report !== null && at === 2 && (
          <ReportBoard
            {...{ report, values }}
            assetType={model.id}
            onBack={() => {
              setAt(1);
            }}
          />
        )}
      </Content>
    </>
  );
}

interface StepsProps {
  readonly at: number;
  readonly onGo: (at: number) => void;
}

function Steps({ at, onGo }: StepsProps) {
  const { say } = useSay('reports');
  return (
    <StepLine
      steps={steps.map((step, place) => ({
        id: step,
        title: say(`reports:${step}`),
        state: place === at ? 'here' : place < at ? 'done' : 'later',
      }))}
      onGo={(id) => {
        onGo(steps.findIndex((step) => step === id));
      }}
    />
  );
}
