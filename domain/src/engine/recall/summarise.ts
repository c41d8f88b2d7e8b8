import { isShown } from './edges';
import { piece, type Pieces } from './trace';
import { keyOf, type Walk } from './walk';

/** What a way of a trace comes to. */
export interface Sum {
  /** What is hidden is not counted among them. */
  readonly assets: number;
  /** Where they are. */
  readonly boxIds: ReadonlySet<number>;
  readonly generations: number;
  /** How many nodes are hidden. */
  readonly hidden: number;
}

/** Adds up what a trace reached. */
export function* sumUp({ trace, order, generations }: Walk): Pieces<Sum> {
  const boxIds = new Set<number>();
  let hidden = 0;
  for (const [turn, node] of order.entries()) {
    if (turn % piece === 0) yield;
    const { share = 'hidden', boxId = 0 } = trace.assets[node] ?? {};
    if (share === 'hidden') hidden += 1;
    else boxIds.add(boxId);
  }
  const farthest = generations[order.at(-1) ?? 0] ?? 0;
  return { assets: order.length - hidden, boxIds, generations: farthest, hidden };
}

/** An event by which an asset came into a trace, and how much of it went in or came out. */
export interface Link {
  readonly eventId: number;
  /** Null where it is not shown, or was not measured. */
  readonly quantity: number | null;
  readonly unit: string | null;
}

/** By which events some nodes came into a trace, as far as they may be shown: none of what is hidden. */
export function* linksOf(walk: Walk, nodes: readonly number[]): Pieces<ReadonlyMap<number, readonly Link[]>> {
  const { assets, steps } = walk.trace;
  const links = new Map<number, Link[]>();
  for (const node of nodes) if (assets[node]?.share !== 'hidden') links.set(node, []);
  let turns = 0;
  for (const step of steps) {
    for (const { at, quantity, unit } of step.far) {
      if ((turns += 1) % piece === 0) yield;
      const known = links.get(at);
      if (known === undefined || !isShown(step, walk)) continue;
      const isOwn = assets[at]?.share === 'own';
      known.push({ eventId: step.eventId, quantity: isOwn ? quantity : null, unit: isOwn ? unit : null });
    }
  }
  for (const each of links.values()) each.sort((one, other) => one.eventId - other.eventId);
  return links;
}

/** The nodes that a node of the graph holds, or one of the list; none of a node that there is not. */
export function heldBy(
  walk: Walk,
  columns: readonly (readonly { readonly key: string; readonly holds: readonly number[] }[])[],
  key: string,
): readonly number[] {
  const found = columns.flat().find((node) => node.key === key);
  if (found !== undefined) return found.holds;
  const number = Number(/\d+$/.exec(key)?.[0]);
  const nodes = [walk.order[number], walk.order.find((node) => walk.trace.assets[node]?.id === number)];
  const named = nodes.find((node) => node !== undefined && keyOf(walk, node) === key);
  return named === undefined ? [] : [named];
}
