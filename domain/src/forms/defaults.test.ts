import { describe, expect, it } from 'vitest';
import { cowAr } from '../assets/cow-ar';
import { buildField } from '../assets/build-model';
import { buildLocale } from '../fields/build-locale';
import { checkField } from '../fields/check-field';
import { allowedFields } from '../rules/field-access';
import { defaultValues } from './defaults';

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
      entry_date: '2026-11-21',
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
    expect(now.getTime() - Date.parse(String(value))).toBeLessThan(60_000);
  });
});
