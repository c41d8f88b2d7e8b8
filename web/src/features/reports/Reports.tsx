import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportView } from '@huella/domain/calls/reports';
import type { SavedReport } from '@huella/domain/calls/saved-reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { valuesUpTo } from '@huella/domain/engine/reports/schedule';
import type { AssetType } from '@huella/domain/model/asset-type';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import type { paths } from '../../paths';
import { useLocale } from '../../session/model';
import { phone, print } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';
import { StepLine } from '../../ui/StepLine';
import { useSay } from '../../words/use-say';
import { ReportBoard } from './ReportBoard';
import { ReportFilters } from './ReportFilters';
import { ReportTypes } from './ReportTypes';
import { SavedReports } from './SavedReports';
import { SaveReportDialog } from './SaveReportDialog';

const steps = ['type', 'filters', 'board'] as const;

const Content = styled('div')({
  padding: gutter.wide,
  [phone]: { padding: gutter.phone },
  [print]: { padding: '16px 0 0' },
});

export interface ReportsProps {
  readonly model: AssetType;
  /** Where the screen is. */
  readonly path: typeof paths.reports | typeof paths.stockReports;
}

/** A report in three steps: which, of what, and what it tells. One that was saved is opened as it was. */
export function Reports({ model, path }: ReportsProps) {
  const { say, word } = useSay('reports');
  const params = { assetId: String(model.id) };
  const { data, error, refetch } = useQuery(callQuery('reports.list', { params }));
  const kept = useQuery(callQuery('savedReports.list', { params }));
  const flow = useReport(data ?? [], kept.data?.saved ?? [], path);
  const { at, report } = flow;
  return (
    <>
      <PageHeader
        title={say('reports:title')}
        subtitle={flow.saved?.name ?? report?.name ?? say('reports:subtitle', { noun: word(model.name) })}
        actions={<Steps at={at} onGo={flow.go} />}
      />
      <Content>
        {error !== null && <FetchError title={say('reports:notFetched')} error={error} onRetry={refetch} />}
        {data === undefined && error === null && <FormSkeleton count={4} />}
        {data !== undefined && at === 0 && (
          <>
            <SavedReports
              saved={kept.data?.saved ?? []}
              reports={data}
              assetType={model.id}
              onOpen={({ id }) => {
                flow.open(id);
              }}
            />
            <ReportTypes reports={data} chosen={report} onNext={flow.choose} />
          </>
        )}
        <LaterSteps flow={flow} assetType={model.id} />
      </Content>
    </>
  );
}

interface LaterStepsProps {
  readonly flow: ReturnType<typeof useReport>;
  readonly assetType: number;
}

function LaterSteps({ flow, assetType }: LaterStepsProps) {
  const { at, report, values } = flow;
  if (report === null) return null;
  return (
    <>
      {at === 1 && (
        <ReportFilters
          {...{ report, values }}
          assetType={assetType}
          onBack={() => {
            flow.go(0);
          }}
          onNext={flow.fill}
        />
      )}
      {at === 2 && (
        <ReportBoard
          {...{ report, values }}
          assetType={assetType}
          actions={
            <SaveButton
              {...{ report, values }}
              assetType={assetType}
              saved={flow.saved}
              onSaved={({ id }) => {
                flow.open(id);
              }}
            />
          }
          onBack={() => {
            flow.go(1);
          }}
          onFilters={flow.narrow}
        />
      )}
    </>
  );
}

interface Asked {
  readonly report: ReportView | null;
  readonly values: ReportValues;
  readonly at: number;
}

/** Where one is in the steps; a saved report that the address names begins at the last one. */
function useReport(
  reports: readonly ReportView[],
  saved: readonly SavedReport[],
  path: ReportsProps['path'],
) {
  const navigate = useNavigate();
  const { today } = useLocale();
  const { saved: id } = useSearch({ strict: false });
  const [asked, setAsked] = useState<Asked | null>(null);
  const opened = saved.find((one) => one.id === Number(id)) ?? null;
  const openedReport = reports.find((one) => one.id === opened?.reportId) ?? null;
  const shown: Asked =
    asked ??
    (opened === null || openedReport === null
      ? { report: null, values: {}, at: 0 }
      : { report: openedReport, values: valuesOf(opened, today), at: 2 });
  const openId = (next: number | undefined) => {
    void navigate({ to: path, search: next === undefined ? {} : { saved: next } });
  };
  return {
    ...shown,
    saved: opened,
    go: (at: number) => {
      if (at === 0) openId(undefined);
      setAsked({ ...shown, at });
    },
    choose: (report: ReportView) => {
      setAsked({ report, values: report.id === shown.report?.id ? shown.values : {}, at: 1 });
    },
    fill: (values: ReportValues) => {
      setAsked({ ...shown, values, at: 2 });
    },
    narrow: (values: ReportValues, isSound: boolean) => {
      setAsked({ ...shown, values, at: isSound ? 2 : 1 });
    },
    open: (next: number) => {
      setAsked(null);
      openId(next);
    },
  };
}

/** What a saved report asks for on a day. */
function valuesOf({ fieldsInputs, followsDay }: SavedReport, today: string): ReportValues {
  const values = Object.fromEntries(fieldsInputs.map(({ name, value }) => [name, value]));
  return followsDay ? valuesUpTo(values, today) : values;
}

type SaveButtonProps = Omit<Parameters<typeof SaveReportDialog>[0], 'onClose'>;

function SaveButton({ onSaved, ...props }: SaveButtonProps) {
  const { say } = useSay('reports');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        {say(props.saved === null ? 'reports:save' : 'reports:changeSaved')}
      </Button>
      {isOpen && (
        <SaveReportDialog
          {...props}
          onSaved={(saved) => {
            setOpen(false);
            onSaved(saved);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
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
