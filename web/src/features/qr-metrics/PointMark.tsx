import { styled } from '@mui/material/styles';
import { localeTag } from '@huella/domain/model/value';
import { radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

export interface PointMarkProps {
  readonly x: number;
  readonly y: number;
  /** The drawing, and how far the line is from its edges. */
  readonly bounds: {
    readonly width: number;
    readonly height: number;
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  readonly day: string;
  readonly count: number;
}

const box = { width: 132, height: 48, gap: 12 };
const Mark = styled('g')(({ theme }) => ({
  pointerEvents: 'none',
  '& line': { stroke: theme.palette.ink3, strokeDasharray: '3 3' },
  '& circle': { fill: theme.palette.accent.mark },
  '& rect': { fill: theme.palette.surface, stroke: theme.palette.line2 },
  '& text + text': { fill: theme.palette.ink, ...typeStyle({ ...type.cell, weight: 600 }) },
}));

/** The day under the pointer with its scans; the table has the same for who points at nothing. */
export function PointMark({ x, y, bounds, day, count }: PointMarkProps) {
  const { say, language } = useSay('qrMetrics');
  const isLate = x + box.gap + box.width > bounds.width - bounds.right;
  const left = isLate ? x - box.gap - box.width : x + box.gap;
  const figure = new Intl.NumberFormat(localeTag[language]).format(count);
  return (
    <Mark aria-hidden="true">
      <line x1={x} x2={x} y1={bounds.top} y2={bounds.height - bounds.bottom} />
      <circle cx={x} cy={y} r={5} />
      <g transform={`translate(${String(left)} ${String(bounds.top)})`}>
        <rect width={box.width} height={box.height} rx={radius.inner} />
        <text x={12} y={19}>
          {day}
        </text>
        <text x={12} y={38}>
          {`${figure} ${say(count === 1 ? 'qrMetrics:scan' : 'qrMetrics:scans')}`}
        </text>
      </g>
    </Mark>
  );
}
