import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PanelChartView } from '@huella/domain/calls/panel';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { CallInput } from '../../call/call';
import { print } from '../../theme/media';
import { PrintedHalves } from '../../ui/halves';
import { FormSkeleton } from '../../ui/Skeletons';
import { PanelBars } from './PanelBars';
import { PanelCards } from './PanelCards';
import { PanelTable } from './PanelTable';

/** What draws axes is large, and no figure waits for it. */
const PanelMonths = lazy(async () => ({ default: (await import('./PanelMonths')).PanelMonths }));
const PanelMap = lazy(async () => ({ default: (await import('./PanelMap')).PanelMap }));

export interface PanelBlocksProps {
  readonly data: ReplyOf<Calls['panel.data']>;
  readonly model: AssetType;
  readonly params: CallInput<'panel.data'>['params'];
  readonly asOf: string | undefined;
  /** The establishment. */
  readonly place: string;
}

/** Charts that stand one below the other beside the map, which is as high as two of them. */
const besideMap = 2;

const BesideMap = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  [print]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', '& > *': { breakInside: 'avoid' } },
}));

/** Cards, the first charts beside the map, the others, and the tables under them. */
export function PanelBlocks({ data, model, params, asOf, place }: PanelBlocksProps) {
  const { resumes, charts, tables, noun, day } = data;
  const map = tables.find(({ type }) => type === 'map');
  const beside = map === undefined ? [] : charts.slice(0, besideMap);
  const drawn = (chart: PanelChartView) => <Chart key={chart.name} chart={chart} asOf={asOf} />;
  return (
    <>
      <PanelCards cards={resumes} {...{ noun, place, asOf }} />
      {map !== undefined && (
        <BesideMap>
          <div>{beside.map(drawn)}</div>
          <Suspense fallback={<FormSkeleton count={4} />}>
            <PanelMap {...{ table: map, model, params, place }} />
          </Suspense>
        </BesideMap>
      )}
      <PrintedHalves>{charts.slice(beside.length).map(drawn)}</PrintedHalves>
      {tables.map((table) =>
        table.type === 'table' ? <PanelTable key={table.name} {...{ table, asOf, day, model }} /> : null,
      )}
    </>
  );
}

function Chart({ chart, asOf }: { readonly chart: PanelChartView } & Pick<PanelBlocksProps, 'asOf'>) {
  if (chart.shape === 'bars') return <PanelBars chart={chart} asOf={asOf} />;
  return (
    <Suspense fallback={<FormSkeleton count={4} />}>
      <PanelMonths chart={chart} asOf={asOf} />
    </Suspense>
  );
}
