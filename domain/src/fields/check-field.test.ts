import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../assets/build-model';
import type { Field } from '../assets/asset-type';
import { breeds, vaccines } from '../lookups/cattle';
import { officialTag } from '../events/cattle-fields';
import { buildLocale } from './build-locale';
import { checkField, formatField } from './check-field';
import { fieldKinds } from './index';
import { fieldKindNames, type FieldKindName } from './kinds';
import { isEmpty, type Value } from './value';

/** For each kind a field, and texts or values that it reads without fault. */
const samples: {
  readonly [Name in FieldKindName]: readonly [field: Field, raws: fc.Arbitrary<unknown>];
} = {
  text: [buildField({ name: 'a', type: 'text' }), fc.string({ maxLength: 200 })],
  multiline: [buildField({ name: 'a', type: 'multiline' }), fc.string({ maxLength: 200, unit: 'grapheme' })],
  number: [buildField({ name: 'a', type: 'number' }), fc.integer({ min: -999_999_999, max: 999_999_999 })],
  float: [
    buildField({ name: 'a', type: 'float', decimals: 3 }),
    fc.integer({ min: -999_999_999, max: 999_999_999 }).map((thousandths) => thousandths / 1000),
  ],
  masked: [
    buildField({ name: 'a', type: 'masked', masks: [officialTag] }),
    fc.stringMatching(/^[A-Za-z]{2}\d{3}[ -]?[A-Za-z]\d{3}[ -]?\d$/),
  ],
  date: [
    buildField({ name: 'a', type: 'date' }),
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  ],
  dateTime: [
    buildField({ name: 'a', type: 'dateTime' }),
    fc
      .integer({ min: Date.UTC(2010, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
      .map((minute) => new Date(minute * 60_000).toISOString()),
  ],
  select: [
    buildField({ name: 'a', type: 'select', values: breeds }),
    fc.constantFrom(...breeds.flatMap((option) => [option.key, option.label.es, option.label.en])),
  ],
  multiselect: [
    buildField({ name: 'a', type: 'multiselect', values: vaccines }),
    fc.subarray(vaccines.map((option) => option.key)),
  ],
  checkbox: [buildField({ name: 'a', type: 'checkbox' }), fc.constantFrom(true, false, 'sí', 'no', 'x', 1)],
};

describe('every kind', () => {
  it.each(fieldKindNames)(
    '%s: reading what it shows gives the same value again, in both languages',
    (name) => {
      const [field, raws] = samples[name];
      const languages = fc.constantFrom('es' as const, 'en' as const);
      fc.assert(
        fc.property(raws, languages, (raw, language) => {
          const locale = buildLocale({ language });
          const { value, issues } = checkField(field, raw, locale);
          if (issues.length > 0) return;
          const shown = formatField(field, value, locale);
          expect(checkField(field, shown, locale)).toEqual({ value, issues: [] });
        }),
      );
    },
  );

  it.each(fieldKindNames)('%s: what it accepts is already in its one form, and is JSON', (name) => {
    const [field, raws] = samples[name];
    let accepted = 0;
    fc.assert(
      fc.property(raws, (raw) => {
        const { value, issues } = checkField(field, raw, buildLocale());
        if (issues.length > 0) return;
        accepted += 1;
        expect(checkField(field, value, buildLocale())).toEqual({ value, issues: [] });
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }),
    );
    expect(accepted).toBeGreaterThan(0);
  });

  it.each(fieldKindNames)('%s: never throws, whatever JSON arrives', (name) => {
    const [field] = samples[name];
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const { issues } = checkField(field, raw, buildLocale());
        expect(issues.every((issue) => issue.field === 'a' && issue.level === 'error')).toBe(true);
      }),
    );
  });

  it.each(fieldKindNames)('%s: shows nothing for nothing', (name) => {
    const [field] = samples[name];
    expect(formatField(field, null, buildLocale())).toBe('');
    expect(checkField(field, null, buildLocale())).toEqual({ value: null, issues: [] });
    expect(checkField(field, undefined, buildLocale())).toEqual({ value: null, issues: [] });
    expect(fieldKinds[name].name).toBe(name);
  });
});

describe('checkField', () => {
  const weight = buildField({ name: 'weight', type: 'float', validations: { mandatory: true } });

  it('asks for a mandatory field once, and only when nothing else is wrong', () => {
    const codes = (raw: unknown) => checkField(weight, raw, buildLocale()).issues.map((each) => each.code);
    expect(codes(null)).toEqual(['mandatory']);
    expect(codes('  ')).toEqual(['mandatory']);
    expect(codes('doce')).toEqual(['notANumber']);
    expect(codes('12')).toEqual([]);
  });

  it('takes a no for an answer', () => {
    const field = buildField({ name: 'castrated', type: 'checkbox', validations: { mandatory: true } });
    expect(checkField(field, false, buildLocale())).toEqual({ value: false, issues: [] });
  });
});

describe('isEmpty', () => {
  it.each<[Value | undefined, boolean]>([
    [null, true],
    [undefined, true],
    ['', true],
    [' \n', true],
    [[], true],
    [0, false],
    [false, false],
    ['0', false],
    [['A'], false],
  ])('of %j is %s', (value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });
});
