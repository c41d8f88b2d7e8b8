import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

const eventRow = z
  .object({
    id: z.number(),
    event_type: z.number(),
    /** What the model calls it, in the language of the user. */
    name: z.string(),
    event_assets_count: z.number(),
    event_time: z.string(),
    /** When it was recorded. */
    timsta: z.string(),
    username: z.string(),
    context: z.string(),
    comment: z.string().nullable(),
    box: z.object({ id: z.number(), name: z.string() }),
    target: z.object({ id: z.number(), name: z.string() }).nullable(),
  })
  .meta({ id: 'Event' });
export type EventRow = z.output<typeof eventRow>;

const change = z.object({ name: z.string(), label: z.string(), before: z.string(), after: z.string() });

const historyEntry = eventRow.extend({
  sequence: z.number(),
  /** Fields of the event that no attribute keeps. */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  changes: z.array(change),
  /** Its link in the chain: the first characters of the hash, in hexadecimal. */
  seal: z.string(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** What happened, by establishment and by asset (document 3 section 2). */
export const eventCalls = {
  'events.list': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/events',
    alsoAt: ['/boxes/:boxId/events/:assetType'],
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'events',
    summary: 'The latest events of an establishment, newest first',
    params: z.object({ boxId: idParam, assetType: idParam.optional() }),
    reply: z.object({ rows: z.array(eventRow), total: z.number() }),
  }),
  'events.ofAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/events',
    access: { who: 'demand', by: 'asset' },
    tag: 'events',
    summary: 'The history of an asset, newest first, and whether its chain of hashes holds',
    params: z.object({ pk: idParam }),
    reply: z.object({ entries: z.array(historyEntry), chainHolds: z.boolean() }),
  }),
  'events.epcis': defineCall({
    method: 'GET',
    path: '/events/:id/epcis',
    access: { who: 'demand', by: 'event' },
    gives: 'file',
    tag: 'events',
    summary: 'An event with all its assets as a document of GS1 EPCIS 2.0',
    params: z.object({ id: idParam }),
    reply: z.null(),
  }),
  'events.epcisOfAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/events/:id/epcis',
    access: { who: 'demand', by: 'asset' },
    gives: 'file',
    tag: 'events',
    summary: 'What an event says of one asset as a document of GS1 EPCIS 2.0',
    params: z.object({ pk: idParam, id: idParam }),
    reply: z.null(),
  }),
};
