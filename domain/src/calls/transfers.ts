import { z } from 'zod';
import { defineCall } from './contract';
import { id, idParam } from './schemas';
import { recordIssue, selection } from './selection';

/** An establishment as somebody who wants to send to it may see it (document 2 section 3). */
const targetBox = z.object({
  id: z.number(),
  box_name: z.string(),
  alias: z.string(),
  subtype: z.number(),
  subtype_name: z.string(),
  company: z.object({ company_name: z.string() }),
  city: z.string(),
  region: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** What speaks against the transfer; with any of these it is refused. */
  error: z.array(recordIssue),
  /** What was looked at and is well: the code of each check with its figures. */
  passed: z.array(
    z.object({ code: z.string(), slots: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
  /** Lots that the assets are in: how many of them are going, out of how many. */
  lots: z.array(z.object({ id: z.number(), name: z.string(), going: z.number(), total: z.number() })),
  mds: z.array(z.object({ field_key: z.string(), field_value: z.string() })),
});
export type TargetBox = z.output<typeof targetBox>;

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
    assetsList: z.array(id).max(10_000).optional(),
    selection: selection.optional(),
    kind: z.enum(['ownership', 'possession']).optional(),
    values: z.object(lotWish).optional(),
  })
  .nullish();
const aliasPath = '/boxes/fromAlias/:alias/:boxId/:assetId/:eventType';

const transferRow = z
  .object({
    id: z.number(),
    state: z.enum(['completed', 'rejected']),
    /** Sent from the establishment asked for, or arrived there. */
    direction: z.enum(['out', 'in']),
    kind: z.enum(['ownership', 'possession']),
    event_event: z.string(),
    assets_count: z.number(),
    /** Names of the lots that went along. */
    lots: z.array(z.string()),
    assetType: z.number(),
    source: z.object({ id: z.number(), name: z.string(), company: z.string() }),
    /** The alias is there for who may send to it again. */
    target: z.object({
      id: z.number(),
      name: z.string(),
      company: z.string(),
      alias: z.string().optional(),
    }),
    username: z.string(),
    reason: z.string().nullable(),
    algo_tx_link: z.string().nullable(),
  })
  .meta({ id: 'Transfer' });
export type TransferRow = z.output<typeof transferRow>;

/** Hand-overs between establishments (document 1 section 2, document 2 sections 2 and 7). */
export const transferCalls = {
  'boxes.fromAlias': defineCall({
    method: 'GET',
    path: aliasPath,
    access: { who: 'demand', by: 'targetBox' },
    tag: 'transfers',
    summary: 'The establishment of an alias, and what speaks against a transfer to it',
    params: aliasParams,
    reply: z.array(targetBox),
  }),
  /** A browser cannot send a GET with a body: the same call by POST (decisions section 1). */
  'boxes.checkAlias': defineCall({
    method: 'POST',
    path: aliasPath,
    access: { who: 'demand', by: 'targetBox' },
    goesOn: true,
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
    summary: 'Transfer assets to another establishment: all of them, or none',
    bulky: true,
    body: z.object({
      boxSource: id,
      boxTarget: id,
      globalModel: id,
      /** The assets, by id or as rows with their `pk`. */
      rows: z
        .array(z.union([id, z.looseObject({ pk: id })]))
        .max(10_000)
        .optional(),
      selection: selection.optional(),
      /** Fields of the transfer event, and whether whole lots go along. */
      values: z.looseObject(lotWish).optional(),
      headerValues: z
        .object({ date: z.string().max(40).nullish(), comment: z.string().max(500).nullish() })
        .optional(),
      /** The same key again is the same transfer. */
      submitKey: z.string().min(8).max(64),
    }),
    reply: z.object({ transfer: transferRow, eventId: z.number() }),
    errors: ['transferRejected', 'submitReused'],
  }),
  'transfers.list': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/transfers',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'transfers',
    summary: 'The latest transfers of an establishment, sent and received, newest first',
    params: z.object({ boxId: idParam }),
    reply: z.object({
      rows: z.array(transferRow),
      cols: z.array(z.object({ field: z.string(), headerName: z.string() })),
    }),
  }),
};
