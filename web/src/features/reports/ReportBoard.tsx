import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportInputView, ReportPie, ReportView } from '@huella/domain/calls/reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { formatDate } from '@huella/domain/engine/fields/date';
import { reportInputs } from '@huella/domain/model/report';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { useLocale } from '../../session/model';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { ReportDonut } from './ReportDonut';
import { offeredOptions, sentInputs } from './report-form';

export interface ReportBoardProps {
  readonly report: ReportView;
  readonly assetType: number;
  readonly values: ReportValues;
  readonly onBack: () => void;
}

const Pies = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What a report tells: a donut for each indicator, and the same as a spreadsheet and as a PDF. */
export function ReportBoard({ report, assetType, values, onBack }: ReportBoardProps) {
  const { say } = useSay('reports');
  const body = { reportId: report.id, assetType, fieldsInputs: sentInputs(values) };
  const { data, error, refetch } = useQuery(callQuery('reports.results', { body }));
  const params = { assetId: String(assetType), reportId: String(report.id) };
  const inputs = useQuery(callQuery('reports.inputs', { params }));
  const heading = useHeading(inputs.data?.fieldsInputs ?? [], values);
  const { today } = useLocale();
  // A report of how things stand asks for no day.
  const day = formatDate(String(values[reportInputs.date] ?? today));
  if (error !== null) {
    return <FetchError title={say('reports:notBuilt')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={6} />;
  const isEmpty = data.every((pie) => pie.values.length === 0);
  const change = (
    <Button size="small" onClick={onBack}>
      {say('reports:changeFilters')}
    </Button>
  );
  return (
    <>
      <Head>
        <div>
          <Typography component="h2" variant="h3">
            {heading}
          </Typography>
          <Typography variant="body2" sx={{ color: 'ink3' }}>
            {say('reports:onDay', { name: report.name, day })}
          </Typography>
        </div>
        <Actions>
          {change}
          {!isEmpty && (
            <Downloads pies={data} title={report.name} subtitle={say('reports:place', { day, heading })} />
          )}
        </Actions>
      </Head>
      {isEmpty ? (
        <EmptyState
          icon={<ChartPie size={20} />}
          kind="filtered"
          title={say('reports:nothing')}
          text={say('reports:nothingText')}
          actions={change}
        />
      ) : (
        <Pies>
          {data.map((pie) => (
            <ReportDonut key={pie.name} pie={pie} />
          ))}
        </Pies>
      )}
    </>
  );
}

/** 'Por depositante: 4 de 9' */
function useHeading(inputs: readonly ReportInputView[], values: ReportValues): string {
  const { say } = useSay('reports');
  const find = (name: string) => inputs.find((input) => input.name === name);
  const [grouping, selected] = [find(reportInputs.grouping), find(reportInputs.selected)];
  const chosen = values[reportInputs.selected];
  const label = grouping?.options.find(({ key }) => key === values[reportInputs.grouping])?.label ?? '';
  return say('reports:heading', {
    grouping: label.toLowerCase(),
    chosen: Array.isArray(chosen) ? chosen.length : 0,
    all: selected === undefined ? 0 : offeredOptions(selected, values).length,
  });
}

interface DownloadsProps {
  readonly pies: readonly ReportPie[];
  readonly title: string;
  readonly subtitle: string;
}

/** What writes files comes when somebody wants one. */
function Downloads(props: DownloadsProps) {
  const { say, language } = useSay('reports');
  const [isFailed, setFailed] = useState(false);
  const words = {
    indicator: say('reports:indicator'),
    part: say('reports:part'),
    figure: say('reports:figure'),
    share: say('reports:share'),
    total: say('reports:total'),
  };
  const save = (write: () => Promise<void>) => {
    setFailed(false);
    write().catch(() => {
      setFailed(true);
    });
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          save(async () => {
            (await import('./save-sheet')).saveSheet(props.pies, words);
          });
        }}
      >
        {say('reports:excel')}
      </Button>
      <Button
        size="small"
        variant="contained"
        onClick={() => {
          save(async () => (await import('./save-pdf')).savePdf({ ...props, language }));
        }}
      >
        {say('reports:pdf')}
      </Button>
      {isFailed && <Notice tone="danger">{say('reports:notSaved')}</Notice>}
    </>
  );
}
