import type { RecallEdge, RecallGraph, RecallNode } from '@huella/domain/calls/recall';
import type { RecallDirection } from '@huella/domain/engine/recall/trace';

/** A graph as far as it is shown. */
export interface ShownGraph {
  readonly nodes: readonly RecallNode[];
  readonly edges: readonly RecallEdge[];
  /** Whether the chain goes on beyond the last column in a way that is shown. */
  readonly hasMore: boolean;
}

/** What a graph has in one way, with where it began; all of it where no way is asked for. */
export function alongDirection(
  { nodes, edges, hasMore }: RecallGraph,
  direction: RecallDirection | undefined,
): ShownGraph {
  const isAlong = ({ column }: RecallNode) =>
    direction === undefined || column === 0 || (direction === 'up' ? column < 0 : column > 0);
  const kept = nodes.filter(isAlong);
  const keys = new Set(kept.map(({ key }) => key));
  return {
    nodes: kept,
    edges: edges.filter(({ from, to }) => keys.has(from) && keys.has(to)),
    hasMore: (direction !== 'down' && hasMore.up) || (direction !== 'up' && hasMore.down),
  };
}
