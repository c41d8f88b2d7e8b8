import { z } from 'zod';
import type { Value } from '../fields/value';
import { defineCall } from './contract';
import { runView } from './jobs';
import { countParam, done, id, idParam, ignoredParam } from './schemas';
import { filterItem, recordIssue, selection } from './selection';

/** The kinds of object that the generic calls know. Each has its row in the API's `objectKinds`. */
export const objectKindNames = ['asset', 'lot'] as const;
export type ObjectKindName = (typeof objectKindNames)[number];
const objectKind = z.enum(objectKindNames);

/** A value of an attribute as it leaves: selects as `{ value, label }`, files with their address (document 1 section 3). */
const choice = z.object({ value: z.string(), label: z.string() });
const fileCell = z.object({ storageName: z.string(), originalName: z.string(), publicFileURI: z.string() });
const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  choice,
  z.array(choice),
  z.array(fileCell),
  z.null(),
]);
export type Cell = z.output<typeof cell>;
export type FileCell = z.output<typeof fileCell>;

const state = z.object({ state: z.string(), label: z.string(), tone: z.string(), icon: z.string() });

/** A row of an asset list: what every asset has, and by name the attributes that the actor may list. */
export const assetRow = z
  .object({
    id: z.number(),
    version: z.number(),
    label: z.string(),
    paused: z.boolean(),
    paused_message: z.string().nullable(),
    logical_deleted: z.boolean(),
    asset_status_change: state,
    qr_link: z.string().nullable(),
  })
  .catchall(z.union([cell, state]))
  .meta({ id: 'AssetRow' });
export type AssetRow = z.output<typeof assetRow>;

const structured = z.record(z.string().max(63), z.unknown());
const rawValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(structured),
  structured,
  z.null(),
]) as unknown as z.ZodType<Value>; // what stands in a record was checked by its field, down to the last corner
const values = z.record(z.string().max(63), rawValue);

const saved = z
  .object({
    id: z.number(),
    version: z.number(),
    label: z.string(),
    values,
    labels: z.record(z.string(), z.string()),
    state,
    assetType: z.number(),
    box: z.object({ id: z.number(), name: z.string() }),
    createdAt: z.string(),
    updatedAt: z.string(),
    issues: z.array(recordIssue),
  })
  .meta({ id: 'SavedObject' });
export type SavedObject = z.output<typeof saved>;

const listPath =
  '/objects/get/all/:globalModel/:objectType/:pkObjectType/:boxId/:lotPk/:reserved/:page/:pageSize/:sortField/:sortDir';

/** The generic calls over objects (document 1 section 7, document 2 sections 3 and 7). */
export const objectCalls = {
  'objects.list': defineCall({
    method: 'POST',
    path: listPath,
    alsoAt: [`${listPath}/:suffix`],
    access: { who: 'objectKind', action: 'list' },
    tag: 'objects',
    summary: 'A page of objects: filtered, sorted, with the exact total',
    bulky: true,
    params: z.object({
      globalModel: idParam,
      objectType: objectKind,
      pkObjectType: idParam,
      boxId: idParam,
      lotPk: countParam,
      reserved: ignoredParam,
      page: countParam,
      /** 20, 50 or 100; -1 is all, up to the selection limit of 10,000. */
      pageSize: z
        .string()
        .regex(/^(?:-1|[1-9]\d{0,2})$/)
        .transform(Number)
        .pipe(z.number().max(100)),
      sortField: z.string().max(63),
      sortDir: z.enum(['asc', 'desc', 'ASC', 'DESC', '0']),
      suffix: z.enum(['active', 'deleted', 'keyvalues', 'all']).optional(),
    }),
    body: z
      .object({
        filters: z.array(filterItem).max(40).optional(),
        outputFields: z.array(z.string().max(63)).max(100).optional(),
        /** These assets and no others, whatever filters and pages say. */
        pks: z.array(id).max(10_000).optional(),
      })
      .nullish(),
    reply: z.object({ res: z.array(assetRow), resTotal: z.number() }),
  }),
  'objects.get': defineCall({
    method: 'GET',
    path: '/objects/get/:objectType/:pk',
    access: { who: 'objectKind', action: 'get' },
    tag: 'objects',
    summary: 'One object with its values and labels',
    params: z.object({ objectType: objectKind, pk: idParam }),
    reply: saved,
  }),
  'objects.add': defineCall({
    method: 'POST',
    path: '/objects/add',
    access: { who: 'objectKind', action: 'add' },
    tag: 'objects',
    summary: 'Add an object, or update one: the action says which',
    body: z.object({
      action: z.enum(['add', 'update']),
      objectType: objectKind,
      pkObjectType: id,
      globalModel: id,
      pk: id.nullish(),
      /** The establishment that holds the object. */
      pkReferer: id.nullish(),
      holder: id.nullish(),
      values: z.record(z.string().max(63), z.unknown()),
      labels: z.record(z.string().max(63), z.unknown()).optional(),
      headerValues: z
        .object({ date: z.string().max(40).nullish(), comment: z.string().max(500).nullish() })
        .optional(),
      actionContext: z.object({ context: z.string().max(40), eventType: z.number().int() }).optional(),
      temporalDetailParentId: z.string().max(64).nullish(),
      /** The version that was edited; a newer one in the database refuses the update. */
      version: z.number().int().nonnegative().optional(),
    }),
    reply: saved,
    errors: ['changedMeanwhile', 'quotaExceeded'],
  }),
  'objects.remove': defineCall({
    method: 'DELETE',
    path: '/objects/delete/:objectType/:pk',
    access: { who: 'objectKind', action: 'remove' },
    tag: 'objects',
    summary: 'Delete an object, where its kind can be deleted',
    params: z.object({ objectType: objectKind, pk: idParam }),
    reply: done,
    errors: ['lotHasQr'],
  }),
  'objects.addMassive': defineCall({
    method: 'POST',
    path: '/objects/add/massive',
    access: { who: 'demand', by: 'bulk' },
    tag: 'objects',
    summary: 'Add or change many objects, or record an event on many: up to 30 at once, more as a run',
    bulky: true,
    body: z.object({
      action: z.enum(['add', 'update']),
      objectType: objectKind,
      pkObjectType: id,
      globalModel: id,
      /** The establishment that holds the objects. */
      pkReferer: id.nullish(),
      holder: id.nullish(),
      /** An upload whose rows are meant; it is also the key of the submit. */
      ExcelUploadId: id.optional(),
      /** Rows of their own: in events and updates with their `pk` (or `_pk_`). */
      values: z
        .array(z.record(z.string().max(63), z.unknown()))
        .max(9_999)
        .optional(),
      /** Assets that all get the same: ids, or what filters find. */
      pks: z.array(id).max(10_000).optional(),
      selection: selection.optional(),
      /** The values that all get. */
      common: z.record(z.string().max(63), z.unknown()).optional(),
      headerValues: z
        .object({ date: z.string().max(40).nullish(), comment: z.string().max(500).nullish() })
        .optional(),
      /** Event type -1 loads and updates assets; contexts as document 2 section 3 names them. */
      actionContext: z.object({ context: z.string().max(40), eventType: z.number().int() }),
      /** Write the rows that are right and leave the others out; else one wrong row refuses all. */
      withoutErrors: z.boolean().optional(),
      /** The same key again is the same run. An upload needs none. */
      submitKey: z.string().min(8).max(64).optional(),
    }),
    reply: runView,
    other: { status: 202, when: z.looseObject({ state: z.enum(['queued', 'running']) }) },
    errors: ['quotaExceeded', 'submitReused', 'nothingSelected'],
  }),
  'objects.export': defineCall({
    method: 'POST',
    path: '/objects/export/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    gives: 'file',
    tag: 'objects',
    summary: 'The assets that filters find, as a spreadsheet that can be imported again',
    params: z.object({ assetId: idParam, boxId: idParam }),
    body: z.object({
      filters: z.array(filterItem).max(40).optional(),
      outputFields: z.array(z.string().max(63)).max(100).optional(),
      sortField: z.string().max(63).optional(),
      sortDir: z.enum(['asc', 'desc']).optional(),
      pks: z.array(id).max(10_000).optional(),
      suffix: z.enum(['active', 'deleted', 'all']).optional(),
    }),
    reply: z.null(),
  }),
};
