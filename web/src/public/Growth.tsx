import type { QrAttribute, QrPage } from '@huella/domain/calls/qr-page';
import { Fold } from './Fold';
import type { Speech } from './speech';

const size = { width: 480, height: 220, left: 8, right: 8, top: 34, bottom: 30 } as const;

/** Fewer points than this are no line. */
export const minPoints = 3;

/** What a page shows growing: the first that was measured often enough. */
export function grownOf({ attributes }: QrPage): QrAttribute | undefined {
  return attributes.find(({ type, data }) => type === 'chart' && data.customValues.length >= minPoints);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The points of a chart on its drawing: time to the right, the value up from nothing. */
function spotsOf(points: QrAttribute['data']['customValues']): readonly Spot[] {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(...points.map(({ value }) => value));
  const wide = size.width - size.left - size.right;
  const high = size.height - size.top - size.bottom;
  return points.map(({ value }, at) => ({
    x: Math.round(size.left + (wide * ((times[at] ?? first) - first)) / Math.max(1, last - first)),
    y: Math.round(size.top + high * (1 - Math.max(0, value) / Math.max(1, top))),
  }));
}

/** The shape of a value over time, beside what it is now. */
export function Curve({ points }: { readonly points: QrAttribute['data']['customValues'] }) {
  const line = spotsOf(points).map(({ x, y }) => `${x} ${y}`);
  return (
    <svg className="spark" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="curve" d={`M${line.join('L')}`} />
    </svg>
  );
}

/** How a value grew, as one line: the first and the last are written, the rest is its shape. */
export function Growth({
  attribute,
  zone,
  speech,
}: {
  readonly attribute: QrAttribute;
  readonly zone: string;
  readonly speech: Speech;
}) {
  const { say, word, number, day } = speech;
  const points = attribute.data.customValues;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < minPoints) return null;
  const unit = attribute.data.subLabel === null ? '' : ` ${word(attribute.data.subLabel)}`;
  const spots = spotsOf(points);
  const line = spots.map(({ x, y }) => `${x} ${y}`).join('L');
  const ground = size.height - size.bottom;
  const end = spots.at(-1) ?? { x: 0, y: 0 };
  const written = (value: number) => `${number(value)}${unit}`;
  return (
    <Fold
      id="growth"
      className="growth"
      title={say('growth')}
      lead={say('growthMap', {
        first: written(first.value),
        last: written(last.value),
        count: points.length,
      })}
    >
      <svg className="chart" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <path className="area" d={`M${spots[0]?.x ?? 0} ${ground}L${line}L${end.x} ${ground}z`} />
        <path className="ground" d={`M${size.left} ${ground}H${size.width - size.right}`} />
        <path className="curve" d={`M${line}`} />
        {spots.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} className={x === end.x ? 'point last' : 'point'} />
        ))}
        <text className="value" x={end.x} y={end.y - 14} textAnchor="end">
          {written(last.value)}
        </text>
        <text className="tick" x={size.left} y={size.height - 8}>
          {day(first.at, zone)}
        </text>
        <text className="tick" x={size.width - size.right} y={size.height - 8} textAnchor="end">
          {day(last.at, zone)}
        </text>
      </svg>
    </Fold>
  );
}
