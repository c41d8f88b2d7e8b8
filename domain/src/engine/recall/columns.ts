import type { RecallShare } from './trace';
import { piece, type Pieces } from './trace';
import { keyOf, type Walk } from './walk';

/** Generations that a graph shows in each way; what lies beyond is left to the list. */
export const maxColumns = 12;
/** A column shows so many one by one; where it has more, those that are alike are one group. */
const maxApart = 8;
/** Nodes of a column that groups; what is left over is the last of them. */
const maxGroups = 12;

/** What a column of a graph shows as one: a single asset, some that are alike, or what is hidden. */
export interface ColumnNode {
  /** Names it within its trace. */
  readonly key: string;
  readonly generation: number;
  readonly kind: 'asset' | 'group' | 'hidden';
  readonly share: RecallShare;
  /** The nodes of the walk that it holds, in their order. */
  readonly holds: readonly number[];
  /** How many assets that is; what is hidden is not counted. */
  readonly assets: number;
  /** What all of them are, and where; null where they differ, or are hidden. */
  readonly assetType: number | null;
  readonly boxId: number | null;
  /** Which noun of the type they have. */
  readonly nounPlace: number;
}

/** Columns by generation, from the first, each with its nodes. */
export interface Columns {
  readonly columns: readonly (readonly ColumnNode[])[];
  /** Whether there is more beyond the last column. */
  readonly hasMore: boolean;
}

/**
 * The columns of a graph, one a generation. A generation with more than eight shows groups: of one share, one noun and one
 * place each, the largest first, twelve at most, the last of which is whatever is left over.
 */
export function* columnsOf(walk: Walk): Pieces<Columns> {
  const members: number[][] = [];
  let hasMore = false;
  for (const [turn, node] of walk.order.entries()) {
    if (turn % piece === 0) yield;
    const generation = walk.generations[node] ?? 0;
    if (generation > maxColumns) {
      hasMore = true;
      break;
    }
    const column = (members[generation - 1] ??= []);
    column.push(node);
  }
  const columns: (readonly ColumnNode[])[] = [];
  for (const nodes of members) {
    columns.push(
      nodes.length <= maxApart ? nodes.map((node) => single(walk, node)) : yield* group(walk, nodes),
    );
  }
  return { columns, hasMore };
}

function single(walk: Walk, node: number): ColumnNode {
  const { assetType = 0, boxId = 0, nounPlace = 0, share = 'hidden' } = walk.trace.assets[node] ?? {};
  const isHidden = share === 'hidden';
  return {
    key: keyOf(walk, node),
    generation: walk.generations[node] ?? 0,
    kind: isHidden ? 'hidden' : 'asset',
    share,
    holds: [node],
    assets: isHidden ? 0 : 1,
    assetType: isHidden ? null : assetType,
    boxId: isHidden ? null : boxId,
    nounPlace: isHidden ? 0 : nounPlace,
  };
}

function* group(walk: Walk, nodes: readonly number[]): Pieces<readonly ColumnNode[]> {
  const alike = new Map<string, number[]>();
  for (const [turn, node] of nodes.entries()) {
    if (turn % piece === 0) yield;
    const { share = 'hidden', assetType = 0, boxId = 0, nounPlace = 0 } = walk.trace.assets[node] ?? {};
    const name = share === 'hidden' ? share : [share, assetType, nounPlace, boxId].join(' ');
    const known = alike.get(name);
    if (known === undefined) alike.set(name, [node]);
    else known.push(node);
  }
  // What is hidden comes first, however much or little it is, and never lost among the rest.
  const groups = [...alike.values()].sort((one, other) => sizeOf(walk, other) - sizeOf(walk, one));
  const apart = groups.length > maxGroups ? groups.slice(0, maxGroups - 1) : groups;
  const rest = groups.slice(apart.length).flat();
  return [...apart, ...(rest.length === 0 ? [] : [rest])].map((holds, place) => grouped(walk, holds, place));
}

function sizeOf({ trace, generations }: Walk, [first = 0, ...others]: readonly number[]): number {
  const isHidden = trace.assets[first]?.share === 'hidden';
  return isHidden ? generations.length : 1 + others.length;
}

function grouped(walk: Walk, holds: readonly number[], place: number): ColumnNode {
  const [first = 0] = holds;
  const node = single(walk, first);
  if (holds.length === 1) return node;
  const others = holds.map((each) => walk.trace.assets[each]);
  const isOne = (of: 'assetType' | 'boxId' | 'share' | 'nounPlace') =>
    others.every((each) => each?.[of] === others[0]?.[of]);
  const key = `${walk.trace.direction}-${String(node.generation)}-${String(place)}`;
  if (node.kind === 'hidden') return { ...node, key, holds };
  return {
    ...node,
    key,
    kind: 'group',
    share: isOne('share') ? node.share : 'published',
    holds,
    assets: holds.length,
    // Of several nouns none is theirs.
    assetType: isOne('assetType') && isOne('nounPlace') ? node.assetType : null,
    boxId: isOne('boxId') ? node.boxId : null,
  };
}
