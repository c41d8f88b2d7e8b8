import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import type { Field } from '../../model/field';
import type { RowRule } from '../../model/row-rule';
import { buildLocale } from '../fields/build-locale';
import type { Values } from '../../model/value';
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

describe('ageRange of several options', () => {
  const rule: RowRule = {
    rule: 'ageRange',
    level: 'error',
    field: 'labels',
    birthField: 'born',
    months: { X: [3, 8] },
  };

  it.each<[readonly string[], string, number]>([
    [['X', 'Y'], '2026-05-21', 0],
    [['X', 'Y'], '2025-05-21', 1],
    [['Y'], '2025-05-21', 0],
  ])('%j of an animal born on %s finds %s', (labels, born, count) => {
    expect(check(rule, { labels, born })).toHaveLength(count);
  });
});

describe('dayGone', () => {
  const rule: RowRule = { rule: 'dayGone', level: 'warning', field: 'born' };

  it.each([
    ['2026-11-20', 1],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    [null, 0],
  ])('of %s on 21 November 2026 finds %s', (born, count) => {
    expect(check(rule, { born })).toHaveLength(count);
  });

  it('says which day', () => {
    expect(check(rule, { born: '2026-11-01' })).toMatchObject([
      { field: 'born', code: 'dayGone', level: 'warning', slots: { date: '01/11/2026' } },
    ]);
  });
});

describe('atMostAfter', () => {
  const rule: RowRule = {
    rule: 'atMostAfter',
    level: 'error',
    field: 'ends',
    since: 'born',
    days: 365,
    when: { parentField: 'kind', parentValue: ['A'] },
  };

  it.each<[Values, number]>([
    [{ kind: 'A', born: '2026-01-01', ends: '2027-01-01' }, 0],
    [{ kind: 'A', born: '2026-01-01', ends: '2027-01-02' }, 1],
    [{ kind: 'B', born: '2026-01-01', ends: '2030-01-01' }, 0],
    [{ kind: 'A', ends: '2030-01-01' }, 0],
    [{ kind: 'A', born: '2026-01-01' }, 0],
  ])('of %j finds %s', (values, count) => {
    expect(check(rule, values)).toHaveLength(count);
  });
});

describe('usualRange', () => {
  const grain = new Map([
    [
      'specie',
      buildField({
        name: 'specie',
        type: 'select',
        values: [{ key: 'soja', label: { es: 'Soja', en: 'Soybean' } }],
      }),
    ],
    ['moisture', buildField({ name: 'moisture', type: 'float' })],
  ]);
  const rule: RowRule = {
    rule: 'usualRange',
    level: 'warning',
    field: 'moisture',
    by: 'specie',
    ranges: { soja: [5, 13.5] },
  };

  it.each([
    [4.9, 1],
    [5, 0],
    [13.5, 0],
    [13.6, 1],
  ])('of %s finds %s', (moisture, count) => {
    expect(checkRowRules([rule], { moisture, specie: 'soja' }, grain, buildLocale())).toHaveLength(count);
  });

  it('shows what is usual, and of which option', () => {
    expect(checkRowRules([rule], { moisture: 20, specie: 'soja' }, grain, buildLocale())).toMatchObject([
      { field: 'moisture', code: 'unusual', level: 'warning', slots: { other: 'Soja', min: 5, max: 13.5 } },
    ]);
  });

  it('says nothing of options without a range, and of nothing', () => {
    for (const values of [{ moisture: 20 }, { moisture: 20, specie: 'maiz' }, { specie: 'soja' }])
      expect(checkRowRules([rule], values, grain, buildLocale())).toEqual([]);
  });
});

describe('nearTo', () => {
  const weights = new Map([
    ['tonnage', buildField({ name: 'tonnage', type: 'float' })],
    ['projected', buildField({ name: 'projected', type: 'float' })],
  ]);
  const rule: RowRule = {
    rule: 'nearTo',
    level: 'warning',
    field: 'tonnage',
    near: 'projected',
    percent: 15,
  };

  it.each([
    [85, 0],
    [84.9, 1],
    [115, 0],
    [115.1, 1],
  ])('of %s beside 100 finds %s', (tonnage, count) => {
    expect(checkRowRules([rule], { tonnage, projected: 100 }, weights, buildLocale())).toHaveLength(count);
  });

  it('says nothing where either is missing', () => {
    expect(checkRowRules([rule], { tonnage: 5 }, weights, buildLocale())).toEqual([]);
    expect(checkRowRules([rule], { projected: 5 }, weights, buildLocale())).toEqual([]);
  });
});
