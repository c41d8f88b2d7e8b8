import { z } from 'zod';
import { defineCall } from './contract';
import { asOfQuery, countParam, idParam } from './schemas';

/** Lines of a page of the history of a lot. */
export const lotHistoryRows = 50;

const happening = z
  .object({
    /** Tells it from the others of a page. */
    key: z.string(),
    /** What was done with the lot itself, or an event of its assets; joining and leaving are such events. */
    kind: z.enum(['event', 'made', 'edited', 'published', 'removed']),
    /** The event and what the model calls it in the language of the user; null where the lot itself was changed. */
    event_type: z.number().nullable(),
    name: z.string(),
    /** The day on which it happened, and the last moment of it. */
    day: z.iso.date(),
    at: z.string(),
    /** Of how many assets of the lot, by how many events: those of one kind, person, task and day are one line. */
    assets: z.number(),
    events: z.number(),
    /** The event, where it is one. */
    event_id: z.number().nullable(),
    /** Of how many of those assets it was undone. */
    undone: z.number(),
    /** What is taken back, by an event that takes back. */
    undoes: z.string().nullable(),
    username: z.string(),
    comment: z.string().nullable(),
    /** Where it was recorded, and where assets went. */
    box: z.string().nullable(),
    target: z.string().nullable(),
    /** The run that recorded it, where the lot is, and the file that it read. */
    run: z.object({ id: z.number(), file: z.string().nullable() }).nullable(),
    /** The fields of the lot that were edited. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'LotHappening' });
export type LotHappening = z.output<typeof happening>;

/** What happened to a lot (decision 86). */
export const lotHistoryCalls = {
  'lots.history': defineCall({
    method: 'GET',
    path: '/lots/:lotId/history',
    access: { who: 'demand', by: 'pastLot' },
    tag: 'lots',
    summary:
      'What happened to a lot and to its assets while they were in it, newest first: alike events of a day are one line',
    params: z.object({ lotId: idParam }),
    query: asOfQuery.extend({
      /** From 0 on. */
      page: countParam.optional(),
    }),
    reply: z.object({ rows: z.array(happening), total: z.number() }),
  }),
};
