import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../assets/build-model';
import { buildLocale } from '../fields/build-locale';
import { areaOf, placeAt } from '../fields/place';
import type { Position } from '../fields/value';
import { checkFields } from './check-fields';
import { distanceToArea, isInside } from './geography';

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

const house = buildField({ name: 'house', type: 'location', validations: { inPolygon: 'geometries' } });
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

  it('ask a place that stands already, too', () => {
    const before = { house: placeAt([0, 0]) };
    expect(said({ lot: paddock }, { mode: 'edit', before })).toEqual(['lot tooFarFromPlace {"km":5}']);
  });

  it('ask a place to lie in an area of its source, where there are any', () => {
    const outside = { house: '0; 0' };
    expect(said(outside)).toEqual([]);
    expect(said(outside, { areas: {} })).toEqual([]);
    expect(said(outside, { areas: { geometries: [] } })).toEqual([]);
    expect(said(outside, { areas: { others: [paddock] } })).toEqual([]);
    expect(said(outside, { areas: { geometries: [other, paddock] } })).toEqual(['house outsideArea {}']);
    expect(said({ house: '-34.9; -59.9' }, { areas: { geometries: [other, paddock] } })).toEqual([]);
  });
});
