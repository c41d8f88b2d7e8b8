import { z } from 'zod';
import { defineCall } from './contract';
import { countParam, done, id, idParam, ignoredParam } from './schemas';

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
    path: '/objects/get/all/:globalModel/:field/:pkObjectType/:pk/:reserved/:temporalPkReferer',
    access: { who: 'user' },
    tag: 'details',
    summary:
      "The rows of a list inside a record, newest first: of one that is saved, or the user's own of one that is not yet (pk 0)",
    params: z.object({
      globalModel: idParam,
      field: fieldName,
      pkObjectType: idParam,
      pk: countParam,
      reserved: ignoredParam,
      /** The id that the form made up; of a saved record it is not looked at. */
      temporalPkReferer: z.string().max(256),
    }),
    body: z.object({ filters: z.array(z.unknown()).max(0).optional() }).nullish(),
    allowedWhenRenewalDue: true,
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
    /** As the documents write it, the ids alone. */
    body: z.union([z.array(id).min(1).max(1_000), z.object({ ids: z.array(id).min(1).max(1_000) })]),
    reply: done,
  }),
};
