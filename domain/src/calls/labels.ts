import { z } from 'zod';
import { labelSheetIds, maxCopies, maxLabelFields, maxLabels } from '../engine/labels/label-sheets';
import { defineCall } from './contract';
import { id, idParam } from './schemas';
import { selectedCount, selection } from './selection';

/** Labels with the codes of assets, to be printed. */
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
      /** The assets by id in the order of the labels, or as a selection. */
      pks: z.array(id).min(1).max(maxLabels).optional(),
      selection: selection.optional(),
      count: selectedCount.optional(),
    }),
    reply: z.null(),
    errors: ['nothingSelected', 'selectionMoved'],
  }),
};
