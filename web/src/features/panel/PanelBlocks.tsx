import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { CallInput } from '../../call/call';
import { print } from '../../theme/media';
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
}

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > *': { breakInside: 'avoid' } },
}));

/** Cards, charts beside the map, and the tables under them. */
export function PanelBlocks({ data, model, params, asOf }: PanelBlocksProps) {
  const { resumes, charts, tables } = data;
  return (
    <>
      <PanelCards cards={resumes} model={model} asOf={asOf} />
      <Charts>
        {charts.map((chart) =>
          chart.shape === 'bars' ? (
            <PanelBars key={chart.name} chart={chart} asOf={asOf} />
          ) : (
            <Suspense key={chart.name} fallback={<FormSkeleton count={4} />}>
              <PanelMonths chart={chart} asOf={asOf} />
            </Suspense>
          ),
        )}
        {tables.map((table) =>
          table.type === 'map' ? (
            <Suspense key={table.name} fallback={<FormSkeleton count={4} />}>
              <PanelMap table={table} model={model} params={params} />
            </Suspense>
          ) : null,
        )}
      </Charts>
      {tables.map((table) =>
        table.type === 'table' ? (
          <PanelTable key={table.name} table={table} asOf={asOf} assetType={model.id} />
        ) : null,
      )}
    </>
  );
}
