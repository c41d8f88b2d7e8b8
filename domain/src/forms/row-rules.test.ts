import { describe, expect, it } from 'vitest';
import { buildField } from '../assets/build-model';
import type { Field, RowRule } from '../assets/asset-type';
import { buildLocale } from '../fields/build-locale';
import type { Values } from '../fields/value';
import { checkRowRules } from './row-rules';

const option = (key: string) => ({ key, label: { es: `Opción ${key}`, en: `Option ${key}` } });
const fields = new Map<string, Field>(
  [
    buildField({ name: 'done', type: 'checkbox' }),
    buildField({ name: 'kind', type: 'select', values: [option('A'), option('B')] }),
    buildField({ name: 'labels', type: 'multiselect', values: [option('X'), option('Y')] }),
    buildField({ name: 'born', type: 'date' }),
  ].map((field) => [field.name, field]),
);
const check = (rule: RowRule, values: Values, known: ReadonlyMap<string, Field> = fields) =>
  checkRowRules([rule], values, known, buildLocale());

describe('forbiddenTogether', () => {
  const rule: RowRule = {
    rule: 'forbiddenTogether',
    level: 'error',
    field: 'done',
    values: ['false'],
    other: 'kind',
    otherValues: ['A'],
  };

  it('finds the pair, and says what it clashes with', () => {
    expect(check(rule, { done: false, kind: 'A' })).toMatchObject([
      {
        field: 'done',
        code: 'forbiddenTogether',
        level: 'error',
        slots: { other: 'Campo kind: Opción A' },
      },
    ]);
  });

  it.each<[Values, number]>([
    [{ kind: 'A' }, 1],
    [{ done: null, kind: 'A' }, 1],
    [{ done: true, kind: 'A' }, 0],
    [{ done: false, kind: 'B' }, 0],
    [{ done: false, kind: null }, 0],
    [{ done: false }, 0],
  ])('of %j finds %s: an empty checkbox is a no', (values, count) => {
    expect(check(rule, values)).toHaveLength(count);
  });

  it('matches any chosen key of a multiselect', () => {
    const many: RowRule = { ...rule, level: 'warning', field: 'labels', values: ['Y'] };
    expect(check(many, { labels: ['X', 'Y'], kind: 'A' })).toMatchObject([{ level: 'warning' }]);
    expect(check(many, { labels: ['X'], kind: 'A' })).toEqual([]);
  });

  it('is silent about fields that are not shown', () => {
    expect(check(rule, { done: false, kind: 'A' }, new Map())).toEqual([]);
  });
});

describe('ageRange', () => {
  const rule: RowRule = {
    rule: 'ageRange',
    level: 'warning',
    field: 'kind',
    birthField: 'born',
    months: { A: [12, 24] },
  };

  it.each<[string, number[]]>([
    ['2025-11-21', []],
    ['2025-11-22', [11]],
    ['2024-11-21', []],
    ['2024-10-22', []],
    ['2024-10-21', [25]],
    ['2026-11-21', [0]],
    // A birth in the future is another issue's business.
    ['2026-11-22', []],
  ])('of an animal born on %s on 21 November 2026 warns of %j months', (born, expected) => {
    const found = check(rule, { kind: 'A', born });
    expect(found.map((each) => each.slots['months'])).toEqual(expected);
    expect(found.every((each) => each.level === 'warning' && each.code === 'ageMismatch')).toBe(true);
  });

  it('needs a birth date, and a value with an age', () => {
    expect(check(rule, { kind: 'A' })).toEqual([]);
    expect(check(rule, { kind: 'B', born: '2020-01-01' })).toEqual([]);
    expect(check(rule, { born: '2020-01-01' })).toEqual([]);
    expect(check(rule, { kind: 'A', born: '2020-01-01' }, new Map())).toEqual([]);
  });
});
