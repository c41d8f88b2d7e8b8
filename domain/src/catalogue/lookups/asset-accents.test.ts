import { describe, expect, it } from 'vitest';
import { accentOfAssetType } from './asset-accents';

describe('the accent of an asset type', () => {
  it('is wine for pigs, a3 for storage and green for the others', () => {
    expect(accentOfAssetType(11)).toBe('wine');
    expect(accentOfAssetType(35)).toBe('a3');
    expect(accentOfAssetType(33)).toBe('green');
  });

  it('is green while no asset type is chosen', () => {
    expect(accentOfAssetType(null)).toBe('green');
  });
});
