import { z } from 'zod';
import {
  labelSheetIds,
  maxCopies,
  maxLabelFields,
  maxLabelLots,
  maxLabels,
} from '../engine/labels/label-sheets';
import { qrTypeNames } from '../model/qr-types';
import { defineCall } from './contract';
import { id, idParam } from './schemas';
import { selectedCount, selection } from './selection';

/** What labels are like, whatever they are of. */
const wished = {
  sheet: z.enum(labelSheetIds),
  /** Attributes whose values stand under the name, in their order. */
  fields: z.array(z.string().max(63)).max(maxLabelFields).optional(),
  /** The name of the establishment, the address under the code, the logo of the company. */
  place: z.boolean().optional(),
  address: z.boolean().optional(),
  logo: z.boolean().optional(),
  /** The first label of the first sheet that is not used yet, from 1 on. */
  start: z.number().int().min(1).max(100).optional(),
  copies: z.number().int().min(1).max(maxCopies).optional(),
};

/** Labels with the codes of assets and of lots, to be printed. */
export const labelCalls = {
  'labels.print': defineCall({
    method: 'POST',
    path: '/labels/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    responseType: 'file',
    allowedWhenRenewalDue: true,
    tag: 'qr',
    summary: 'A PDF of labels with the codes of assets, on the paper of a maker or one by one',
    params: z.object({ assetId: idParam, boxId: idParam }),
    bulky: true,
    body: z.object({
      ...wished,
      /** The assets by id in the order of the labels, or as a selection. */
      pks: z.array(id).min(1).max(maxLabels).optional(),
      selection: selection.optional(),
      count: selectedCount.optional(),
    }),
    reply: z.null(),
    errors: ['nothingSelected', 'selectionMoved'],
  }),
  'labels.printLots': defineCall({
    method: 'POST',
    path: '/labels/lots/:assetId/:boxId',
    access: { who: 'demand', by: 'lotCodes' },
    responseType: 'file',
    tag: 'qr',
    summary:
      'A PDF of labels with the codes of lots. It hands these codes out: from then on they answer, and the lots are kept',
    params: z.object({ assetId: idParam, boxId: idParam }),
    bulky: true,
    body: z.object({
      ...wished,
      /** Which page the codes lead to; the first of those that a lot has there. */
      type: z.enum(qrTypeNames).optional(),
      /** The lots by id in the order of the labels, or all whose names a search finds, the newest first. */
      lots: z.array(id).min(1).max(maxLabelLots).optional(),
      search: z.string().max(100).optional(),
      count: selectedCount.optional(),
    }),
    reply: z.null(),
    errors: ['nothingSelected', 'selectionMoved'],
  }),
};
