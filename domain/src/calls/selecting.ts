import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';
import { selection } from './selection';
import { maxPasted } from '../engine/lists/pasted-list';

/** Where an asset is that an identifier was found to name, as far as who asks may list it there. */
const namedStates = ['here', 'paused', 'travelling', 'ended', 'retired', 'transferred', 'elsewhere'] as const;

const namedAsset = z
  .object({
    /** The place of its identifier among those that were asked, from 0 on. */
    at: z.number(),
    id: z.number(),
    label: z.string(),
    state: z.enum(namedStates),
    /** The establishment that it is in, or that it was transferred to. */
    place: z.string().optional(),
  })
  .meta({ id: 'NamedAsset' });
export type NamedAsset = z.output<typeof namedAsset>;

/** What is asked while rows of a list are selected (document 1 section 2, selection menu). */
export const selectingCalls = {
  'objects.count': defineCall({
    method: 'POST',
    path: '/objects/count/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    allowedWhenRenewalDue: true,
    tag: 'objects',
    summary: 'How many assets a selection means, exactly and at this moment',
    params: z.object({ assetId: idParam, boxId: idParam }),
    bulky: true,
    body: selection,
    reply: z.object({ count: z.number() }),
  }),
  'objects.find': defineCall({
    method: 'POST',
    path: '/objects/find/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    allowedWhenRenewalDue: true,
    tag: 'objects',
    summary:
      'The assets that identifiers name, as printed or bare: here, gone from here, or elsewhere with the caller',
    params: z.object({ assetId: idParam, boxId: idParam }),
    bulky: true,
    body: z.object({ texts: z.array(z.string().max(200)).max(maxPasted) }),
    /** An identifier that names nothing that may be told is missing; one may name several. */
    reply: z.object({ found: z.array(namedAsset) }),
  }),
};
