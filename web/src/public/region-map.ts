import { geoBounds, geoMercator, geoPath, type GeoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json?raw';

/** A place of a journey: where it lies, and the numbers of its stops. */
export interface MapPoint {
  readonly lat: number;
  readonly lon: number;
  readonly label: string;
  readonly stops: readonly number[];
}

/** A map as numbers: shapes and points in the units of its drawing. */
export interface RegionMap {
  readonly land: string;
  readonly marks: readonly Mark[];
  /** From stop to stop, bowed so that two ways between the same places do not cover each other. */
  readonly legs: readonly string[];
  /** All legs as one way, from the first stop to the last; null of one place. */
  readonly way: string | null;
  /** Where in the world a close map is: the land around it, and the spot. */
  readonly inset: { readonly land: string; readonly x: number; readonly y: number } | null;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly stops: readonly number[];
  /** On which side the label has room. */
  readonly side: 'start' | 'end';
}

/** The drawing's size; a narrow screen shows it smaller with larger letters. */
export const mapSize = { width: 480, height: 400 } as const;
const margin = { x: 96, y: 56 } as const;

/** What of the package's file is read: its outlines, in the only form that the reader of such files takes. */
type Atlas = Parameters<typeof feature>[0] & {
  readonly objects: { readonly countries: { readonly type: 'GeometryCollection'; readonly geometries: [] } };
};

/** A shape as the reader gives it. */
type Geometry = ReturnType<typeof readTopology>[number]['geometry'];

/** A piece of land of a country: its mainland, or an island. */
interface Land {
  readonly shape: GeoPermissibleObjects;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function readTopology() {
  const topology = JSON.parse(atlas) as Atlas; // the package's own file
  return feature(topology, topology.objects.countries).features;
}

let lands: readonly Land[] | null = null;

/** The outlines of all land, each island apart so that a map draws only those that it shows; read once. */
function readLands(): readonly Land[] {
  if (lands !== null) return lands;
  const read = readTopology().flatMap(({ geometry }) =>
    piecesOf(geometry).map((shape) => {
      const [[west, south], [east, north]] = geoBounds(shape);
      return { shape, west, south, east, north };
    }),
  );
  lands = read;
  return read;
}

function piecesOf(geometry: Geometry): readonly Geometry[] {
  if (geometry.type !== 'MultiPolygon') return [geometry];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
}

/** Most maps that are kept: pages of things that went the same way share one. */
const maxMaps = 500;
const maps = new Map<string, RegionMap | null>();

/**
 * The map of a journey (see `drawRegionMap`), drawn once for things that have been at the same places: it takes longer than all
 * the rest of a page, and what is written of a thing seldom moves it.
 */
export function buildRegionMap(points: readonly MapPoint[], order: readonly number[]): RegionMap | null {
  const key = JSON.stringify([points, order]);
  const known = maps.get(key);
  const map = known === undefined ? drawRegionMap(points, order) : known;
  // Asked last, dropped last.
  maps.delete(key);
  maps.set(key, map);
  const [oldest] = maps.keys();
  if (maps.size > maxMaps && oldest !== undefined) maps.delete(oldest);
  return map;
}

/**
 * Fewest degrees between the margins of a map (document 3 section 2): of one place those of zoom 5, so that one farm is still
 * somewhere in its country, and of a journey those of zoom 10.
 */
const leastDegrees = { place: 12.6, journey: 0.4 } as const;
/** A map of fewer degrees says by itself not where it is: it is shown on a smaller one, too. */
const closeDegrees = 3;

/** The window on the world that holds all points, as two opposite corners. */
function windowOf(points: readonly MapPoint[], least: number): GeoPermissibleObjects {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const spread = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const missing = Math.max(0, least - (high - low)) / 2;
    return [low - missing, high + missing];
  };
  const [south, north] = spread(lats);
  const [west, east] = spread(lons);
  const corner = (lon: number, lat: number) => ({ type: 'Point' as const, coordinates: [lon, lat] });
  return { type: 'GeometryCollection', geometries: [corner(west, south), corner(east, north)] };
}

/**
 * The map of a journey: the land around it from the shipped outlines, its places and the ways between them, in the
 * order of the stops. Null when nothing has a position.
 */
function drawRegionMap(points: readonly MapPoint[], order: readonly number[]): RegionMap | null {
  if (points.length === 0) return null;
  const { width, height } = mapSize;
  const projection = geoMercator().fitExtent(
    [
      [margin.x, margin.y],
      [width - margin.x, height - margin.y],
    ],
    windowOf(points, points.length === 1 ? leastDegrees.place : leastDegrees.journey),
  );
  const corners = [projection.invert?.([0, height]), projection.invert?.([width, 0])];
  const [[west, south], [east, north]] = [corners[0] ?? [-180, -90], corners[1] ?? [180, 90]];
  projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
  const draw = geoPath(projection).digits(0);
  // Land over the date line has its west in the east: it may be anywhere.
  const near = readLands().filter(
    (each) =>
      (each.west > each.east || (each.west <= east && each.east >= west)) &&
      each.south <= north &&
      each.north >= south,
  );
  const spots = points.map<Spot>(({ lat, lon }) => projection([lon, lat]) ?? [0, 0]);
  return {
    land: landOf(near, draw),
    marks: points.map(({ label, stops }, at) => {
      const [x, y] = spots[at] ?? [0, 0];
      return { x: round(x), y: round(y), label, stops, side: sideOf(at, spots, label) };
    }),
    legs: legsOf(spots, order),
    way: spots.length < 2 ? null : wayOf(spots, order),
    inset: spots.length < 2 || east - west > closeDegrees ? null : insetOf(points),
  };
}

/**
 * A path of whole numbers, each point as its way from the one before: coasts take half of the bytes. Points that are on
 * each other are one.
 */
function shorten(path: string): string {
  let [x, y] = [0, 0];
  return path.replaceAll(/([ML])(-?\d+),(-?\d+)/g, (_point, kind: string, nextX: string, nextY: string) => {
    const [dx, dy] = [Number(nextX) - x, Number(nextY) - y];
    if (kind === 'L' && dx === 0 && dy === 0) return '';
    [x, y] = [Number(nextX), Number(nextY)];
    return kind === 'M' ? `M${nextX} ${nextY}` : `l${String(dx)}${dy < 0 ? '' : ' '}${String(dy)}`;
  });
}

/** The land around a map, as one path. */
function landOf(near: readonly Land[], draw: GeoPath): string {
  return shorten(near.map(({ shape }) => draw(shape) ?? '').join(''));
}

/** The drawing's corner that shows where a close map is. */
export const insetSize = { width: 104, height: 88 } as const;
const insetDegrees = 9;

function insetOf(points: readonly MapPoint[]): RegionMap['inset'] {
  const { width, height } = insetSize;
  const projection = geoMercator().fitExtent(
    [
      [2, 2],
      [width - 2, height - 2],
    ],
    windowOf(points, insetDegrees),
  );
  projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  const draw = geoPath(projection).digits(0);
  const [first] = points;
  const [x, y] = projection([first?.lon ?? 0, first?.lat ?? 0]) ?? [0, 0];
  const reach = insetDegrees * 2;
  const near = readLands().filter(
    (each) =>
      each.west > each.east ||
      (each.west <= (first?.lon ?? 0) + reach &&
        each.east >= (first?.lon ?? 0) - reach &&
        each.south <= (first?.lat ?? 0) + reach &&
        each.north >= (first?.lat ?? 0) - reach),
  );
  return { land: landOf(near, draw), x: round(x), y: round(y) };
}

/** One way through all stops; where it stays at a place the way goes nowhere. */
function wayOf(spots: readonly Spot[], order: readonly number[]): string | null {
  const legs = legsOf(spots, order);
  return legs.length === 0 ? null : legs.map((leg, at) => (at === 0 ? leg : leg.replace(/^M/, 'L'))).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
type Spot = readonly [number, number];

/** A label is to the right unless the edge or a neighbour is in its way. */
function sideOf(at: number, spots: readonly Spot[], label: string): Mark['side'] {
  const [x, y] = spots[at] ?? [0, 0];
  const long = 22 + label.length * 9;
  const isTaken = (from: number, to: number) =>
    to > mapSize.width - 4 ||
    from < 4 ||
    spots.some(
      ([otherX, otherY], other) => other !== at && Math.abs(otherY - y) < 20 && otherX > from && otherX < to,
    );
  return isTaken(x, x + long) && !isTaken(x - long, x) ? 'end' : 'start';
}

function legsOf(spots: readonly Spot[], order: readonly number[]): readonly string[] {
  return order.slice(1).flatMap((to, at) => {
    const from = order[at] ?? to;
    const [start, end] = [spots[from], spots[to]];
    if (start === undefined || end === undefined || from === to) return [];
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const bow = 0.16;
    const over = [(start[0] + end[0]) / 2 - dy * bow, (start[1] + end[1]) / 2 + dx * bow];
    return [
      `M${round(start[0])} ${round(start[1])}Q${over.map(round).join(' ')} ${round(end[0])} ${round(end[1])}`,
    ];
  });
}
