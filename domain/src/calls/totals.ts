import { z } from 'zod';
import { defineCall } from './contract';
import { summary } from './lots';
import { asOfQuery, id, idParam } from './schemas';
import { filterItem } from './selection';

/** What assets come to in one attribute, and what its values add up to where they do. */
const totals = summary.extend({ sum: z.number().nullable() }).meta({ id: 'AssetTotals' });
export type AssetTotals = z.output<typeof totals>;

/** What lists add up (document 1 section 2, summary cards). */
export const totalsCalls = {
  'objects.totals': defineCall({
    method: 'POST',
    path: '/objects/totals/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    allowedWhenRenewalDue: true,
    tag: 'objects',
    summary: 'What the assets that filters find, or that are named, come to by the rules of the model',
    bulky: true,
    params: z.object({ assetId: idParam, boxId: idParam }),
    query: asOfQuery,
    body: z.object({
      filters: z.array(filterItem).max(40).optional(),
      /** These assets and no others, whatever filters say. */
      pks: z.array(id).max(10_000).optional(),
      /** Of what was deleted in the establishment, or left it, as it went; without it of what is there. */
      suffix: z.enum(['deleted', 'transferred']).optional(),
    }),
    reply: z.object({ total: z.number(), summary: z.array(totals) }),
  }),
};
