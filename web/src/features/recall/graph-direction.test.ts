import { expect, it } from 'vitest';
import type { RecallGraph } from '@huella/domain/calls/recall';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';
import { buildNode } from './build-node';
import { alongDirection } from './graph-direction';

const side = { assets: 0, places: 0, companies: 0, generations: 0, hidden: 0, noun: 'animales' };
const place = { id: 1, name: 'La Matilde', company: 'Estancias del Salado' };
const edge = (from: string, to: string) => ({ from, to, events: [], amount: '', among: null });
const graph: RecallGraph = {
  start: { kind: 'asset', id: 1, noun: 'animal', name: 'start', assets: 1, place },
  origins: [],
  up: side,
  down: side,
  nodes: [
    buildNode({ key: 'grandmother', column: -2 }),
    buildNode({ key: 'mother', column: -1 }),
    buildNode({ key: 'start', column: 0, kind: 'start' }),
    buildNode({ key: 'calf', column: 1 }),
  ],
  edges: [edge('grandmother', 'mother'), edge('mother', 'start'), edge('start', 'calf')],
  hasMore: { up: true, down: false },
};

it.each<[RecallDirection | undefined, readonly string[], number, boolean]>([
  [undefined, ['grandmother', 'mother', 'start', 'calf'], 3, true],
  ['up', ['grandmother', 'mother', 'start'], 2, true],
  ['down', ['start', 'calf'], 1, false],
])('shows %s of a graph with where it began', (direction, keys, edges, hasMore) => {
  const shown = alongDirection(graph, direction);
  expect(shown.nodes.map(({ key }) => key)).toEqual(keys);
  expect(shown.edges).toHaveLength(edges);
  expect(shown.hasMore).toBe(hasMore);
});
