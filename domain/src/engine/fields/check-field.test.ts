import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { samples } from './build-samples';
import { checkField, rememberReadings } from './check-field';
import { formatField, formatMeasured } from './format-field';
import { fieldKindNames, fieldKinds } from './index';
import { fieldOfPlace } from './rows';
import { isEmpty, type Value } from '../../model/value';

const textKinds = fieldKindNames.filter((name) => fieldKinds[name].isText);

describe('every kind', () => {
  it.each(textKinds)('%s: reading what it shows gives the same value again, in both languages', (name) => {
    const { field, raws } = samples[name];
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
  });

  it.each(fieldKindNames)(
    '%s: is read alike where readings are remembered, however often it comes',
    (name) => {
      const { field, raws } = samples[name];
      const locale = buildLocale();
      const other = buildField({
        ...field,
        name: 'other',
        validations: { ...field.validations, mandatory: true },
      });
      fc.assert(
        fc.property(fc.array(fc.oneof(raws, fc.string(), fc.constant('')), { maxLength: 20 }), (texts) => {
          const read = rememberReadings(locale);
          const asked = [...texts, ...texts].flatMap((raw) =>
            [field, other].map((each) => [each, raw] as const),
          );
          // One comparison a run: a couple of hundred thousand of them take longer than what they compare.
          expect(asked.map(([each, raw]) => read(each, raw, locale))).toEqual(
            asked.map(([each, raw]) => checkField(each, raw, locale)),
          );
        }),
      );
    },
  );

  it('are read alike where readings are remembered: numbers and texts that look the same, and more than are remembered', () => {
    const locale = buildLocale();
    const { field } = samples.number;
    const read = rememberReadings(locale);
    const many = Array.from({ length: 1_200 }, (_, at) => [at, String(at), at % 2 === 0]).flat();
    const asked = [...many, undefined, ...many, ...many];
    expect(asked.map((raw) => read(field, raw, locale))).toEqual(
      asked.map((raw) => checkField(field, raw, locale)),
    );
  });

  it.each(fieldKindNames)('%s: what it accepts is already in its one form, and is JSON', (name) => {
    const { field, raws } = samples[name];
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
    const { field } = samples[name];
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const { issues } = checkField(field, raw, buildLocale());
        expect(issues.every(({ field: place }) => fieldOfPlace(place ?? '') === 'a')).toBe(true);
        expect(issues.every(({ level }) => level === 'error')).toBe(true);
      }),
    );
  });

  it('writes the unit behind what there is', () => {
    const weighed = buildField({ name: 'a', type: 'float', unit: 'kg' });
    const bare = buildField({ name: 'a', type: 'float' });
    const written = (field: Field, value: Value) => formatMeasured(field, value, buildLocale());
    expect(written(weighed, 361.5)).toBe('361,5\u00a0kg');
    expect(written(weighed, null)).toBe('');
    expect(written(bare, 361.5)).toBe('361,5');
  });

  it.each(fieldKindNames)('%s: shows nothing for nothing', (name) => {
    const { field } = samples[name];
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
