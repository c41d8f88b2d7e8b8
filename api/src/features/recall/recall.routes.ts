import type { QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { RecallGraph, RecallList } from '@huella/domain/calls/recall';
import { columnsOf } from '@huella/domain/engine/recall/columns';
import { edgesOf } from '@huella/domain/engine/recall/edges';
import { heldBy } from '@huella/domain/engine/recall/summarise';
import type { Walk } from '@huella/domain/engine/recall/walk';
import type { Actor, BoxAccess } from '../../db/actors';
import { inSnapshot } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { exportRecall } from './export-recall';
import { runCooperatively } from './follow';
import { presentNames } from './names';
import { presentGraph, shownApart, type Side } from './present-graph';
import { presentRows } from './present-rows';
import { listRecalledAssets } from './recall.store';
import { recall } from './recall';
import type { StartId } from './start';

type RecallRoutes = Pick<
  Handlers,
  | 'recall.ofAsset'
  | 'recall.graphOfAsset'
  | 'recall.exportOfAsset'
  | 'recall.names'
  | 'recall.ofLot'
  | 'recall.graphOfLot'
  | 'recall.exportOfLot'
>;

type Asked = QueryOf<Calls['recall.ofAsset']>;

/** Everything up and down the chain from an asset or a lot, as far as the caller may know it (decision 22). */
export function recallRoutes(deps: Deps): RecallRoutes {
  return {
    'recall.ofAsset': ({ params, query, caller, place }) =>
      list(deps, caller, place, { assetId: params.pk }, query),
    'recall.graphOfAsset': ({ params, caller, place }) => draw(deps, caller, place, { assetId: params.pk }),
    'recall.exportOfAsset': ({ params, query, caller, place }) =>
      exportRecall(deps, caller, place, { assetId: params.pk }, query),
    'recall.names': ({ params, caller, place }) => presentNames(deps, caller, place, params.pk),
    'recall.ofLot': ({ params, query, caller, place }) =>
      list(deps, caller, place, { lotId: params.lotId }, query),
    'recall.graphOfLot': ({ params, caller, place }) => draw(deps, caller, place, { lotId: params.lotId }),
    'recall.exportOfLot': ({ params, query, caller, place }) =>
      exportRecall(deps, caller, place, { lotId: params.lotId }, query),
  };
}

function list(deps: Deps, actor: Actor, place: BoxAccess, of: StartId, asked: Asked): Promise<RecallList> {
  return inSnapshot(deps.db, async (db) => {
    const { found, walks, presenter } = await recall(deps, db, actor, place, of);
    const meant: { readonly walk: Walk; readonly nodes: readonly number[] }[] = [];
    for (const walk of walks.filter(
      ({ trace }) => asked.direction === undefined || trace.direction === asked.direction,
    )) {
      const { node } = asked;
      if (node === undefined) meant.push({ walk, nodes: walk.order });
      else meant.push({ walk, nodes: heldBy(walk, (await runCooperatively(columnsOf(walk))).columns, node) });
    }
    const total = meant.reduce((sum, { nodes }) => sum + nodes.length, 0);
    const rows: RecallList['rows'] = [];
    let from = asked.page * asked.size;
    let left = asked.size;
    for (const { walk, nodes } of meant) {
      const some = nodes.slice(from, from + left);
      rows.push(...(await presentRows(db, presenter, walk, some)));
      from = Math.max(0, from - nodes.length);
      left -= some.length;
    }
    return { ...found, rows, total };
  });
}

function draw(deps: Deps, actor: Actor, place: BoxAccess, of: StartId): Promise<RecallGraph> {
  return inSnapshot(deps.db, async (db) => {
    const { found, walks, presenter } = await recall(deps, db, actor, place, of);
    const sides: Side[] = [];
    for (const walk of walks) {
      const columns = await runCooperatively(columnsOf(walk));
      sides.push({ walk, columns, edges: await runCooperatively(edgesOf(walk, columns.columns)) });
    }
    const assets = await listRecalledAssets(db, shownApart(sides));
    const [up, down] = sides.map(({ columns }) => columns.hasMore);
    return {
      ...found,
      ...presentGraph(presenter, found.start, sides, assets),
      hasMore: { up: up ?? false, down: down ?? false },
    };
  });
}
