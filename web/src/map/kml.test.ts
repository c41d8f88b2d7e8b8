import { describe, expect, it } from 'vitest';
import { findKmlFault, largestArea, maxKmlBytes, writeKml } from './kml';
import { areaOf, maxCorners } from '@huella/domain/fields/place';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const body = '<kml><Polygon><coordinates>1,2 3,4 5,6</coordinates></Polygon></kml>';
const triangle = [
  [-59.8, -35.6, 12],
  [-59.7, -35.6, 12],
  [-59.7, -35.7, 12],
];
const feature = (geometry: { type: string; coordinates?: unknown; geometries?: never[] } | null) => ({
  geometry,
});

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

  it('gives its largest area, with the ring closed and without heights', () => {
    const small = triangle.map(([lng = 0, lat = 0]) => [lng / 10, lat / 10]);
    const read = largestArea({
      features: [
        feature(null),
        feature({ type: 'Point', coordinates: [1, 2] }),
        feature({ type: 'Polygon', coordinates: [small.map(([lng = 0, lat = 0]) => [lng / 10, lat / 10])] }),
        feature({ type: 'MultiPolygon', coordinates: [[triangle]] }),
      ],
    });
    expect(read).toMatchObject({ fault: null, found: 2 });
    expect(read.area?.geometry.coordinates[0]).toEqual([
      [-59.8, -35.6],
      [-59.7, -35.6],
      [-59.7, -35.7],
      [-59.8, -35.6],
    ]);
  });

  it.each([
    [[]],
    [[[]]],
    ['x'],
    [null],
    [
      [
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    [
      [
        [
          [999, 2],
          [3, 999],
          [Number.NaN, 1],
        ],
      ],
    ],
  ])('%#: has no coordinates where there are no three that lie on the earth', (coordinates) => {
    const features = [feature({ type: 'Polygon', coordinates })];
    expect(largestArea({ features })).toEqual({ area: null, fault: 'kmlNoCoordinates' });
  });

  it('may have only so many corners', () => {
    const ring = Array.from({ length: maxCorners + 1 }, (_each, at) => [at / 1e4, Math.sin(at) / 10]);
    const features = [feature({ type: 'Polygon', coordinates: [ring] })];
    expect(largestArea({ features })).toEqual({ area: null, fault: 'kmlTooMany' });
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
