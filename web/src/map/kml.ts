import type { DrawnArea, Position } from '@huella/domain/model/value';
import { areaOf, maxCorners, positionOf } from '@huella/domain/engine/fields/place';
import { hectaresOf } from '@huella/domain/engine/fields/area-size';

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
export function readKml(text: string): KmlReading {
  const fault = findKmlFault(text);
  if (fault !== null) return { area: null, fault };
  const parsed = new DOMParser().parseFromString(text.replace(/^\uFEFF?\s*/, ''), 'text/xml');
  if (parsed.querySelector('parsererror') !== null) return { area: null, fault: 'kmlUnreadable' };
  return largestArea(parsed.documentElement);
}

/** What can be said of a file without reading it as XML. */
export function findKmlFault(text: string): KmlFault | null {
  if (text.length > maxKmlBytes) return 'kmlTooBig';
  if (!declaration.test(text)) return 'kmlNoDeclaration';
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return 'kmlDoctype';
  if (!/<(\w+:)?Polygon[\s>]/.test(text)) return 'kmlNoPolygon';
  return /<(\w+:)?coordinates[\s>]/.test(text) ? null : 'kmlNoCoordinates';
}

/** What is read of an element of XML: its name without a prefix, what is in it, and its text. */
export interface XmlElement {
  readonly localName: string;
  readonly children: Iterable<XmlElement>;
  readonly textContent: string | null;
}

/**
 * The largest of the areas of a document, wherever they are in it and whichever prefix its names have. Its outline is
 * the ring of `outerBoundaryIs` and its holes are those of `innerBoundaryIs`: files come with either of them first.
 */
export function largestArea(root: XmlElement): KmlReading {
  const areas = findAll(root, 'Polygon').flatMap(areaOfPolygon);
  const [largest] = areas.toSorted((one, other) => hectaresOf(other) - hectaresOf(one));
  if (largest === undefined) return { area: null, fault: 'kmlNoCoordinates' };
  const corners = largest.geometry.coordinates.reduce((sum, ring) => sum + ring.length, 0);
  if (corners > maxCorners) return { area: null, fault: 'kmlTooMany' };
  return { area: largest, found: areas.length, fault: null };
}

/** Elements of a name inside another one, in the order of the file; what is nested deeply takes no stack. */
function findAll(root: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const open = [root];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (element.localName === name) found.push(element);
    else open.push(...[...element.children].toReversed());
  }
  return found;
}

/** The area of a polygon; none where its outline has less than three corners. Rings without a boundary begin with the outline. */
function areaOfPolygon(polygon: XmlElement): readonly DrawnArea[] {
  const holder = (name: string) => [...polygon.children].filter(({ localName }) => localName === name);
  const [outline = [], ...others] = [...holder('outerBoundaryIs'), ...holder('LinearRing')].flatMap(ringsIn);
  if (!isRing(outline)) return [];
  const holes = [...others, ...holder('innerBoundaryIs').flatMap(ringsIn)];
  return [areaOf([outline, ...holes.filter(isRing)])];
}

function ringsIn(boundary: XmlElement): readonly (readonly Position[])[] {
  return findAll(boundary, 'LinearRing').map((ring) => findAll(ring, 'coordinates').flatMap(readCorners));
}

function isRing(corners: readonly Position[]): boolean {
  return new Set(corners.map(String)).size >= 3;
}

/** Corners as longitude, latitude and perhaps height, with commas in between and blanks between corners. */
function readCorners({ textContent }: XmlElement): readonly Position[] {
  return (textContent ?? '').split(/\s+/).flatMap((corner) => {
    const [lng = '', lat = ''] = corner.split(',');
    const position = positionOf(Number.parseFloat(lng), Number.parseFloat(lat));
    return position === null ? [] : [position];
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
