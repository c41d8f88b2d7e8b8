import { z } from 'zod';
import { defineCall } from './contract';
import { id, idParam } from './schemas';

const report = z.object({ id: z.number(), name: z.string(), description: z.string() }).meta({ id: 'Report' });
export type ReportView = z.output<typeof report>;

const value = z.union([z.string().max(200), z.number(), z.array(z.string().max(200)).max(500), z.null()]);

const fieldInput = z
  .object({
    name: z.string(),
    type: z.enum(['number', 'text', 'date', 'select', 'multiselect']),
    label: z.string(),
    options: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        /** The value of the input that it depends on beside which it is offered; null where it depends on none. */
        fk: z.string().nullable(),
      }),
    ),
    /** The input that its options depend on. */
    dependsOn: z.string().nullable(),
    defaultValue: value,
    validations: z.object({
      mandatory: z.boolean(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** What is said where it is left out. */
      message: z.string().nullable(),
    }),
  })
  .meta({ id: 'ReportField' });
export type ReportInputView = z.output<typeof fieldInput>;

const pie = z
  .object({
    name: z.string(),
    title: z.string(),
    unit: z.string().nullable(),
    total: z.number(),
    values: z.array(z.object({ name: z.string(), value: z.number() })),
    /** Of a value the days of the prices that it is by, and how much has none and counts without; null of other figures. */
    worth: z
      .object({
        priced: z.object({ from: z.string(), to: z.string() }).nullable(),
        unpriced: z.number(),
        unit: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ReportPie' });
export type ReportPie = z.output<typeof pie>;

/** The portfolio reports of an asset type over all that the caller may list of it (document 3 sections 2 and 7). */
export const reportCalls = {
  'reports.list': defineCall({
    method: 'GET',
    path: '/reportsPortfolio/:assetId',
    access: { who: 'user' },
    tag: 'reports',
    summary: 'The reports of an asset type',
    params: z.object({ assetId: idParam }),
    reply: z.array(report),
  }),
  'reports.inputs': defineCall({
    method: 'GET',
    path: '/reportsPortfolio/report/:assetId/:reportId',
    access: { who: 'user' },
    tag: 'reports',
    summary:
      'What a report asks for, with the companies, establishments and depositors that the caller may choose',
    params: z.object({ assetId: idParam, reportId: idParam }),
    reply: z.object({ fieldsInputs: z.array(fieldInput) }),
  }),
  'reports.results': defineCall({
    method: 'POST',
    path: '/reportsPortfolio',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    tag: 'reports',
    summary: 'What a report tells, each indicator in parts of a whole',
    body: z.object({
      reportId: id,
      assetType: id,
      fieldsInputs: z.array(z.object({ name: z.string().max(63), value })).max(40),
    }),
    reply: z.array(pie),
  }),
};
