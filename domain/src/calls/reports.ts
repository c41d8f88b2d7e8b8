import { z } from 'zod';
import { maxValues } from '../engine/lists/filter';
import { languages } from '../words';
import { defineCall } from './contract';
import { id, idParam } from './schemas';
import { filterItem } from './selection';
import { pledgeParts } from '../model/collateral';

const report = z
  .object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    /** Parts of a whole, or what moved between two days. */
    kind: z.enum(['parts', 'moves']),
  })
  .meta({ id: 'Report' });
export type ReportView = z.output<typeof report>;

const value = z.union([
  z.string().max(200),
  z.number(),
  z.array(z.string().max(200)).max(maxValues),
  z.null(),
]);

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

/** A list of an establishment with as many rows as are counted: on a day in the past, or null as of now. */
export const countedIn = z
  .object({
    boxId: z.number(),
    box: z.string(),
    count: z.number(),
    asOf: z.string().nullable(),
    filters: z.array(filterItem),
    /** The list is that of what is pledged to the establishment: of one that keeps it, of a part of it, or all. */
    pledges: z.object({ keeper: id.optional(), part: z.enum(pledgeParts).optional() }).optional(),
  })
  .meta({ id: 'CountedIn' });
export type CountedIn = z.output<typeof countedIn>;

export const toldPrice = z.object({
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  day: z.string(),
  source: z.string(),
});
export type ToldPrice = z.output<typeof toldPrice>;

export const reportPie = z
  .object({
    name: z.string(),
    title: z.string(),
    unit: z.string().nullable(),
    total: z.number(),
    values: z.array(
      z.object({
        name: z.string(),
        value: z.number(),
        /** The lists of what it counts, one of each establishment; none of what no list asks for alone. */
        lists: z.array(countedIn),
      }),
    ),
    /** Of a value the days of the prices that it is by, and how much has none and counts without; null of other figures. */
    worth: z
      .object({
        priced: z.object({ from: z.string(), to: z.string() }).nullable(),
        unpriced: z.number(),
        unit: z.string(),
        /** These prices, of the currency of the figure: of which kind, from which day, and who says so. */
        prices: z.array(toldPrice),
      })
      .nullable(),
  })
  .meta({ id: 'ReportPie' });
export type ReportPie = z.output<typeof reportPie>;

const moveColumn = z
  .object({
    name: z.string(),
    title: z.string(),
    /** What there was, what came, what went, what became of another kind while it was there, what there is. */
    sign: z.enum(['opening', 'in', 'out', 'changed', 'closing']),
  })
  .meta({ id: 'MoveColumn' });

const moveRow = z
  .object({
    key: z.string(),
    label: z.string(),
    /** By the columns, in their order: the first, with all that came and changed, without what went, is the last. */
    figures: z.array(z.number()),
    opening: z.array(countedIn),
    closing: z.array(countedIn),
  })
  .meta({ id: 'MoveRow' });

const moves = z
  .object({
    from: z.string(),
    to: z.string(),
    columns: z.array(moveColumn),
    /** By establishment, or by company. */
    entities: z.array(moveRow),
    /** By the attribute of this name, where the caller may list it; else none. */
    by: z.string().nullable(),
    rows: z.array(moveRow),
    total: z.array(z.number()),
  })
  .meta({ id: 'ReportMoves' });
export type ReportMoves = z.output<typeof moves>;
export type MoveRow = z.output<typeof moveRow>;

const movedAsset = z
  .object({
    pk: z.number(),
    label: z.string(),
    /** When it moved, in the zone of the establishment. */
    day: z.string(),
    /** Of the attribute by which rows are told apart, what the asset counts as; null where the caller may not list it. */
    kind: z.string().nullable(),
    /** The column that it is counted in. */
    column: z.string(),
    boxId: z.number(),
    box: z.string(),
    /** Where it is now: there, retired there, or transferred. */
    is: z.enum(['active', 'deleted', 'transferred']),
  })
  .meta({ id: 'MovedAsset' });
export type MovedAssetView = z.output<typeof movedAsset>;

/** What a report is asked for, by the names of its inputs. */
export const fieldsInputs = z.array(z.object({ name: z.string().max(63), value })).max(40);
const asked = { reportId: id, assetType: id, fieldsInputs };
export const askedReport = z.object(asked);

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
    body: askedReport,
    reply: z.array(reportPie),
  }),
  'reports.moves': defineCall({
    method: 'POST',
    path: '/reportsPortfolio/moves',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    tag: 'reports',
    summary: 'What a report of movements tells: what there was, what came and went, and what there is',
    body: askedReport,
    reply: moves,
  }),
  'reports.moved': defineCall({
    method: 'POST',
    path: '/reportsPortfolio/moves/assets',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    tag: 'reports',
    summary: 'The assets that a figure of a report of movements counts',
    body: z.object({
      ...asked,
      /** The columns that are asked for; all that came or went without. */
      columns: z.array(z.string().max(63)).max(40).optional(),
      /** An entity, or a kind, by the key of its row. */
      entity: z.string().max(200).optional(),
      kind: z.string().max(200).optional(),
      offset: z.number().int().min(0).max(1_000_000).optional(),
      limit: z.number().int().min(1).max(100).optional(),
    }),
    reply: z.object({ total: z.number(), rows: z.array(movedAsset) }),
  }),
  'reports.file': defineCall({
    method: 'POST',
    path: '/reportsPortfolio/file',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    tag: 'reports',
    responseType: 'file',
    summary: 'A report as a spreadsheet or as a PDF',
    body: z.object({
      ...asked,
      format: z.enum(['xlsx', 'pdf']),
      /** Of headings; the user's where none is named. */
      language: z.enum(languages).optional(),
    }),
    reply: z.null(),
  }),
};
