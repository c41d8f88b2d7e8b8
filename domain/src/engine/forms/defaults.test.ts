import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../model/value';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { buildAttribute, buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import { checkField } from '../fields/check-field';
import { allowedFields } from '../access/field-access';
import { defaultValues, dependentDefaults, startingFacts, warrantyDay } from './defaults';

const locale = buildLocale();
const now = new Date('2026-11-21T13:42:15.250Z');
const ofCattle = (boxSubtype: number) =>
  defaultValues(allowedFields(cowAr, 'new', { boxSubtype, companyTiers: [] }), boxSubtype, locale, now);

describe('defaultValues', () => {
  it.each([
    [5, 'PAS'],
    [6, 'PAS'],
    [7, 'RCO'],
    [8, 'FEE'],
  ])('of cattle in subtype %s have the productive system %s', (subtype, system) => {
    expect(ofCattle(subtype)).toEqual({
      productive_system: system,
      entry_type: 'NAC',
      purchase_currency: 'ARS',
    });
  });

  it('say nothing where the subtype has no default', () => {
    expect(ofCattle(1)).not.toHaveProperty('productive_system');
    expect(ofCattle(10)).toEqual({});
  });

  it('keep a default of no and of zero', () => {
    const fields = [
      buildField({ name: 'done', type: 'checkbox', defaultValue: false }),
      buildField({ name: 'count', type: 'number', defaultValue: 0 }),
      buildField({ name: 'plain', type: 'text' }),
    ];
    expect(defaultValues(fields, 1, locale, now)).toEqual({ done: false, count: 0 });
  });

  it('of a moment are one that its field reads', () => {
    const at = buildField({ name: 'at', type: 'dateTime', defaultValueFunction: 'now' });
    const { at: value } = defaultValues([at], 1, locale, now);
    expect(checkField(at, value, locale)).toEqual({ value, issues: [] });
    expect(now.getTime() - Date.parse(plainText(value))).toBeLessThan(60_000);
  });
});

describe('defaults that end with a number', () => {
  const fields = [
    buildField({ name: 'code', type: 'text', defaultValue: 'CE-', defaultValueSufix: 'asset' }),
    buildField({ name: 'bare', type: 'text', defaultValueSufix: 'asset' }),
  ];

  it('have the one that follows, and are left out while it is not known', () => {
    expect(defaultValues(fields, 1, locale, now, { suffixes: { asset: '0042' } })).toEqual({
      code: 'CE-0042',
      bare: '0042',
    });
    expect(defaultValues(fields, 1, locale, now, { suffixes: { lot: '7' } })).toEqual({});
  });
});

describe('a default that was used last', () => {
  const paddock = { name: 'paddock', type: 'select', defaultValueFunction: 'lastUsed' } as const;
  const field = buildField(paddock);

  it('is the one that the server knows, else the one of the model', () => {
    expect(defaultValues([field], 1, locale, now, { lastUsed: { paddock: 'Norte' } })).toEqual({
      paddock: 'Norte',
    });
    expect(defaultValues([field], 1, locale, now)).toEqual({});
    const withOwn = buildField({ ...paddock, defaultValue: 'Sur' });
    expect(defaultValues([withOwn], 1, locale, now)).toEqual({ paddock: 'Sur' });
  });
});

describe('the last day of a guarantee (document 2 section 4)', () => {
  it.each([
    ['2026-01-05', '2026-12-31', '2026-07-06'], // 180 days are 4 July, a Saturday
    ['2026-01-06', '2026-12-31', '2026-07-06'], // 5 July, a Sunday
    ['2026-01-07', '2026-12-31', '2026-07-06'], // 6 July, the Monday itself
    ['2026-01-05', '2026-03-10', '2026-03-10'],
    ['2026-01-05', '2026-03-14', '2026-03-16'],
    ['2025-12-31', '2026-06-29', '2026-06-29'],
  ])('from %s, at most until %s, is %s', (from, until, day) => {
    expect(warrantyDay(from, until)).toBe(day);
  });

  it('is never on a weekend, and at most two days beyond either day', () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((count) => new Date(Date.UTC(2000, 0, 1) + count * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (from, until) => {
        const found = warrantyDay(from, until);
        const weekday = new Date(`${found}T00:00:00Z`).getUTCDay();
        expect([1, 2, 3, 4, 5]).toContain(weekday);
        const beyond = Date.parse(found) - Date.parse(until);
        expect(beyond).toBeLessThanOrEqual(2 * 86_400_000);
        expect(Date.parse(found) - Date.parse(from)).toBeLessThanOrEqual(182 * 86_400_000);
      }),
    );
  });

  it('is filled in only where it is blank, and both days are there', () => {
    const field = buildField({
      name: 'until',
      type: 'date',
      defaultValueFunction: 'warranty',
      defaultOf: ['from', 'last'],
    });
    const days = { from: '2026-01-05', last: '2026-03-10' };
    expect(dependentDefaults([field], days)).toEqual({ until: '2026-03-10' });
    expect(dependentDefaults([field], { ...days, until: '2026-02-02' })).toEqual({});
    expect(dependentDefaults([field], { from: '2026-01-05' })).toEqual({});
  });
});

describe('the day of another field', () => {
  const field = buildField({
    name: 'entered',
    type: 'date',
    defaultValueFunction: 'sameDay',
    defaultOf: ['born'],
    defaultWhen: { parentField: 'how', parentValue: ['NAC'] },
  });

  it('is filled in while its condition holds, the day is there and nobody wrote another', () => {
    expect(dependentDefaults([field], { born: '2019-08-08', how: 'NAC' })).toEqual({ entered: '2019-08-08' });
    expect(dependentDefaults([field], { born: '2019-08-08', how: 'COM' })).toEqual({});
    expect(dependentDefaults([field], { how: 'NAC' })).toEqual({});
    expect(dependentDefaults([field], { born: '2019-08-08', how: 'NAC', entered: '2020-01-01' })).toEqual({});
  });
});

describe('what nobody types', () => {
  it('starts with its default, where the establishment has the field', () => {
    const here = { box: { list: [1], new: [], edit: [] } };
    const elsewhere = { box: { list: [2], new: [], edit: [] } };
    const attributes = [
      buildAttribute({
        name: 'status',
        type: 'text',
        disabled: true,
        defaultValue: 'active',
        permissions: here,
      }),
      buildAttribute({ name: 'used', type: 'number', onlyEvent: true, defaultValue: 0, permissions: here }),
      buildAttribute({
        name: 'other',
        type: 'text',
        disabled: true,
        defaultValue: 'x',
        permissions: elsewhere,
      }),
      buildAttribute({ name: 'plain', type: 'text', defaultValue: 'y' }),
      buildAttribute({ name: 'empty', type: 'text', onlyEvent: true, permissions: here }),
    ];
    expect(startingFacts(attributes, 1)).toEqual({ status: 'active', used: 0 });
  });
});
