import { expect, it } from 'vitest';
import { topShares } from './scan-shares';

it('shows the five that have most, and all others as one', () => {
  const counts = ['AR', 'UY', '', 'DK', 'BE', 'CL', 'PY', 'ES'].map((key, at) => ({ key, count: 9 - at }));
  expect(topShares([...counts.toReversed(), { key: 'US', count: 0 }])).toEqual({
    top: counts.slice(0, 5),
    others: { kinds: 3, count: 4 + 3 + 2 },
  });
  expect(topShares([])).toEqual({ top: [], others: { kinds: 0, count: 0 } });
});
