import type { Language } from '../words';

/** Longitude before latitude, in degrees, as GeoJSON has it. */
export type Position = readonly [lng: number, lat: number];

/** What a map showed when its place was drawn (document 2 section 3, location and polygon values). */
export interface MapView {
  readonly center: Position;
  readonly zoom: number;
}

/** A place: a GeoJSON point with the view it was chosen in. */
export interface PlacedPoint {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Point'; readonly coordinates: Position };
  readonly properties: MapView;
}

/** An area: a GeoJSON polygon of closed rings; a circle keeps its radius in metres, other shapes null. */
export interface DrawnArea {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };
  readonly properties: MapView & { readonly radius: number | null };
}

/** A file that was uploaded before: the name it is stored under, and the one it came with. */
export interface FileRef {
  readonly storageName: string;
  readonly originalName: string;
}

/** A row of a list inside a record: its own fields by name, beside a key that no other row of the list has. */
export interface RowValue {
  readonly key: number;
  readonly [field: string]: Value;
}

/**
 * What a field holds: always JSON. Dates are `2026-11-21`, moments are UTC ISO texts, several options are their keys,
 * chosen assets are their ids as texts.
 */
export type Value =
  | string
  | number
  | boolean
  | readonly string[]
  | PlacedPoint
  | DrawnArea
  | readonly FileRef[]
  | readonly RowValue[]
  | null;

/** Values by attribute name. */
export type Values = Readonly<Record<string, Value>>;

/** Whether a value counts as nothing: null, blank text, no option chosen. `false` is an answer, not nothing. */
export function isEmpty(value: Value | undefined): value is null | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** The values that are something, for what is nothing is not stored; the very same object where none of them is null. */
export function withoutNulls(values: Values): Values {
  const names = Object.keys(values);
  if (names.every((name) => values[name] !== null)) return values;
  // Ten thousand rows of sixty values go through here: pairs for each of them would take five times as long.
  const kept: Record<string, Value> = {};
  for (const name of names) {
    const value = values[name];
    if (value !== null && value !== undefined) kept[name] = value;
  }
  return kept;
}

/** A plain value as text, as keys and names are compared; nothing and what has parts of its own are the empty text. */
export function plainText(value: Value | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Whether a value is chosen keys; a list without entries is. */
export function isKeys(value: Value | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Whether a value is uploaded files. */
export function isFiles(value: Value | undefined): value is readonly FileRef[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && 'storageName' in entry);
}

/** Whether a value is rows of a list inside the record. */
export function isRows(value: Value | undefined): value is readonly RowValue[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry['key'] === 'number');
}

/** Whether a value is a place on the map. */
export function isPoint(value: Value | undefined): value is PlacedPoint {
  return isFeature(value) && value.geometry.type === 'Point';
}

/** Whether a value is an area on the map. */
export function isArea(value: Value | undefined): value is DrawnArea {
  return isFeature(value) && value.geometry.type === 'Polygon';
}

function isFeature(value: Value | undefined): value is PlacedPoint | DrawnArea {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecord(entry: unknown): entry is Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}

/** Where and when a value is read or shown: the reader's language, today there, and the zone. */
export interface Locale {
  readonly language: Language;
  /** Today in the zone, `2026-11-21`. */
  readonly today: string;
  /** IANA zone, `America/Argentina/Buenos_Aires`. */
  readonly zone: string;
  /** The country of the place, `AR`: telephone numbers without a prefix are of it. */
  readonly country?: string;
}

/** BCP 47 tags behind the two languages: both write day before month, and never a month first. */
export const localeTag = { es: 'es-AR', en: 'en-GB' } as const satisfies Record<Language, string>;
