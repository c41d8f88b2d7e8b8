import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { chartColour } from '@huella/domain/chart-colours';
import type { PanelChartView } from '@huella/domain/calls/panel';
import { localeTag } from '@huella/domain/model/value';
import { RowsTable } from '../../ui/RowsTable';
import { TableButton } from '../../ui/TableButton';
import { useSay } from '../../words/use-say';
import { countedAddress } from './counted-address';
import { PanelCard } from './PanelCard';
import { useFigure } from './use-figure';

export interface PanelMonthsProps {
  readonly chart: PanelChartView;
  readonly asOf: string | undefined;
}

/** What happened in each month, as bars or as the same figures in a table; both lead to the lists that they count. */
export function PanelMonths({ chart, asOf }: PanelMonthsProps) {
  const [isTable, setTable] = useState(false);
  const isEmpty = chart.points.every(({ values }) => values.every((value) => value === 0));
  return (
    <PanelCard
      title={chart.title}
      unit={chart.unit}
      isEmpty={isEmpty}
      actions={<TableButton isTable={isTable} onToggle={setTable} />}
    >
      {isTable ? <MonthsTable chart={chart} asOf={asOf} /> : <MonthsBars chart={chart} asOf={asOf} />}
    </PanelCard>
  );
}

/** Names of months, short and with the year where one begins. */
function useMonthName(): (month: string, isShort: boolean) => string {
  const { language } = useSay('panel');
  const nameOf = (options: Intl.DateTimeFormatOptions) =>
    Intl.DateTimeFormat(localeTag[language], { ...options, timeZone: 'UTC' });
  const short = nameOf({ month: 'short' });
  const long = nameOf({ month: 'short', year: 'numeric' });
  return (month, isShort) => (isShort ? short : long).format(new Date(`${month}-01T00:00:00Z`));
}

function MonthsBars({ chart, asOf }: PanelMonthsProps) {
  const { palette } = useTheme();
  const { say } = useSay('panel');
  const navigate = useNavigate();
  const figure = useFigure();
  const monthName = useMonthName();
  const { series, points, title } = chart;
  const colourOf = (at: number, due: boolean) => {
    if (due) return palette.state.danger.text;
    return series.length === 1 ? palette.accent.main : chartColour(at);
  };
  return (
    <div role="img" aria-label={title}>
      <BarChart
        height={220}
        skipAnimation
        borderRadius={3}
        hideLegend={series.length === 1}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            data: points.map(({ key }) => key),
            valueFormatter: (month: string, { location }) => monthName(month, location === 'tick'),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            width: 52,
            tickMinStep: 1,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (value: number) => figure(value),
          },
        ]}
        series={series.map(({ name, label, due }, at) => ({
          ...{ id: name, label, color: colourOf(at, due), stack: 'all' },
          data: points.map(({ values }) => values[at] ?? 0),
          valueFormatter: (value: number | null) => (value === null ? '' : figure(value)),
        }))}
        onItemClick={(_event, { seriesId, dataIndex }) => {
          const at = series.findIndex(({ name }) => name === seriesId);
          const list = points[dataIndex]?.lists[at] ?? null;
          if (list !== null) void navigate({ href: countedAddress(list, asOf) });
        }}
        localeText={{ noData: say('panel:none'), loading: '' }}
      />
    </div>
  );
}

function MonthsTable({ chart, asOf }: PanelMonthsProps) {
  const { say } = useSay('panel');
  const figure = useFigure();
  const monthName = useMonthName();
  const { series, points, title } = chart;
  return (
    <RowsTable
      label={title}
      columns={[
        { name: 'month', label: say('panel:month') },
        ...series.map(({ name, label }) => ({ name, label, isFigure: true })),
      ]}
      rows={points.map(({ key, values, lists }) => ({
        key,
        cells: [
          monthName(key, false),
          ...values.map((value, at) => {
            const list = lists[at] ?? null;
            if (list === null || value === 0) return figure(value);
            const opened = { title: monthName(key, false), figure: figure(value) };
            return (
              <Link key={at} href={countedAddress(list, asOf)} aria-label={say('panel:open', opened)}>
                {figure(value)}
              </Link>
            );
          }),
        ],
      }))}
    />
  );
}
