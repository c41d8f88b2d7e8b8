import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { RecallEdge, RecallGraph, RecallNode } from '@huella/domain/calls/recall';
import type { ColumnNode, Columns } from '@huella/domain/engine/recall/columns';
import { nounAt } from '@huella/domain/engine/recall/noun';
import type { Edge } from '@huella/domain/engine/recall/edges';
import type { Walk } from '@huella/domain/engine/recall/walk';
import type { RecalledAsset } from './recall.store';
import { eventName, formatAmount } from './present-rows';
import { presentAsset, type Presenter } from './present-asset';

/** The key of where a trace began. */
const startKey = 'start';

/** A way of a graph, put together. */
export interface Side {
  readonly walk: Walk;
  readonly columns: Columns;
  readonly edges: readonly Edge[];
}

/** The ids of the assets that a graph shows one by one. */
export function shownApart(sides: readonly Side[]): readonly number[] {
  return sides.flatMap(({ walk, columns }) =>
    columns.columns
      .flat()
      .flatMap(({ kind, holds }) =>
        kind === 'asset' ? holds.map((node) => walk.trace.assets[node]?.id ?? 0) : [],
      ),
  );
}

/** The nodes and edges of a graph as they leave. */
export function presentGraph(
  presenter: Presenter,
  start: RecallGraph['start'],
  sides: readonly Side[],
  assets: ReadonlyMap<number, RecalledAsset>,
): Pick<RecallGraph, 'nodes' | 'edges'> {
  const { kind: _kind, id, ...summary } = start;
  const first: RecallNode = {
    ...{ ...summary, key: startKey, column: 0, kind: 'start', share: 'own' },
    assetId: start.kind === 'asset' ? id : null,
    publicPage: null,
  };
  return {
    nodes: [
      first,
      ...sides.flatMap(({ walk, columns }) =>
        columns.columns.flat().map((node) => presentNode(presenter, walk, node, assets)),
      ),
    ],
    edges: sides.flatMap(({ walk, edges }) => edges.map((edge) => presentEdge(presenter, walk, edge))),
  };
}

function presentNode(
  presenter: Presenter,
  { trace }: Walk,
  node: ColumnNode,
  assets: ReadonlyMap<number, RecalledAsset>,
): RecallNode {
  const { key, kind, share, generation } = node;
  const [first = 0] = node.holds;
  const stored = kind === 'asset' ? assets.get(trace.assets[first]?.id ?? 0) : undefined;
  const { asset, publicPage, place } = presentAsset(presenter, share, stored);
  const base = {
    key,
    column: trace.direction === 'up' ? -generation : generation,
    kind,
    share,
    assets: node.assets,
  };
  if (kind === 'asset')
    return {
      ...base,
      noun: asset?.noun ?? '',
      name: asset?.name ?? '',
      assetId: asset?.id ?? null,
      publicPage,
      place,
    };
  return {
    ...base,
    noun: nounOf(presenter, node),
    name: '',
    assetId: null,
    publicPage: null,
    place: placeOf(presenter, node),
  };
}

function nounOf({ actor: { language } }: Presenter, { assetType, nounPlace }: ColumnNode): string {
  const model = assetType === null ? null : findAssetType(assetType);
  return model === null ? '' : nounAt(model, nounPlace).many[language];
}

function placeOf({ places }: Presenter, { boxId, share }: ColumnNode): RecallNode['place'] {
  const place = boxId === null ? undefined : places.get(boxId);
  if (place === undefined) return null;
  return { id: share === 'own' ? place.id : null, name: place.name, company: place.company };
}

function presentEdge({ actor: { language } }: Presenter, { trace }: Walk, edge: Edge): RecallEdge {
  const near = edge.near?.key ?? startKey;
  const [from, to] = trace.direction === 'up' ? [edge.far.key, near] : [near, edge.far.key];
  const events = edge.events.map((event) => eventName(event, language)).filter((name) => name !== '');
  const amounts = [...edge.amounts].map(([unit, quantity]) => formatAmount(quantity, unit, language));
  const amount = amounts.sort().join(' + ');
  return { from, to, events: [...new Set(events)], amount, among: edge.among };
}
