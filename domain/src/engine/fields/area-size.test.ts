import { describe, expect, it } from 'vitest';
import { hectaresOf } from './area-size';
import { areaOf } from './place';

/** A square of a hundredth of a degree at the equator: 1,113 m to a side. */
const square = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
] as const;

describe('the size of an area', () => {
  it('is shown in hectares', () => {
    expect(hectaresOf(areaOf([square]))).toBeCloseTo(123.6, 0);
  });

  it('does not depend on the way round', () => {
    expect(hectaresOf(areaOf([[...square].reverse()]))).toBeCloseTo(hectaresOf(areaOf([square])), 6);
  });

  it('leaves holes out', () => {
    const hole = square.map(([lng, lat]) => [lng / 2 + 0.002, lat / 2 + 0.002] as const);
    expect(hectaresOf(areaOf([square, hole]))).toBeCloseTo(123.6 * 0.75, 0);
  });
});
