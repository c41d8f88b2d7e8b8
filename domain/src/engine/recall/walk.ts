import type { RecallShare } from './trace';
import { collapse, type NodeOf } from './collapse';
import { piece, sortInPieces, type Pieces, type Trace } from './trace';

/** What a trace comes to: everything that was reached, each once, nearest first. */
export interface Walk {
  readonly trace: Trace;
  readonly nodeOf: NodeOf;
  /** The nodes that were reached, by the place of an asset of theirs, in the order in which they are listed. */
  readonly order: readonly number[];
  /** The fewest steps to each node; 0 of what was not reached. */
  readonly generations: Int32Array;
  /** The place of each node in the order. */
  readonly places: Int32Array;
}

/**
 * Follows a trace from its start: the fewest steps to each asset, where what is hidden and connected is one. An asset of
 * the start is listed again only where it truly comes from the start, or the start from it. Nothing of the result shows
 * how many assets are hidden in one place, or how they hang together.
 */
export function* walk(trace: Trace): Pieces<Walk> {
  const nodeOf = yield* collapse(trace);
  const generations = yield* measure(trace, nodeOf);
  const order = yield* sort(trace, nodeOf, generations);
  const places = new Int32Array(trace.assets.length);
  for (const [place, node] of order.entries()) {
    if (place % piece === 0) yield;
    places[node] = place;
  }
  return { trace, nodeOf, generations, order, places };
}

/** Steps by the nodes of their near side. */
function* stepsByNode({ steps, assets }: Trace, nodeOf: NodeOf): Pieces<readonly (readonly number[])[]> {
  const found: number[][] = Array.from(assets, () => []);
  let turns = 0;
  for (const [step, { near }] of steps.entries())
    for (const { at } of near) {
      if ((turns += 1) % piece === 0) yield;
      found[nodeOf[at] ?? at]?.push(step);
    }
  return found;
}

function* measure(trace: Trace, nodeOf: NodeOf): Pieces<Int32Array> {
  const { assets, steps, starts } = trace;
  const byNode = yield* stepsByNode(trace, nodeOf);
  const generations = new Int32Array(assets.length);
  const taken = new Uint8Array(steps.length);
  let frontier: readonly number[] = starts;
  let turns = 0;
  for (let generation = 1; frontier.length > 0; generation += 1) {
    const next: number[] = [];
    for (const node of frontier)
      for (const step of byNode[node] ?? []) {
        if (taken[step] === 1) continue;
        taken[step] = 1;
        for (const { at } of steps[step]?.far ?? []) {
          if ((turns += 1) % piece === 0) yield;
          const reached = nodeOf[at] ?? at;
          if (generations[reached] !== 0) continue;
          generations[reached] = generation;
          next.push(reached);
        }
      }
    frontier = next;
  }
  return generations;
}

const ranks: Readonly<Record<RecallShare, number>> = { own: 0, published: 1, hidden: 2 };

/** Nearest first, of one generation what is shown before what is not, and that in the order of the ids. */
function* sort(trace: Trace, nodeOf: NodeOf, generations: Int32Array): Pieces<readonly number[]> {
  const { assets } = trace;
  const shown: number[] = [];
  const hidden: number[] = [];
  for (const [at, { share }] of assets.entries()) {
    if (at % piece === 0) yield;
    if (nodeOf[at] === at && generations[at] !== 0) (share === 'hidden' ? hidden : shown).push(at);
  }
  const rank = (at: number) => (generations[at] ?? 0) * 3 + ranks[assets[at]?.share ?? 'hidden'];
  const idOf = (at: number) => assets[at]?.id ?? 0;
  const first = yield* sortInPieces(
    shown,
    (one, other) => rank(one) - rank(other) || idOf(one) - idOf(other),
  );
  const marks = hidden.length < 2 ? new Map<number, string>() : yield* marksOf(trace, nodeOf, first);
  const markOf = (at: number) => marks.get(at) ?? '';
  const last = yield* sortInPieces(
    hidden,
    (one, other) => rank(one) - rank(other) || (markOf(one) < markOf(other) ? -1 : 1),
  );
  return yield* sortInPieces([...first, ...last], (one, other) => rank(one) - rank(other));
}

/**
 * What distinguishes hidden nodes: the shown ones around them. Two with the same around them are alike to anyone who
 * asks, whichever comes first.
 */
function* marksOf(
  { assets, steps, starts }: Trace,
  nodeOf: NodeOf,
  shown: readonly number[],
): Pieces<ReadonlyMap<number, string>> {
  const places = new Int32Array(assets.length);
  for (const [place, node] of shown.entries()) {
    if (place % piece === 0) yield;
    places[node] = place + 1;
  }
  // The start has no place among what it leads to, unless it leads to itself.
  for (const [at, node] of starts.entries()) places[node] ||= shown.length + at + 1;
  const around = new Map<number, Set<number>>();
  let turns = 0;
  for (const { near, far } of steps)
    for (const [side, other, mark] of [
      [near, far, 0],
      [far, near, 1],
    ] as const) {
      // What is hidden of one event is one node.
      const hidden = side.find(({ at }) => assets[at]?.share === 'hidden');
      turns += side.length + other.length;
      if (turns >= piece) {
        turns = 0;
        yield;
      }
      if (hidden === undefined) continue;
      const node = nodeOf[hidden.at] ?? hidden.at;
      const known = around.get(node) ?? new Set();
      around.set(node, known);
      for (const { at } of other) {
        const place = places[at] ?? 0;
        if (place !== 0) known.add(2 * place + mark);
      }
    }
  const marks = new Map<number, string>();
  for (const [node, known] of around) {
    yield;
    marks.set(node, Float64Array.from(known).sort().join(' '));
  }
  return marks;
}

const marksOfShares: Readonly<Record<RecallShare, string>> = { own: 'a', published: 'p', hidden: 'h' };

/** What names a node within its trace: own assets by their ids, all else by its place in the order. */
export function keyOf({ trace, places }: Walk, node: number): string {
  const { id = 0, share = 'hidden' } = trace.assets[node] ?? {};
  const number = share === 'own' ? id : (places[node] ?? 0);
  return `${trace.direction}-${marksOfShares[share]}${String(number)}`;
}
