import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecallNode } from '@huella/domain/calls/recall';
import { buildNode } from './build-node';
import { cardSize, countCrossings, layOut, stepFrom, type PlacedNode } from './graph-layout';

const nodeAt = (key: string, column: number) => buildNode({ key, column });
const keysOf = (placed: readonly PlacedNode[]) => placed.map(({ node }) => node.key);
const link = (from: string, to: string) => ({ from, to });

/** The nodes of a layout as columns, each from the top. */
function columnsOf(placed: readonly PlacedNode[]): readonly (readonly RecallNode[])[] {
  const columns = [...new Set(placed.map(({ x }) => x))].sort((one, other) => one - other);
  return columns.map((column) =>
    placed
      .filter(({ x }) => x === column)
      .sort((one, other) => one.y - other.y)
      .map(({ node }) => node),
  );
}

/** Graphs of up to seven columns of up to nine nodes, with any lines between any of them. */
const graphs = fc
  .array(fc.record({ column: fc.integer({ min: -3, max: 3 }) }), { minLength: 1, maxLength: 40 })
  .chain((found) => {
    const nodes = found.map(({ column }, place) => nodeAt(`n${String(place)}`, column));
    const key = fc.integer({ min: 0, max: nodes.length - 1 }).map((place) => `n${String(place)}`);
    return fc.record({
      nodes: fc.constant(nodes),
      edges: fc.array(fc.record({ from: key, to: key }), { maxLength: 60 }),
    });
  });

describe('layOut', () => {
  it('sets what came before to the left of the start, and what came of it to the right', () => {
    const placed = layOut([nodeAt('calf', 1), nodeAt('start', 0), nodeAt('mother', -1)], []);
    expect(keysOf(placed)).toEqual(['mother', 'start', 'calf']);
    const [mother, start, calf] = placed.map(({ x }) => x);
    const step = cardSize.width + cardSize.columnGap;
    expect([mother, start, calf]).toEqual([-step, 0, step].map((middle) => middle - cardSize.width / 2));
  });

  it('turns a column around where that lets fewer lines cross', () => {
    const nodes = [nodeAt('start', 0), nodeAt('a', 1), nodeAt('b', 1), nodeAt('ofB', 2), nodeAt('ofA', 2)];
    const placed = layOut(nodes, [
      link('start', 'a'),
      link('start', 'b'),
      link('a', 'ofA'),
      link('b', 'ofB'),
    ]);
    expect(countCrossings(columnsOf(placed), [link('a', 'ofA'), link('b', 'ofB')])).toBe(0);
  });

  it('keeps the order that came where no line crosses', () => {
    const nodes = [nodeAt('start', 0), nodeAt('z', 1), nodeAt('a', 1)];
    expect(keysOf(layOut(nodes, [link('start', 'z'), link('start', 'a')]))).toEqual(['start', 'z', 'a']);
  });

  it('places each node once, none over another, in reading order', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        const placed = layOut(nodes, edges);
        expect(keysOf(placed).sort()).toEqual(nodes.map(({ key }) => key).sort());
        const corners = new Set(placed.map(({ x, y }) => `${String(x)} ${String(y)}`));
        expect(corners.size).toBe(nodes.length);
        for (const column of columnsOf(placed))
          expect(new Set(column.map(({ column: generation }) => generation)).size).toBe(1);
        expect(keysOf(placed)).toEqual(columnsOf(placed).flatMap((column) => column.map(({ key }) => key)));
      }),
    );
  });

  it('never lets more lines cross than the order that came', () => {
    fc.assert(
      fc.property(graphs, ({ nodes, edges }) => {
        // As they came: by column, each in the order of the nodes.
        const came = columnsOf(layOut(nodes, []));
        const turned = columnsOf(layOut(nodes, edges));
        expect(countCrossings(turned, edges)).toBeLessThanOrEqual(countCrossings(came, edges));
      }),
    );
  });
});

describe('countCrossings', () => {
  const columns = [[nodeAt('a', 0), nodeAt('b', 0)], [nodeAt('c', 1), nodeAt('d', 1)], [nodeAt('e', 2)]];

  it.each([
    ['none of lines side by side', [link('a', 'c'), link('b', 'd')], 0],
    ['one of two that change places', [link('a', 'd'), link('b', 'c')], 1],
    ['none of lines that meet in a node', [link('a', 'c'), link('b', 'c')], 0],
    ['none of lines of different gaps', [link('a', 'd'), link('c', 'e')], 0],
    ['the same whichever way a line goes', [link('d', 'a'), link('b', 'c')], 1],
    ['none of what is not in view', [link('a', 'gone'), link('b', 'c')], 0],
  ])('%s', (_what, edges, crossings) => {
    expect(countCrossings(columns, edges)).toBe(crossings);
  });
});

describe('stepFrom', () => {
  const placed = layOut(
    [
      ...['a', 'b', 'c'].map((key) => nodeAt(key, -1)),
      nodeAt('start', 0),
      ...['d', 'e'].map((key) => nodeAt(key, 2)),
    ],
    [],
  );

  it.each([
    ['a', 'ArrowDown', 'b'],
    ['b', 'ArrowUp', 'a'],
    ['a', 'ArrowUp', null],
    ['b', 'ArrowRight', 'start'],
    ['start', 'ArrowLeft', 'b'],
    ['start', 'ArrowRight', 'd'],
    ['e', 'ArrowRight', null],
    ['start', 'Enter', null],
    ['gone', 'ArrowDown', null],
  ])('from %s by %s to %s', (from, arrow, to) => {
    expect(stepFrom(placed, from, arrow)).toBe(to);
  });
});
