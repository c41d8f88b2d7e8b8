import { describe, expect, it } from 'vitest';
import { unwrapRing } from './unwrap';

describe('a ring', () => {
  it('stays as it is where it crosses nothing', () => {
    const ring: [number, number][] = [
      [-10, 0],
      [10, 0],
      [10, 5],
    ];
    expect(unwrapRing(ring)).toEqual(ring);
  });

  it('goes on beyond the 180th meridian and comes back', () => {
    expect(
      unwrapRing([
        [178, -16],
        [-179, -16],
        [-179, -18],
        [178, -18],
      ]),
    ).toEqual([
      [178, -16],
      [181, -16],
      [181, -18],
      [178, -18],
    ]);
  });
});
