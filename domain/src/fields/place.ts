import kinks from '@turf/kinks';
import type { Field } from '../assets/asset-type';
import { issue } from '../errors';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { isArea, isPoint, type DrawnArea, type MapView, type PlacedPoint, type Position } from './value';

/** How near a map stands to a place (document 2 section 9): once a place is known, and before. */
export const placeZoom = 14;
export const startZoom = 5;

/** Most corners of an area. */
export const maxCorners = 5_000;

const maxZoom = 22;

/** Six decimals are a tenth of a metre: nobody stands more exactly, and equal places are equal texts. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** A position on the earth from two numbers; null when it lies outside. */
export function positionOf(lng: unknown, lat: unknown): Position | null {
  if (typeof lng !== 'number' || typeof lat !== 'number') return null;
  if (!(Math.abs(lng) <= 180) || !(Math.abs(lat) <= 90)) return null;
  return [round(lng), round(lat)];
}

/** A place at a position, seen from near. */
export function placeAt(position: Position, view: Partial<MapView> = {}): PlacedPoint {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: position },
    properties: { center: view.center ?? position, zoom: view.zoom ?? placeZoom },
  };
}

/** An area of rings: each is closed where it is open. */
export function areaOf(
  rings: readonly (readonly Position[])[],
  properties: Partial<DrawnArea['properties']> = {},
): DrawnArea {
  const closed = rings.map(closeRing);
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: closed },
    properties: {
      center: properties.center ?? closed[0]?.[0] ?? [0, 0],
      zoom: properties.zoom ?? placeZoom,
      radius: properties.radius ?? null,
    },
  };
}

function closeRing(ring: readonly Position[]): readonly Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return ring;
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}

const degrees = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
/** Latitude first, as people write it: `-34.6037, -58.3816`. */
const writtenPlace = new RegExp(String.raw`^(${degrees})\s*[;, ]\s*(${degrees})$`);
const writtenArea = /^polygon\s*\((.+)\)$/i;

function readPlace(raw: unknown, field: Field): Reading {
  if (typeof raw === 'string') {
    if (raw.trim() === '') return kept(null);
    const [, lat, lng] = writtenPlace.exec(raw.trim()) ?? [];
    const position = positionOf(numberOf(lng), numberOf(lat));
    return position === null ? faulty(null, issue(field.name, 'notAPlace')) : kept(placeAt(position));
  }
  const position = positionIn(geometryOf(raw, 'Point'));
  if (position === null) return faulty(null, issue(field.name, 'notAPlace'));
  return kept(placeAt(position, viewOf(raw)));
}

function readArea(raw: unknown, field: Field): Reading {
  if (raw === '') return kept(null);
  const rings = typeof raw === 'string' ? parseRings(raw) : ringsIn(geometryOf(raw, 'Polygon'));
  if (rings === null) return faulty(null, issue(field.name, 'notAnArea'));
  const area = areaOf(rings, viewOf(raw));
  const corners = area.geometry.coordinates.reduce((sum, ring) => sum + ring.length, 0);
  if (corners > maxCorners) return faulty(null, issue(field.name, 'tooManyCorners', { max: maxCorners }));
  if (area.geometry.coordinates.some((ring) => ring.length < 4))
    return faulty(null, issue(field.name, 'notAnArea'));
  return crossesItself(area) ? faulty(area, issue(field.name, 'areaCrosses')) : kept(area);
}

/** Whether the outline crosses itself, like a bow-tie. */
function crossesItself({ geometry }: DrawnArea): boolean {
  const coordinates = geometry.coordinates.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
  return kinks({ type: 'Polygon', coordinates }).features.length > 0;
}

function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text.replace(',', '.'));
}

type Loose = ReadonlyMap<string, unknown>;

function entriesOf(raw: unknown): Loose {
  return new Map<string, unknown>(typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);
}

/** The coordinates of a feature, or of a bare geometry, of a type. */
function geometryOf(raw: unknown, type: 'Point' | 'Polygon'): unknown {
  const outer = entriesOf(raw);
  const geometry = outer.get('type') === 'Feature' ? entriesOf(outer.get('geometry')) : outer;
  return geometry.get('type') === type ? geometry.get('coordinates') : null;
}

function viewOf(raw: unknown): Partial<DrawnArea['properties']> {
  const properties = entriesOf(entriesOf(raw).get('properties'));
  const center = positionIn(properties.get('center'));
  const zoom = properties.get('zoom');
  const radius = properties.get('radius');
  return {
    ...(center === null ? {} : { center }),
    ...(typeof zoom === 'number' && zoom >= 0 && zoom <= maxZoom ? { zoom: Math.round(zoom) } : {}),
    ...(typeof radius === 'number' && radius > 0 && radius < 1e7 ? { radius } : {}),
  };
}

function positionIn(coordinates: unknown): Position | null {
  return Array.isArray(coordinates) ? positionOf(coordinates[0], coordinates[1]) : null;
}

function ringsIn(coordinates: unknown): readonly (readonly Position[])[] | null {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return null;
  return wholeRings(
    coordinates.map((ring: unknown) => (Array.isArray(ring) ? ring.map(positionIn) : [null])),
  );
}

/** Rings without a position that could not be read; null when there is one. */
function wholeRings(
  rings: readonly (readonly (Position | null)[])[],
): readonly (readonly Position[])[] | null {
  const whole = rings.map((ring) => ring.flatMap((position) => (position === null ? [] : [position])));
  return rings.every((ring, at) => ring.length === whole[at]?.length) && rings.length > 0 ? whole : null;
}

/** Rings of a well-known text: `POLYGON ((-58.4 -34.6, ...))`. */
function parseRings(text: string): readonly (readonly Position[])[] | null {
  const inside = writtenArea.exec(text.trim())?.[1];
  if (inside === undefined) return null;
  const rings = [...inside.matchAll(/\(([^()]*)\)/g)].map(([, ring = '']) =>
    ring.split(',').map((pair) => {
      const [lng, lat] = pair.trim().split(/\s+/);
      return positionOf(Number(lng), Number(lat));
    }),
  );
  return wholeRings(rings);
}

/** A place on the map. In text it is latitude and longitude. */
export const location: FieldKind = {
  name: 'location',
  slots: null,
  operator: null,
  read: readPlace,
  format: (value) => {
    if (!isPoint(value)) return '';
    const [lng, lat] = value.geometry.coordinates;
    return `${String(lat)}, ${String(lng)}`;
  },
};

/** An area on the map. In text it is well-known text. */
export const polygon: FieldKind = {
  name: 'polygon',
  slots: null,
  operator: null,
  read: readArea,
  format: (value) => {
    if (!isArea(value)) return '';
    const rings = value.geometry.coordinates.map(
      (ring) => `(${ring.map((corner) => corner.join(' ')).join(', ')})`,
    );
    return `POLYGON (${rings.join(', ')})`;
  },
};
