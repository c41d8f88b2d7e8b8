import { z } from 'zod';
import { exportModes } from '../rules/export-modes';
import { maxSheetRows } from '../rules/limits';
import { pageSizes } from '../engine/lists/list-state';
import { actionContext, bulkParts, bulkReply, headerValues, sentValues } from './bulk';
import { submitKey } from './submit-key';
import { defineCall } from './contract';
import { objectKindNames } from '../model/object-kinds';
import { recordValues as values } from './record-values';
import { asOfQuery, countParam, done, id, idParam, ignoredParam } from './schemas';
import { filterItem, recordIssue, selectedCount, selection } from './selection';

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
/** The state that a list shows; `value` is the attribute of the same name, where the model has one and it may be seen. */
const listedState = state.extend({ value: z.string().nullable().optional() });

/** A row of an asset list: what every asset has, and by name the attributes that the actor may list. */
export const assetRow = z
  .object({
    id: z.number(),
    version: z.number(),
    label: z.string(),
    paused: z.boolean(),
    paused_message: z.string().nullable(),
    /** Of what is paused: who did it, to another company theirs, and when it happened. */
    paused_by: z.string().optional(),
    paused_since: z.string().optional(),
    logical_deleted: z.boolean(),
    /** Of what is on its way to an establishment that has not answered: since when; of what went, too, the transfer. */
    in_transit_since: z.string().optional(),
    transfer_id: z.number().optional(),
    /** Of a list of a day in the past: what became of what is there no more. */
    gone_since: z.enum(['retired', 'transferred']).optional(),
    /** When, where that is known. */
    gone_at: z.string().nullable().optional(),
    asset_status_change: listedState,
    qr_link: z.string().nullable(),
  })
  .catchall(z.union([cell, state]))
  .meta({ id: 'AssetRow' });
export type AssetRow = z.output<typeof assetRow>;

/** A company, an establishment, a user: a record that no establishment holds. */
const savedRecord = z
  .object({
    id: z.number(),
    version: z.number(),
    label: z.string(),
    values,
    labels: z.record(z.string(), z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
    issues: z.array(recordIssue),
  })
  .meta({ id: 'SavedRecord' });
export type SavedRecord = z.output<typeof savedRecord>;

/** Why an asset takes no event for now, who paused it, to another company theirs, and when it happened. */
const pause = z.object({
  message: z.string().nullable(),
  by: z.string().optional(),
  since: z.string().optional(),
});
export type PauseView = z.output<typeof pause>;

const savedObject = savedRecord
  .extend({
    state,
    assetType: z.number(),
    box: z.object({ id: z.number(), name: z.string() }),
    /** Only of what is paused. */
    pause: pause.optional(),
    /** Only of what is read as it was: the day, where it was, in which lot, and whether it has left the list since. */
    asOf: z
      .object({
        day: z.string(),
        box: z.object({ id: z.number(), name: z.string() }),
        lot: z.object({ id: z.number(), name: z.string() }).nullable(),
        isRetiredSince: z.boolean(),
        /** When it was retired since. */
        retiredAt: z.string().nullable(),
      })
      .optional(),
    /** The lot that it is in. */
    lot: z.object({ id: z.number(), name: z.string() }).optional(),
    /** Its public page, of what has one. */
    publicPage: z.string().optional(),
  })
  .meta({ id: 'SavedObject' });
export type SavedObject = z.output<typeof savedObject>;

const saved = z.union([savedObject, savedRecord]);

/** Rows of the largest page: who asks for more of them asks for what may be thousands. */
const maxPageSize = Math.max(...pageSizes);

const listPath =
  '/objects/get/all/:globalModel/:objectType/:pkObjectType/:boxId/:lotPk/:reserved/:page/:pageSize/:sortField/:sortDir';

/** The generic calls over objects (document 1 section 7, document 2 sections 3 and 7). */
export const objectCalls = {
  'objects.list': defineCall({
    method: 'POST',
    path: listPath,
    alsoAt: [`${listPath}/:suffix`, `${listPath}/transferred/:sentFrom/:eventType`],
    access: { who: 'objectKind', action: 'list', box: 'boxId' },
    allowedWhenRenewalDue: true,
    tag: 'objects',
    summary:
      'A page of objects: filtered, sorted, with the exact total; of assets also as they were on a day',
    bulky: true,
    query: asOfQuery,
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
      /**
       * What left the establishment, which is named again, as it was then; and the event that is to be recorded of it,
       * 0 or 1000 (the transfer itself) for none (document 1 section 7, decisions section 5).
       */
      sentFrom: idParam.optional(),
      eventType: countParam.optional(),
    }),
    body: z
      .object({
        filters: z.array(filterItem).max(40).optional(),
        outputFields: z.array(z.string().max(63)).max(100).optional(),
        /** These assets and no others, whatever filters and pages say. */
        pks: z.array(id).max(10_000).optional(),
        /** Of a select-all: the event that it is for, and the subtype of the establishment. */
        eventType: z.number().int().optional(),
        boxType: z.number().int().optional(),
      })
      .nullish(),
    large: z.union([
      z.object({
        params: z.object({ pageSize: z.literal(-1) }),
        body: z.object({ pks: z.undefined().optional() }).nullish(),
      }),
      z.object({ body: z.object({ pks: z.array(z.unknown()).min(maxPageSize + 1) }) }),
    ]),
    rows: { at: 'res', row: assetRow },
    reply: z.object({
      res: z.array(assetRow),
      resTotal: z.number(),
      /** Of a day in the past: which, and where nothing was there, since when there are records. */
      asOf: z.object({ day: z.string(), since: z.string().nullable() }).optional(),
    }),
    errors: ['tooManyRequests'],
  }),
  'objects.get': defineCall({
    method: 'GET',
    path: '/objects/get/:objectType/:pk',
    access: { who: 'objectKind', action: 'get' },
    tag: 'objects',
    summary: 'One object with its values and labels; of assets and lots also as it was on a day',
    params: z.object({ objectType: objectKind, pk: idParam }),
    query: asOfQuery,
    reply: saved,
    errors: ['notHereThen'],
  }),
  'objects.add': defineCall({
    method: 'POST',
    path: '/objects/add',
    access: { who: 'objectKind', action: 'add' },
    audited: 'object',
    tag: 'objects',
    summary: 'Add an object, or update one: the action says which',
    body: z.object({
      action: z.enum(['add', 'update']),
      objectType: objectKind,
      /** The asset type, of assets and lots. */
      pkObjectType: id.nullish(),
      globalModel: id.nullish(),
      pk: id.nullish(),
      /** The establishment that holds the object; of an establishment its company. */
      pkReferer: id.nullish(),
      holder: id.nullish(),
      values: sentValues,
      /** The values as people read them: they are made from the values. */
      labels: z.unknown().optional(),
      headerValues: headerValues.optional(),
      actionContext: actionContext.optional(),
      temporalDetailParentId: z.string().max(64).nullish(),
      /** The version that was edited; a newer one in the database refuses the update. */
      version: z.number().int().nonnegative().optional(),
      /** Sent again under the same key, as after a lost answer, it is the same submit and is answered as done. */
      submitKey: submitKey.optional(),
    }),
    reply: saved,
    errors: ['changedMeanwhile', 'quotaExceeded', 'submitReused'],
  }),
  'objects.remove': defineCall({
    method: 'DELETE',
    path: '/objects/delete/:objectType/:pk',
    access: { who: 'objectKind', action: 'remove' },
    audited: 'object',
    tag: 'objects',
    summary: 'Delete an object, where its kind can be deleted',
    params: z.object({ objectType: objectKind, pk: idParam }),
    reply: done,
    errors: ['lotHasQr', 'neverDeleted'],
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
      objectType: z.enum(['asset', 'lot']),
      pkObjectType: id,
      globalModel: id,
      /** The establishment that holds the objects. */
      pkReferer: id.nullish(),
      holder: id.nullish(),
      /** An upload whose rows are meant; it is also the key of the submit. */
      ExcelUploadId: id.optional(),
      /** Assets that all get the same: ids, or what filters find. */
      pks: z.array(id).max(maxSheetRows).optional(),
      selection: selection.optional(),
      count: selectedCount.optional(),
      /**
       * Attributes of new assets that no row names and that are to be what a sheet is proposed for them; without it nothing
       * is filled in. Of an upload they were left on as its columns were paired.
       */
      acceptedDefaults: z.array(z.string().max(63)).max(100).optional(),
      ...bulkParts,
    }),
    ...bulkReply,
    errors: ['quotaExceeded', 'submitReused', 'nothingSelected', 'selectionMoved'],
  }),
  'objects.export': defineCall({
    method: 'POST',
    path: '/objects/export/:assetId/:boxId',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    responseType: 'file',
    allowedWhenRenewalDue: true,
    tag: 'objects',
    summary: 'The assets that filters find, as a spreadsheet that can be imported again',
    params: z.object({ assetId: idParam, boxId: idParam }),
    query: asOfQuery,
    body: z.object({
      filters: z.array(filterItem).max(40).optional(),
      outputFields: z.array(z.string().max(63)).max(100).optional(),
      sortField: z.string().max(63).optional(),
      sortDir: z.enum(['asc', 'desc']).optional(),
      pks: z.array(id).max(10_000).optional(),
      suffix: z.enum(['active', 'deleted', 'all', 'transferred']).optional(),
      /** A row for each asset with its latest transfer, or for each of their events; without it for each asset. */
      mode: z.enum(exportModes).optional(),
      except: selection.shape.except,
      selectable: selection.shape.selectable,
    }),
    bulky: true,
    reply: z.null(),
  }),
};
