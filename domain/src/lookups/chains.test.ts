import { describe, expect, it } from 'vitest';
import { chains, findChain } from './chains';

describe('chains (decisions section 2)', () => {
  it.each([
    [5, ['AR', 'ES'], [30]],
    [9, ['AR'], [10, 11]],
    [10, ['AR', 'PY', 'UY'], [12, 32]],
    [11, ['AR', 'PY', 'UY'], [5, 31, 33, 34]],
    [12, ['AR'], [35]],
    [13, ['BE'], [36, 37]],
    [14, ['DK', 'ES'], [35, 38]],
  ])('chain %s works in %j with asset types %j', (id, countries, assetTypes) => {
    expect(findChain(id)).toMatchObject({ countries, assetTypes });
  });

  it('are these seven', () => {
    expect(chains).toHaveLength(7);
    expect(findChain(1)).toBeNull();
  });
});
