import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { chartColour } from '@huella/domain/chart-colours';
import type { ReportMoves } from '@huella/domain/calls/reports';
import { RowsTable } from '../../ui/RowsTable';
import { TableButton } from '../../ui/TableButton';
import { useSay } from '../../words/use-say';
import { PanelCard } from '../panel/PanelCard';
import { useFigure } from '../panel/use-figure';

/** What came and what went by how it did, as bars or as the same figures in a table. */
export function MovesChart({ moves }: { readonly moves: ReportMoves }) {
  const { say } = useSay('reports');
  const [isTable, setTable] = useState(false);
  const title = say('reports:movesChart');
  const bars = moves.columns.flatMap(({ name, title: label, sign }, at) => {
    const value = moves.total[at] ?? 0;
    return (sign === 'in' || sign === 'out') && value > 0 ? [{ name, label, sign, value }] : [];
  });
  return (
    <PanelCard
      title={title}
      isEmpty={bars.length === 0}
      actions={<TableButton isTable={isTable} onToggle={setTable} />}
    >
      {isTable ? <BarsTable bars={bars} title={title} /> : <Bars bars={bars} title={title} />}
    </PanelCard>
  );
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly {
    readonly name: string;
    readonly label: string;
    readonly sign: ReportMoves['columns'][number]['sign'];
    readonly value: number;
  }[];
}

function BarsTable({ title, bars }: BarsProps) {
  const { say } = useSay('reports');
  const figure = useFigure();
  return (
    <RowsTable
      label={title}
      columns={[
        { name: 'name', label: say('reports:concept') },
        { name: 'came', label: say('reports:came'), isFigure: true },
        { name: 'went', label: say('reports:went'), isFigure: true },
      ]}
      rows={bars.map(({ name, label, sign, value }) => ({
        key: name,
        cells: [label, sign === 'in' ? figure(value) : '', sign === 'out' ? figure(value) : ''],
      }))}
    />
  );
}

function Bars({ title, bars }: BarsProps) {
  const { say } = useSay('reports', 'panel');
  const figure = useFigure();
  const seriesOf = (sign: 'in' | 'out') => bars.map((bar) => (bar.sign === sign ? bar.value : null));
  return (
    <div role="img" aria-label={title}>
      <BarChart
        layout="horizontal"
        height={Math.max(160, 60 + bars.length * 36)}
        skipAnimation
        borderRadius={3}
        margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
        grid={{ vertical: true }}
        yAxis={[
          {
            ...{ scaleType: 'band', width: 132, disableLine: true, disableTicks: true },
            data: bars.map(({ label }) => label),
          },
        ]}
        xAxis={[{ tickMinStep: 1, disableLine: true, disableTicks: true }]}
        series={(['in', 'out'] as const).map((sign, at) => ({
          ...{ id: sign, stack: 'all', data: seriesOf(sign) },
          label: say(sign === 'in' ? 'reports:came' : 'reports:went'),
          color: chartColour(at),
          valueFormatter: (value: number | null) => (value === null ? '' : figure(value)),
        }))}
        localeText={{ noData: say('panel:none'), loading: '' }}
      />
    </div>
  );
}
