import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

/** What became of something that an establishment had and has no more. */
const whereabouts = z
  .object({
    /** What it was called when it went, as far as the reader may list what names it. */
    label: z.string(),
    how: z.enum(['transferred', 'removed']),
    /** When it went, and who recorded it; null where nobody wrote it down. */
    at: z.string(),
    username: z.string().nullable(),
    /** The transfer by which it went, and where to. */
    transfer: z.object({ id: z.number(), target: z.string() }).nullable(),
  })
  .meta({ id: 'Whereabouts' });
export type Whereabouts = z.output<typeof whereabouts>;

/** Where what is not there any more has gone (decision 87). */
export const whereaboutsCalls = {
  'whereabouts.find': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/whereabouts/:assetType/:objectType/:pk',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetType' },
    tag: 'objects',
    summary:
      'What became of an asset or a lot that the establishment had; of what it never had it knows nothing',
    params: z.object({
      boxId: idParam,
      assetType: idParam,
      objectType: z.enum(['asset', 'lot']),
      pk: idParam,
    }),
    reply: whereabouts,
  }),
};
