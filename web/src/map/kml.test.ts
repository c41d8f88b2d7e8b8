import { describe, expect, it } from 'vitest';
import { areaOf, maxCorners } from '@huella/domain/engine/fields/place';
import { findKmlFault, largestArea, maxKmlBytes, writeKml, type XmlElement } from './kml';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const body = '<kml><Polygon><coordinates>1,2 3,4 5,6</coordinates></Polygon></kml>';

/** A file as its elements, as far as these tests write XML: browsers read it, Node does not. */
function elementsOf(file: string): XmlElement {
  const root = { localName: '', children: [] as XmlElement[], textContent: '' };
  const open = [root];
  for (const [, closing, name = '', single, text = ''] of file.matchAll(
    /<(\/?)([\w:]+)[^>]*?(\/?)>([^<]*)/g,
  )) {
    if (closing === '/') open.pop();
    else {
      const element = { localName: name.split(':').at(-1) ?? '', children: [], textContent: text };
      open.at(-1)?.children.push(element);
      if (single !== '/') open.push(element);
    }
  }
  return root;
}

const square = (from: number, to: number) =>
  `${from},${from},12 ${to},${from},12 ${to},${to},12 ${from},${to},12 ${from},${from},12`;
const ring = (coordinates: string) =>
  `<LinearRing><coordinates>\n  ${coordinates}\n</coordinates></LinearRing>`;
const outer = (coordinates: string) => `<outerBoundaryIs>${ring(coordinates)}</outerBoundaryIs>`;
const inner = (coordinates: string) => `<innerBoundaryIs>${ring(coordinates)}</innerBoundaryIs>`;
const polygon = (...boundaries: readonly string[]) => `<Polygon>${boundaries.join('')}</Polygon>`;
const placemark = (shape: string) => `<kml><Document><Placemark>${shape}</Placemark></Document></kml>`;
const read = (file: string) => largestArea(elementsOf(file));
const field = square(0, 0.1);
const pond = square(0.03, 0.07);
/** Where the rings of the area begin and how many corners they have. */
const outlinesOf = (file: string) =>
  read(file).area?.geometry.coordinates.map((corners) => [corners[0]?.[0], corners[2]?.[0], corners.length]);

describe('a KML file', () => {
  it.each([
    [head + body, null],
    [`\uFEFF${head}\n${body}`, null],
    [`${head}<k:kml><k:Polygon id="a"><k:coordinates>`, null],
    [body, 'kmlNoDeclaration'],
    ['', 'kmlNoDeclaration'],
    [`${head}<!DOCTYPE kml [<!ENTITY a "b">]>${body}`, 'kmlDoctype'],
    [`${head}<kml><LineString><coordinates>1,2</coordinates></LineString></kml>`, 'kmlNoPolygon'],
    [`${head}<kml><Polygon/></kml>`, 'kmlNoPolygon'],
    [`${head}<kml><Polygon></Polygon></kml>`, 'kmlNoCoordinates'],
    [head + body + ' '.repeat(maxKmlBytes), 'kmlTooBig'],
  ])('%#: is looked at before it is read', (text, fault) => {
    expect(findKmlFault(text)).toBe(fault);
  });

  it.each([
    ['the outline first', [outer(field), inner(pond)]],
    ['the hole first', [inner(pond), outer(field)]],
    ['the outline between holes', [inner(pond), outer(field), inner(square(0.08, 0.09))]],
    [
      'two rings in one boundary',
      [`<innerBoundaryIs>${ring(pond)}${ring(pond)}</innerBoundaryIs>`, outer(field)],
    ],
    ['rings without a boundary', [ring(field), ring(pond)]],
  ])('with %s is the field without its holes', (_case, boundaries) => {
    const found = outlinesOf(placemark(polygon(...boundaries))) ?? [];
    expect(found[0]).toEqual([0, 0.1, 5]);
    expect(found[1]).toEqual([0.03, 0.07, 5]);
    expect(found).toHaveLength(boundaries.join('').split('<LinearRing>').length - 1);
  });

  it('is read in any namespace, with or without a prefix', () => {
    const file = `${head}${placemark(polygon(inner(pond), outer(field)))}`;
    const prefixed = file
      .replaceAll(/<(\/?)(\w)/g, '<$1k:$2')
      .replace('<k:kml>', '<k:kml xmlns:k="http://earth.google.com/kml/2.1">');
    expect(findKmlFault(prefixed)).toBeNull();
    expect(outlinesOf(prefixed)).toEqual(outlinesOf(file));
    expect(outlinesOf(prefixed)).toHaveLength(2);
  });

  it('gives the largest of several areas, wherever they are, and how many there are', () => {
    const shapes = [
      polygon(outer(square(1, 1.01))),
      `<MultiGeometry><Point><coordinates>9,9</coordinates></Point><MultiGeometry>${polygon(
        inner(square(2.03, 2.07)),
        outer(square(2, 2.2)),
      )}</MultiGeometry>${polygon(outer(field))}</MultiGeometry>`,
    ];
    const file = `<kml><Folder>${shapes.map(placemark).join('')}</Folder></kml>`;
    expect(read(file)).toMatchObject({ fault: null, found: 3 });
    expect(outlinesOf(file)).toEqual([
      [2, 2.2, 5],
      [2.03, 2.07, 5],
    ]);
  });

  it('weighs areas without their holes', () => {
    const hollow = polygon(inner(square(1.001, 1.199)), outer(square(1, 1.2)));
    expect(outlinesOf(placemark(hollow + polygon(outer(field))))).toEqual([[0, 0.1, 5]]);
  });

  it('has its ring closed, without heights, holes of no width or a picture laid over the map', () => {
    const box = '<LatLonBox><north>9</north><south>0</south><east>9</east><west>0</west></LatLonBox>';
    const open = polygon(inner('1,1 2,2 1,1'), outer('-59.8,-35.6,12 -59.7,-35.6 -59.7,-35.7,12'));
    const file = `<kml><GroundOverlay>${box}</GroundOverlay>${placemark(open)}</kml>`;
    expect(read(file)).toMatchObject({ fault: null, found: 1 });
    expect(read(file).area?.geometry.coordinates).toEqual([
      [
        [-59.8, -35.6],
        [-59.7, -35.6],
        [-59.7, -35.7],
        [-59.8, -35.6],
      ],
    ]);
  });

  it.each([
    ['no ring', ''],
    ['a hole alone', inner(pond)],
    ['no coordinates', outer('')],
    ['words', outer('a,b c,d e,f')],
    ['numbers alone', outer('1 2 3 4')],
    ['two corners', outer('1,2 3,4 1,2')],
    ['places off the earth', outer('999,2 3,999 NaN,1')],
  ])('with %s has no coordinates', (_case, boundaries) => {
    expect(read(placemark(polygon(boundaries)))).toEqual({ area: null, fault: 'kmlNoCoordinates' });
  });

  it('may have only so many corners', () => {
    const corners = Array.from({ length: maxCorners + 1 }, (_each, at) => [at / 1e4, Math.sin(at) / 10]);
    expect(read(placemark(polygon(outer(corners.map(String).join(' ')))))).toEqual({
      area: null,
      fault: 'kmlTooMany',
    });
  });

  it('may be nested deeply', () => {
    const deep = '<Folder>'.repeat(20_000) + polygon(outer(field)) + '</Folder>'.repeat(20_000);
    expect(read(placemark(deep))).toMatchObject({ fault: null, found: 1 });
  });

  it('that was written could be read again', async () => {
    const area = areaOf([
      [
        [-59.8, -35.6],
        [-59.7, -35.6],
        [-59.7, -35.7],
      ],
    ]);
    const text = await writeKml(area, 'Lote <1> & "dos"');
    expect(findKmlFault(text)).toBeNull();
    expect(text).toContain('-59.8,-35.6');
    expect(text).not.toContain('<1>');
  });
});
