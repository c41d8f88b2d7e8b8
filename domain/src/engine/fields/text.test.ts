import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import type { Field } from '../../model/field';
import { buildLocale } from './build-locale';
import { multiline, text } from './text';

const locale = buildLocale();
const codes = (raw: unknown, validations: NonNullable<Field['validations']> = {}, name = 'notes') =>
  text.read(raw, buildField({ name, type: 'text', validations }), locale).issues.map((each) => each.code);

describe('a text', () => {
  const plain = buildField({ name: 'notes', type: 'text' });

  it('trims its ends, joins accents, and keeps everything else byte for byte', () => {
    expect(text.read('  a  b ', plain, locale).value).toBe('a  b');
    expect(text.read('n\u0303andu\u0301', plain, locale).value).toBe('ñandú');
    expect(text.read("'; drop table asset; --", plain, locale).value).toBe("'; drop table asset; --");
    expect(text.read('<script>', plain, locale).value).toBe('<script>');
    expect(text.read('مرحبا 🐄', plain, locale).value).toBe('مرحبا 🐄');
    expect(text.read(1234, plain, locale).value).toBe('1234');
    expect(text.read('   ', plain, locale)).toEqual({ value: null, issues: [] });
  });

  it.each([
    ['nul\u0000', ['badText']],
    ['\ud83d', ['badText']],
    ['bell\u0007', ['badText']],
    [true, ['wrongType']],
    [['a'], ['wrongType']],
    [{ a: 1 }, ['wrongType']],
    ['a'.repeat(256), []],
    ['a'.repeat(257), ['tooLong']],
    // Characters are what people count, not code units.
    ['🐄'.repeat(256), []],
  ])('given %j answers %j', (raw, expected) => {
    expect(codes(raw)).toEqual(expected);
  });

  it('keeps to its own lengths and values', () => {
    expect(codes('ab', { minLength: 3 })).toEqual(['tooShort']);
    expect(codes('abcd', { maxLength: 3 })).toEqual(['tooLong']);
    expect(codes('abc', { minLength: 3, maxLength: 3 })).toEqual([]);
    expect(codes('c', { validValues: ['a', 'b'] })).toEqual(['notAnOption']);
    const offered = buildField({ name: 'notes', type: 'text', validations: { validValues: ['Euro 6'] } });
    expect(text.read(' EURO 6', offered, locale)).toEqual({ value: 'Euro 6', issues: [] });
  });

  it.each([
    ['ana@campo.example', []],
    ['ana@campo', ['wrongEmail']],
    ['ana campo@x.example', ['wrongEmail']],
    [`${'a'.repeat(65)}@campo.example`, ['wrongEmail']],
  ])('in a field named email, %s answers %j (document 2 section 5)', (raw, expected) => {
    expect(codes(raw, {}, 'email')).toEqual(expected);
    expect(codes(raw, {}, 'company_email')).toEqual(expected);
    expect(codes(raw, {}, 'contact')).toEqual([]);
  });

  it.each([
    ['https://huella.example/a', []],
    ['HTTPS://huella.example', []],
    ['http://huella.example', ['wrongUrl']],
    ['javascript:alert(1)', ['wrongUrl']],
    ['https://', ['wrongUrl']],
    ['https://a b', ['wrongUrl']],
  ])('of a field that takes addresses, %s answers %j', (raw, expected) => {
    expect(codes(raw, { url: true })).toEqual(expected);
  });

  it('keeps line breaks in a multiline', () => {
    const field = buildField({ name: 'notes', type: 'multiline' });
    expect(multiline.read('uno\ndos\r\ntres', field, locale).value).toBe('uno\ndos\r\ntres');
    expect(multiline.format('uno\ndos', field, locale)).toBe('uno\ndos');
    expect(multiline.format(null, field, locale)).toBe('');
  });
});
