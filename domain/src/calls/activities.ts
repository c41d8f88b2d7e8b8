import { z } from 'zod';
import { activityContexts, activityFilters, activityTypes } from '../rules/activities';
import { transferStates } from '../rules/transfer-answer';
import { defineCall } from './contract';
import { countParam, idParam } from './schemas';

const activity = z
  .object({
    /** Its own among all: `e12` of an event, `t3` of a transfer that moved nothing, `r4` of a run that recorded nothing. */
    id: z.string(),
    /** Where it stands in the timeline: what is older comes `before` it. */
    cursor: z.string(),
    type: z.enum(activityTypes),
    event_type: z.number(),
    event_context: z.object({ context: z.enum(activityContexts), eventType: z.number() }),
    /** What the model calls the event, in the language of the user, and its sign in the icon catalogue. */
    name: z.string(),
    icon: z.string().nullable(),
    /** A person of the reader's own company, else the company. */
    username: z.string(),
    isCompany: z.boolean(),
    /** When it was recorded. */
    timsta: z.string(),
    /** The number that people know it by: that of the transfer or run, else of the event. */
    nro: z.number(),
    boxname: z.string(),
    boxtarget: z.string().nullable(),
    /** The establishment that it was recorded in. */
    event_holder: z.number(),
    /** The establishment of the reader's in whose timeline it stands: that one, or the one that it was recorded to. */
    seen_in: z.number(),
    id_asset_type: z.number(),
    /** It waits for an answer of the reader's side. */
    new: z.boolean(),
    /** Assets, and the noun of so many of them. */
    count: z.number(),
    noun: z.string(),
    /** Where it is of a single one that is still there to be opened. */
    asset: z.object({ id: z.number(), label: z.string() }).nullable(),
    comment: z.string().nullable(),
    /** The event that it takes back, and of how many of its assets it was taken back itself. */
    undoes: z.object({ id: z.number(), name: z.string() }).nullable(),
    undone: z.number(),
    /** What was done by a run, for who may see it: rows that were left out, and the name of its file. */
    run: z
      .object({ id: z.number(), name: z.string().nullable(), done: z.number(), left: z.number() })
      .nullable(),
    transfer: z
      .object({
        id: z.number(),
        state: z.enum(transferStates),
        /** Whether it left the establishment that is looked at, or arrived there. */
        direction: z.enum(['out', 'in']),
        kind: z.enum(['ownership', 'possession']),
        received: z.number().nullable(),
        reason: z.string().nullable(),
      })
      .nullable(),
    /** What went over, and the other side; its e-mail and telephone stay with its company (decisions section 8). */
    transferencia: z
      .object({
        activo: z.string(),
        box: z.string(),
        partido: z.string(),
        email: z.string(),
        telefono: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Activity' });
export type ActivityRow = z.output<typeof activity>;

const day = z.iso.date();
/** Most rows of a page. */
const maxRows = 100;

const query = z.object({
  type: z.enum(activityFilters).optional(),
  /** Part of the name that is shown of who did it. */
  user: z.string().max(100).optional(),
  /** Days in the zone of the user, both included. */
  from: day.optional(),
  to: day.optional(),
  /** The `cursor` of the last row of the page before this one. */
  before: z
    .string()
    .regex(/^\d{1,16}-[0-2]-\d{1,15}$/)
    .optional(),
  size: countParam.pipe(z.number().min(1).max(maxRows)).optional(),
});

/** A page that is not full reaches the first activity. Later pages do not count again how many the filters let through. */
const page = { query, reply: z.array(activity), counted: 'firstPage' } as const;

/** Who did what, newest first, back to the first day (document 3 section 2). */
export const activityCalls = {
  'activities.ofBox': defineCall({
    method: 'GET',
    path: '/boxes/activities/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'events',
    summary: 'What was done in an establishment or sent there, whatever the asset type, newest first',
    params: z.object({ boxId: idParam }),
    ...page,
  }),
  'activities.all': defineCall({
    method: 'GET',
    path: '/boxes/activities',
    access: { who: 'user' },
    tag: 'events',
    summary: 'The same of every establishment of which the user may list the assets',
    ...page,
  }),
};
