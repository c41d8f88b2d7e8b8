import { describe, expect, it } from 'vitest';
import { drawPlaceMap, kilometresBetween } from './place-map';

const chascomus = { lat: -35.575, lng: -58.009 };
const saladillo = { lat: -35.637, lng: -59.778 };
const size = { width: 670, height: 192 };
/** A stretch of land around both. */
const land = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-65, -45],
      [-65, -25],
      [-55, -25],
      [-55, -45],
      [-65, -45],
    ],
  ],
};

describe('the map of two places', () => {
  it('tells how far they are apart', () => {
    expect(kilometresBetween(chascomus, saladillo)).toBe(160);
    expect(kilometresBetween(chascomus, chascomus)).toBe(0);
  });

  it('shows both, as they lie to each other, with room for their names', () => {
    const { from, to, way } = drawPlaceMap(land, chascomus, saladillo, size);
    expect(from[0]).toBeGreaterThan(to[0]);
    for (const [x, y] of [from, to]) {
      expect(x).toBeGreaterThanOrEqual(100);
      expect(x).toBeLessThanOrEqual(size.width - 100);
      expect(y).toBeGreaterThanOrEqual(40);
      expect(y).toBeLessThanOrEqual(size.height - 40);
    }
    expect(way).toMatch(/^M[\d.]+ [\d.]+Q[\d. -]+$/);
  });

  it('stays a map where both are the same place', () => {
    const { from, to, land: outline } = drawPlaceMap(land, chascomus, chascomus, size);
    expect(from).toEqual(to);
    expect(from[0]).toBeCloseTo(size.width / 2, 0);
    expect(outline).not.toContain('NaN');
  });
});
