import { describe, expect, it } from 'vitest';
import { accentOfAssetType } from './asset-accents';

describe('accentOfAssetType (document 1 section 1)', () => {
  it.each([
    [11, 'wine'],
    [35, 'a3'],
    [33, 'green'],
    [0, 'green'],
    [null, 'green'],
  ])('of %s is %s', (assetType, accent) => {
    expect(accentOfAssetType(assetType)).toBe(accent);
  });
});
