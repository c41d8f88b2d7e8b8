import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { pointToPolygonDistance } from '@turf/point-to-polygon-distance';
import type { Field } from '../assets/asset-type';
import { issue, type Issue } from '../errors';
import { isArea, isPoint, type DrawnArea, type PlacedPoint, type Value, type Values } from '../fields/value';

/** The areas that a source answers for the record, by the name of the source (`validations.inPolygon`). */
export type AreasBySource = Readonly<Record<string, readonly DrawnArea[]>>;

/** How near an area must lie to its place where the field does not say it (document 2 section 9), in kilometres. */
export const defaultNearKm = 5;

/** The outline as turf takes it: it changes nothing, but its types allow it to. */
function polygonOf({ geometry }: DrawnArea) {
  return {
    type: 'Polygon' as const,
    coordinates: geometry.coordinates.map((ring) => ring.map(([lng, lat]) => [lng, lat])),
  };
}

/** Whether a place lies inside one of the areas, or on an outline. Holes are outside. */
export function isInside(point: PlacedPoint, areas: readonly DrawnArea[]): boolean {
  return areas.some((area) => booleanPointInPolygon([...point.geometry.coordinates], polygonOf(area)));
}

/** How far a place lies from the outline of an area, in kilometres; 0 inside. */
export function distanceToArea(point: PlacedPoint, area: DrawnArea): number {
  const km = pointToPolygonDistance([...point.geometry.coordinates], polygonOf(area), {
    units: 'kilometers',
  });
  return Math.max(0, km);
}

/**
 * The rules of places and areas (document 2 section 5): a place inside one of the areas of its source, an area near the
 * place in another field. Where the areas of the source are not given, or there are none yet, the first is not asked;
 * where the other field holds no place, the second is not.
 */
export function checkGeography(
  { name, validations }: Field,
  value: Value,
  values: Values,
  areas: AreasBySource,
): readonly Issue[] {
  const source = validations?.inPolygon;
  const allowed = source === undefined ? [] : (areas[source] ?? []);
  if (isPoint(value) && allowed.length > 0 && !isInside(value, allowed)) return [issue(name, 'outsideArea')];
  const near = validations?.nearLocation;
  const place = near === undefined ? undefined : values[near.field];
  if (near === undefined || !isArea(value) || !isPoint(place)) return [];
  const km = near.km ?? defaultNearKm;
  return distanceToArea(place, value) > km ? [issue(name, 'tooFarFromPlace', { km })] : [];
}
