import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import { areaOf, placeAt } from '../fields/place';
import type { Position } from '../../model/value';
import { checkFields } from './check-fields';
import { areaSourcesOf, distanceToArea, isInside, placeInside } from './geography';

/** A field of half a degree around a corner, with a pond in it. */
const paddock = areaOf([
  [
    [-60, -35],
    [-59.5, -35],
    [-59.5, -34.5],
    [-60, -34.5],
  ],
  [
    [-59.8, -34.8],
    [-59.7, -34.8],
    [-59.7, -34.7],
  ],
]);
const other = areaOf([
  [
    [10, 10],
    [11, 10],
    [10, 11],
  ],
]);

describe('a place and areas', () => {
  it.each<[Position, boolean]>([
    [[-59.9, -34.9], true],
    [[-60, -34.7], true],
    [[-60, -35], true],
    [[10.2, 10.2], true],
    [[-59.72, -34.78], false],
    [[-60.001, -34.7], false],
    [[0, 0], false],
    [[180, 90], false],
  ])('%j lies inside one: %s', (position, inside) => {
    expect(isInside(placeAt(position), [paddock, other])).toBe(inside);
    expect(isInside(placeAt(position), [])).toBe(false);
  });

  it.each<[Position, number]>([
    [[-59.9, -34.9], 0],
    [[-60, -34.7], 0],
    // A tenth of a degree to the north, and one to the west, which is shorter there.
    [[-59.75, -34.4], 11.12],
    [[-60.1, -34.75], 9.14],
    [[-59.75, 145.25 - 90], 9_980],
  ])('%j is %s km away', (position, km) => {
    expect(distanceToArea(placeAt(position), paddock)).toBeCloseTo(km, km > 100 ? -2 : 1);
  });

  it.each([paddock, other])('have a place inside', (area) => {
    expect(isInside(placeInside(area), [area])).toBe(true);
  });

  it('are at no distance exactly where the place is inside or on the outline', () => {
    const around = fc.tuple(
      fc.integer({ min: -60_500, max: -59_000 }).map((each) => each / 1000),
      fc.integer({ min: -35_500, max: -34_000 }).map((each) => each / 1000),
    );
    fc.assert(
      fc.property(around, (position) => {
        const point = placeAt(position);
        if (isInside(point, [paddock])) expect(distanceToArea(point, paddock)).toBeCloseTo(0, 6);
        else expect(distanceToArea(point, paddock)).toBeGreaterThan(0);
      }),
    );
  });
});

/** Small steps on both sides of a border: positions are exact to a millionth of a degree. */
const step = 1e-6;

describe('the border of an area', () => {
  // Corners on a raster of thousandths: what lies half way between two of them is a position without rounding.
  const raster = fc.integer({ min: 10, max: 400 }).map((each) => each / 1000);
  const box = fc.record({ west: raster, south: raster, wide: raster, high: raster });
  const boxes = box.map(({ west, south, wide, high }) => {
    const [w, s] = [-60 + west, -35 + south];
    return { w, s, e: w + wide, n: s + high };
  });
  const ringOf = ({ w, s, e, n }: { w: number; s: number; e: number; n: number }): readonly Position[] => [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
  ];
  /** Half of the border's width inwards, so that the hole is clear of the outline. */
  const holeOf = ({ w, s, e, n }: { w: number; s: number; e: number; n: number }) => ({
    ...{ w: w + (e - w) / 4, e: e - (e - w) / 4 },
    ...{ s: s + (n - s) / 4, n: n - (n - s) / 4 },
  });
  const lies = (lng: number, lat: number, rings: readonly (readonly Position[])[]) =>
    isInside(placeAt([lng, lat]), [areaOf(rings)]);

  it('belongs to it, and what is a step beyond does not', () => {
    fc.assert(
      fc.property(boxes, fc.integer({ min: 0, max: 4 }), (area, quarter) => {
        const { w, s, e, n } = area;
        const [lng, lat] = [w + ((e - w) * quarter) / 4, s + ((n - s) * quarter) / 4];
        for (const [x, y, out] of [
          [lng, s, [0, -step]],
          [lng, n, [0, step]],
          [w, lat, [-step, 0]],
          [e, lat, [step, 0]],
        ] as const) {
          expect(lies(x, y, [ringOf(area)])).toBe(true);
          expect(lies(x + out[0], y + out[1], [ringOf(area)])).toBe(false);
        }
      }),
    );
  });

  it('is a border on both sides of a hole: its edge belongs to the area, its inside does not', () => {
    fc.assert(
      fc.property(boxes, (area) => {
        const hole = holeOf(area);
        const rings = [ringOf(area), ringOf(hole)];
        const [lng, lat] = [(hole.w + hole.e) / 2, (hole.s + hole.n) / 2];
        expect(lies(lng, lat, rings)).toBe(false);
        expect(lies(hole.w + step, lat, rings)).toBe(false);
        expect(lies(hole.w, lat, rings)).toBe(true);
        expect(lies(hole.w - step, lat, rings)).toBe(true);
      }),
    );
  });

  it('is the same whichever way round its corners go, and from whichever they start', () => {
    const any = fc.tuple(
      fc.double({ min: -60, max: -59, noNaN: true }),
      fc.double({ min: -35, max: -34, noNaN: true }),
    );
    fc.assert(
      fc.property(boxes, any, fc.integer({ min: 0, max: 3 }), (area, [lng, lat], from) => {
        const ring = ringOf(area);
        const turned = [...ring.slice(from), ...ring.slice(0, from)].reverse();
        expect(lies(lng, lat, [turned])).toBe(lies(lng, lat, [ring]));
      }),
    );
  });
});

const house = buildField({ name: 'house', type: 'location', validations: { inPolygon: 'box' } });
const lot = buildField({ name: 'lot', type: 'polygon', validations: { nearLocation: { field: 'house' } } });
const farLot = buildField({
  name: 'lot',
  type: 'polygon',
  validations: { nearLocation: { field: 'house', km: 20 } },
});

describe('the rules of places in a form', () => {
  const said = (raw: Readonly<Record<string, unknown>>, rest = {}, fields = [house, lot]) =>
    checkFields({
      fields,
      known: fields,
      mode: 'new',
      locale: buildLocale(),
      raw,
      before: {},
      ...rest,
    }).issues.map(({ field, code, slots }) => `${field ?? ''} ${code} ${JSON.stringify(slots)}`);

  it('ask an area to lie near its place, five kilometres where the field says nothing else', () => {
    expect(said({ house: '-34.9; -59.9', lot: paddock })).toEqual([]);
    expect(said({ house: '-34.46; -59.75', lot: paddock })).toEqual([]);
    expect(said({ house: '-34.45; -59.75', lot: paddock })).toEqual(['lot tooFarFromPlace {"km":5}']);
    expect(said({ house: '-34.45; -59.75', lot: paddock }, {}, [house, farLot])).toEqual([]);
    expect(said({ lot: paddock })).toEqual([]);
    expect(said({ house: '-34.45; -59.75' })).toEqual([]);
    expect(said({ house: 'aquí', lot: paddock })).toEqual(['house notAPlace {}']);
  });

  it('ask a place that is there already, too', () => {
    const before = { house: placeAt([0, 0]) };
    expect(said({ lot: paddock }, { mode: 'edit', before })).toEqual(['lot tooFarFromPlace {"km":5}']);
  });

  it('ask a place to lie in an area of its source, where there are any', () => {
    const outside = { house: '0; 0' };
    expect(said(outside)).toEqual([]);
    expect(said(outside, { areas: {} })).toEqual([]);
    expect(said(outside, { areas: { box: [] } })).toEqual([]);
    expect(said(outside, { areas: { box: [other, paddock] } })).toEqual(['house outsideArea {}']);
    expect(said({ house: '-34.9; -59.9' }, { areas: { box: [other, paddock] } })).toEqual([]);
  });

  it('leave a place where it was, and ask one that moves', () => {
    const before = { house: placeAt([0, 0]) };
    const edit = { mode: 'edit', before, areas: { box: [paddock] } };
    expect(said({ lot: null }, edit)).toEqual([]);
    // Another view of the same place is no other place.
    expect(said({ house: placeAt([0, 0], { zoom: 3 }) }, edit)).toEqual([]);
    expect(said({ house: '0; 1' }, edit)).toEqual(['house outsideArea {}']);
    expect(said({ house: '-34.9; -59.9' }, edit)).toEqual([]);
  });

  it('ask places in rows like any other', () => {
    const sheds = buildField({
      name: 'sheds',
      type: 'addableList',
      list: {
        fields: [house],
        noun: { one: { es: 'galpón', en: 'shed' }, many: { es: 'galpones', en: 'sheds' } },
      },
    });
    const raw = {
      sheds: [
        { key: 1, house: '0; 0' },
        { key: 2, house: '-34.9; -59.9' },
      ],
    };
    expect(areaSourcesOf([lot])).toEqual([]);
    expect(areaSourcesOf([lot, sheds, house])).toEqual(['box']);
    expect(said(raw, { areas: { box: [paddock] } }, [sheds])).toEqual(['sheds.1.house outsideArea {}']);
    const before = { sheds: [{ key: 1, house: placeAt([0, 0]) }] };
    const edit = { mode: 'edit', before, areas: { box: [paddock] } };
    expect(said(raw, edit, [sheds])).toEqual([]);
    expect(said({ sheds: [{ key: 1, house: '0; 1' }] }, edit, [sheds])).toEqual([
      'sheds.1.house outsideArea {}',
    ]);
    // A row that is new was nowhere.
    const added = { sheds: [{ key: 1, house: '0; 0' }, { house: '0; 0' }] };
    expect(said(added, edit, [sheds])).toEqual(['sheds.2.house outsideArea {}']);
  });
});
