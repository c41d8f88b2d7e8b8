import { describe, expect, it } from 'vitest';
import { assetTypes } from '../catalogue/assets/index';
import { boxTypes } from '../catalogue/lookups/box-types';
import { chains, findChain, type Chain } from '../catalogue/lookups/chains';
import { startingAssetType } from './starting-asset-type';

const chain = (id: number): Chain => findChain(id) ?? expect.unreachable('a chain of the product');

describe('the asset type that an establishment begins with', () => {
  it.each([
    ['cattle of a breeder', 11, 6, 33],
    ['pigs of a farm', 9, 12, 10],
    ['silo bags of a producer', 12, 27, 35],
    ['grain of a farmer', 13, 33, 36],
    ['malt of a maltster', 13, 36, 37],
    ['leather goods of a maker', 14, 32, 38],
    ['vehicles of a dealer', 5, 2, 30],
  ])('%s', (_what, id, subtype, type) => {
    expect(startingAssetType(chain(id), assetTypes, subtype)).toBe(type);
  });

  it.each(chains)('is one of the chain, in every establishment of $name.en', (each) => {
    const subtypes = boxTypes.filter((type) => type.chain === null || type.chain === each.id);
    for (const { subtype } of subtypes)
      expect(each.assetTypes).toContain(startingAssetType(each, assetTypes, subtype));
  });

  it('is the usual one where no model is known', () => {
    expect(startingAssetType(chain(11), [], 6)).toBe(33);
  });
});
