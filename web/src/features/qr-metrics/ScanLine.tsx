import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChartLine from 'lucide-react/icons/chart-line';
import { DateTime } from 'luxon';
import { useState } from 'react';
import type { QrScanFigures } from '@huella/domain/calls/qr-metrics';
import { formatDate } from '@huella/domain/engine/fields/date';
import { localeTag } from '@huella/domain/model/value';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { CheckRow } from '../../ui/CheckRow';
import { Segmented } from '../../ui/Segmented';
import { useWidth } from '../../ui/use-width';
import { TableButton, type TableButtonProps } from '../../ui/TableButton';
import { useSay } from '../../words/use-say';
import { axisTicks, type Points } from './line-scale';
import { PointMark } from './PointMark';
import { ScanTable } from './ScanTable';

type Step = 'day' | 'week' | 'month';

export interface ScanLineProps {
  readonly points: QrScanFigures['points'];
  /** The counts of as many steps before those. */
  readonly before: QrScanFigures['before'];
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
});
const Side = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
const height = 220;
const edge = { top: 12, right: 12, bottom: 26, left: 40 };
const Frame = styled('div')({ width: '100%', minHeight: height });
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  overflow: 'visible',
  '& text': { fill: theme.palette.ink3, ...typeStyle(type.tiny) },
  '& [data-part="grid"]': { stroke: theme.palette.line },
  '& [data-part="area"]': { fill: theme.palette.accent.tint },
  '& [data-part="line"]': {
    fill: 'none',
    stroke: theme.palette.accent.mark,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& [data-part="before"]': {
    fill: 'none',
    stroke: theme.palette.ink3,
    strokeWidth: 1.5,
    strokeDasharray: '4 4',
  },
  '& [data-part="point"]': { fill: theme.palette.surface, stroke: theme.palette.accent.mark, strokeWidth: 2 },
}));

/** The line of the last thirty days, weeks or months (document 3 section 9). */
export function ScanLine({ points, before, step, onStep }: ScanLineProps) {
  const { say, language } = useSay('qrMetrics');
  const [width, measure] = useWidth();
  const [isCompared, setCompared] = useState(false);
  const [isTable, setTable] = useState(false);
  const number = new Intl.NumberFormat(localeTag[language]);
  const highest = points.reduce<Points[number] | null>(
    (most, each) => (most === null || each.count > most.count ? each : most),
    null,
  );
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const text =
    highest === null
      ? ''
      : say('qrMetrics:lineText', {
          points: points.length,
          total: number.format(total),
          max: number.format(highest.count),
          day: formatDate(highest.day),
        });
  return (
    <Card as="section">
      <Head>
        <Typography component="h2" variant="h4">
          {say('qrMetrics:byDate')}
        </Typography>
        <Side>
          <DaysTable isTable={isTable} onToggle={setTable} />
          <CheckRow label={say('qrMetrics:compare')} checked={isCompared} onChange={setCompared} />
          <Segmented
            label={say('qrMetrics:step')}
            hideLabel
            size="small"
            value={step}
            onChange={onStep}
            options={[
              { value: 'day', label: say('qrMetrics:stepDay') },
              { value: 'week', label: say('qrMetrics:stepWeek') },
              { value: 'month', label: say('qrMetrics:stepMonth') },
            ]}
          />
        </Side>
      </Head>
      <Frame ref={measure}>
        {isTable && <ScanTable points={points} before={isCompared ? before : []} />}
        {!isTable && width !== null && (
          <Line
            {...{ points, width, step }}
            before={isCompared ? before : []}
            label={[
              text,
              ...(isCompared ? [say('qrMetrics:compared', { total: number.format(sumOf(before)) })] : []),
            ].join(' ')}
          />
        )}
      </Frame>
    </Card>
  );
}

/** The figures of the days in place of the line, and back. */
function DaysTable(props: Pick<TableButtonProps, 'isTable' | 'onToggle'>) {
  const { say } = useSay('qrMetrics');
  return <TableButton {...props} chart={<ChartLine size={16} />} of={say('qrMetrics:byDate')} />;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

interface LineProps {
  readonly points: Points;
  readonly before: readonly number[];
  readonly width: number;
  readonly label: string;
  readonly step: Step;
}

function Line({ points, before, width, label, step }: LineProps) {
  const { say } = useSay('qrMetrics');
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed === null ? undefined : points[pointed];
  const ticks = axisTicks([...points.map(({ count }) => count), ...before]);
  const high = ticks.at(-1) ?? 1;
  const inner = { width: width - edge.left - edge.right, height: height - edge.top - edge.bottom };
  const x = (at: number) => edge.left + (points.length < 2 ? 0.5 : at / (points.length - 1)) * inner.width;
  const y = (count: number) => edge.top + (1 - count / high) * inner.height;
  const pathOf = (counts: readonly number[]) =>
    counts.map((count, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(count).toFixed(1)}`).join('');
  const path = pathOf(points.map(({ count }) => count));
  return (
    <Svg
      width={width}
      height={height}
      role="img"
      aria-label={label}
      onPointerMove={({ clientX, currentTarget }) => {
        const from = clientX - currentTarget.getBoundingClientRect().left - edge.left;
        const at = Math.round((from / inner.width) * (points.length - 1));
        setPointed(Math.min(points.length - 1, Math.max(0, at)));
      }}
      onPointerLeave={() => {
        setPointed(null);
      }}
    >
      <Ticks ticks={ticks} width={width} y={y} />
      <Days points={points} width={width} step={step} x={x} />
      <path
        data-part="area"
        d={`${path}L${x(points.length - 1).toFixed(1)} ${y(0).toFixed(1)}L${x(0).toFixed(1)} ${y(0).toFixed(1)}Z`}
      />
      {before.length > 0 && <path data-part="before" d={pathOf(before)} />}
      <path data-part="line" d={path} />
      {points.map(({ day, count }, at) => (
        <circle key={day} data-part="point" cx={x(at)} cy={y(count)} r={3}>
          <title>{say('qrMetrics:point', { day: formatDate(day), count })}</title>
        </circle>
      ))}
      {shown !== undefined && (
        <PointMark
          x={x(points.indexOf(shown))}
          y={y(shown.count)}
          bounds={{ ...edge, width, height }}
          day={formatDate(shown.day)}
          count={shown.count}
        />
      )}
    </Svg>
  );
}

interface TicksProps {
  readonly ticks: readonly number[];
  readonly width: number;
  readonly y: (count: number) => number;
}

function Ticks({ ticks, width, y }: TicksProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line data-part="grid" x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
      <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
        {tick}
      </text>
    </g>
  ));
}

interface DaysProps {
  readonly points: Points;
  readonly width: number;
  readonly step: Step;
  readonly x: (at: number) => number;
}

/** As many days as there is room for, counted from the last. */
function Days({ points, width, step, x }: DaysProps) {
  const { language } = useSay('qrMetrics');
  const every = Math.ceil(points.length / (width < 480 ? 3 : 6));
  const short = (day: string) =>
    DateTime.fromISO(day, { zone: 'utc' })
      .setLocale(localeTag[language])
      .toFormat(step === 'month' ? 'LLL yy' : 'd LLL')
      .replace('.', '');
  return points.map(({ day }, at) =>
    (points.length - 1 - at) % every === 0 ? (
      <text key={day} x={x(at)} y={height - 6} textAnchor={at === points.length - 1 ? 'end' : 'middle'}>
        {short(day)}
      </text>
    ) : null,
  );
}
