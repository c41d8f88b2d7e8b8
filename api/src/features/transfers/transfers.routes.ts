import type { BodyOf, Demand } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { TargetBox } from '@huella/domain/calls/target-box';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { wantsLots } from './lots-along';
import { checkTargetBox } from './target-box';
import { formContextOf } from '../../http/form-context';
import { presentTransferAssets } from './present-transfer-assets';
import type { TransferBody } from './read-transfer';
import { transferAssets } from './transfer-assets';
import { transferColumns } from './transfer-columns';
import { listAssetTypes } from './transferred-type';
import { listTransferPapers } from './transfer-papers';
import { answerTransfer, getTransfer, withdrawTransfer } from './answer-transfer';
import { countArrivals, findParties, listLotsTransferred, listTransferAssets } from './arrivals.store';
import { countTransfers, listTransfers } from './transfer-list.store';

/** Transfers that a list without pages shows: the newest. */
const listed = 500;

type TransferRoutes = Pick<
  Handlers,
  | 'boxes.fromAlias'
  | 'boxes.checkAlias'
  | 'transfers.add'
  | 'transfers.list'
  | 'transfers.get'
  | 'transfers.arrivals'
  | 'transfers.answer'
  | 'transfers.withdraw'
  | 'transfers.lots'
>;

/** Hand-overs between establishments (document 2 sections 2 and 7, decisions section 4). */
export function transferRoutes(deps: Deps): TransferRoutes {
  return {
    'boxes.fromAlias': ({ params, body, caller, place }) => checkAlias(deps, caller, place, params, body),
    'boxes.checkAlias': ({ params, body, caller, place }) => checkAlias(deps, caller, place, params, body),
    'transfers.add': ({ caller, place, body }) => transferAssets(deps, caller, place, body),
    'transfers.list': async ({ params, query: { page, pageSize = 20, search, ...others }, caller }) => {
      const query = {
        ...others,
        ...(search !== undefined && { search: { text: search, zone: caller.timezone } }),
      };
      const part = page === undefined ? { limit: listed } : { limit: pageSize, offset: page * pageSize };
      const rows = [...(await listTransfers(deps.db, params.boxId, { ...query, ...part }))];
      const total = await countTransfers(deps.db, params.boxId, query);
      return { rows, total, cols: [...transferColumns(rows, caller.language)] };
    },
    'transfers.get': async ({ params, caller, place }) => {
      const transfer = await getTransfer(deps, params.boxId, params.transferId);
      const form = formContextOf(deps.clock(), caller, place, transfer.assetType);
      const papers = await listTransferPapers(deps, transfer, form.locale, place.companyId);
      const assets = await listTransferAssets(deps.db, transfer.id, params.boxId);
      return {
        transfer,
        assets: presentTransferAssets(form, transfer, assets),
        papers: papers.map((paper) => ({ ...paper })),
      };
    },
    'transfers.arrivals': async ({ params }) => ({
      waiting: [...(await countArrivals(deps.db, params.boxId))],
    }),
    'transfers.answer': async ({ params, body, caller, place }) => ({
      transfer: await answerTransfer(deps, caller, place, params.transferId, body),
    }),
    'transfers.withdraw': async ({ params, body, caller, place }) => ({
      transfer: await withdrawTransfer(deps, caller, place, params.transferId, body?.comment ?? null),
    }),
    'transfers.lots': async ({ params }) => {
      const { boxId, assetId: assetType, eventType } = params;
      const found = await listLotsTransferred(deps.db, { boxId, assetType, eventType }, listed);
      return found.map(({ at, targetName: name, targetCompany: company, count, ...lot }) => ({
        ...lot,
        event_event: at.toISOString(),
        target: { name, company },
        assets_count: count,
      }));
    },
  };
}

/** Who asks about a target must be allowed to transfer from where the assets are. */
export function demandOfTargetBox(
  _deps: Deps,
  { params }: { params: { boxId: number; assetId: number } },
): Promise<Demand> {
  return Promise.resolve({ code: 'ASSET_TRANSFER', boxId: params.boxId, assetType: params.assetId });
}

/**
 * A transfer is done by who may transfer from its source. Of assets of no or of several types the establishment alone
 * decides, and the call refuses.
 */
export async function demandOfTransfer(deps: Deps, { body }: { body: TransferBody }): Promise<Demand> {
  const [assetType = null, ...others] = await listAssetTypes(deps.db, body);
  return {
    code: 'ASSET_TRANSFER',
    boxId: body.boxSource,
    assetType: others.length === 0 ? assetType : null,
  };
}

async function checkAlias(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  { alias, assetId }: { readonly alias: string; readonly assetId: number },
  body: BodyOf<Calls['boxes.checkAlias']>,
): Promise<TargetBox[]> {
  const { assetsList: ids, selection, ExcelUploadId: uploadId, kind = 'possession', values } = body ?? {};
  const withLots = wantsLots(values);
  const question = { alias, assetType: assetId, ids, selection, uploadId, kind, withLots };
  return [await checkTargetBox(deps, actor, place, question)];
}

interface OneTransfer {
  readonly params: { readonly boxId: number; readonly transferId: number };
}

/** An arrival is answered by who may transfer from where it arrives. */
export async function demandOfArrival(deps: Deps, { params }: OneTransfer): Promise<Demand | null> {
  const found = await findParties(deps.db, params.transferId);
  return found?.targetBoxId === params.boxId ? demandOf(found.targetBoxId, found.assetType) : null;
}

/** What was sent is taken back by who may transfer from where it left. */
export async function demandOfDeparture(deps: Deps, { params }: OneTransfer): Promise<Demand | null> {
  const found = await findParties(deps.db, params.transferId);
  return found?.sourceBoxId === params.boxId ? demandOf(found.sourceBoxId, found.assetType) : null;
}

function demandOf(boxId: number, assetType: number): Demand {
  return { code: 'ASSET_TRANSFER', boxId, assetType };
}
