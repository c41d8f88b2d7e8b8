import { z } from 'zod';
import { pageSizes } from '../engine/lists/list-state';
import { defineCall } from './contract';
import { idParam } from './schemas';
import { filterItem } from './selection';

const day = z.iso.date();
/** Pictures of the largest page. */
const maxPageSize = Math.max(...pageSizes);

const image = z
  .object({
    storageName: z.string(),
    originalName: z.string(),
    /** The attribute that holds it. */
    field: z.string(),
    /** When it was uploaded. */
    addedAt: z.string(),
    asset: z.object({ id: z.number(), label: z.string() }),
  })
  .meta({ id: 'Image' });
export type ImageRow = z.output<typeof image>;

/** The gallery of an establishment (decisions section 5). */
export const imageCalls = {
  'images.list': defineCall({
    method: 'POST',
    path: '/images/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    allowedWhenRenewalDue: true,
    tag: 'files',
    summary:
      'A page of the pictures that the living assets of an establishment hold, the newest first, with the exact total',
    params: z.object({ assetId: idParam, boxId: idParam }),
    body: z
      .object({
        /** Of assets that these find: the filters of their list. */
        filters: z.array(filterItem).max(40).optional(),
        /** In this attribute alone. */
        field: z.string().max(63).optional(),
        /** Uploaded from this day to that one, both included, in the zone of the user. */
        from: day.optional(),
        to: day.optional(),
        page: z.number().int().nonnegative().max(999_999).optional(),
        /** 20 where it is left out. */
        pageSize: z.number().int().positive().max(maxPageSize).optional(),
      })
      .nullish(),
    reply: z.object({ images: z.array(image), total: z.number() }),
  }),
};
