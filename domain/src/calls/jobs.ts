import { z } from 'zod';
import { defineCall } from './contract';
import { submitKey } from './submit-key';
import { countParam, id, idParam, pageSizeParam } from './schemas';
import { recordIssue } from './selection';
import { runFilters } from '../rules/run-filters';
import { maxUndoReasonLength } from '../rules/undo';

/** The state of a run. Those after `running` are its ends; `failed`, by a fault of ours that it met twice. */
const runStates = ['queued', 'running', 'completed', 'conflicts', 'stopped', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/** A fault of ours at a row: what support finds in the log by its reference. */
const rowFault = z.object({ row: z.number(), code: z.string(), reference: z.string() });

/** Work on many assets, as people see it. */
export const runView = z
  .object({
    id: z.number(),
    jobId: z.number(),
    /** `undo` takes back what another run did. */
    kind: z.enum(['add', 'update', 'event', 'undo']),
    state: z.enum(runStates),
    name: z.string().nullable(),
    boxId: z.number(),
    assetType: z.number(),
    eventType: z.number(),
    eventId: z.number().nullable(),
    /** How many events it recorded: rows that say themselves when they happened have their own. */
    events: z.number(),
    total: z.number(),
    done: z.number(),
    conflicts: z.number(),
    leftOut: z.number(),
    /** The first conflicts, by row. */
    errors: z.array(recordIssue),
    /**
     * Faults of ours: that of a failed run, at the first row that it did not write. Runs of earlier releases went on,
     * with each row that met one as a conflict: how many, and the first few of them.
     */
    faults: z.object({ rows: z.number(), first: z.array(rowFault) }),
    startedBy: z.string(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
  })
  .meta({ id: 'Run' });
export type RunView = z.output<typeof runView>;

/** What undoing a run would do. */
const runUndoPreview = z.object({
  /** Why it is not undone at all; null where it may be. */
  refusal: recordIssue.nullable(),
  /** Rows that would be reversed, and those that would be kept. */
  can: z.number(),
  cannot: z.number(),
  /** The first of those that would be kept. */
  kept: z.array(z.object({ row: z.number(), pk: id, label: z.string(), issue: recordIssue })),
});
export type RunUndoPreview = z.output<typeof runUndoPreview>;

const params = z.object({ id: idParam });

/** Runs: work on many assets that goes on by itself (decisions sections 4 and 5). */
export const jobCalls = {
  'jobs.list': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/jobs',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId' },
    tag: 'jobs',
    summary: 'The runs of an establishment, the newest first',
    params: z.object({ boxId: idParam }),
    query: z.object({
      /** Those that wait or work, or those that have ended; without it both. */
      state: z.enum(runFilters).optional(),
      /** Those that the caller started. */
      by: z.literal('me').optional(),
      /** In the name of the file or of who started it, whatever the case and accents. */
      search: z.string().max(100).optional(),
      /** A page of them; without it the first. */
      page: countParam.optional(),
      pageSize: pageSizeParam.optional(),
    }),
    counted: true,
    reply: z.array(runView),
  }),
  'jobs.get': defineCall({
    method: 'GET',
    path: '/jobs/:id',
    access: { who: 'demand', by: 'run' },
    tag: 'jobs',
    summary: 'A run: how far it is, and its conflicts',
    params,
    reply: runView,
  }),
  'jobs.stream': defineCall({
    method: 'GET',
    path: '/jobs/:id/stream',
    access: { who: 'demand', by: 'run' },
    responseType: 'ndjson',
    tag: 'jobs',
    summary: 'A run, line after line while it goes on, to its end',
    params,
    reply: runView,
    errors: ['tooManyStreams'],
  }),
  'jobs.stop': defineCall({
    method: 'POST',
    path: '/jobs/:id/stop',
    access: { who: 'demand', by: 'run' },
    allowedWhenRenewalDue: true,
    tag: 'jobs',
    summary: 'Stop what a run has not done yet; what is done stays',
    params,
    reply: runView,
    errors: ['notAllowed'],
  }),
  'jobs.leftOut': defineCall({
    method: 'GET',
    path: '/jobs/:id/left-out',
    access: { who: 'demand', by: 'run' },
    responseType: 'file',
    tag: 'jobs',
    summary: 'The rows that a run did not write, as a spreadsheet with the reason of each',
    params,
    reply: z.null(),
  }),
  'jobs.undoPreview': defineCall({
    method: 'GET',
    path: '/jobs/:id/undo',
    access: { who: 'demand', by: 'run' },
    tag: 'jobs',
    summary: 'What undoing a run would do: how many rows are reversed, which are kept, and why',
    params,
    reply: runUndoPreview,
    errors: ['notAllowed'],
  }),
  'jobs.undo': defineCall({
    method: 'POST',
    path: '/jobs/:id/undo',
    access: { who: 'demand', by: 'runUndo' },
    takesRoom: true,
    tag: 'jobs',
    summary: 'Undo a run by another one: what changed since is kept, and named row by row',
    params,
    body: z.object({
      reason: z.string().trim().min(3).max(maxUndoReasonLength),
      /** The same key again is the same undoing. */
      submitKey: submitKey.optional(),
    }),
    reply: runView,
    errors: ['undoRefused', 'notAllowed', 'submitReused'],
  }),
};
