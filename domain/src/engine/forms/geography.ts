import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { pointToPolygonDistance } from '@turf/point-to-polygon-distance';
import type { Field } from '../../model/field';
import type { AreaSource } from '../../model/field-rules';
import { issue, type Issue } from '../../model/errors';
import { placeAt, positionOf } from '../fields/place';
import {
  isArea,
  isPoint,
  type DrawnArea,
  type PlacedPoint,
  type Value,
  type Values,
} from '../../model/value';

/** The areas that a source answers for the record, by the name of the source (`validations.inPolygon`). */
export type AreasBySource = Readonly<Partial<Record<AreaSource, readonly DrawnArea[]>>>;

/** The sources whose areas these fields, and the fields of their rows, must lie in. */
export function areaSourcesOf(fields: readonly Field[]): readonly AreaSource[] {
  const known = areaSources.get(fields) ?? findAreaSources(fields);
  areaSources.set(fields, known);
  return known;
}

/** Kept for as long as the list of fields is: each call that writes asks for the same. */
const areaSources = new WeakMap<readonly Field[], readonly AreaSource[]>();

function findAreaSources(fields: readonly Field[]): readonly AreaSource[] {
  const all = fields.flatMap(({ validations, list }) => [
    ...[validations?.inPolygon].flatMap((source) => source ?? []),
    ...areaSourcesOf(list?.fields ?? []),
  ]);
  return [...new Set(all)];
}

/** How near an area must lie to its place where the field does not say it (document 2 section 9), in kilometres. */
const defaultNearKm = 5;

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

/** A place inside an area: in the middle of what it spans, or a corner where a hole or a bay is there. */
export function placeInside(area: DrawnArea): PlacedPoint {
  const [outline = []] = area.geometry.coordinates;
  const [lngs, lats] = [outline.map(([lng]) => lng), outline.map(([, lat]) => lat)];
  const middle = positionOf(middleOf(lngs), middleOf(lats)) ?? area.properties.center;
  const place = placeAt(middle);
  return isInside(place, [area]) ? place : placeAt(outline[0] ?? middle);
}

/** Half way between the least and the most of up to some thousand numbers. */
function middleOf(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2;
}

/** How far a place lies from the outline of an area, in kilometres; 0 inside. */
export function distanceToArea(point: PlacedPoint, area: DrawnArea): number {
  const km = pointToPolygonDistance([...point.geometry.coordinates], polygonOf(area), {
    units: 'kilometers',
  });
  return Math.max(0, km);
}

/** What a value is judged beside: the whole row, what its field held before, and the areas of sources. */
export interface GeographyAround {
  readonly values: Values;
  readonly before: Value;
  readonly areas: AreasBySource;
}

/**
 * The rules of places and areas (document 2 section 5): a place inside one of the areas of its source, an area near the
 * place in another field. Where the areas of the source are not given, or there are none yet, the first is not asked,
 * nor of a place that stays where it was: outlines are drawn later, and things lie on where they lie when they come to
 * somebody else. Where the other field holds no place, the second is not asked.
 */
export function checkGeography(
  { name, validations }: Field,
  value: Value,
  { values, before, areas }: GeographyAround,
): readonly Issue[] {
  const source = validations?.inPolygon;
  const allowed = source === undefined ? [] : (areas[source] ?? []);
  if (isPoint(value) && allowed.length > 0 && !isSamePlace(value, before) && !isInside(value, allowed))
    return [issue(name, 'outsideArea')];
  const near = validations?.nearLocation;
  const place = near === undefined ? undefined : values[near.field];
  if (near === undefined || !isArea(value) || !isPoint(place)) return [];
  const km = near.km ?? defaultNearKm;
  return distanceToArea(place, value) > km ? [issue(name, 'tooFarFromPlace', { km })] : [];
}

/** Whether two values are one place, whatever the map showed. */
function isSamePlace({ geometry }: PlacedPoint, other: Value): boolean {
  return isPoint(other) && geometry.coordinates.join() === other.geometry.coordinates.join();
}
