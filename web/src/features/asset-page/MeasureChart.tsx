import { styled } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useWidth } from '../../ui/use-width';
import { dayTicks, niceTicks } from './measure-scale';

interface Point {
  readonly day: string;
  readonly value: number;
}

export interface MeasureChartProps {
  /** In the order of the days, one at least. */
  readonly points: readonly Point[];
  /** A second, quiet line. */
  readonly others: readonly Point[];
  readonly language: Language;
  readonly write: (value: number) => string;
  /** What the chart shows, for who cannot see it. */
  readonly label: string;
}

const chartHeight = 190;
const Frame = styled('div')({ width: '100%', minHeight: chartHeight });
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  overflow: 'visible',
  '& text': { fill: theme.palette.ink3, ...typeStyle(type.tiny) },
  '& [data-part="grid"]': { stroke: theme.palette.line },
  '& [data-part="line"]': {
    fill: 'none',
    stroke: theme.palette.accent.mark,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& [data-part="others"]': {
    fill: 'none',
    stroke: theme.palette.control,
    strokeWidth: 2,
    strokeDasharray: '5 4',
    strokeLinejoin: 'round',
  },
  '& [data-part="point"]': {
    fill: theme.palette.surface,
    stroke: theme.palette.accent.mark,
    strokeWidth: 2,
  },
  '& [data-part="last"]': { fill: theme.palette.accent.mark },
  '& [data-part="tag"]': { fill: theme.palette.inverse },
  '& [data-part="figure"]': { fill: theme.palette.inverseInk, fontWeight: 600, textAnchor: 'middle' },
}));

const edge = { top: 34, right: 28, bottom: 24, left: 44 };
const tag = { height: 22, gap: 10 };

/** Where values and days lie in a chart of a width; the line through points, of a single one a dash. */
function scaleOf(all: readonly Point[], first: string, last: string, chartWidth: number) {
  const ticks = niceTicks(all.map(({ value }) => value));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const inner = { width: chartWidth - edge.left - edge.right, height: chartHeight - edge.top - edge.bottom };
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const x = (day: string) =>
    edge.left + (to === from ? 0.5 : (Date.parse(day) - from) / (to - from)) * inner.width;
  const y = (value: number) => edge.top + (1 - (value - low) / (high - low)) * inner.height;
  const path = (line: readonly Point[]) => {
    const [only] = line;
    if (line.length === 1 && only !== undefined)
      return `M${(x(only.day) - 14).toFixed(1)} ${y(only.value).toFixed(1)}h28`;
    return line
      .map(({ day, value }, at) => `${at === 0 ? 'M' : 'L'}${x(day).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('');
  };
  return { ticks, x, y, path };
}

/** A line through what was measured, over the days; the last value is written over its point. */
export function MeasureChart(props: MeasureChartProps) {
  const [chartWidth, measure] = useWidth();
  return <Frame ref={measure}>{chartWidth !== null && <Chart {...props} chartWidth={chartWidth} />}</Frame>;
}

type ChartProps = MeasureChartProps & { readonly chartWidth: number };

function Chart({ points, others, language, write, label, chartWidth }: ChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { ticks, x, y, path } = scaleOf([...points, ...others], first.day, last.day, chartWidth);
  const number = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 2 });
  return (
    <Svg width={chartWidth} height={chartHeight} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line data-part="grid" x1={edge.left} x2={chartWidth - edge.right} y1={y(tick)} y2={y(tick)} />
          <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end">
            {number.format(tick)}
          </text>
        </g>
      ))}
      {dayTicks(first.day, last.day, chartWidth < 480 ? 3 : 6).map((day, at, all) => (
        <text
          key={day}
          x={x(day)}
          y={chartHeight - 4}
          textAnchor={all.length > 1 && at === 0 ? 'start' : 'middle'}
        >
          {monthOf(day, language, Date.parse(last.day) - Date.parse(first.day))}
        </text>
      ))}
      {others.length > 0 && <path data-part="others" d={path(others)} />}
      {points.length > 1 && <path data-part="line" d={path(points)} />}
      {points.map(({ day, value }, at) => (
        <circle
          key={`${day}-${String(at)}`}
          data-part={at === points.length - 1 ? 'last' : 'point'}
          cx={x(day)}
          cy={y(value)}
          r={at === points.length - 1 ? 5 : 3.5}
        >
          <title>{`${day}: ${write(value)}`}</title>
        </circle>
      ))}
      <Figure text={write(last.value)} x={x(last.day)} y={y(last.value)} chartWidth={chartWidth} />
    </Svg>
  );
}

interface FigureProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly chartWidth: number;
}

/** A figure over its point, within the chart. */
function Figure({ text, x, y, chartWidth }: FigureProps) {
  const tagWidth = text.length * 7 + 18;
  const middle = Math.min(x, chartWidth - tagWidth / 2);
  return (
    <>
      <rect
        data-part="tag"
        x={middle - tagWidth / 2}
        y={y - tag.gap - tag.height}
        width={tagWidth}
        height={tag.height}
        rx={6}
      />
      <text data-part="figure" x={middle} y={y - tag.gap - 7}>
        {text}
      </text>
    </>
  );
}

/** Milliseconds of two months. */
const shortSpan = 61 * 24 * 3600 * 1000;

/** 'jun 25'; where all is within some weeks the day instead. */
function monthOf(day: string, language: Language, span: number): string {
  const at = DateTime.fromISO(day, { zone: 'utc' }).setLocale(localeTag[language]);
  return at.toFormat(span < shortSpan ? 'd LLL' : 'LLL yy').replace('.', '');
}
