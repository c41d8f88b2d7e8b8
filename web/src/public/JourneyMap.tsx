import type { QrPage } from '@huella/domain/calls/qr-page';
import { buildRegionMap, insetSize, mapSize, type MapPoint, type Mark, type RegionMap } from './region-map';
import type { Speech } from './speech';

type Stop = QrPage['timeline'][number];

/** The places of a journey, each once, and for every stop with a position which of them it is. */
function placesOf(timeline: readonly Stop[]): {
  readonly points: readonly MapPoint[];
  readonly order: number[];
} {
  const points: { lat: number; lon: number; label: string; stops: number[] }[] = [];
  const order = timeline.flatMap(({ lat, lon, city }, at) => {
    if (lat === null || lon === null) return [];
    const known = points.findIndex((point) => point.lat === lat && point.lon === lon);
    if (known >= 0) points[known]?.stops.push(at + 1);
    else points.push({ lat, lon, label: city, stops: [at + 1] });
    return [known >= 0 ? known : points.length - 1];
  });
  return { points, order };
}

function Place({ mark, isLast }: { readonly mark: Mark; readonly isLast: boolean }) {
  const number = mark.stops.join('·');
  return (
    <g transform={`translate(${mark.x} ${mark.y})`} className={isLast ? 'mark last' : 'mark'}>
      {isLast && <circle className="halo" />}
      <circle className="dot" />
      <text className="number" textAnchor="middle" dy=".36em">
        {number}
      </text>
      <text
        className="label"
        textAnchor={mark.side}
        dx={mark.side === 'start' ? '1.25em' : '-1.25em'}
        dy=".36em"
      >
        {mark.label}
      </text>
    </g>
  );
}

/** How long it takes from stop to stop, and how long each cycle lasts a stop (document 3 section 2). */
const secondsAStop = { way: 3, cycle: 6 } as const;

/**
 * Something that goes the way from stop to stop and waits at the end until the cycle is over. It moves by itself without
 * script; where people asked for less motion, or stop it, it is not there.
 */
function Traveller({ way, stops }: { readonly way: string; readonly stops: number }) {
  return (
    <circle className="traveller" r="6">
      <animateMotion
        path={way}
        dur={`${String(stops * secondsAStop.cycle)}s`}
        repeatCount="indefinite"
        calcMode="linear"
        keyPoints="0;1;1"
        keyTimes={`0;${String(secondsAStop.way / secondsAStop.cycle)};1`}
      />
    </circle>
  );
}

/** Where in its country a close map is. */
function Inset({ inset: { land, x, y } }: { readonly inset: NonNullable<RegionMap['inset']> }) {
  return (
    <g className="inset" transform={`translate(${mapSize.width - insetSize.width - 10} 10)`}>
      <rect width={insetSize.width} height={insetSize.height} rx="6" />
      <path className="land" d={land} />
      <circle cx={x} cy={y} r="5" />
    </g>
  );
}

/** Where it has been, drawn from outlines that come with the page: no tiles, no script. */
export function JourneyMap({
  timeline,
  speech,
}: {
  readonly timeline: readonly Stop[];
  readonly speech: Speech;
}) {
  const { points, order } = placesOf(timeline);
  const map = buildRegionMap(points, order);
  if (map === null) return null;
  const names = points.map(({ label, stops }) => `${stops.join(', ')} ${label}`).join('; ');
  const last = map.marks[order.at(-1) ?? -1];
  const rest = map.marks.filter((mark) => mark !== last);
  const newest = map.marks.filter((mark) => mark === last);
  const drawing = (
    <svg
      className="map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={speech.say('map', { places: names })}
    >
      <path className="land" d={map.land} />
      {map.legs.map((leg, at) => (
        <path key={`${at}-${leg}`} className="leg" d={leg} />
      ))}
      {map.inset !== null && <Inset inset={map.inset} />}
      {map.way !== null && <Traveller way={map.way} stops={order.length} />}
      {rest.map((mark) => (
        <Place key={mark.label} mark={mark} isLast={false} />
      ))}
      {newest.map((mark) => (
        <Place key={mark.label} mark={mark} isLast />
      ))}
    </svg>
  );
  if (map.way === null) return drawing;
  return (
    <div className="moving">
      <input id="still" type="checkbox" className="still" />
      {drawing}
      <label htmlFor="still" className="motion">
        {speech.say('motion')}
      </label>
    </div>
  );
}
