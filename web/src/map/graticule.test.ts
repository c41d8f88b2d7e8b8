import { describe, expect, it } from 'vitest';
import { linesBetween, stepFor, writeDegree } from './graticule';
import { thinNames } from './thin-names';

describe('the net of degrees', () => {
  it.each([
    [360, 700, 30 * 3], // a world on a narrow map
    [30, 700, 10],
    [1, 700, 20 / 60],
    [0.05, 700, 1 / 60],
  ])('over %d degrees on %d px has a step that leaves room', (degrees, px, widest) => {
    const step = stepFor(degrees, px);
    expect(step).toBeLessThanOrEqual(widest);
    if (degrees < 300) expect((step / degrees) * px).toBeGreaterThanOrEqual(130);
  });

  it('has its lines where the step falls', () => {
    expect(linesBetween(-61, -49, 5)).toEqual([-60, -55, -50]);
    expect(linesBetween(1, 2, 5)).toEqual([]);
  });

  it.each([
    [-34.5, 'lat', 'es', '34° 30′ S'],
    [-58, 'lng', 'es', '58° O'],
    [-58, 'lng', 'en', '58° W'],
    [0, 'lat', 'en', '0°'],
    [10 + 1 / 3600, 'lng', 'en', '10° 00′ 01″ E'],
    [59.9999999, 'lat', 'en', '60° N'],
  ] as const)('writes %d of %s in %s as %s', (degree, axis, language, text) => {
    expect(writeDegree(degree, axis, language).replaceAll('\u00A0', ' ')).toBe(text);
  });
});

describe('names on a map', () => {
  const size = { width: 400, height: 300 };
  const at = (name: string, x: number, y: number) => ({ name, rank: 0, x, y });

  it('do not overlap, and the first one stays', () => {
    const kept = thinNames([at('Azul', 100, 100), at('Tandil', 110, 104), at('Olavarría', 100, 140)], size);
    expect(kept.map(({ name }) => name)).toEqual(['Azul', 'Olavarría']);
  });

  it('are not cut by the edge', () => {
    expect(thinNames([at('Azul', 390, 100), at('Tandil', 100, 2)], size)).toEqual([]);
  });
});
