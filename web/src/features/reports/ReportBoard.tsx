import { styled } from '@mui/material/styles';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useQuery } from '@tanstack/react-query';
import type { ReportPie } from '@huella/domain/calls/reports';
import { formatDate } from '@huella/domain/engine/fields/date';
import { reportInputs } from '@huella/domain/model/report';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { useLocale } from '../../session/model';
import { EmptyState } from '../../ui/EmptyState';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { FileButtons } from './FileButtons';
import { MovesBoard } from './MovesBoard';
import { ReportDonut } from './ReportDonut';
import { ReportHead, useHeading, type BoardProps } from './ReportHead';
import { sentInputs } from './report-form';

const Pies = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** What a report tells. */
export function ReportBoard(props: BoardProps) {
  return props.report.kind === 'moves' ? <MovesBoard {...props} /> : <PartsBoard {...props} />;
}

/** A donut for each indicator, and the same as a spreadsheet and as a PDF. */
function PartsBoard({ onBack, actions, ...asked }: BoardProps) {
  const { say } = useSay('reports');
  const { report, assetType, values } = asked;
  const body = { reportId: report.id, assetType, fieldsInputs: sentInputs(values) };
  const { data, error, refetch } = useQuery(callQuery('reports.results', { body }));
  const heading = useHeading(asked);
  const { today } = useLocale();
  // A report of how things stand asks for no day.
  const day = formatDate(String(values[reportInputs.date] ?? today));
  if (error !== null) {
    return <FetchError title={say('reports:notBuilt')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={6} />;
  const isEmpty = data.every((pie) => pie.values.length === 0);
  return (
    <>
      <ReportHead
        {...{ heading, onBack }}
        text={say('reports:onDay', { name: report.name, day })}
        actions={
          <>
            {actions}
            {!isEmpty && (
              <Downloads pies={data} title={report.name} subtitle={say('reports:place', { day, heading })} />
            )}
          </>
        }
      />
      {isEmpty ? (
        <EmptyState
          icon={<ChartPie size={20} />}
          kind="filtered"
          title={say('reports:nothing')}
          text={say('reports:nothingText')}
        />
      ) : (
        <Pies>
          {data.map((pie) => (
            <ReportDonut key={pie.name} pie={pie} assetType={assetType} />
          ))}
        </Pies>
      )}
    </>
  );
}

interface DownloadsProps {
  readonly pies: readonly ReportPie[];
  readonly title: string;
  readonly subtitle: string;
}

/** What writes files comes when somebody wants one. */
function Downloads(props: DownloadsProps) {
  const { say, language } = useSay('reports');
  const words = {
    indicator: say('reports:indicator'),
    part: say('reports:part'),
    figure: say('reports:figure'),
    share: say('reports:share'),
    total: say('reports:total'),
    price: say('reports:price'),
    withoutPrice: say('reports:withoutPrice'),
  };
  const others = say('reports:otherParts');
  return (
    <FileButtons
      onSheet={async () => {
        (await import('./save-sheet')).saveSheet(props.pies, words);
      }}
      onPdf={async () => (await import('./save-pdf')).savePdf({ ...props, language, others, words })}
    />
  );
}
