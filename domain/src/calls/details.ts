import { z } from 'zod';
import { defineCall } from './contract';
import { done, id, idParam } from './schemas';

/** The id that a form makes up for a record that is not there yet. */
const temporalId = z.string().regex(/^[\w-]{8,64}$/);
const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

const detail = z.object({
  id: z.number(),
  values: z.record(z.string(), z.unknown()),
});

/**
 * Rows of lists inside records that are not saved yet (document 2 sections 2, 3 and 7): kept for their user under
 * `temporalDetailParentId`, and taken over by the record when it is added with the same id.
 */
export const detailCalls = {
  'details.list': defineCall({
    method: 'POST',
    path: '/objects/get/all/:globalModel/:field/:pkObjectType/0/0/:temporalPkReferer',
    access: { who: 'user' },
    tag: 'details',
    summary: "The user's own rows of a list inside a record that is not saved yet, newest first",
    params: z.object({
      globalModel: idParam,
      field: fieldName,
      pkObjectType: idParam,
      temporalPkReferer: temporalId,
    }),
    body: z.object({ filters: z.array(z.unknown()).max(0).optional() }).nullish(),
    reply: z.object({ res: z.array(detail), resTotal: z.number() }),
  }),
  'details.add': defineCall({
    method: 'POST',
    path: '/objects/details/:globalModel/:boxId',
    access: { who: 'holder', code: 'ASSET_ADD', box: 'boxId', assetType: 'globalModel' },
    tag: 'details',
    summary: 'Keep a row of a list inside a record that is not saved yet',
    params: z.object({ boxId: idParam, globalModel: idParam }),
    body: z.object({
      temporalDetailParentId: temporalId,
      field: fieldName,
      values: z.record(z.string().max(63), z.unknown()),
    }),
    reply: detail,
    errors: ['uploadQuotaExceeded'],
  }),
  'details.remove': defineCall({
    method: 'DELETE',
    path: '/objects/details',
    access: { who: 'user' },
    tag: 'details',
    summary: "Remove the user's own rows of lists inside records that are not saved yet",
    body: z.object({ ids: z.array(id).min(1).max(1_000) }),
    reply: done,
  }),
};
