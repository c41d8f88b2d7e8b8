import measure from '@turf/area';
import type { DrawnArea } from '../../model/value';

const squareMetresOfHectare = 10_000;

/** How large an area is, in hectares, on the round earth; holes do not count. */
export function hectaresOf({ geometry }: DrawnArea): number {
  const coordinates = geometry.coordinates.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
  return measure({ type: 'Polygon', coordinates }) / squareMetresOfHectare;
}
