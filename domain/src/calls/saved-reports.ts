import { z } from 'zod';
import { defineCall } from './contract';
import { fieldsInputs } from './reports';
import { done, id, idParam } from './schemas';

const reader = z.object({ id: z.number(), name: z.string() }).meta({ id: 'ReportReader' });

const saved = z
  .object({
    id: z.number(),
    version: z.number(),
    reportId: z.number(),
    name: z.string(),
    fieldsInputs,
    /** Its days move with the day on which it is opened. */
    followsDay: z.boolean(),
    /** How often it is sent; null never. */
    every: z.enum(['week', 'month']).nullable(),
    format: z.enum(['xlsx', 'pdf']),
    /** The day on which it is sent next. */
    dueOn: z.string().nullable(),
    readers: z.array(reader),
    /** What kept it from somebody the last time, or ended its schedule. */
    trouble: z.enum(['readerLost', 'rightLost', 'failed']).nullable(),
  })
  .meta({ id: 'SavedReport' });
export type SavedReport = z.output<typeof saved>;

const content = {
  reportId: id,
  name: z.string().max(1_000),
  fieldsInputs,
  followsDay: z.boolean(),
  every: z.enum(['week', 'month']).nullable(),
  format: z.enum(['xlsx', 'pdf']),
  /** To whom it is sent, by their ids; the caller alone where there is nobody. */
  readers: z.array(id).max(20),
};

const ofType = {
  access: { who: 'user' },
  tag: 'reports',
  params: z.object({ assetId: idParam }),
} as const;
const ofOne = {
  ...ofType,
  path: '/reportsPortfolio/:assetId/saved/:savedId',
  params: z.object({ assetId: idParam, savedId: idParam }),
} as const;

/** Reports that somebody keeps under a name, and sends on a schedule (beyond the documents). */
export const savedReportCalls = {
  'savedReports.list': defineCall({
    ...ofType,
    method: 'GET',
    path: '/reportsPortfolio/:assetId/saved',
    summary: 'The caller’s saved reports of an asset type, and to whom they may send them',
    reply: z.object({ saved: z.array(saved), people: z.array(reader) }),
  }),
  'savedReports.add': defineCall({
    ...ofType,
    method: 'POST',
    path: '/reportsPortfolio/:assetId/saved',
    summary: 'Saves a report with what it asks for, and how often it is sent to whom',
    body: z.object(content),
    reply: saved,
    takesRoom: true,
    errors: ['tooManyReports'],
  }),
  'savedReports.update': defineCall({
    ...ofOne,
    method: 'PUT',
    summary: 'Changes a saved report',
    body: z.object({ ...content, version: z.number().int().positive() }),
    reply: saved,
    takesRoom: true,
    errors: ['changedMeanwhile'],
  }),
  'savedReports.remove': defineCall({
    ...ofOne,
    method: 'DELETE',
    summary: 'Removes a saved report: it is sent to nobody any more',
    reply: done,
  }),
};
