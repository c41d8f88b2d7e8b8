import { z } from 'zod';
import { maxSheetRows } from '../rules/limits';
import { headerValues, namedRows, sentValues, updateEnvelope } from './bulk';
import { submitKey } from './submit-key';
import { defineCall } from './contract';
import { countParam, id, idParam, pageSizeParam } from './schemas';
import { recordIssue, selectedCount, selection } from './selection';
import { targetBox } from './target-box';
import { arrivalAnswers, transferSorts, transferStates } from '../rules/transfer-answer';

/**
 * With `_transferLot_`, as it is unless said otherwise, a lot all of whose assets go stays a lot and goes along; without
 * it they leave it (document 2 section 3, decisions section 4).
 */
const lotWish = { _transferLot_: z.boolean().optional() };

const aliasParams = z.object({
  alias: z.string().min(1).max(120),
  boxId: idParam,
  assetId: idParam,
  eventType: idParam,
});
const aliasBody = z
  .object({
    assetsList: z.array(id).max(maxSheetRows).optional(),
    selection: selection.optional(),
    /** What the rows of this spreadsheet name that have no error. */
    ExcelUploadId: id.optional(),
    /** What would go over; possession without it. */
    kind: z.enum(['ownership', 'possession']).optional(),
    values: z.object(lotWish).optional(),
  })
  .nullish();
const aliasPath = '/boxes/fromAlias/:alias/:boxId/:assetId/:eventType';

const side = { id: z.number(), name: z.string(), company: z.string() };

const transferRow = z
  .object({
    id: z.number(),
    state: z.enum(transferStates),
    /** Sent from the establishment asked for, or arrived there. */
    direction: z.enum(['out', 'in']),
    kind: z.enum(['ownership', 'possession']),
    event_event: z.string(),
    /** Since when it is in transit; null of what is not. */
    since: z.string().nullable(),
    assets_count: z.number(),
    /** How many were taken, once it was answered; and how many the receiver counted, where they said. */
    received_count: z.number().nullable(),
    counted: z.number().nullable(),
    /** Names of the lots that went along. */
    lots: z.array(z.string()),
    assetType: z.number(),
    /** The aliases are there for who may send to it again, or back. */
    source: z.object({ ...side, alias: z.string().optional() }),
    target: z.object({ ...side, alias: z.string().optional() }),
    username: z.string(),
    comment: z.string().nullable(),
    /** Who answered or withdrew it, and when; blank of an erased user. */
    answered_by: z.string().nullable(),
    answered_at: z.string().nullable(),
    reason: z.string().nullable(),
    algo_tx_link: z.string().nullable(),
  })
  .meta({ id: 'Transfer' });
export type TransferRow = z.output<typeof transferRow>;

/** An asset of a transfer, and what became of it. */
const transferAsset = z
  .object({
    id: z.number(),
    label: z.string(),
    /** The lot that it went along with. */
    lot: z.string().nullable(),
    state: z.enum(['sent', 'received', 'returned', 'withdrawn']),
    reason: z.string().nullable(),
    /** It is still at the establishment that reads this, and could leave it. */
    here: z.boolean(),
    /** What it is, as people read it: the columns that its list opens with, where the reader may list them. */
    facts: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  })
  .meta({ id: 'TransferAsset' });
export type TransferAsset = z.output<typeof transferAsset>;

/** What was said with a transfer: a field of its event as people read it, and its files by name. */
const transferPaper = z
  .object({
    name: z.string(),
    label: z.string(),
    text: z.string(),
    files: z.array(
      z.object({ storageName: z.string(), originalName: z.string(), publicFileURI: z.string() }),
    ),
  })
  .meta({ id: 'TransferPaper' });
export type TransferPaper = z.output<typeof transferPaper>;

const lotTransferred = z
  .object({
    id: z.number(),
    name: z.string(),
    transferId: z.number(),
    event_event: z.string(),
    state: z.enum(transferStates),
    target: z.object({ name: z.string(), company: z.string() }),
    assets_count: z.number(),
  })
  .meta({ id: 'LotTransferred' });

const oneTransfer = z.object({ boxId: idParam, transferId: idParam });
const reason = z.string().trim().max(300).optional();

/** Hand-overs between establishments (document 1 section 2, document 2 sections 2 and 7). */
export const transferCalls = {
  'boxes.fromAlias': defineCall({
    method: 'GET',
    path: aliasPath,
    access: { who: 'demand', by: 'targetBox' },
    tag: 'transfers',
    summary: 'The establishment of an alias, and what speaks against a transfer of these assets to it',
    params: aliasParams,
    body: aliasBody,
    bulky: true,
    reply: z.array(targetBox),
  }),
  /** A browser cannot send a GET with a body: the same call by POST (decisions section 1). */
  'boxes.checkAlias': defineCall({
    method: 'POST',
    path: aliasPath,
    access: { who: 'demand', by: 'targetBox' },
    allowedWhenRenewalDue: true,
    tag: 'transfers',
    summary: 'The establishment of an alias, and what speaks against a transfer of these assets to it',
    params: aliasParams,
    body: aliasBody,
    bulky: true,
    reply: z.array(targetBox),
  }),
  'transfers.add': defineCall({
    method: 'POST',
    path: '/objects/add/assets/transfer/massive',
    access: { who: 'demand', by: 'transfer' },
    tag: 'transfers',
    summary:
      'Transfer assets to another establishment: all of them, or none; those that may go where it is said so',
    bulky: true,
    body: z.object({
      boxSource: id,
      boxTarget: id,
      /** The asset type; of assets that are named it is known. */
      globalModel: id.nullish(),
      rows: namedRows.optional(),
      selection: selection.optional(),
      /**
       * What the rows of this spreadsheet name that have no error. What went is taken out of it, and with nothing left it
       * is gone.
       */
      ExcelUploadId: id.optional(),
      count: selectedCount.optional(),
      /** Those that may not go stay where they are; without it one of them refuses all. */
      withoutErrors: z.boolean().optional(),
      /**
       * Fields of the transfer event, and whether whole lots go along; or, as the documents' envelope has it, a row for
       * each asset, all of which say the same of the transfer. What says no type is possession.
       */
      values: z.union([z.array(sentValues).max(maxSheetRows), z.looseObject(lotWish)]).optional(),
      headerValues: headerValues.optional(),
      /** The same key again is the same transfer; without one each call is another transfer. */
      submitKey: submitKey.optional(),
      ...updateEnvelope,
    }),
    reply: z.object({
      transfer: transferRow,
      eventId: z.number(),
      /** What stayed where it was, and why; blank where the same was submitted before. */
      left: z.array(recordIssue),
    }),
    errors: ['transferRejected', 'submitReused', 'selectionMoved'],
  }),
  'transfers.list': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/transfers',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'transfers',
    summary:
      'The transfers of an establishment, sent and received, with the exact total; the newest first, or sorted',
    params: z.object({ boxId: idParam }),
    query: z.object({
      state: z.enum(transferStates).optional(),
      direction: z.enum(['out', 'in']).optional(),
      assetType: idParam.optional(),
      /** In an establishment, a company, a person of the caller's, a comment, the name of a lot, or the day. */
      search: z.string().max(100).optional(),
      /** A page of them; without it the first 500. */
      page: countParam.optional(),
      pageSize: pageSizeParam.optional(),
      sortField: z.enum(transferSorts).optional(),
      sortDir: z.enum(['asc', 'desc']).optional(),
    }),
    reply: z.object({
      rows: z.array(transferRow),
      total: z.number(),
      cols: z.array(z.object({ field: z.string(), headerName: z.string() })),
    }),
  }),
  'transfers.get': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/transfers/:transferId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'transfers',
    summary:
      'A transfer that an establishment sent or that came to it, with its papers, its assets and what became of each',
    params: oneTransfer,
    reply: z.object({
      transfer: transferRow,
      assets: z.array(transferAsset),
      papers: z.array(transferPaper),
    }),
  }),
  'transfers.arrivals': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/arrivals',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'transfers',
    summary: 'How many arrivals wait for the answer of an establishment, by asset type',
    params: z.object({ boxId: idParam }),
    reply: z.object({ waiting: z.array(z.object({ assetType: z.number(), count: z.number() })) }),
  }),
  'transfers.answer': defineCall({
    method: 'POST',
    path: '/boxes/:boxId/transfers/:transferId/answer',
    access: { who: 'demand', by: 'arrival' },
    tag: 'transfers',
    summary: 'Accept an arrival, all of it or a part, or return it; what goes back has a reason',
    bulky: true,
    params: oneTransfer,
    body: z.object({
      answer: z.enum(arrivalAnswers),
      /** What goes back of a part. */
      returned: z
        .array(z.object({ asset: id, reason }))
        .max(maxSheetRows)
        .optional(),
      /** Why everything goes back, or what has no reason of its own. */
      reason,
      /** How many were counted on arrival: kept beside the number sent. */
      counted: z.number().int().min(0).max(1_000_000).optional(),
      comment: z.string().max(500).nullish(),
    }),
    reply: z.object({ transfer: transferRow }),
    errors: ['transferAnswered', 'transferRejected'],
  }),
  'transfers.withdraw': defineCall({
    method: 'POST',
    path: '/boxes/:boxId/transfers/:transferId/withdraw',
    access: { who: 'demand', by: 'departure' },
    tag: 'transfers',
    summary: 'Take back what was sent and is not answered yet',
    params: oneTransfer,
    body: z.object({ comment: z.string().max(500).nullish() }).nullish(),
    reply: z.object({ transfer: transferRow }),
    errors: ['transferAnswered'],
  }),
  'transfers.lots': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/lots_transferred/:assetId/:eventType',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    tag: 'transfers',
    summary: 'The lots that an establishment sent whole, the latest first',
    params: z.object({ boxId: idParam, assetId: idParam, eventType: idParam }),
    reply: z.array(lotTransferred),
  }),
};
