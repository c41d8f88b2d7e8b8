import { z } from 'zod';
import { sheetPurposes } from '../engine/sheets/sheet-purpose';
import { languages } from '../words';
import { maxCellChanges, maxRowsAdded, maxSheetRows } from '../rules/limits';
import { defineCall } from './contract';
import { countParam, done, id, idParam } from './schemas';
import { selectedCount, selection } from './selection';
import { counts, fieldName, meaning, reading, rowView, texts, upload } from './upload-view';

/** Longest text of a cell: rows inside a record are one. */
const maxCellText = 100_000;

const unfinished = z.object({
  ExcelUploadId: z.number(),
  /** The name of its file; null for rows that are typed in. */
  original_name: z.string().nullable(),
  /** The event that its rows record; null where they add assets or change them. */
  eventType: z.number().nullable(),
  rows: z.number(),
  paired: z.boolean(),
  touchedAt: z.string(),
});
export type UnfinishedUpload = z.output<typeof unfinished>;

/** The documents' word of a form for new ones is an add. */
const mode = z
  .enum(['add', 'update', 'new', 'new_massive'])
  .transform((said) => (said === 'update' ? said : 'add'));
/** The load or the edit that the mode is anyway, or the event that an update records. */
const eventType = z.number().int().nullish();

const uploadParams = z.object({ excelUploadId: idParam });

/** Spreadsheets on their way to rows (document 2 sections 3 and 7). */
export const sheetCalls = {
  'sheets.validate': defineCall({
    method: 'POST',
    path: '/parseExcel/validate',
    access: { who: 'demand', by: 'sheet' },
    tag: 'sheets',
    summary: 'Read an uploaded spreadsheet: its columns, its rows, and how they pair with the fields',
    body: z.object({
      fileInfo: z.object({ storage_name: z.string().max(64), original_name: z.string().min(1).max(255) }),
      globalModelId: id,
      mode,
      eventType,
      /** Without it, the establishment of the caller's context; the answer names it. */
      boxId: id.optional(),
      /** How the file is read; without it, and where it says nothing, as it seems to be meant. */
      read: z
        .object({
          sheet: z.number().int().min(0).max(999).optional(),
          headerRow: z.number().int().min(0).max(20).optional(),
          keepTotals: z.boolean().optional(),
          /** The example row of a template is a row as others. */
          keepExample: z.boolean().optional(),
        })
        .optional(),
    }),
    reply: upload,
    errors: [
      'uploadQuotaExceeded',
      'sheetUnreadable',
      'sheetEncrypted',
      'sheetTooLarge',
      'sheetTooManyRows',
      'sheetTooManyColumns',
      'sheetWrongType',
      'noDataError',
      'notFound',
    ],
  }),
  'sheets.get': defineCall({
    method: 'GET',
    path: '/parseExcel/:excelUploadId',
    access: { who: 'demand', by: 'upload' },
    tag: 'sheets',
    summary: 'An upload: its columns and pairs, and the first of its rows',
    params: uploadParams,
    reply: upload,
  }),
  'sheets.unfinished': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/uploads/:assetId',
    access: { who: 'demand', by: 'uploads' },
    tag: 'sheets',
    summary: 'The latest uploads of the user for a purpose in an establishment that were not submitted',
    params: z.object({ boxId: idParam, assetId: idParam }),
    query: z.object({ purpose: z.enum(sheetPurposes).default('add') }),
    reply: z.array(unfinished),
  }),
  'sheets.template': defineCall({
    method: 'GET',
    path: '/parseExcel/template/:assetId/:boxId',
    access: { who: 'demand', by: 'template' },
    responseType: 'file',
    tag: 'sheets',
    summary:
      'An empty spreadsheet for new assets, changes, an event or a transfer: its headings in one of the languages, what each takes, and lists to choose from',
    params: z.object({ assetId: idParam, boxId: idParam }),
    query: z.object({
      /** Without it new assets are meant. */
      mode: z.enum(['add', 'update', 'event', 'transfer']).optional(),
      /** Of an event which one. */
      eventType: countParam.optional(),
      /** Without it the language of the user. */
      language: z.enum(languages).optional(),
    }),
    reply: z.null(),
  }),
  'sheets.manual': defineCall({
    method: 'POST',
    path: '/parseExcel/addForManualUpload',
    access: { who: 'user' },
    takesRoom: true,
    tag: 'sheets',
    summary:
      'A new upload id for rows that are typed in; with a place, an empty sheet of that many rows, or one with a row for each of some assets',
    body: z
      .object({
        boxId: id,
        globalModelId: id,
        mode: mode.default('add'),
        eventType,
        /** Empty rows; where assets are named none. */
        rows: z.number().int().min(1).max(maxRowsAdded).optional(),
        /**
         * The assets that its rows are about, by id or as a selection: of changes each with what it says today, of an event with
         * what names it. A row of an event that nobody fills in is none.
         */
        pks: z.array(id).min(1).max(maxSheetRows).optional(),
        selection: selection.optional(),
        count: selectedCount.optional(),
        /** What every row begins with, of what a form starts with; without it with nothing. */
        defaults: texts.optional(),
      })
      .nullish(),
    reply: z.object({ ExcelUploadId: z.number() }),
    errors: [
      'notAllowed',
      'notFound',
      'uploadQuotaExceeded',
      'nothingSelected',
      'selectionMoved',
      'sheetTooManyRows',
    ],
  }),
  'sheets.pair': defineCall({
    method: 'PUT',
    path: '/parseExcel/updatePairs',
    access: { who: 'demand', by: 'upload' },
    tag: 'sheets',
    summary: 'Set which column fills which field; what was corrected in columns that change is dropped',
    body: z.object({
      excelUploadId: id,
      isAllpair: z.boolean(),
      fixedColumns: z.array(z.object({ originColumn: fieldName, excelColumn: z.string().max(300) })).max(200),
      readings: z.record(z.string().max(300), reading).optional(),
      /**
       * What every row is given in fields that no column fills, of those that a form starts with something in (or whose
       * day follows from others); without it nothing is.
       */
      defaults: texts.optional(),
      /** What texts of columns mean, from now on in all sheets of the company; what it says nothing of stays as it was. */
      meanings: z.array(meaning).max(500).optional(),
    }),
    reply: upload,
    errors: ['changedMeanwhile', 'uploadQuotaExceeded'],
  }),
  'sheets.rows': defineCall({
    method: 'GET',
    path: '/parseExcel/:excelUploadId/rows/:from/:count',
    access: { who: 'demand', by: 'upload' },
    tag: 'sheets',
    summary: 'Some rows of a paired upload, as texts in the language of the user, with what is wrong',
    /** From a row number on: rows keep their numbers when others are taken out. */
    params: z.object({ excelUploadId: idParam, from: countParam, count: countParam }),
    /** The counts are of all rows, and come with the first. */
    reply: z.object({ rows: z.array(rowView), counts: counts.optional() }),
  }),
  'sheets.corrections': defineCall({
    method: 'GET',
    path: '/parseExcel/:excelUploadId/corrections',
    access: { who: 'demand', by: 'upload' },
    tag: 'sheets',
    summary: 'How many cells of each field were corrected: what pairing its column anew would lose',
    params: uploadParams,
    reply: z.object({ counts: z.record(fieldName, z.number()) }),
  }),
  'sheets.patch': defineCall({
    method: 'PUT',
    path: '/parseExcel/:excelUploadId/cells',
    access: { who: 'demand', by: 'upload' },
    tag: 'sheets',
    summary: 'Change cells, add rows at the end, take rows out and bring them back',
    params: uploadParams,
    bulky: true,
    body: z.object({
      changes: z
        .array(
          z.object({
            row: z.number().int().positive(),
            field: fieldName,
            text: z.string().max(maxCellText),
            /** What the cell held for who changed it: where it holds another text by now, it keeps that. */
            was: z.string().max(maxCellText).optional(),
          }),
        )
        .max(maxCellChanges),
      removed: z.array(z.number().int().positive()).max(maxSheetRows).optional(),
      /** Rows that were taken out. */
      restored: z.array(z.number().int().positive()).max(maxSheetRows).optional(),
      added: z.number().int().min(1).max(maxRowsAdded).optional(),
      /** The row after which they are added: those of them that are there already are not added again. */
      after: z.number().int().nonnegative().optional(),
    }),
    reply: z.object({
      /** The rows that changed, and those whose issues changed with them. */
      rows: z.array(rowView),
      counts,
      /** Cells that were written elsewhere meanwhile, and keep what they hold. */
      kept: z.array(z.object({ row: z.number(), field: fieldName })).optional(),
    }),
    errors: ['changedMeanwhile', 'uploadQuotaExceeded'],
  }),
  'sheets.discard': defineCall({
    method: 'DELETE',
    path: '/parseExcel/:excelUploadId',
    access: { who: 'demand', by: 'upload' },
    tag: 'sheets',
    summary: 'Discard an upload that was not submitted, with its rows and its file',
    params: uploadParams,
    reply: done,
    errors: ['changedMeanwhile'],
  }),
};
