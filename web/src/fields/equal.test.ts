import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual } from './equal';

describe('isEqual', () => {
  it('says what JSON says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isEqual(value, structuredClone(value))).toBe(true);
      }),
    );
  });

  it.each([
    [[], {}],
    [null, {}],
    [['a'], ['a', 'b']],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[{ key: 1 }], [{ key: 2 }]],
    ['1', 1],
  ])('distinguishes %j from %j', (one, other) => {
    expect(isEqual(one, other)).toBe(false);
    expect(isEqual(other, one)).toBe(false);
  });
});
