import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Position } from '../../model/value';

/** An edge of an outline: where it starts and ends, and which ring and place in the ring it has. */
interface Edge {
  readonly from: Position;
  readonly to: Position;
  readonly ring: number;
  readonly at: number;
  /** How many edges its ring has: the last is the neighbour of the first. */
  readonly count: number;
}

/** A ring that ends where it began, without corners that follow themselves: rounding makes such twins. */
export function closeRing(ring: readonly Position[]): readonly Position[] {
  const corners = ring.filter((corner, at) => at === 0 || !isSame(corner, ring[at - 1]));
  const [first] = corners;
  return first === undefined || isSame(first, corners.at(-1)) ? corners : [...corners, first];
}

function isSame(one: Position, other: Position | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1];
}

/** Whether a closed ring goes round anything: three corners that are not in one line. */
export function isRound(ring: readonly Position[]): boolean {
  const [first, second] = ring;
  if (first === undefined || second === undefined) return false;
  return ring.some((corner) => turn(first, second, corner) !== 0);
}

/** Whether every ring after the first is a hole in it: of rings that do not cross, one corner decides for all. */
export function holesAreInside([outer = [], ...holes]: readonly (readonly Position[])[]): boolean {
  const around = { type: 'Polygon' as const, coordinates: [outer.map(([lng, lat]) => [lng, lat])] };
  return holes.every(([corner = [0, 0]]) => booleanPointInPolygon([...corner], around));
}

/** How many degrees of longitude rings span. */
export function spanOf(rings: readonly (readonly Position[])[]): number {
  let [west, east] = [Infinity, -Infinity];
  for (const [lng] of rings.flat()) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return east - west;
}

/**
 * Whether edges of closed rings cross or touch where they are no neighbours, like a bow-tie, or run back over
 * themselves. It stops at the first fault: anyone who draws thousands of crossings must not cost a server its memory.
 */
export function crossesItself(rings: readonly (readonly Position[])[]): boolean {
  const edges = rings.flatMap(edgesOf);
  return edges.some(
    (edge, at) => edges.findIndex((other, place) => place > at && areAtOdds(edge, other)) >= 0,
  );
}

function edgesOf(corners: readonly Position[], ring: number): readonly Edge[] {
  const count = corners.length - 1;
  return corners.slice(1).map((to, at) => ({ from: corners[at] ?? to, to, ring, at, count }));
}

function areAtOdds(one: Edge, other: Edge): boolean {
  const gap = one.ring === other.ring ? other.at - one.at : null;
  if (gap === 1) return runsBack(one.from, one.to, other.to);
  if (gap !== null && gap === one.count - 1) return runsBack(other.from, other.to, one.to);
  return touch(one, other);
}

/** Whether the way from the corner leads back over the way to it. */
function runsBack(from: Position, corner: Position, to: Position): boolean {
  const ahead = (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]);
  return turn(from, corner, to) === 0 && ahead < 0;
}

function touch(one: Edge, other: Edge): boolean {
  if (areApart(one, other, 0) || areApart(one, other, 1)) return false;
  const sides = turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to);
  return sides <= 0 && turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) <= 0;
}

function areApart(one: Edge, other: Edge, axis: 0 | 1): boolean {
  const [low, high] = [Math.min(one.from[axis], one.to[axis]), Math.max(one.from[axis], one.to[axis])];
  return (
    Math.max(other.from[axis], other.to[axis]) < low || Math.min(other.from[axis], other.to[axis]) > high
  );
}

/** 1 to the left, -1 to the right, 0 straight on. Positions are whole millionths of a degree, so it is exact. */
function turn(from: Position, corner: Position, to: Position): number {
  const [ax, ay] = [millionths(corner[0] - from[0]), millionths(corner[1] - from[1])];
  const [bx, by] = [millionths(to[0] - from[0]), millionths(to[1] - from[1])];
  return Math.sign(ax * by - ay * bx);
}

function millionths(degrees: number): number {
  return Math.round(degrees * 1e6);
}
