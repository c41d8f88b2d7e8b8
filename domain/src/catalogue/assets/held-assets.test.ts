import { describe, expect, it } from 'vitest';
import { cowAr } from './cow-ar';
import { totalOf } from './held-assets';

const of = (assetType: number, count: number) => ({ assetType, count });

describe('what assets come to', () => {
  it.each([
    [[], { assets: 0, noun: null, assetType: null }],
    [[of(33, 0)], { assets: 0, noun: null, assetType: null }],
    [[of(33, 1)], { assets: 1, noun: cowAr.noun.one, assetType: 33 }],
    [[of(33, 7)], { assets: 7, noun: cowAr.noun.counted, assetType: 33 }],
    // The establishments of a company, one after the other.
    [[of(33, 7), of(33, 5)], { assets: 12, noun: cowAr.noun.counted, assetType: 33 }],
    [[of(5, 2), of(33, 9)], { assets: 11, noun: null, assetType: 33 }],
    [[of(34, 9), of(33, 9)], { assets: 18, noun: null, assetType: 34 }],
    [[of(999, 3)], { assets: 3, noun: null, assetType: 999 }],
  ])('%j: %j', (held, expected) => {
    expect(totalOf(held)).toEqual(expected);
  });
});
