import { describe, expect, it } from 'vitest';
import { assetTypes, findAssetType } from '../catalogue/assets/index';
import { chains } from '../catalogue/lookups/chains';
import { assetTypesOfChain, isAssetTypeOfChain } from './asset-types-of-chain';

describe('asset types of a chain', () => {
  it('are those with a model', () => {
    expect(assetTypesOfChain(11)).toContain(33);
    expect(isAssetTypeOfChain(33, 11)).toBe(true);
    for (const chain of chains)
      for (const id of assetTypesOfChain(chain.id)) expect(findAssetType(id)?.chains).toContain(chain.id);
  });

  it('are none of a chain that does not exist, and never of another chain', () => {
    expect(assetTypesOfChain(0)).toEqual([]);
    expect(assetTypesOfChain(NaN)).toEqual([]);
    expect(isAssetTypeOfChain(33, 12)).toBe(false);
    expect(findAssetType(0)).toBeNull();
  });

  it('have ids and codes of their own', () => {
    const keys = assetTypes.flatMap((type) => [String(type.id), type.code]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
