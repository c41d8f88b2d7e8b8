import type { DrawnArea, Position } from '@huella/domain/fields/value';
import { areaOf, maxCorners, positionOf } from '@huella/domain/fields/place';
import { hectaresOf } from '@huella/domain/fields/area-size';

/** Why a KML file gives no area (document 2 section 5): each has its phrase, `map:kml...`. */
export type KmlFault =
  | 'kmlTooBig'
  | 'kmlNoDeclaration'
  | 'kmlDoctype'
  | 'kmlUnreadable'
  | 'kmlNoPolygon'
  | 'kmlNoCoordinates'
  | 'kmlTooMany';

/** What was read: the largest area of the file, and how many there were. */
export type KmlReading =
  | { readonly area: DrawnArea; readonly found: number; readonly fault: null }
  | { readonly area: null; readonly fault: KmlFault };

/** Most bytes of a file: 5,000 corners need a tenth of it. */
export const maxKmlBytes = 2 * 1024 * 1024;

const declaration = /^\uFEFF?\s*<\?xml\s[^>]*\?>/;

/** Reads the area of a KML file: it must declare that it is XML, and hold a Polygon with coordinates; an open ring is closed. */
export async function readKml(text: string): Promise<KmlReading> {
  const fault = findKmlFault(text);
  if (fault !== null) return { area: null, fault };
  const { kml } = await import('@tmcw/togeojson');
  const parsed = new DOMParser().parseFromString(text.replace(/^\uFEFF?\s*/, ''), 'text/xml');
  if (parsed.querySelector('parsererror') !== null) return { area: null, fault: 'kmlUnreadable' };
  return largestArea(kml(parsed));
}

/** What can be told of a file without reading it as XML. */
export function findKmlFault(text: string): KmlFault | null {
  if (text.length > maxKmlBytes) return 'kmlTooBig';
  if (!declaration.test(text)) return 'kmlNoDeclaration';
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return 'kmlDoctype';
  if (!/<(\w+:)?Polygon[\s>]/.test(text)) return 'kmlNoPolygon';
  return /<(\w+:)?coordinates[\s>]/.test(text) ? null : 'kmlNoCoordinates';
}

interface Feature {
  readonly geometry: Shape | null;
}
interface Shape {
  readonly type: string;
  readonly coordinates?: unknown;
  readonly geometries?: readonly Shape[];
}

/** The largest of the areas of a collection of features. */
export function largestArea({ features }: { readonly features: readonly Feature[] }): KmlReading {
  const rings = features.flatMap(({ geometry }) => (geometry === null ? [] : polygonsOf(geometry)));
  const areas = rings.flatMap(areaOfRings);
  const [largest] = areas.toSorted((one, other) => hectaresOf(other) - hectaresOf(one));
  if (largest === undefined) return { area: null, fault: 'kmlNoCoordinates' };
  const corners = largest.geometry.coordinates.reduce((sum, ring) => sum + ring.length, 0);
  if (corners > maxCorners) return { area: null, fault: 'kmlTooMany' };
  return { area: largest, found: areas.length, fault: null };
}

function polygonsOf(shape: Shape): readonly unknown[] {
  if (shape.type === 'Polygon') return [shape.coordinates];
  if (shape.type === 'MultiPolygon' && Array.isArray(shape.coordinates)) return shape.coordinates;
  return (shape.geometries ?? []).flatMap(polygonsOf);
}

/** An area of rings as they stand in the file; none where the outline has less than three corners. */
function areaOfRings(rings: unknown): readonly DrawnArea[] {
  const read = Array.isArray(rings) ? rings.map(readRing) : [];
  const [outline = [], ...holes] = read;
  if (new Set(outline.map(String)).size < 3) return [];
  return [areaOf([outline, ...holes.filter((hole) => hole.length >= 3)])];
}

function readRing(ring: unknown): readonly Position[] {
  if (!Array.isArray(ring)) return [];
  const positions: readonly unknown[] = ring;
  return positions.flatMap((position) => {
    const numbers: readonly unknown[] = Array.isArray(position) ? position : [];
    const [lng, lat] = numbers;
    const found = positionOf(lng, lat);
    return found === null ? [] : [found];
  });
}

/** An area as a KML file, with the declaration that such files must have. */
export async function writeKml(area: DrawnArea, name: string): Promise<string> {
  const { toKML } = await import('@placemarkio/tokml');
  const coordinates = area.geometry.coordinates.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
  const written = toKML({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates } }],
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written.replace(/^\s*<\?xml[^>]*\?>\s*/, '')}`;
}
