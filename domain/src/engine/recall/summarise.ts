import { amongOf, isShown } from './edges';
import { piece, type Pieces, type Trace, type TracedAsset, type TracedStep } from './trace';
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
  /** What all of them are, and by which noun they are called; null where they differ, or there are none. */
  readonly called: Pick<TracedAsset, 'assetType' | 'nounPlace'> | null;
}

/** Adds up what a trace reached. */
export function* sumUp({ trace, order, generations }: Walk): Pieces<Sum> {
  const boxIds = new Set<number>();
  let hidden = 0;
  const called = new Map<string, Pick<TracedAsset, 'assetType' | 'nounPlace'>>();
  for (const [turn, node] of order.entries()) {
    if (turn % piece === 0) yield;
    const { share = 'hidden', boxId = 0, assetType = 0, nounPlace = 0 } = trace.assets[node] ?? {};
    if (share === 'hidden') hidden += 1;
    else {
      boxIds.add(boxId);
      called.set(`${assetType} ${nounPlace}`, { assetType, nounPlace });
    }
  }
  const farthest = generations[order.at(-1) ?? 0] ?? 0;
  const [only = null] = called.size === 1 ? called.values() : [];
  return { assets: order.length - hidden, boxIds, generations: farthest, hidden, called: only };
}

/** An event by which an asset came into a trace, and how much of it went in or came out. */
export interface Link {
  readonly eventId: number;
  /** Null where it is not shown, or was not measured. */
  readonly quantity: number | null;
  readonly unit: string | null;
  /** Up, of all that went in together: which part this is, from 0 to 1; null where that is not known of all, or it is all. */
  readonly part: number | null;
  /** Up: how many came out of it together, where the event may be looked at; null of one alone. */
  readonly among: number | null;
}

/** By which events some nodes came into a trace, as far as they may be shown: none of what is hidden. */
export function* linksOf(walk: Walk, nodes: readonly number[]): Pieces<ReadonlyMap<number, readonly Link[]>> {
  const { assets, steps, direction } = walk.trace;
  const isUp = direction === 'up';
  const links = new Map<number, Link[]>();
  for (const node of nodes) if (assets[node]?.share !== 'hidden') links.set(node, []);
  let turns = 0;
  for (const step of steps) {
    for (const { at, quantity, unit } of step.far) {
      if ((turns += 1) % piece === 0) yield;
      const known = links.get(at);
      if (known === undefined || !isShown(step, walk)) continue;
      const isOwn = assets[at]?.share === 'own';
      known.push({
        ...{ eventId: step.eventId, quantity: isOwn ? quantity : null, unit: isOwn ? unit : null },
        part: isUp ? partOf(quantity, totalOf(step, walk.trace)) : null,
        among: isUp ? amongOf(step) : null,
      });
    }
  }
  for (const each of links.values()) each.sort((one, other) => one.eventId - other.eventId);
  return links;
}

/**
 * How much went into a step in all; null where that may not be shown, or cannot be added up: not all is the caller's own, or
 * not all was measured by the same unit.
 */
function totalOf({ far }: TracedStep, { assets }: Pick<Trace, 'assets'>): number | null {
  let sum = 0;
  for (const { at, quantity, unit } of far) {
    if (assets[at]?.share !== 'own' || quantity === null || unit !== far[0]?.unit) return null;
    sum += quantity;
  }
  return far.length < 2 || sum === 0 ? null : sum;
}

function partOf(quantity: number | null, total: number | null): number | null {
  return quantity === null || total === null ? null : quantity / total;
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
