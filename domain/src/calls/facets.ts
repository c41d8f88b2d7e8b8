import { z } from 'zod';
import { defineCall } from './contract';
import { asOfQuery, idParam } from './schemas';
import { filterItem } from './selection';

/** How many assets have each option, most first, or how a range is filled: one of the two. */
const facet = z
  .object({
    options: z.array(z.object({ key: z.string(), count: z.number() })),
    /** From the least to the greatest value, numbers or days, in parts of equal width; null where there is none. */
    range: z
      .object({
        min: z.union([z.number(), z.string()]),
        max: z.union([z.number(), z.string()]),
        counts: z.array(z.number()),
      })
      .nullable(),
  })
  .meta({ id: 'Facet' });
export type Facet = z.output<typeof facet>;

/** What there is to filter a list by (document 1 section 2, filters panel). */
export const facetCalls = {
  'objects.facet': defineCall({
    method: 'POST',
    path: '/objects/facet/:assetId/:boxId/:field',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    allowedWhenRenewalDue: true,
    tag: 'objects',
    summary: 'How the values of an attribute are spread over the assets that filters find',
    params: z.object({ assetId: idParam, boxId: idParam, field: z.string().max(63) }),
    query: asOfQuery,
    /** A filter over the attribute itself does not count: the others decide what there is to choose from. */
    body: z.object({
      filters: z.array(filterItem).max(40).optional(),
      /** Over what was deleted in the establishment, or left it; without it over what is there. */
      suffix: z.enum(['deleted', 'transferred']).optional(),
    }),
    reply: facet,
  }),
};
