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
  it('says how far they are apart', () => {
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

  it.each([
    ['to the east', 0, 2],
    ['to the west', 0, -2],
    ['to the north', 2, 0],
    ['to the south', -2, 0],
    ['to the north-east', 2, 2],
    ['to the south-east', -2, 2],
    ['to the south-west, steeply', -2, -0.7],
    ['to the north-west, flatly', 0.7, -2],
  ])('leaves a way %s clear of the text beside it', (_where, north, east) => {
    const there = { lat: chascomus.lat + north, lng: chascomus.lng + east };
    const { from, to, beside } = drawPlaceMap(land, chascomus, there, size);
    const side = (x: number, y: number) =>
      Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
    const sides = [-22, 22].flatMap((x) => [-7, 7].map((y) => side(beside[0] + x, beside[1] + y)));
    expect(new Set(sides).size).toBe(1);
    expect(sides).not.toContain(0);
  });

  it('stays a map where both are the same place', () => {
    const { from, to, beside, land: outline } = drawPlaceMap(land, chascomus, chascomus, size);
    expect(from).toEqual(to);
    expect(beside[1]).toBeGreaterThan(from[1]);
    expect(from[0]).toBeCloseTo(size.width / 2, 0);
    expect(outline).not.toContain('NaN');
  });
});
