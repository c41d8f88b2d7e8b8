import { describe, expect, it } from 'vitest';
import type { Context } from '@huella/domain/rules/context';
import { offeredAgain, withRecent } from './recent-contexts';

const at = (establishment: number): Context => ({ chain: 11, active: 33, company: 1, establishment });
const items = {
  suplyChain: [{ id: 11 }],
  actives: [{ id: 33, fk: 11 }],
  companies: [{ id: 1, fk: 11 }],
  establishments: [7, 8, 9, 10].map((id) => ({ id, fk: 1, asset_type: [33] })),
};

describe('the contexts used last', () => {
  it('has the one in use first, once, and no more than three', () => {
    const kept = [7, 8, 9, 8, 10].reduce<readonly Context[]>((before, id) => withRecent(before, at(id)), []);
    expect(kept).toEqual([at(10), at(8), at(9)]);
  });

  it('offers two, never the one in use', () => {
    expect(offeredAgain(items, [at(10), at(8), at(9)], at(10))).toEqual([at(8), at(9)]);
    expect(offeredAgain(items, [at(10), at(8), at(9)], at(7))).toEqual([at(10), at(8)]);
  });

  it('offers nothing that was taken away meanwhile', () => {
    expect(offeredAgain(items, [at(11), at(8)], at(7))).toEqual([at(8)]);
  });
});
