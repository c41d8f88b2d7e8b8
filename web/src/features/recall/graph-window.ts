import { cardSize, type PlacedNode } from './graph-layout';

/** A part of the screen, or of the graph, in pixels of either. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What is left free around a graph that is seen whole, as a part of it. */
export const padding = 0.06;

function boundsOf(placed: readonly PlacedNode[]) {
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [right, bottom] = [Math.max(...xs) + cardSize.width, Math.max(...ys) + cardSize.height];
  return { left, top, right, bottom };
}

/** How far a graph must be shrunk, or may be enlarged, to be seen whole. */
export function fittingZoom(placed: readonly PlacedNode[], { width, height }: Extent): number {
  const { left, top, right, bottom } = boundsOf(placed);
  return Math.min(width / (right - left), height / (bottom - top)) / (1 + 2 * padding);
}

/**
 * The middle of what is shown around a node: the node's own, but no farther to a side than the graph reaches, so that
 * nothing stays empty that could show something.
 */
export function middleNear(placed: readonly PlacedNode[], { x, y }: PlacedNode, shown: Extent) {
  const { left, top, right, bottom } = boundsOf(placed);
  return {
    x: within(x + cardSize.width / 2, left, right, shown.width),
    y: within(y + cardSize.height / 2, top, bottom, shown.height),
  };
}

function within(middle: number, from: number, to: number, shown: number): number {
  const free = shown * padding;
  const [first, last] = [from - free + shown / 2, to + free - shown / 2];
  // All of it fits: its own middle.
  if (first > last) return (from + to) / 2;
  return Math.min(Math.max(middle, first), last);
}

/** Whether a node is wholly in view; the graph is moved by `left` and `top`, at a zoom. */
export function isInView(
  { x, y }: PlacedNode,
  [left, top, zoom]: readonly [left: number, top: number, zoom: number],
  { width, height }: Extent,
): boolean {
  const [atX, atY] = [x * zoom + left, y * zoom + top];
  const isWide = atX >= 0 && atX + cardSize.width * zoom <= width;
  return isWide && atY >= 0 && atY + cardSize.height * zoom <= height;
}
