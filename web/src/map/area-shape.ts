import { areaOf, positionOf } from '@huella/domain/engine/fields/place';
import type { DrawnArea, MapView, Position } from '@huella/domain/model/value';

/** What is being drawn: corners in their order, or a circle around a point. Unfinished ones have few corners. */
export type AreaShape =
  | {
      readonly kind: 'polygon';
      readonly corners: readonly Position[];
      readonly holes: DrawnArea['geometry']['coordinates'];
    }
  | { readonly kind: 'circle'; readonly center: Position; readonly radius: number };

export const noShape: AreaShape = { kind: 'polygon', corners: [], holes: [] };

/** Fewest corners of an area. */
export const minCorners = 3;

/** So many corners make a circle look round. */
const cornersOfCircle = 64;
const metresOfDegree = 111_320;

/** The shape that an area was drawn as; its outline is open, since the last corner is the first again. */
export function shapeOf(area: DrawnArea | null): AreaShape {
  const [outline = [], ...holes] = area?.geometry.coordinates ?? [];
  const corners = outline.slice(0, -1);
  const radius = area?.properties.radius;
  // Storage drops what holds nothing: an outline comes back without its radius of null.
  return typeof radius === 'number'
    ? { kind: 'circle', center: middleOf(corners), radius }
    : { kind: 'polygon', corners, holes };
}

/** The area that a shape is; null while it has too few corners or no width. */
export function areaOfShape(shape: AreaShape, view: MapView): DrawnArea | null {
  if (shape.kind === 'circle')
    return shape.radius > 0
      ? areaOf([ringOf(shape.center, shape.radius)], { ...view, radius: shape.radius })
      : null;
  return shape.corners.length < minCorners ? null : areaOf([shape.corners, ...shape.holes], view);
}

/** The corners of a circle of so many metres around a point. */
export function ringOf(center: Position, radius: number): readonly Position[] {
  return Array.from({ length: cornersOfCircle }, (_corner, at) =>
    moveBy(center, radius, (at / cornersOfCircle) * 2 * Math.PI),
  );
}

/** The point so many metres away, at an angle from the east. Close enough for fields; it stays on the earth. */
export function moveBy([lng, lat]: Position, metres: number, angle: number): Position {
  const north = (Math.sin(angle) * metres) / metresOfDegree;
  const east =
    (Math.cos(angle) * metres) / (metresOfDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  return keepOnEarth(lng + east, lat + north);
}

/** A position with its degrees held within those of the earth. */
export function keepOnEarth(lng: number, lat: number): Position {
  const held = [Math.min(180, Math.max(-180, lng)), Math.min(90, Math.max(-90, lat))] as const;
  return positionOf(held[0], held[1]) ?? [0, 0];
}

/** Metres between two positions. */
export function metresBetween([lng, lat]: Position, [otherLng, otherLat]: Position): number {
  const width = (otherLng - lng) * metresOfDegree * Math.cos((((lat + otherLat) / 2) * Math.PI) / 180);
  return Math.hypot(width, (otherLat - lat) * metresOfDegree);
}

/** The middle of what corners span. */
export function middleOf(corners: readonly Position[]): Position {
  if (corners.length === 0) return [0, 0];
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  return keepOnEarth(
    (Math.min(...lngs) + Math.max(...lngs)) / 2,
    (Math.min(...lats) + Math.max(...lats)) / 2,
  );
}

/** With a corner at its end. */
export function addCorner(shape: AreaShape, corner: Position): AreaShape {
  return shape.kind === 'circle' ? shape : { ...shape, corners: [...shape.corners, corner] };
}

/** With a corner before the one at a place. */
export function insertCorner(shape: AreaShape, at: number, corner: Position): AreaShape {
  return shape.kind === 'circle' ? shape : { ...shape, corners: shape.corners.toSpliced(at, 0, corner) };
}

/** With the corner at a place somewhere else. */
export function moveCorner(shape: AreaShape, at: number, corner: Position): AreaShape {
  return shape.kind === 'circle' ? shape : { ...shape, corners: shape.corners.with(at, corner) };
}

/** Without the corner at a place. */
export function removeCorner(shape: AreaShape, at: number): AreaShape {
  return shape.kind === 'circle' ? shape : { ...shape, corners: shape.corners.toSpliced(at, 1) };
}

/** Half way from each corner to the next: there a corner can be pulled out of the line. */
export function middlesOf(corners: readonly Position[]): readonly Position[] {
  if (corners.length < minCorners) return [];
  return corners.map((corner, at) => middleOf([corner, corners[(at + 1) % corners.length] ?? corner]));
}

/** The rings that a shape is drawn with. */
export function ringsOf(shape: AreaShape): readonly (readonly Position[])[] {
  return shape.kind === 'circle' ? [ringOf(shape.center, shape.radius)] : [shape.corners, ...shape.holes];
}

/** A radius as it is kept: at least a metre. */
export function wholeMetres(metres: number): number {
  return Math.max(1, Math.round(metres));
}
