import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { samples } from './build-samples';
import { checkField } from './check-field';
import { formatField } from './format-field';
import { areaOf, maxCorners, parsePosition, placeAt, positionOf } from './place';
import { isArea, type Position } from '../../model/value';

const place = buildField({ name: 'a', type: 'location' });
const area = buildField({ name: 'a', type: 'polygon' });
const read = (raw: unknown, field = place) => checkField(field, raw, buildLocale());
const codes = (raw: unknown, field = area) => read(raw, field).issues.map(({ code }) => code);
const point = (...coordinates: readonly unknown[]) => ({ type: 'Point', coordinates });
const polygon = (...coordinates: readonly unknown[]) => ({ type: 'Polygon', coordinates });

const square: readonly Position[] = [
  [-60, -35],
  [-59, -35],
  [-59, -34],
  [-60, -34],
];

describe('a written place', () => {
  it.each<[string, Position | null]>([
    ['-34.6037, -58.3816', [-58.3816, -34.6037]],
    ['-34.6037,-58.3816', [-58.3816, -34.6037]],
    ['-34.6037 -58.3816', [-58.3816, -34.6037]],
    ['-34.6037;-58.3816', [-58.3816, -34.6037]],
    ['-34,60; -58,38', [-58.38, -34.6]],
    ['-34,60 -58,38', [-58.38, -34.6]],
    ['-34,60, -58,38', [-58.38, -34.6]],
    ['-34,60 , -58,38', [-58.38, -34.6]],
    ['-34,60,-58,38', [-58.38, -34.6]],
    ['+34, 58', [58, 34]],
    ['-34;\t58', [58, -34]],
    ['90, 180', [180, 90]],
    ['-90 -180', [-180, -90]],
    ['-0, -0.0000001', [0, 0]],
    ['-34.12345649, 58', [58, -34.123456]],
    // Half a place, with a decimal comma, is none.
    ['-34,60', null],
    ['34,58', null],
    ['-34,60,58', null],
    ['-34.60,58', null],
    ['-34', null],
    ['90.1, 0', null],
    ['0, 180.1', null],
    ['1e1, 2', null],
    ['0x1, 2', null],
    ['NaN, 2', null],
    ['-34.6037 S, 58 W', null],
    ['-34.6.1, 58', null],
    ['1, 2, 3', null],
    ['', null],
  ])('%j is %j', (text, position) => {
    expect(parsePosition(text)).toEqual(position);
  });

  it('is not waited for', () => {
    const start = performance.now();
    for (const text of [' ', '1', ',', ';', '1,', '1 ', '-34 ,']) parsePosition(`1${text.repeat(50_000)}x`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('a place', () => {
  const here = placeAt([-58.38, -34.6]);

  it.each<[unknown]>([
    [here],
    [JSON.stringify(here)],
    [point(-58.38, -34.6)],
    [point(-58.38, -34.6, 25)],
    [point(-58.3800000001, -34.5999999999)],
    [{ type: 'Feature', geometry: point(-58.38, -34.6), properties: null }],
    [{ type: 'Feature', geometry: point(-58.38, -34.6), properties: { center: [999, 0], zoom: 99 } }],
    ['-34,60; -58,38'],
  ])('is read from %j', (raw) => {
    expect(read(raw)).toEqual({ value: here, issues: [] });
  });

  it('keeps what the map showed', () => {
    const seen = placeAt([1, 2], { center: [3, 4], zoom: 9 });
    expect(read(seen).value).toEqual(seen);
    expect(read({ ...seen, properties: { center: [3, 4], zoom: 9.4, more: 1 } }).value).toEqual(seen);
    expect(read({ ...seen, properties: { zoom: -0 } }).value).toEqual(placeAt([1, 2], { zoom: 0 }));
  });

  it.each<[unknown]>([
    ['aquí'],
    ['{"type":"Point"'],
    [{}],
    [[]],
    [7],
    [true],
    [point()],
    [point(-58.38)],
    [point('-58.38', '-34.6')],
    [point(Number.NaN, 0)],
    [point(Infinity, 0)],
    [point(1e300, 0)],
    [point(0, 90.5)],
    [point(-180.5, 0)],
    [point([-58.38, -34.6])],
    [{ type: 'Point', coordinates: { 0: 1, 1: 2 } }],
    [{ type: 'Feature', geometry: null }],
    [{ type: 'Feature', geometry: polygon(square) }],
    [JSON.parse('{"__proto__":{"type":"Point","coordinates":[1,2]}}')],
  ])('cannot be %j', (raw) => {
    expect(read(raw)).toMatchObject({ value: null, issues: [{ field: 'a', code: 'notAPlace' }] });
  });

  it('has one writing of zero and of the 180th meridian', () => {
    const value = read(point(-180, -0)).value;
    expect(value).toEqual(placeAt([180, 0]));
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    expect(positionOf(-1e-9, -0)).toEqual([0, 0]);
    expect(read(point(180, 90)).issues).toEqual([]);
    expect(read(point(0, -90)).issues).toEqual([]);
  });

  it('is shown as latitude and longitude in both languages', () => {
    expect(formatField(place, here, buildLocale())).toBe('-34.6, -58.38');
    expect(formatField(place, here, buildLocale({ language: 'en' }))).toBe('-34.6, -58.38');
  });
});

describe('an area', () => {
  it.each<[unknown]>([
    [polygon(square)],
    [polygon([...square, square[0]])],
    [JSON.stringify(areaOf([square]))],
    [{ type: 'Feature', geometry: polygon(square), properties: { radius: -3, zoom: '9' } }],
    ['POLYGON ((-60 -35, -59 -35, -59 -34, -60 -34))'],
    ['polygon((-60 -35,-59 -35,-59 -34,-60 -34,-60 -35))'],
    // Corners that follow themselves, and those that rounding makes so, are one.
    [polygon([square[0], square[0], ...square])],
    [polygon([...square, [-60, -34.0000001]])],
  ])('is read from %j', (raw) => {
    expect(read(raw, area)).toEqual({ value: areaOf([square]), issues: [] });
  });

  it('keeps its holes, its radius and what the map showed', () => {
    const hole: readonly Position[] = [
      [-59.8, -34.8],
      [-59.2, -34.8],
      [-59.5, -34.2],
    ];
    const whole = areaOf([square, hole], { center: [-59.5, -34.5], zoom: 11, radius: 1250.5 });
    expect(read(whole, area)).toEqual({ value: whole, issues: [] });
  });

  it.each<[string, unknown]>([
    ['notAnArea', 'un lote'],
    ['notAnArea', '{"type":'],
    ['notAnArea', 'POLYGON EMPTY'],
    ['notAnArea', 'POLYGON (())'],
    ['notAnArea', 'POLYGON ((1 2, 3 4)'],
    ['notAnArea', 'POLYGON ((a b, c d, e f))'],
    ['notAnArea', 'POLYGON ((-60 -35, -59 -35, -59 -34) lote 4)'],
    ['notAnArea', 7],
    ['notAnArea', true],
    ['notAnArea', []],
    ['notAnArea', {}],
    ['notAnArea', polygon()],
    ['notAnArea', polygon([])],
    ['notAnArea', polygon(null)],
    [
      'notAnArea',
      polygon([
        [0, 0],
        [1, 1],
      ]),
    ],
    [
      'notAnArea',
      polygon([
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    ],
    [
      'notAnArea',
      polygon([
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 0],
      ]),
    ],
    [
      'notAnArea',
      polygon([
        [0, 0],
        [1, 0],
        [1, 91],
        [0, 0],
      ]),
    ],
    [
      'notAnArea',
      polygon([
        [0, 0],
        [1, 0],
        ['1', '1'],
        [0, 0],
      ]),
    ],
    [
      'notAnArea',
      polygon([
        [0, 0],
        [1, 0],
        [Number.NaN, 1],
        [0, 0],
      ]),
    ],
    ['notAnArea', polygon(square, [])],
    // A hole beside the outline, and an outline inside its hole.
    [
      'notAnArea',
      polygon(square, [
        [5, 5],
        [6, 5],
        [6, 6],
      ]),
    ],
    [
      'notAnArea',
      polygon(square, [
        [-70, -40],
        [-50, -40],
        [-50, -30],
        [-70, -30],
      ]),
    ],
    ['notAnArea', point(1, 2)],
    ['notAnArea', { type: 'MultiPolygon', coordinates: [[square]] }],
    // A bow-tie, a corner on another edge, a way back over itself, a hole through the outline.
    [
      'areaCrosses',
      polygon([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ]),
    ],
    [
      'areaCrosses',
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ]),
    ],
    [
      'areaCrosses',
      polygon([
        [0, 0],
        [4, 0],
        [4, 4],
        [4, 6],
        [4, 4],
        [0, 4],
      ]),
    ],
    [
      'areaCrosses',
      polygon([
        [0, 0],
        [4, 0],
        [2, 0],
        [2, 2],
      ]),
    ],
    [
      'areaCrosses',
      polygon(square, [
        [-59.5, -34.5],
        [-58, -34.5],
        [-58, -34.4],
      ]),
    ],
    // Neighbours on both sides of the 180th meridian would be joined round the world.
    [
      'areaTooWide',
      polygon([
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 1],
      ]),
    ],
    [
      'tooManyCorners',
      polygon(Array.from({ length: maxCorners + 1 }, (_, at) => [at / 1000, (at % 2) / 10])),
    ],
  ])('answers %s to %j', (code, raw) => {
    expect(codes(raw)).toEqual([code]);
  });

  it('may touch a pole and lie on either side of the 180th meridian', () => {
    expect(
      codes(
        polygon([
          [0, 89],
          [90, 89],
          [45, 90],
        ]),
      ),
    ).toEqual([]);
    expect(
      codes(
        polygon([
          [-180, 0],
          [-179, 0],
          [-179, 1],
        ]),
      ),
    ).toEqual([]);
    expect(
      codes(
        polygon([
          [180, 0],
          [179, 0],
          [179, 1],
        ]),
      ),
    ).toEqual([]);
    expect(
      codes(
        polygon([
          [-90, 0],
          [90, 0],
          [0, 80],
        ]),
      ),
    ).toEqual([]);
  });

  it('is written as well-known text', () => {
    const text = 'POLYGON ((-60 -35, -59 -35, -59 -34, -60 -34, -60 -35))';
    expect(formatField(area, areaOf([square]), buildLocale())).toBe(text);
  });

  it('has the same outline in its text', () => {
    fc.assert(
      fc.property(samples.polygon.raws, (raw) => {
        const { value } = read(raw, area);
        const again = read(formatField(area, value, buildLocale()), area).value;
        expect(isArea(again) ? again.geometry : null).toEqual(isArea(value) ? value.geometry : null);
      }),
    );
  });

  it('costs little however it is drawn', () => {
    const round = Array.from({ length: maxCorners - 1 }, (_, at): Position => {
      const angle = (at / maxCorners) * 2 * Math.PI;
      return [Math.cos(angle), Math.sin(angle)];
    });
    const wild = round.map(([lng], at): Position => [lng, Math.sin(at * at) * 80]);
    const start = performance.now();
    expect(codes(polygon(round))).toEqual([]);
    expect(codes(polygon(wild))).toEqual(['areaCrosses']);
    // A fraction of a second on any machine that has nothing else to do; the limit leaves room for one that has.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
