import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';
import { selection } from './selection';

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
};
