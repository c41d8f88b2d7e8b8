import { describe, expect, it } from 'vitest';
import { boxTypes, findBoxType } from './box-types';
import { findChain } from './chains';

describe('establishment types (decisions section 2)', () => {
  it.each([
    [10, [11]],
    [12, [12]],
    [16, [15, 16]],
    [27, [27]],
    [28, [28]],
    [31, [31, 32]],
    [34, [33]],
    [36, [36]],
    [37, [37]],
    [29, []],
  ])('subtype %s may contain %j', (subtype, mayContain) => {
    expect(findBoxType(subtype)?.mayContain).toEqual(mayContain);
  });

  it('are listed once each, in a chain that exists, and contain only their own chain', () => {
    const subtypes = boxTypes.map((type) => type.subtype);
    expect(new Set(subtypes).size).toBe(subtypes.length);
    for (const type of boxTypes) {
      expect(type.chain === null || findChain(type.chain) !== null).toBe(true);
      for (const inner of type.mayContain) expect(findBoxType(inner)?.chain).toBe(type.chain);
    }
  });

  it('know one type of any chain, and none that is not listed', () => {
    expect(boxTypes.filter((type) => type.chain === null).map((type) => type.subtype)).toEqual([1]);
    expect(findBoxType(4)).toBeNull();
  });
});
