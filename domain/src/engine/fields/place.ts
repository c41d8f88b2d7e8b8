import type { Field } from '../../model/field';
import { issue } from '../../model/errors';
import { faulty, kept, type FieldKind, type Reading } from './field-kind';
import { entriesOf, parseJson } from './json-text';
import { writeTrimmed } from './write-cell';
import { closeRing, crossesItself, holesAreInside, isRound, spanOf } from './outline';
import {
  isArea,
  isPoint,
  type DrawnArea,
  type MapView,
  type PlacedPoint,
  type Position,
} from '../../model/value';

/** How close a map is zoomed to a place (document 2 section 9): once a place is known, and before. */
export const placeZoom = 14;
export const startZoom = 5;

/** Most corners of an area. */
export const maxCorners = 5_000;

const maxZoom = 22;

/** Half the world: an area that spans more would be drawn the other way round, across the 180th meridian. */
const maxSpan = 180;

/** Six decimals are a tenth of a metre: no position is more exact, and equal places are equal texts. */
function round(degrees: number): number {
  return withoutNegativeZero(Math.round(degrees * 1e6) / 1e6);
}

/** JSON knows one zero. */
function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** A position on the earth from two numbers; null when it lies outside. */
export function positionOf(lng: unknown, lat: unknown): Position | null {
  if (typeof lng !== 'number' || typeof lat !== 'number') return null;
  if (!(Math.abs(lng) <= 180) || !(Math.abs(lat) <= 90)) return null;
  return [round(lng), round(lat)];
}

/** A place at a position, seen from near. The 180th meridian has one name. */
export function placeAt([lng, lat]: Position, view: Partial<MapView> = {}): PlacedPoint {
  const position: Position = [lng === -180 ? 180 : lng, lat];
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

const degrees = String.raw`[+-]?\d{1,3}(?:[.,]\d+)?`;
const degreesWithPoint = String.raw`[+-]?\d{1,3}\.\d+`;
const degreesWithComma = String.raw`[+-]?\d{1,3},\d+`;

/**
 * Latitude first, as people write it. Where a blank or a semicolon parts the two, a comma is a decimal mark:
 * `-34,6037 -58,3816`. A comma alone parts them only where it cannot be a decimal mark: `-34,60` is half a place.
 */
const writtenPlaces = [
  String.raw`^(${degrees})(?:\s*;|\s*,?\s)\s*(${degrees})$`,
  `^(${degreesWithPoint}),(${degreesWithPoint})$`,
  `^(${degreesWithComma}),(${degreesWithComma})$`,
].map((pattern) => new RegExp(pattern));

/** Nobody writes a place longer than this. */
const maxPlaceLength = 64;

/** A place as people write it: `-34.6037, -58.3816`, or with the decimal commas of Spanish; null for anything else. */
export function parsePosition(text: string): Position | null {
  const whole = text.trim();
  if (whole.length > maxPlaceLength) return null;
  const [, lat, lng] =
    writtenPlaces.map((pattern) => pattern.exec(whole)).find((found) => found !== null) ?? [];
  return positionOf(numberOf(lng), numberOf(lat));
}

const writtenArea = /^polygon\s*\(\s*((?:\([^()]*\)[\s,]*)+)\)$/i;

/** A value that a call carries is JSON, or JSON in a text (document 2 section 3, supplier_geolocation). */
function unpacked(raw: unknown): unknown {
  return typeof raw === 'string' && raw.trimStart().startsWith('{') ? parseJson(raw) : raw;
}

function isBlank(raw: unknown): boolean {
  return typeof raw === 'string' && raw.trim() === '';
}

function readPlace(raw: unknown, field: Field): Reading {
  if (isBlank(raw)) return kept(null);
  const given = unpacked(raw);
  const position = typeof given === 'string' ? parsePosition(given) : positionIn(geometryOf(given, 'Point'));
  if (position === null) return faulty(null, issue(field.name, 'notAPlace'));
  return kept(placeAt(position, viewOf(given)));
}

function readArea(raw: unknown, field: Field): Reading {
  if (isBlank(raw)) return kept(null);
  const given = unpacked(raw);
  const read = typeof given === 'string' ? parseRings(given) : ringsIn(geometryOf(given, 'Polygon'));
  if (read === null) return faulty(null, issue(field.name, 'notAnArea'));
  const rings = read.map(closeRing);
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0);
  if (corners > maxCorners) return faulty(null, issue(field.name, 'tooManyCorners', { max: maxCorners }));
  if (!rings.every(isRound)) return faulty(null, issue(field.name, 'notAnArea'));
  if (spanOf(rings) > maxSpan) return faulty(null, issue(field.name, 'areaTooWide'));
  const area = areaOf(rings, viewOf(given));
  if (crossesItself(rings)) return faulty(area, issue(field.name, 'areaCrosses'));
  return holesAreInside(rings) ? kept(area) : faulty(null, issue(field.name, 'notAnArea'));
}

function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text.replace(',', '.'));
}

/** The coordinates of a feature, or of a bare geometry, of a type. */
function geometryOf(raw: unknown, type: 'Point' | 'Polygon'): unknown {
  const outer = entriesOf(raw);
  const geometry = outer?.get('type') === 'Feature' ? entriesOf(outer.get('geometry')) : outer;
  return geometry?.get('type') === type ? geometry.get('coordinates') : null;
}

function viewOf(raw: unknown): Partial<DrawnArea['properties']> {
  const properties = entriesOf(entriesOf(raw)?.get('properties'));
  const center = positionIn(properties?.get('center'));
  const zoom = properties?.get('zoom');
  const radius = properties?.get('radius');
  return {
    ...(center === null ? {} : { center }),
    ...(typeof zoom === 'number' && zoom >= 0 && zoom <= maxZoom
      ? { zoom: withoutNegativeZero(Math.round(zoom)) }
      : {}),
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

/** Farmland, where an example of a place must be given. */
const farmland: Position = [-60.57, -33.89];

/** A place on the map. In text it is latitude and longitude; what the map showed is about the screen, and left out. */
export const location: FieldKind = {
  name: 'location',
  slots: null,
  operator: null,
  isText: true,
  isWide: true,
  read: readPlace,
  writeCell: writeTrimmed,
  widest: 'short',
  example: ({ validations = {} }, { placeIn }) => {
    if (validations.mandatory !== true) return null;
    const inside = validations.inPolygon === undefined ? null : placeIn(validations.inPolygon);
    return inside ?? placeAt(farmland);
  },
  format: (value) => {
    if (!isPoint(value)) return '';
    const [lng, lat] = value.geometry.coordinates;
    return `${String(lat)}, ${String(lng)}`;
  },
};

/** An area on the map. In text it is well-known text, which knows no radius of a circle. */
export const polygon: FieldKind = {
  name: 'polygon',
  slots: null,
  operator: null,
  isText: false,
  isWide: true,
  read: readArea,
  format: (value) => {
    if (!isArea(value)) return '';
    const rings = value.geometry.coordinates.map(
      (ring) => `(${ring.map((corner) => corner.join(' ')).join(', ')})`,
    );
    return `POLYGON (${rings.join(', ')})`;
  },
};
