import { z } from 'zod';
import { maxSheetRows } from '../rules/limits';
import { maxUndoReasonLength } from '../rules/undo';
import { defineCall } from './contract';
import { asOfQuery, countParam, id, idParam } from './schemas';
import { eventOrders } from '../rules/event-orders';
import { recordIssue, selection } from './selection';

/** Most rows of a page, and those of a call that names no size. */
export const maxEventRows = 500;

/** Whether the caller may undo an event, or why not. */
const undoing = z.object({ can: z.boolean(), issue: recordIssue.nullable() });

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
    /** It was recorded although something was still running, by an administrator, with a reason. */
    is_override: z.boolean(),
    /** The reason that was written, where it was the same for all. */
    override_reason: z.string().nullable(),
    /** The event that this one takes back. */
    undoes: z.object({ id: z.number(), name: z.string() }).nullable(),
    /** Of how many of its assets it was undone. */
    undone: z.number(),
    /** Whether the user may undo it; null where it is no question, as it is not the last effective one. */
    undo: undoing.nullable(),
  })
  .meta({ id: 'Event' });
export type EventRow = z.output<typeof eventRow>;

const change = z.object({ name: z.string(), label: z.string(), before: z.string(), after: z.string() });

const historyEntry = eventRow.extend({
  sequence: z.number(),
  /** The event by which it was undone of this asset. */
  undoneBy: z.object({ id: z.number(), username: z.string(), time: z.string() }).nullable(),
  /** Fields of the event that no attribute keeps. */
  details: z.array(z.object({ label: z.string(), text: z.string() })),
  changes: z.array(change),
  /** Files that came with it, each under what holds it. */
  files: z.array(z.object({ storageName: z.string(), originalName: z.string(), label: z.string() })),
  /** It is about the health of the asset. */
  health: z.boolean(),
  /** The run that recorded it where the asset still is, and the file that it read. */
  run: z.object({ id: z.number(), file: z.string().nullable() }).nullable(),
  /** Its link in the chain: the first characters of the hash, in hexadecimal. */
  seal: z.string(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** What an asset is again beside its attributes when an event is undone. */
const undoneEffects = ['unretired', 'unpaused', 'paused', 'rejoins', 'leaves', 'burns', 'retires'] as const;

const undoneAsset = z.object({
  pk: z.number(),
  label: z.string(),
  /** Why it is not undone of this one. */
  issue: recordIssue.nullable(),
  /** As it is, and as it will be again. */
  changes: z.array(change),
  /** With the lot, or what was created, that it is about. */
  effects: z.array(z.object({ effect: z.enum(undoneEffects), label: z.string() })),
});
export type UndoneAsset = z.output<typeof undoneAsset>;

/** What undoing an event would do; the first of its assets, those of which it is possible apart from the others. */
const undoPreview = z
  .object({
    id: z.number(),
    name: z.string(),
    /** Why nobody, or not this user, undoes it whatever became of its assets. */
    refusal: recordIssue.nullable(),
    can: z.number(),
    cannot: z.number(),
    /** It is undone of all its assets or of none. */
    isWhole: z.boolean(),
    assets: z.array(undoneAsset),
    others: z.array(undoneAsset),
  })
  .meta({ id: 'UndoPreview' });
export type UndoPreview = z.output<typeof undoPreview>;

/** How many assets are refused alike, or give the same reason to look twice, and the first of them by name. */
const fitReason = z.object({
  issue: recordIssue,
  count: z.number(),
  assets: z.array(z.object({ pk: z.number(), label: z.string() })),
});

const eventFit = z
  .object({
    event_type: z.number(),
    /** How many of the assets take it, of how many. */
    can: z.number(),
    total: z.number(),
    /** Why the others do not, the most frequent reason first. */
    cannot: z.array(fitReason),
    /** What is unusual or not known of those that do. */
    doubts: z.array(fitReason),
    /** How many of the others would have taken it before they ended, and when and how the last of them did. */
    earlier: z.object({ count: z.number(), ended_at: z.string(), ended: z.string() }).nullable(),
  })
  .meta({ id: 'EventFit' });
export type EventFit = z.output<typeof eventFit>;

/** What happened, by establishment and by asset (document 3 section 2). */
export const eventCalls = {
  'events.fit': defineCall({
    method: 'POST',
    path: '/boxes/:boxId/events/:assetType/fit',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    allowedWhenRenewalDue: true,
    tag: 'events',
    summary: 'Which of some assets take an event on a day, and why the others do not',
    params: z.object({ boxId: idParam, assetType: idParam }),
    body: z.object({
      /** The assets by id, those of a lot, or all that filters find. */
      pks: z.array(id).max(maxSheetRows).optional(),
      lot: id.optional(),
      selection: selection.optional(),
      /** Only this event; without it each that the establishment offers. */
      eventType: z.number().int().optional(),
      /** When it happened, as it was written; without it now. */
      date: z.string().max(40).nullish(),
    }),
    reply: z.object({ events: z.array(eventFit) }),
  }),
  'events.list': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/events',
    alsoAt: ['/boxes/:boxId/events/:assetType'],
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'events',
    summary:
      'A page of the events of an establishment, newest first unless sorted otherwise, with how many there are',
    params: z.object({ boxId: idParam, assetType: idParam.optional() }),
    query: z.object({
      /** Only exceptions: the log of what administrators allowed. */
      only: z.enum(['overrides']).optional(),
      /** Of a type, by its code. */
      type: z
        .string()
        .regex(/^-?\d{1,6}$/)
        .transform(Number)
        .optional(),
      /** Part of the name that is shown of who recorded it. */
      user: z.string().max(100).optional(),
      /** Days on which it happened, in the zone of the user, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** Part of an identifier of an asset that it is about. */
      asset: z.string().max(100).optional(),
      /** In any of number, event, day, user and comment. */
      search: z.string().max(100).optional(),
      sort: z.enum(eventOrders).optional(),
      dir: z.enum(['asc', 'desc']).optional(),
      /** From 0 on. */
      page: countParam.optional(),
      size: countParam.pipe(z.number().min(1).max(maxEventRows)).optional(),
    }),
    reply: z.object({ rows: z.array(eventRow), total: z.number() }),
  }),
  'events.ofAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/events',
    access: { who: 'demand', by: 'history' },
    tag: 'events',
    summary:
      'The history of an asset, newest first, up to a day or whole, and whether its chain of hashes holds',
    params: z.object({ pk: idParam }),
    query: asOfQuery,
    reply: z.object({ entries: z.array(historyEntry), chainHolds: z.boolean() }),
  }),
  'events.epcis': defineCall({
    method: 'GET',
    path: '/events/:eventId/epcis',
    access: { who: 'demand', by: 'event' },
    responseType: 'file',
    tag: 'events',
    summary: 'An event with all its assets as a document of GS1 EPCIS 2.0',
    params: z.object({ eventId: idParam }),
    reply: z.null(),
  }),
  'events.epcisOfAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/events/:eventId/epcis',
    access: { who: 'demand', by: 'asset' },
    responseType: 'file',
    tag: 'events',
    summary: 'What an event says of one asset as a document of GS1 EPCIS 2.0',
    params: z.object({ pk: idParam, eventId: idParam }),
    reply: z.null(),
  }),
  'events.undoPreview': defineCall({
    method: 'GET',
    path: '/events/:eventId/undo',
    access: { who: 'demand', by: 'event' },
    tag: 'events',
    summary: 'What undoing an event would change back, of all its assets or of one, and what prevents it',
    params: z.object({ eventId: idParam }),
    query: z.object({ pk: idParam.optional() }),
    /** Of all its assets. */
    large: z.object({ query: z.object({ pk: z.undefined().optional() }) }),
    reply: undoPreview,
    errors: ['tooManyRequests'],
  }),
  'events.undo': defineCall({
    method: 'POST',
    path: '/events/:eventId/undo',
    access: { who: 'demand', by: 'eventUndo' },
    tag: 'events',
    summary: 'Undo an event by another one: of all its assets, of some, or of those of which it is the last',
    params: z.object({ eventId: idParam }),
    body: z.object({
      reason: z.string().trim().min(3).max(maxUndoReasonLength),
      /** Only of these; without them of all its assets. */
      pks: z.array(id).min(1).max(maxSheetRows).optional(),
      /** Those of which it is not possible are left as they are; without it one of them refuses all. */
      leaveOthers: z.boolean().optional(),
    }),
    reply: z.object({
      eventId: z.number(),
      undone: z.number(),
      /** Of which it was not undone, and why. */
      left: z.array(recordIssue),
    }),
    errors: ['undoRefused'],
  }),
};
