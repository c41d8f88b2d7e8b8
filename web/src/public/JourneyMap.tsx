import type { QrPage } from '@huella/domain/calls/qr-page';
import { buildRegionMap, mapSize, type MapPoint, type Mark } from './region-map';
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
  const last = points[order.at(-1) ?? -1];
  const rest = map.marks.filter((mark) => mark.stops !== last?.stops);
  const newest = map.marks.filter((mark) => mark.stops === last?.stops);
  return (
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
      {rest.map((mark) => (
        <Place key={mark.label} mark={mark} isLast={false} />
      ))}
      {newest.map((mark) => (
        <Place key={mark.label} mark={mark} isLast />
      ))}
    </svg>
  );
}
