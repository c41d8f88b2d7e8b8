import { describe, expect, it } from 'vitest';
import { assetTypes } from '../assets/index';
import { chains, findChain } from './chains';

describe('chains (decisions section 2)', () => {
  it.each([
    [5, ['AR', 'ES']],
    [9, ['AR']],
    [10, ['AR', 'PY', 'UY']],
    [11, ['AR', 'PY', 'UY']],
    [12, ['AR']],
    [13, ['BE']],
    [14, ['DK', 'ES']],
  ])('chain %s works in %j', (id, countries) => {
    expect(findChain(id)).toMatchObject({ countries });
  });

  it.each(assetTypes)('list $code exactly where its model says', (model) => {
    const listing = chains.filter((chain) => chain.assetTypes.includes(model.id)).map(({ id }) => id);
    expect(listing).toEqual([...model.chains].sort((one, other) => one - other));
  });

  it.each(chains)('$name.en begins with an asset type of its own', ({ usual, assetTypes }) => {
    expect(assetTypes).toContain(usual);
  });

  it('are these seven', () => {
    expect(chains).toHaveLength(7);
    expect(findChain(1)).toBeNull();
  });
});
