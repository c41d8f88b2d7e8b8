import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, findUnclean, isClean, maxDepth } from './clean';

describe('clean', () => {
  it.each([
    ['nul', 'a\u0000b'],
    ['lone high surrogate', 'a\ud83d'],
    ['lone low surrogate', '\udc04a'],
    ['surrogates the wrong way round', '\udc04\ud83d'],
    ['bell', '\u0007'],
    ['escape', '\u001b[31m'],
    ['delete', '\u007f'],
    ['C1', '\u0085'],
  ])('refuses a %s', (_name, text) => {
    expect(isClean(text)).toBe(false);
    expect(clean(text)).toBeNull();
  });

  it.each(['', 'uno\tdos\r\ntres', '🐄', 'مرحبا', '\u200b', '\ufeff', "Robert'); DROP TABLE", '\u00a0'])(
    'lets %j enter as it is',
    (text) => {
      expect(clean(text)).toBe(text);
    },
  );

  it('makes one text of one word typed in two ways', () => {
    expect(clean('n\u0303')).toBe('\u00f1');
    expect(clean('\u00f1')).toBe('\u00f1');
  });

  it('is done after once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = clean(text);
        expect(once === null ? null : clean(once)).toBe(once);
      }),
    );
  });
});

describe('findUnclean', () => {
  it('names the first place that may not enter', () => {
    expect(findUnclean({ filters: [{ value: 'a' }, { value: 'b\u0000' }] })).toEqual({
      place: 'filters.1.value',
      code: 'badText',
    });
    expect(findUnclean('\u0000')).toEqual({ place: '', code: 'badText' });
    expect(findUnclean({ outer: { 'bad\u0000': 1 } })).toEqual({ place: 'outer', code: 'badText' });
  });

  it('lets clean JSON pass', () => {
    expect(findUnclean({ a: [1, true, null, 'x'], b: { c: [] } })).toBeNull();
    expect(findUnclean(undefined)).toBeNull();
  });

  const nested = (depth: number): unknown =>
    Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x');

  it('refuses what is nested too deep, and only that', () => {
    expect(findUnclean(nested(maxDepth))).toBeNull();
    expect(findUnclean(nested(maxDepth + 2))).toEqual({ place: '0.0.0', code: 'wrongType' });
    expect(findUnclean(nested(100_000))).toMatchObject({ code: 'wrongType' });
  });

  it('finds a bad text wherever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '0', 'list'), { maxLength: maxDepth - 1 }), (path) => {
        const value = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), 'x\u0000');
        expect(findUnclean(value)).toEqual({ place: path.join('.'), code: 'badText' });
      }),
    );
  });
});
