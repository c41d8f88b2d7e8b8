import type { ColumnNode } from './columns';
import { piece, type Pieces, type TracedPart, type TracedStep } from './trace';
import type { Walk } from './walk';

/** What lies between two nodes of a graph, one nearer to the start than the other or beside it. */
export interface Edge {
  /** Null is where the trace began. */
  readonly near: ColumnNode | null;
  readonly far: ColumnNode;
  /** The events between them, by type of asset and event, each once; none where they may not be shown. */
  readonly events: readonly Pick<TracedStep, 'assetType' | 'eventType'>[];
  /** How much of the far node went in or came out, by unit; none of what is hidden, and where nothing was measured. */
  readonly amounts: ReadonlyMap<string, number>;
  /** Up: how many came out of them together, at most; null where that may not be shown, or it was one alone. */
  readonly among: number | null;
}

interface Growing extends Pick<Edge, 'near' | 'far'> {
  readonly events: Map<string, Pick<TracedStep, 'assetType' | 'eventType'>>;
  readonly amounts: Map<string, number>;
  among: number | null;
}

/** Whether a step may be shown: where it was recorded is open to the caller, or an asset of it is their own. */
export function isShown({ isListed, near, far }: TracedStep, { trace }: Pick<Walk, 'trace'>): boolean {
  const isOwn = ({ at }: TracedPart) => trace.assets[at]?.share === 'own';
  return isListed || near.some(isOwn) || far.some(isOwn);
}

/** How many came out of a step beside each other, where it was recorded for the caller to look at; null of one alone. */
export function amongOf({ isListed, made }: Pick<TracedStep, 'isListed' | 'made'>): number | null {
  return isListed && made > 1 ? made : null;
}

/**
 * The edges between the nodes of a graph, added up over the events and not over pairs of assets. Of what leads to a
 * hidden node, or from it, nothing is said but that it does.
 */
export function* edgesOf(walk: Walk, columns: readonly (readonly ColumnNode[])[]): Pieces<readonly Edge[]> {
  const { trace, nodeOf } = walk;
  const nodes = columns.flat();
  const holders: (ColumnNode | undefined)[] = trace.assets.map(() => undefined);
  let turns = 0;
  for (const node of nodes)
    for (const each of node.holds) {
      if ((turns += 1) % piece === 0) yield;
      holders[each] = node;
    }
  const starts = new Set(trace.starts);
  const edges = new Map<ColumnNode | null, Map<ColumnNode, Growing>>();
  for (const step of trace.steps) {
    turns += step.near.length + step.far.length;
    if (turns >= piece) {
      turns = 0;
      yield;
    }
    const holderOf = ({ at }: TracedPart) => holders[nodeOf[at] ?? at];
    const nears = new Set(step.near.map((part) => (starts.has(part.at) ? null : holderOf(part))));
    const fars = new Map<ColumnNode | undefined, TracedPart[]>();
    for (const part of step.far) {
      const far = holderOf(part);
      const known = fars.get(far);
      if (known === undefined) fars.set(far, [part]);
      else known.push(part);
    }
    for (const near of nears)
      for (const [far, parts] of fars)
        if (near !== undefined && far !== undefined && near !== far)
          grow(edges, { near, far }, walk, step, parts);
  }
  // In the order of the nodes: that of the events would give away those that are hidden.
  return [null, ...nodes].flatMap((near) =>
    nodes.flatMap((far) => {
      const edge = edges.get(near)?.get(far);
      if (edge === undefined) return [];
      const events = [...edge.events].sort(([one], [other]) => (one < other ? -1 : 1));
      return [{ ...edge, events: events.map(([, event]) => event) }];
    }),
  );
}

function grow(
  edges: Map<ColumnNode | null, Map<ColumnNode, Growing>>,
  { near, far }: Pick<Edge, 'near' | 'far'>,
  walk: Walk,
  step: TracedStep,
  parts: readonly TracedPart[],
): void {
  const from = edges.get(near) ?? new Map<ColumnNode, Growing>();
  edges.set(near, from);
  const edge: Growing = from.get(far) ?? { near, far, events: new Map(), amounts: new Map(), among: null };
  from.set(far, edge);
  if (near?.kind === 'hidden' || far.kind === 'hidden' || !isShown(step, walk)) return;
  const { assetType, eventType } = step;
  edge.events.set(`${String(assetType)} ${String(eventType)}`, { assetType, eventType });
  if (far.share !== 'own') return;
  const among = walk.trace.direction === 'up' ? amongOf(step) : null;
  if (among !== null) edge.among = Math.max(edge.among ?? 0, among);
  for (const { quantity, unit } of parts)
    if (quantity !== null && unit !== null) edge.amounts.set(unit, (edge.amounts.get(unit) ?? 0) + quantity);
}
