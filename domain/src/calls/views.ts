import { z } from 'zod';
import { placeNames } from '../engine/lists/list-state';
import { defineCall } from './contract';
import { done, id, idParam } from './schemas';

/** More parts than any list has filters, and names than any model has attributes. */
const maxParts = 80;
const maxColumns = 500;
const partName = z.string().min(1).max(63);

const view = z
  .object({
    id: z.number(),
    version: z.number(),
    name: z.string(),
    /** Filters, search and order, as the address of the list carries them. */
    address: z.record(z.string(), z.string()),
    /** The attributes in view; null is the usual ones, whichever they are. */
    columns: z.array(z.string()).nullable(),
    shared: z.boolean(),
    /** The caller made it. */
    own: z.boolean(),
    /** Who made it; blank for an erased account. */
    by: z.string(),
  })
  .meta({ id: 'ListView' });
export type ListView = z.output<typeof view>;

const views = z.object({
  /** Those of the caller, and those that somebody shares in the establishment, by name. */
  views: z.array(view),
  /** The one that opens with the list. */
  defaultId: z.number().nullable(),
});

/** The lengths beyond which nothing is read: what is wrong with a name within them is said in its place. */
const content = {
  name: z.string().max(1_000),
  address: z
    .record(partName, z.string().max(4_000))
    .refine((parts) => Object.keys(parts).length <= maxParts)
    // Where one is in the list is no part of what it shows.
    .refine((parts) => Object.keys(parts).every((name) => !placeNames.includes(name))),
  columns: z.array(partName).max(maxColumns).nullable(),
  shared: z.boolean(),
};

const ofList = {
  access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
  tag: 'views',
  params: z.object({ boxId: idParam, assetId: idParam }),
  query: z.object({
    /** Views of the list of what was deleted in the establishment, or left it; without it of what is there. */
    suffix: z.enum(['deleted', 'transferred']).optional(),
  }),
} as const;
const ofOne = {
  ...ofList,
  path: '/boxes/:boxId/views/:assetId/:viewId',
  params: z.object({ boxId: idParam, assetId: idParam, viewId: idParam }),
} as const;

/** Saved views of the list of an establishment's assets: what it shows, under a name (decision 69). */
export const viewCalls = {
  'views.list': defineCall({
    ...ofList,
    method: 'GET',
    path: '/boxes/:boxId/views/:assetId',
    summary: 'The saved views of a list: one’s own, and those shared in the establishment',
    reply: views,
  }),
  'views.add': defineCall({
    ...ofList,
    method: 'POST',
    path: '/boxes/:boxId/views/:assetId',
    summary: 'Saves what a list shows as a view',
    body: z.object({ ...content, shared: content.shared.optional() }),
    reply: view,
    errors: ['tooManyViews'],
  }),
  'views.update': defineCall({
    ...ofOne,
    method: 'PUT',
    summary: 'Changes a saved view: what is given of its name, what it shows, and whether others see it',
    body: z.object({
      /** The version that was seen; a newer one in the database refuses. */
      version: z.number().int().positive(),
      name: content.name.optional(),
      address: content.address.optional(),
      columns: content.columns.optional(),
      shared: content.shared.optional(),
    }),
    reply: view,
    errors: ['changedMeanwhile'],
  }),
  'views.remove': defineCall({
    ...ofOne,
    method: 'DELETE',
    summary: 'Removes a saved view; for whom it was the one that opens, the whole list does again',
    reply: done,
  }),
  'views.setDefault': defineCall({
    ...ofList,
    method: 'PUT',
    path: '/boxes/:boxId/views/:assetId/default',
    summary: 'Says which view opens with the list, for the caller alone; null for none',
    body: z.object({ viewId: id.nullable() }),
    reply: done,
  }),
};
