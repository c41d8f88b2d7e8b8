import type { RecallEdge, RecallNode } from '@huella/domain/calls/recall';

/** The size of a node's card and the room around it, in pixels at full size. */
export const cardSize = { width: 216, height: 78, columnGap: 124, rowGap: 20 } as const;

/** A node with the place of its upper left corner; 0, 0 is the middle of the column where the trace began. */
export interface PlacedNode {
  readonly node: RecallNode;
  readonly x: number;
  readonly y: number;
}

type Column = readonly RecallNode[];
type Link = Pick<RecallEdge, 'from' | 'to'>;

/** Passes over the columns; more of them change nothing that is worth the time. */
const passes = 6;

/**
 * Sets the nodes of a trace into columns by generation, what came before at the left. Within a column nodes are by the
 * mean of those that they are linked with, so that few lines cross; never worse than the order that they came in.
 * Answered in reading order: column by column, each from the top.
 */
export function layOut(nodes: readonly RecallNode[], edges: readonly Link[]): readonly PlacedNode[] {
  return bestOrder(columnsOf(nodes), edges).flatMap((column) =>
    column.map((node, row) => ({ node, ...cornerOf(node.column, row, column.length) })),
  );
}

function cornerOf(column: number, row: number, rows: number) {
  const { width, height, columnGap, rowGap } = cardSize;
  const middle = (row - (rows - 1) / 2) * (height + rowGap);
  return { x: column * (width + columnGap) - width / 2, y: middle - height / 2 };
}

function columnsOf(nodes: readonly RecallNode[]): readonly Column[] {
  const columns = new Map<number, RecallNode[]>();
  for (const node of nodes) {
    const known = columns.get(node.column);
    if (known === undefined) columns.set(node.column, [node]);
    else known.push(node);
  }
  return [...columns].sort(([one], [other]) => one - other).map(([, column]) => column);
}

function bestOrder(columns: readonly Column[], edges: readonly Link[]): readonly Column[] {
  const near = neighboursOf(edges);
  let best = { columns, crossings: countCrossings(columns, edges) };
  let turned = columns;
  for (let pass = 0; pass < passes && best.crossings > 0; pass += 1) {
    turned = sweep(turned, near, pass % 2 === 0);
    const crossings = countCrossings(turned, edges);
    if (crossings < best.crossings) best = { columns: turned, crossings };
  }
  return best.columns;
}

/** Orders each column by the one before it, from the left or from the right. */
function sweep(columns: readonly Column[], near: Neighbours, isFromLeft: boolean): readonly Column[] {
  const turned: Column[] = [];
  for (const column of isFromLeft ? columns : [...columns].reverse()) {
    const before = turned.at(-1);
    turned.push(before === undefined ? column : orderBy(column, heightsOf(before), near));
  }
  return isFromLeft ? turned : turned.reverse();
}

/** How high each node of a column is, seen from its middle. */
function heightsOf(column: Column): ReadonlyMap<string, number> {
  return new Map(column.map(({ key }, row) => [key, row - (column.length - 1) / 2]));
}

type Neighbours = ReadonlyMap<string, readonly string[]>;

function neighboursOf(edges: readonly Link[]): Neighbours {
  const near = new Map<string, string[]>();
  const join = (one: string, other: string) => {
    const known = near.get(one);
    if (known === undefined) near.set(one, [other]);
    else known.push(other);
  };
  for (const { from, to } of edges) {
    join(from, to);
    join(to, from);
  }
  return near;
}

function orderBy(column: Column, heights: ReadonlyMap<string, number>, near: Neighbours): Column {
  const own = heightsOf(column);
  const wanted = new Map(
    column.map(({ key }) => {
      const found = (near.get(key) ?? []).flatMap((other) => heights.get(other) ?? []);
      // Anyone who has nobody in the column before stays where it is.
      const mean = found.length === 0 ? own.get(key) : found.reduce((sum, each) => sum + each) / found.length;
      return [key, mean ?? 0] as const;
    }),
  );
  return [...column].sort((one, other) => (wanted.get(one.key) ?? 0) - (wanted.get(other.key) ?? 0));
}

/** How often lines between columns that are beside each other cross. */
export function countCrossings(columns: readonly Column[], edges: readonly Link[]): number {
  const at = new Map(
    columns.flatMap((column, place) => column.map(({ key }, row) => [key, { place, row }] as const)),
  );
  const gaps = new Map<number, (readonly [left: number, right: number])[]>();
  for (const { from, to } of edges) {
    const [one, other] = [at.get(from), at.get(to)];
    if (one === undefined || other === undefined || Math.abs(one.place - other.place) !== 1) continue;
    const [left, right] = one.place < other.place ? [one, other] : [other, one];
    const lines = gaps.get(left.place) ?? [];
    lines.push([left.row, right.row]);
    gaps.set(left.place, lines);
  }
  return [...gaps.values()].reduce((sum, lines) => sum + crossingsOf(lines), 0);
}

function crossingsOf(lines: readonly (readonly [left: number, right: number])[]): number {
  return lines.reduce(
    (sum, [left, right], place) =>
      sum + lines.slice(place + 1).filter(([other, end]) => (left - other) * (right - end) < 0).length,
    0,
  );
}

/** Where an arrow key leads from a node: up and down its column, or to the nearest of the column beside it. */
export function stepFrom(placed: readonly PlacedNode[], key: string, arrow: string): string | null {
  const here = placed.find(({ node }) => node.key === key);
  const column = here && columnStep(placed, here.node.column, arrow);
  if (here === undefined || column === undefined) return null;
  const isAside = column !== here.node.column;
  const reach = placed
    .filter(({ node, y }) => {
      if (node.column !== column) return false;
      if (isAside) return true;
      return arrow === 'ArrowDown' ? y > here.y : y < here.y;
    })
    .sort((one, other) => Math.abs(one.y - here.y) - Math.abs(other.y - here.y));
  return reach[0]?.node.key ?? null;
}

function columnStep(placed: readonly PlacedNode[], column: number, arrow: string): number | undefined {
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') return column;
  const all = [...new Set(placed.map(({ node }) => node.column))];
  if (arrow === 'ArrowLeft') return all.filter((each) => each < column).at(-1);
  if (arrow === 'ArrowRight') return all.find((each) => each > column);
  return undefined;
}
