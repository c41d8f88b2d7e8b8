import { geoDistance, geoMercator, geoPath } from 'd3-geo';
import type { GeoPermissibleObjects } from 'd3-geo';

/** Where something is on the earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A point on the map, in px from the top left. */
type Point = readonly [x: number, y: number];

export interface PlaceMap {
  readonly from: Point;
  readonly to: Point;
  /** The outline of the land in view, as an SVG path. */
  readonly land: string;
  /** The way from one to the other, bent a little so that it reads as a way. */
  readonly way: string;
  /** The middle of a short text about the way: under it, or beside it where it is steep. */
  readonly beside: Point;
}

/** Mean radius of the earth, in kilometres. */
const earthRadius = 6371;

/** Kilometres between two places as the crow flies, whole. */
export function kilometresBetween(one: Position, other: Position): number {
  return Math.round(geoDistance([one.lng, one.lat], [other.lng, other.lat]) * earthRadius);
}

/** Empty px around the two places, for their names; the nearest that the map ever goes. */
const margin = { x: 120, y: 62 };
const maxScale = 9_000;

/** Draws two places and the land around them onto a map of a size. */
export function drawPlaceMap(
  land: GeoPermissibleObjects,
  from: Position,
  to: Position,
  { width, height }: MapSize,
): PlaceMap {
  const { pointOf, landIn } = project([from, to], { width, height }, margin);
  const [start, end] = [pointOf(from), pointOf(to)];
  return {
    from: start,
    to: end,
    land: landIn(land),
    way: bent(start, end),
    beside: besideWay(start, end),
  };
}

/** Several places on a map of a size, in their order, with the land around them and the ways from each to the next. */
export function drawJourney(
  land: GeoPermissibleObjects,
  places: readonly Position[],
  size: MapSize,
): { readonly land: string; readonly points: readonly Point[]; readonly ways: readonly string[] } {
  const { pointOf, landIn } = project(places, size, { x: size.width / 4, y: size.height / 4 });
  const points = places.map(pointOf);
  const ways = points.slice(1).map((to, at) => bent(points[at] ?? to, to));
  return { land: landIn(land), points, ways };
}

/** A view of some places with room around them, never nearer than a map of this kind goes. */
function project(places: readonly Position[], { width, height }: MapSize, around: { x: number; y: number }) {
  const projection = geoMercator().fitExtent(
    [
      [around.x, around.y],
      [width - around.x, height - around.y],
    ],
    { type: 'MultiPoint', coordinates: places.map(({ lng, lat }) => [lng, lat]) },
  );
  if (projection.scale() > maxScale || !Number.isFinite(projection.scale())) {
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    projection
      .scale(maxScale)
      .center([middle(places.map(({ lng }) => lng)), middle(places.map(({ lat }) => lat))])
      .translate([width / 2, height / 2]);
  }
  projection.clipExtent([
    [-8, -8],
    [width + 8, height + 8],
  ]);
  const pointOf = ({ lng, lat }: Position): Point => {
    const [x, y] = projection([lng, lat]) ?? [0, 0];
    return [round(x), round(y)];
  };
  const landIn = (land: GeoPermissibleObjects) => geoPath(projection).digits(1)(land) ?? '';
  return { pointOf, landIn };
}

/** How far a way bends from its straight line, as a part of its length. */
const bend = 0.14;

function bent([x1, y1]: Point, [x2, y2]: Point): string {
  const lift = Math.hypot(x2 - x1, y2 - y1) * bend;
  return `M${x1} ${y1}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 - lift)} ${x2} ${y2}`;
}

/** Half of a text such as '1.204 km', and what stays free between it and the way. */
const text = { x: 26, y: 7, gap: 6 };

/** A way bends upwards, so that its text is on the lower side, as far off as the text is wide in that direction. */
function besideWay([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const turn = x2 < x1 ? -1 : 1;
  const [down, right] = length === 0 ? [1, 0] : [(turn * (x2 - x1)) / length, (turn * (y1 - y2)) / length];
  const far = Math.abs(right) * text.x + down * text.y + text.gap;
  return [round((x1 + x2) / 2 + right * far), round((y1 + y2) / 2 + down * far)];
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
