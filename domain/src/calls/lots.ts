import { z } from 'zod';
import { qrTypeNames } from '../model/qr-types';
import { maxLotsAtOnce } from '../rules/limits';
import { bulkParts, bulkReply, headerValues, sentValues, updateEnvelope } from './bulk';
import { defineCall } from './contract';
import { assetRow } from './objects';
import { asOfQuery, countParam, done, id, idParam, pageSizeParam } from './schemas';
import { selectedCount, selection } from './selection';
import { submitKey } from './submit-key';

const share = z.object({ key: z.string(), label: z.string(), count: z.number(), percent: z.number() });

/** What the assets of a lot come to in one attribute (document 1 section 2, lot summary). */
export const summary = z
  .object({
    name: z.string(),
    label: z.string(),
    unit: z.string().nullable(),
    /** How many of the assets have a value. */
    filled: z.number(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    mean: z.number().nullable(),
    shares: z.array(share),
  })
  .meta({ id: 'LotSummary' });
export type LotSummary = z.output<typeof summary>;

/** A page of a lot that the public may see, once its code was handed out. */
const link = z.object({
  type: z.enum(qrTypeNames),
  link: z.string(),
  /** What a code of it holds: its short address, or that of GS1 where the lot has a trade item number. */
  code: z.string(),
});
export type LotLink = z.output<typeof link>;

const lotRow = z
  .object({
    id: z.number(),
    version: z.number(),
    name: z.string(),
    assetType: z.number(),
    boxId: z.number(),
    opened_on: z.string().nullable(),
    description: z.string().nullable(),
    /** How many living assets are in it. */
    quantity_assets: z.number(),
    /** Whether its code was handed out: such a lot is never deleted (document 2 section 6). */
    qr_event: z.boolean(),
    /** The pages that its codes lead to; none before a code was handed out. */
    links: z.array(link),
    /** The mean of the first measure that the model sums up, where there is one. */
    figure: z.object({ label: z.string(), unit: z.string().nullable(), mean: z.number() }).nullable(),
    timsta: z.string(),
    updatedAt: z.string(),
    /** Of a day in the past: what became of it since. */
    gone_since: z.enum(['removed', 'transferred']).optional(),
  })
  .meta({ id: 'Lot' });
export type LotRow = z.output<typeof lotRow>;

/** Which assets a call is about: ids, or all that filters find. */
const members = z.object({
  pks: z.array(id).max(10_000).optional(),
  selection: selection.optional(),
  count: selectedCount.optional(),
  headerValues: headerValues.optional(),
});

/** How many assets a call moved; those that were right already are not among them. */
const moved = z.object({ moved: z.number() });

const lotAsset = z.object({ id_asset: z.number(), asset_data: assetRow });

const lotParams = z.object({ lotId: idParam });
const typeParams = z.object({ boxId: idParam, assetType: idParam });

/** Lots: groups of assets of a type in an establishment (document 2 sections 2, 3, 6 and 7; decisions section 5). */
export const lotCalls = {
  'lots.list': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/lots',
    alsoAt: ['/boxes/:boxId/lots/:assetType'],
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'lots',
    summary: 'The lots of an establishment, the newest first',
    params: z.object({ boxId: idParam, assetType: idParam.optional() }),
    query: z.object({
      /** In their names, whatever the case and accents. */
      search: z.string().max(100).optional(),
      /** A page of them; without it the first 500. */
      page: countParam.optional(),
      pageSize: pageSizeParam.optional(),
      ...asOfQuery.shape,
    }),
    counted: true,
    reply: z.array(lotRow),
  }),
  'lots.get': defineCall({
    method: 'GET',
    path: '/lots/:lotId',
    access: { who: 'demand', by: 'pastLot' },
    tag: 'lots',
    summary: 'A lot, and what its assets come to, now or on a day in the past',
    params: lotParams,
    query: asOfQuery,
    reply: lotRow.extend({
      summary: z.array(summary),
      /** Who made it, as far as that was written down. */
      made_by: z.string().nullable(),
      /** When and by whom it was removed, of a day on which it was still there. */
      removed: z.object({ at: z.string(), username: z.string().nullable() }).nullable(),
    }),
    errors: ['notHereThen', 'goneThen'],
  }),
  'lots.addMany': defineCall({
    method: 'POST',
    path: '/boxes/:boxId/lots/:assetType/massive',
    access: { who: 'holder', code: 'TAG_ADD', box: 'boxId', assetType: 'assetType' },
    tag: 'lots',
    summary:
      'Make many lots that nothing is in yet: all of them, or none. What is wrong is told by the place of its row, from 1',
    bulky: true,
    params: typeParams,
    body: z.object({
      /** One lot each, by the fields of its form that a cell of a sheet can hold. */
      values: z.array(sentValues).min(1).max(maxLotsAtOnce),
      /** Sent again under the same key, as after a lost answer, it is the same submit and is answered as done. */
      submitKey: submitKey.optional(),
    }),
    /** The first of them, and how many were made. */
    reply: z.object({ id: z.number(), made: z.number() }),
    errors: ['submitReused'],
  }),
  'lots.remove': defineCall({
    method: 'DELETE',
    path: '/lots/:lotId',
    access: { who: 'demand', by: 'lotEdit' },
    tag: 'lots',
    summary: 'Delete a lot: its assets leave it. One whose code was handed out is kept',
    params: lotParams,
    reply: done,
    errors: ['lotHasQr'],
  }),
  'lots.assets': defineCall({
    method: 'GET',
    path: '/lots/get/assets/:lotId',
    access: { who: 'demand', by: 'lot' },
    tag: 'lots',
    summary: 'The assets of a lot, up to 10,000',
    params: lotParams,
    large: z.unknown(),
    rows: { at: null, row: lotAsset },
    reply: z.array(lotAsset),
    errors: ['tooManyRequests'],
  }),
  'lots.join': defineCall({
    method: 'POST',
    path: '/lots/:lotId/assets',
    access: { who: 'demand', by: 'lotEdit' },
    tag: 'lots',
    summary: 'Put assets into a lot, or take them out: all of them, or none',
    bulky: true,
    params: lotParams,
    body: members.extend({ action: z.enum(['add', 'remove']) }),
    reply: moved,
    errors: ['nothingSelected', 'selectionMoved'],
  }),
  'lots.leave': defineCall({
    method: 'POST',
    path: '/boxes/:boxId/lots/:assetType/leave',
    access: { who: 'holder', code: 'TAG_EDIT', box: 'boxId', assetType: 'assetType' },
    tag: 'lots',
    summary: 'Take assets out of the lots that they are in, whichever they are',
    bulky: true,
    params: typeParams,
    body: members,
    reply: moved,
    errors: ['nothingSelected', 'selectionMoved'],
  }),
  'lots.summary': defineCall({
    method: 'POST',
    path: '/boxes/:boxId/lots/:assetType/summary',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetType' },
    allowedWhenRenewalDue: true,
    tag: 'lots',
    summary: 'What some assets would come to as a lot',
    bulky: true,
    params: typeParams,
    body: z.object({ pks: z.array(id).max(10_000) }),
    reply: z.array(summary),
  }),
  'lots.qr': defineCall({
    method: 'POST',
    path: '/lots/:lotId/qr',
    access: { who: 'demand', by: 'lotCode' },
    tag: 'lots',
    summary: 'Hand out the codes of a lot: from then on they answer, and the lot is kept',
    params: lotParams,
    reply: z.object({ links: z.array(link) }),
  }),
  'lots.events': defineCall({
    method: 'POST',
    path: '/lots/:lotId/events/massive',
    access: { who: 'demand', by: 'lotEvent' },
    tag: 'lots',
    summary: 'Record an event on all assets of a lot: up to 30 at once, more as a run',
    bulky: true,
    params: lotParams,
    /** Its rows are of assets of the lot only, which says what the rest of the documents' envelope does. */
    body: z.object({
      ...updateEnvelope,
      globalModel: id.nullish(),
      ...bulkParts,
    }),
    ...bulkReply,
    errors: ['submitReused', 'nothingSelected'],
  }),
};
