import { styled } from '@mui/material/styles';
import ChartPie from 'lucide-react/icons/chart-pie';
import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@huella/domain/calls/report-board';
import type { ReportPie } from '@huella/domain/calls/reports';
import { formatDate } from '@huella/domain/engine/fields/date';
import { reportInputs } from '@huella/domain/model/report';
import { callQuery } from '../../call/queries';
import { FetchError } from '../../list/FetchError';
import { useLocale } from '../../session/model';
import { EmptyState } from '../../ui/EmptyState';
import { PrintedHalves } from '../../ui/halves';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { FileButtons } from './FileButtons';
import { MovesBoard } from './MovesBoard';
import { PortfolioStrip } from './PortfolioStrip';
import { PortfolioTable } from './PortfolioTable';
import { PriceNote } from './PriceNote';
import { ReportChips } from './ReportChips';
import { ReportDonut } from './ReportDonut';
import { ReportHead, useHeading, type BoardProps } from './ReportHead';
import { sentInputs } from './report-form';

const Blocks = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

/** What a report tells. */
export function ReportBoard(props: BoardProps) {
  return props.report.kind === 'moves' ? <MovesBoard {...props} /> : <PartsBoard {...props} />;
}

/** What the portfolio comes to, a donut for each indicator, and its entities; the same as a spreadsheet and as a PDF. */
function PartsBoard({ onBack, onFilters, actions, ...asked }: BoardProps) {
  const { say } = useSay('reports');
  const { report, assetType, values } = asked;
  const body = { reportId: report.id, assetType, fieldsInputs: sentInputs(values) };
  const { data, error, refetch } = useQuery(callQuery('reports.board', { body }));
  const heading = useHeading(asked);
  const { today } = useLocale();
  // A report of how things stand asks for no day.
  const on = String(values[reportInputs.date] ?? today);
  const day = formatDate(on);
  if (error !== null) {
    return <FetchError title={say('reports:notBuilt')} error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <FormSkeleton count={6} />;
  const { pies, portfolio } = data;
  // What has no value has said so among the figures.
  const shown = portfolio === null ? pies : pies.filter((pie) => pie.values.length > 0);
  const isEmpty = pies.every((pie) => pie.values.length === 0);
  return (
    <>
      <ReportHead
        heading={heading}
        chips={<ReportChips {...{ ...asked, onBack, onFilters }} />}
        text={say('reports:onDay', { name: report.name, day })}
        actions={
          <>
            {actions}
            {!isEmpty && (
              <Downloads
                {...{ pies, portfolio }}
                title={report.name}
                subtitle={say('reports:place', { day, heading })}
              />
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
        <Blocks>
          {portfolio !== null && <PortfolioStrip {...{ portfolio, assetType }} />}
          <PrintedHalves>
            {shown.map((pie) => (
              <ReportDonut key={pie.name} pie={pie} assetType={assetType} />
            ))}
          </PrintedHalves>
          {portfolio !== null && <PortfolioTable {...{ portfolio, assetType }} />}
          {portfolio !== null && <PriceNote {...{ portfolio, pies, assetType }} />}
        </Blocks>
      )}
    </>
  );
}

interface DownloadsProps {
  readonly pies: readonly ReportPie[];
  readonly portfolio: Portfolio | null;
  readonly title: string;
  readonly subtitle: string;
}

/** What writes files comes when somebody wants one. */
function Downloads(props: DownloadsProps) {
  const { say, language } = useSay('reports');
  const words = useFileWords();
  const others = say('reports:otherParts');
  return (
    <FileButtons
      onSheet={async () => {
        (await import('./save-sheet')).saveSheet(props.pies, props.portfolio, words);
      }}
      onPdf={async () => (await import('./save-pdf')).savePdf({ ...props, language, others, words })}
    />
  );
}

/** What files say. */
function useFileWords() {
  const { say } = useSay('reports');
  return {
    ...{ indicator: say('reports:indicator'), part: say('reports:part'), figure: say('reports:figure') },
    ...{ share: say('reports:share'), total: say('reports:total'), price: say('reports:price') },
    ...{ withoutPrice: say('reports:withoutPrice'), portfolio: say('reports:portfolio') },
    ...{ tonnes: say('reports:tonnes'), colPlaces: say('reports:colPlaces') },
    ...{ plainPledged: say('reports:plainPledged'), plainValue: say('reports:plainValue') },
    confirmedValue: say('reports:confirmedValue'),
    unconfirmedValue: say('reports:unconfirmedValue'),
    ...{ colChecked: say('reports:colChecked'), colStanding: say('reports:colStanding') },
    ...{ secures: say('reports:secures'), plainCover: say('reports:plainCover') },
    confirmedCover: say('reports:confirmedCover'),
    ...{ unconfirmedTitle: say('reports:unconfirmedTitle'), plainExpiring: say('reports:plainExpiring') },
    standing_confirmed: say('reports:standing_confirmed'),
    standing_expiring: say('reports:standing_expiring'),
    standing_unconfirmed: say('reports:standing_unconfirmed'),
    standing_differs: say('reports:standing_differs'),
    standing_stopped: say('reports:standing_stopped'),
  };
}
