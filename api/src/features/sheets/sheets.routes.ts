import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { BodyOf, Demand, QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { SheetRow } from '@huella/domain/calls/upload-view';
import { maxRowsAnswered } from '@huella/domain/rules/limits';
import {
  aimOf,
  codesOfPurpose,
  codesOfSheet,
  purposeOf,
  type SheetAim,
} from '@huella/domain/engine/sheets/sheet-purpose';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { Actor, Place } from '../../db/actors';
import { assetQuotaKind, findQuotaRoom } from '../../db/ledger/quota-rows';
import type { Deps } from '../../deps';
import { requireDemand, type FindDemand } from '../../http/access';
import type { Handlers } from '../../http/serve';
import { uploaderOf } from '../files/upload-quota-check';
import { addManualUpload } from './manual-upload';
import { pairUpload, readAll } from './pair-upload';
import { countCorrections } from './corrections';
import { patchUpload } from './patch-upload';
import { presentChanges, presentRow, presentUpload } from './present-upload';
import { taskOf } from './sheet-task';
import { findUpload, type Upload } from './sheets.store';
import { countUploadRows, findLastRow, listShownRows } from './upload-rows.store';
import { countChanges } from './submitted-rows.store';
import { discardUpload } from './discard-upload';
import { stageSelection } from './stage-selection';
import { stageSheet, type SheetSender } from './stage-sheet';
import { giveTemplate } from './give-template';
import { listUnfinished } from './unfinished.store';

type SheetBody = BodyOf<Calls['sheets.validate']>;

/** What a new sheet demands: the code of what it is for (document 2 section 6) on its establishment and asset type. */
export const demandOfSheet: FindDemand = (_deps, { body, keptBox }: SheetInput) => {
  const { mode, eventType, globalModelId } = body;
  const boxId = body.boxId ?? keptBox ?? fail('contextMissing');
  return Promise.resolve(demandOf(aimOf(mode, eventType), boxId, globalModelId));
};

interface SheetInput {
  readonly body: SheetBody;
  readonly keptBox: number | null;
}

/** What an upload demands of its own user: the same, on its own establishment and asset type. */
export const demandOfUpload: FindDemand = async (deps, { params, body }: UploadInput, userId) => {
  const id = params?.excelUploadId ?? body?.excelUploadId ?? 0;
  const upload = await findUpload(deps.db, userId, id);
  if (upload === null || upload.boxId === null || upload.assetType === null) return null;
  return demandOf(upload, upload.boxId, upload.assetType);
};

/** Looking for what was begun and not submitted demands what any sheet of its purpose may. */
export const demandOfUploads: FindDemand = (_deps, { params, query }: UploadsInput) =>
  Promise.resolve({
    code: codesOfPurpose[query.purpose],
    boxId: params.boxId,
    assetType: params.assetId,
  });

interface UploadsInput {
  readonly params: { readonly boxId: number; readonly assetId: number };
  readonly query: QueryOf<Calls['sheets.unfinished']>;
}

function demandOf(aim: SheetAim, boxId: number, assetType: number): Demand | null {
  const model = findAssetType(assetType);
  return model && { code: codesOfSheet(model, aim), boxId, assetType };
}

/** The calls of an upload name it in the address or in the body. */
interface UploadInput {
  readonly params?: { readonly excelUploadId: number };
  readonly body?: { readonly excelUploadId?: number } | null;
}

type SheetCall =
  | 'sheets.validate'
  | 'sheets.get'
  | 'sheets.unfinished'
  | 'sheets.template'
  | 'sheets.manual'
  | 'sheets.pair'
  | 'sheets.rows'
  | 'sheets.corrections'
  | 'sheets.patch'
  | 'sheets.discard';

/** Rows that an upload is answered with; the grid asks for all of them apart. */
const firstRows = 100;

/** Spreadsheets on their way to rows (document 2 sections 3 and 7). */
export function sheetRoutes(deps: Deps): Pick<Handlers, SheetCall> {
  return {
    'sheets.validate': async (request) => {
      const { body, caller, place } = request;
      const id = await stageSheet(deps, senderOf(deps, request), place, body);
      return view(deps, caller, place, await getUpload(deps, caller, id));
    },
    'sheets.get': async ({ params, caller, place }) => {
      const upload = await getUpload(deps, caller, params.excelUploadId);
      const rows = (await listShownRows(deps.db, upload.id, 1, firstRows)).map(presentRow);
      const data = await withChanges(deps, caller, place, upload, rows);
      return { ...(await view(deps, caller, place, upload)), data };
    },
    'sheets.unfinished': async ({ params: { boxId, assetId: assetType }, query: { purpose }, caller }) => [
      ...(await listUnfinished(deps.db, caller.userId, { boxId, assetType, purpose })),
    ],
    'sheets.template': ({ params, query, caller, place }) =>
      giveTemplate(deps, caller, place, params.assetId, query),
    'sheets.manual': async ({ body, caller, ip }) => ({
      ExcelUploadId: await addManual(deps, senderOf(deps, { caller, ip }), body),
    }),
    'sheets.pair': async (request) => {
      const { body, caller, place } = request;
      return view(deps, caller, place, await pairUpload(deps, senderOf(deps, request), place, body));
    },
    'sheets.rows': async ({ params, caller, place }) => {
      const { excelUploadId: id, from, count } = params;
      if (count > maxRowsAnswered) failWith([issue('count', 'badParam')]);
      const found = (await listShownRows(deps.db, id, from, count)).map(presentRow);
      const upload = await getUpload(deps, caller, id);
      const rows = await withChanges(deps, caller, place, upload, found);
      // A grid of ten thousand rows asks for ten pages, and the count is of all of them.
      return { rows, ...(from === 1 && { counts: await countUploadRows(deps.db, id) }) };
    },
    'sheets.corrections': async ({ params, caller, place }) => {
      const upload = await getUpload(deps, caller, params.excelUploadId);
      const task = await taskOf(deps, caller, place, upload);
      return { counts: await countCorrections(upload, await readAll(deps.db, upload.id), task) };
    },
    'sheets.patch': async (request) => {
      const { params, body, place } = request;
      const id = params.excelUploadId;
      const { rows: patched, kept } = await patchUpload(deps, senderOf(deps, request), place, id, body);
      const upload = await getUpload(deps, request.caller, id);
      const rows = await withChanges(deps, request.caller, place, upload, patched);
      const counts = await countUploadRows(deps.db, id);
      return { rows, counts, ...(kept.length > 0 && { kept: [...kept] }) };
    },
    'sheets.discard': async ({ params, caller }) => {
      await discardUpload(deps, caller.userId, params.excelUploadId);
      return { ok: true };
    },
  };
}

function senderOf(deps: Deps, request: { readonly caller: Actor; readonly ip: string }): SheetSender {
  return { actor: request.caller, uploader: uploaderOf(deps, request) };
}

async function getUpload(deps: Deps, actor: Actor, id: number): Promise<Upload> {
  return (await findUpload(deps.db, actor.userId, id)) ?? fail('notFound');
}

/** A new upload without a file: only an id, empty rows, or a row for each asset of a selection. */
async function addManual(
  deps: Deps,
  sender: SheetSender,
  body: BodyOf<Calls['sheets.manual']>,
): Promise<number> {
  if (body === null || body === undefined) return addManualUpload(deps, sender, null);
  const { boxId, globalModelId, mode, eventType, rows, defaults = {}, pks, selection, count } = body;
  const aim = aimOf(mode, eventType);
  const demand = demandOf(aim, boxId, globalModelId) ?? fail('notFound');
  const place = await requireDemand(deps, sender.actor.userId, demand, 'write');
  const grid = { place, assetType: globalModelId, aim };
  if (pks !== undefined || selection !== undefined) {
    const isNamed = ['update', 'event'].includes(purposeOf(aim));
    if (!isNamed) failWith([issue('pks', 'badParam')]);
    return stageSelection(deps, sender, { ...grid, pks, selection, count, defaults });
  }
  if (rows === undefined) return failWith([issue('rows', 'badParam')]);
  return addManualUpload(deps, sender, { ...grid, rows, defaults });
}

/** Rows of changes with what they would change. */
async function withChanges(
  deps: Deps,
  actor: Actor,
  place: Place,
  upload: Upload,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  // Nothing is looked up for rows of new assets.
  if (upload.mode === 'add' || upload.eventType !== null) return [...rows];
  return presentChanges(deps.db, await taskOf(deps, actor, place, upload), upload.id, rows);
}

async function view(deps: Deps, actor: Actor, place: Place, upload: Upload) {
  const { format, form } = await taskOf(deps, actor, place, upload);
  const [counts, lastRow, quotaRoom] = await Promise.all([
    countUploadRows(deps.db, upload.id),
    findLastRow(deps.db, upload.id),
    findQuotaRoom(deps.db, place.companyId, assetQuotaKind(form.model.id)),
  ]);
  const changes =
    upload.mode === 'update' && upload.eventType === null
      ? await countChanges(deps.db, upload.id)
      : undefined;
  return presentUpload(upload, format, { counts, lastRow, quotaRoom, ...(changes && { changes }) });
}
