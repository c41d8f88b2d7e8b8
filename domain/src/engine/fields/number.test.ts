import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { float, number, parseNumber } from './number';

const es = buildLocale();
const en = buildLocale({ language: 'en' });

describe('parseNumber', () => {
  it.each([
    ['180', 180, 180],
    ['180,0', 180, 180],
    ['180.5', 180.5, 180.5],
    ['180,5', 180.5, 180.5],
    ['1.234,5', 1234.5, 1234.5],
    ['1,234.5', 1234.5, 1234.5],
    ['1.234.567,89', 1234567.89, 1234567.89],
    ['1,234,567.89', 1234567.89, 1234567.89],
    // One mark before three digits is thousands in the language that parts them so.
    ['1.234', 1234, 1.234],
    ['1,234', 1.234, 1234],
    ['12.345.678', 12345678, null],
    ['12,345,678', null, 12345678],
    // No group of thousands begins with 0: a daily gain is not multiplied by a thousand.
    ['0.450', 0.45, 0.45],
    ['0,450', 0.45, 0.45],
    ['-0.450', -0.45, -0.45],
    ['0.123,5', null, null],
    [' 12 ', 12, 12],
    ['1 234,5', 1234.5, 1234.5],
    ['1\u00a0234', 1234, 1234],
    ['1\u202f234', 1234, 1234],
    ['12,', 12, 12],
    ['-3,5', -3.5, -3.5],
    ['-0', 0, 0],
    ['007', 7, 7],
    ['1E5', null, null],
    ['1e999', null, null],
    ['Infinity', null, null],
    ['NaN', null, null],
    ['0x10', null, null],
    ['--5', null, null],
    ['+5', null, null],
    ['5-', null, null],
    ['1.2.3', null, null],
    ['1,2,3', null, null],
    ['1.234,567.8', null, null],
    ['12 kg', null, null],
    ['$ 12', null, null],
    ['١٢', null, null],
    ['.5', null, null],
    ['', null, null],
    [',', null, null],
  ])('reads "%s" as %s in Spanish and %s in English', (text, spanish, english) => {
    expect([parseNumber(text, 'es'), parseNumber(text, 'en')]).toEqual([spanish, english]);
  });

  it('answers a finite number or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('es' as const, 'en' as const), (text, language) => {
        const read = parseNumber(text, language);
        expect(read === null || Number.isFinite(read)).toBe(true);
      }),
    );
  });
});

describe('number and float', () => {
  const heads = buildField({
    name: 'heads',
    type: 'number',
    validations: { min: { value: 0 }, max: { value: 20 } },
  });
  const condition = buildField({
    name: 'condition',
    type: 'float',
    decimals: 1,
    validations: { min: { value: 1 }, max: { value: 5 }, step: 0.5 },
  });
  const codes = (raw: unknown, field = heads) =>
    (field.type === 'number' ? number : float).read(raw, field, es).issues.map((each) => each.code);

  it.each([
    [0, []],
    ['20', []],
    ['', []],
    ['  ', []],
    [-1, ['belowMin']],
    ['21', ['aboveMax']],
    ['2,5', ['notWhole']],
    [2.5, ['notWhole']],
    ['doce', ['notANumber']],
    [NaN, ['notANumber']],
    [Infinity, ['notANumber']],
    [1e12, ['aboveMax']],
    [true, ['wrongType']],
    [['1'], ['wrongType']],
    [{}, ['wrongType']],
  ])('a whole number 0 to 20 given %j answers %j', (raw, expected) => {
    expect(codes(raw)).toEqual(expected);
  });

  it.each([
    ['1', []],
    ['2,5', []],
    ['2.50', []],
    ['2,25', ['tooManyDecimals']],
    ['2,3', ['notInSteps']],
    ['0,5', ['belowMin']],
    ['5,5', ['aboveMax']],
  ])('a condition in halves given "%s" answers %j', (raw, expected) => {
    expect(codes(raw, condition)).toEqual(expected);
  });

  it('keeps what was typed beside the issue, so that nothing is lost', () => {
    expect(number.read('21', heads, es).value).toBe(21);
    expect(number.read('doce', heads, es).value).toBeNull();
  });

  it('refuses a trillion even where no bound is set', () => {
    const free = buildField({ name: 'free', type: 'number' });
    expect(codes(1e12, free)).toEqual(['aboveMax']);
    expect(codes('-1000000000000', free)).toEqual(['aboveMax']);
    expect(codes(999_999_999_999, free)).toEqual([]);
  });

  it('has two decimals unless the field says otherwise', () => {
    const weight = buildField({ name: 'weight', type: 'float' });
    expect(codes('412,35', weight)).toEqual([]);
    expect(codes('412,355', weight)).toEqual(['tooManyDecimals']);
  });

  it('reads minus zero as zero, as JSON will', () => {
    const weight = buildField({ name: 'weight', type: 'float' });
    expect(float.read(-0, weight, es).value).toBe(0);
    expect(float.read('-0,00', weight, es).value).toBe(0);
  });

  it('writes marks as the language does', () => {
    const weight = buildField({ name: 'weight', type: 'float' });
    expect(float.format(12345.5, weight, es)).toBe('12.345,5');
    expect(float.format(12345.5, weight, en)).toBe('12,345.5');
    expect(float.format(null, weight, es)).toBe('');
  });
});
