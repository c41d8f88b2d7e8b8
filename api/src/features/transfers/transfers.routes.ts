import type { BodyOf, Demand } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { wantsLots } from './lots-along';
import { checkTargetBox } from './target-box';
import { transferAssets } from './transfer-assets';
import { listTransfers } from './transfers.store';

/** Transfers that a list shows: the newest. */
const listed = 500;

type TransferRoutes = Pick<
  Handlers,
  'boxes.fromAlias' | 'boxes.checkAlias' | 'transfers.add' | 'transfers.list'
>;

/** Hand-overs between establishments (document 2 sections 2 and 7, decisions section 4). */
export function transferRoutes(deps: Deps): TransferRoutes {
  return {
    'boxes.fromAlias': async ({ params, caller, place }) => [
      await checkTargetBox(deps, caller, place, {
        alias: params.alias,
        assetType: params.assetId,
        ids: undefined,
        selection: undefined,
        withLots: true,
      }),
    ],
    'boxes.checkAlias': async ({ params, body, caller, place }) => [
      await checkTargetBox(deps, caller, place, {
        alias: params.alias,
        assetType: params.assetId,
        ids: body?.assetsList,
        selection: body?.selection,
        withLots: wantsLots(body?.values),
      }),
    ],
    'transfers.add': ({ caller, place, body }) => transferAssets(deps, caller, place, body),
    'transfers.list': async ({ params }) => ({
      rows: [...(await listTransfers(deps.db, params.boxId, listed))],
      cols: columns.map((field) => ({ field, headerName: field })),
    }),
  };
}

const columns = ['state', 'event_event', 'algo_tx_link'] as const;

/** Who asks about a target must be allowed to transfer from where they stand. */
export function demandOfTargetBox(
  _deps: Deps,
  { params }: { params: { boxId: number; assetId: number } },
): Promise<Demand> {
  return Promise.resolve({ code: 'ASSET_TRANSFER', boxId: params.boxId, assetType: params.assetId });
}

/** A transfer is done by who may transfer from its source. */
export function demandOfTransfer(
  _deps: Deps,
  { body }: { body: BodyOf<Calls['transfers.add']> },
): Promise<Demand> {
  return Promise.resolve({ code: 'ASSET_TRANSFER', boxId: body.boxSource, assetType: body.globalModel });
}
