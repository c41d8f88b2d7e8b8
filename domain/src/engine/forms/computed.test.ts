import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Computation } from '../../model/computation';
import { buildAttribute } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import type { Value, Values } from '../../model/value';
import { computations, withComputed } from './computed';

const locale = buildLocale();

function computed(
  computed: Computation,
  values: Values,
  type: 'float' | 'number' | 'select' = 'float',
): Value {
  const field = buildAttribute({ name: 'outcome', type, disabled: true, computed });
  return withComputed([field], values, locale)['outcome'] ?? null;
}

describe('a computed field', () => {
  it.each<[string, Computation, Values, Value]>([
    ['ratio', { rule: 'ratio', of: ['a', 'b'] }, { a: 4500, b: 180 }, 25],
    ['ratio by a factor', { rule: 'ratio', of: ['a', 'b'], factor: 100 }, { a: 1, b: 3 }, 33.33],
    ['ratio to nothing', { rule: 'ratio', of: ['a', 'b'] }, { a: 1, b: 0 }, null],
    ['sum', { rule: 'sum', of: ['a', 'b', 'c'] }, { a: 1, b: 2.5, c: 3 }, 6.5],
    ['sum of what is not all there', { rule: 'sum', of: ['a', 'b'] }, { a: 1 }, null],
    ['difference', { rule: 'difference', of: ['a', 'b'] }, { a: 200, b: 30.5 }, 169.5],
    ['difference to nothing taken', { rule: 'difference', of: ['a', 'b'] }, { a: 200 }, 200],
    ['difference from nothing', { rule: 'difference', of: ['a', 'b'] }, { b: 1 }, null],
    [
      'product with options',
      { rule: 'product', of: ['a', 'kind'], factors: { kind: { soja: 3, maiz: 3.3 } } },
      { a: 60, kind: 'maiz' },
      198,
    ],
    [
      'product with an option that counts for nothing known',
      { rule: 'product', of: ['a', 'kind'], factors: { kind: { soja: 3 } } },
      { a: 60, kind: 'mijo' },
      null,
    ],
    ['ageMonths', { rule: 'ageMonths', of: ['day'] }, { day: '2025-11-22' }, 11],
    ['ageMonths before birth', { rule: 'ageMonths', of: ['day'] }, { day: '2030-01-01' }, 0],
    ['spacing', { rule: 'spacing', of: ['a', 'b'] }, { a: 4, b: 2 }, 1250],
    ['basalArea of a tree', { rule: 'basalArea', of: ['dbh', 'density'] }, { dbh: 30 }, 0.07],
    ['basalArea of a stand', { rule: 'basalArea', of: ['dbh', 'density'] }, { dbh: 30, density: 500 }, 35.34],
    ['volume of a tree', { rule: 'volume', of: ['basal', 'h', 'area'] }, { basal: 0.07, h: 20 }, 0.63],
    [
      'volume of a stand',
      { rule: 'volume', of: ['basal', 'h', 'area'] },
      { basal: 35, h: 20, area: 10 },
      3150,
    ],
    ['co2', { rule: 'co2', of: ['volume', 'density'] }, { volume: 100, density: 413 }, 124.55],
    ['treeCo2', { rule: 'treeCo2', of: ['dbh', 'h', 'density'] }, { dbh: 30, h: 20, density: 500 }, 959.3],
  ])('is by %s', (_name, computation, values, expected) => {
    expect(computed(computation, values)).toBe(expected);
  });

  it('looks up the key that goes with a key', () => {
    const specie: Computation = { rule: 'lookup', of: ['variety'], table: { planet: 'barley' } };
    expect(computed(specie, { variety: 'planet' }, 'select')).toBe('barley');
    expect(computed(specie, { variety: 'other' }, 'select')).toBeNull();
  });

  it('sees what was computed before it, and replaces what was there', () => {
    const fields = [
      buildAttribute({ name: 'one', type: 'float', computed: { rule: 'sum', of: ['a', 'b'] } }),
      buildAttribute({ name: 'two', type: 'number', computed: { rule: 'ratio', of: ['one', 'b'] } }),
    ];
    expect(withComputed(fields, { a: 7, b: 2, two: 99 }, locale)).toEqual({ a: 7, b: 2, one: 9, two: 5 });
    expect(withComputed(fields, { b: 2, one: 1, two: 99 }, locale)).toEqual({ b: 2, one: null, two: null });
  });

  it('leaves values alone when nothing follows from them', () => {
    const values = { a: 1 };
    expect(withComputed([buildAttribute({ name: 'a', type: 'number' })], values, locale)).toBe(values);
  });

  it('is finite or nothing, whatever the numbers', () => {
    const names = Object.keys(computations) as Computation['rule'][]; // its keys
    const ofNumbers = names.filter((rule) => rule !== 'lookup');
    const number = fc.double({ noNaN: false });
    fc.assert(
      fc.property(fc.constantFrom(...ofNumbers), number, number, number, (rule, a, b, c) => {
        const value = computed({ rule, of: ['a', 'b', 'c'] }, { a, b, c });
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
