import { z } from 'zod';
import { maxMeaningText } from '../rules/limits';

/** An upload of a spreadsheet as its wizard sees it. */

export const fieldName = z.string().max(63);
export const texts = z.record(fieldName, z.string().max(4_000));
const issueOfCell = z.object({
  field: z.string().nullable(),
  code: z.string(),
  slots: z.record(z.string(), z.union([z.string(), z.number()])),
  level: z.enum(['error', 'warning']),
});
export type CellIssue = z.output<typeof issueOfCell>;

/** How the values of a column are written, where it could be read in more than one way. */
export const reading = z.object({
  decimalMark: z.enum(['.', ',']).nullish(),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).nullish(),
  /** The unit of its heading, which its numbers are turned from into that of the field; what is sent of it is not read. */
  unit: z.string().max(20).nullish(),
});

const column = z.object({
  index: z.number(),
  name: z.string(),
  samples: z.array(z.string()),
  filled: z.number(),
  /** What is in the first row, as the file has it. */
  first: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  field: z.string().nullable(),
  /** How the pairing came about; null when nothing fits. */
  how: z.enum(['exact', 'synonym', 'similar', 'values', 'remembered', 'chosen']).nullable(),
  /** The column's values read both ways: the user is asked. */
  ambiguous: z.enum(['decimalMark', 'dateOrder']).nullable(),
  reading,
  /** Of a field with options: how many different ones are here, and the first that are none. */
  options: z.object({ distinct: z.number(), unknown: z.array(z.string()) }).nullable(),
  /** Its texts that are no option, and the key of the one that each is read as: as the company said before, or just now. */
  meanings: z
    .array(z.object({ text: z.string(), option: z.string(), how: z.enum(['remembered', 'chosen']) }))
    .optional(),
});

export const counts = z.object({
  /** Rows that somebody wrote in. */
  total: z.number(),
  /** Rows of the grid that nobody wrote in: they are none. */
  blank: z.number(),
  withErrors: z.number(),
  withWarnings: z.number(),
});
export type SheetCounts = z.output<typeof counts>;

const namedColumn = z.object({ name: z.string(), mandatory: z.boolean() });

export const rowView = z.object({
  row: z.number(),
  /** The asset that it is about, where it was found. */
  pk: z.number().optional(),
  /** Replies name kinds alone: ten thousand rows are written without a second look at each cell. */
  texts: z.record(z.string(), z.string()),
  issues: z.array(issueOfCell),
  /** Nobody wrote in it: it is no row yet. */
  blank: z.literal(true).optional(),
  /** Of a row of changes: what its asset says today in the cells that it would change, by field. */
  before: z.record(z.string(), z.string()).optional(),
  /** Of a row of changes: the version of its asset that this is of. */
  version: z.string().optional(),
});
export type SheetRow = z.output<typeof rowView>;

/** How a file was read, for whom it was read otherwise than meant. */
const fileReading = z.object({
  /** The sheets of the file by their places; of files without names none. */
  sheets: z.array(z.object({ name: z.string(), hidden: z.boolean() })),
  sheet: z.number(),
  /** The row that names the columns, from 1 without blank ones; 0 where none does. */
  headerRow: z.number(),
  /** No row seems to, and nobody has said which does. */
  headerAsked: z.boolean(),
  /** What is in the first rows. */
  firstRows: z.array(z.string()),
  /** Rows that sum up others and were left out, as they are. */
  leftOut: z.array(z.string()),
  /** The example row of a template that was left in, as it is: it is none of the data. */
  example: z.string().nullish(),
  /** Its user has said that these are rows as others. */
  kept: z.object({ totals: z.boolean(), example: z.boolean() }).optional(),
});
export type FileReading = z.output<typeof fileReading>;

/** What a text of a column means: the key of an option; null where it means none any more. */
export const meaning = z.object({
  excelColumn: z.string().max(300),
  text: z.string().min(1).max(maxMeaningText),
  option: z.string().min(1).max(1_000).nullable(),
});

/** An upload as its wizard sees it (document 2 section 3, spreadsheet upload). */
export const upload = z
  .object({
    ExcelUploadId: z.number(),
    mode: z.enum(['add', 'update']),
    /** The event that its rows record; null where they add assets or change them. */
    eventType: z.number().nullable(),
    boxId: z.number().nullable(),
    assetType: z.number().nullable(),
    fileInfo: z.object({ storage_name: z.string().nullable(), original_name: z.string().nullable() }),
    /** Null for rows that are typed in. */
    reading: fileReading.nullable(),
    /** Rows of data. */
    specificRows: z.number(),
    allColumns: z.array(namedColumn),
    mandatoryColumns: z.array(z.string()),
    /** Names of fields, or several parted by `|` of which one is enough. */
    missingColumns: z.array(z.string()),
    excelColumnsDetected: z.array(z.string()),
    columns: z.array(column),
    paircolumns: z.array(z.object({ originColumn: z.string(), excelColumn: z.string() })),
    suggestedColumnsForErrors: z.array(
      z.object({ columnUploadExcelName: z.string(), columnSuggestExcelName: z.string() }),
    ),
    paired: z.boolean(),
    /** What every row is given in fields without a column, by field, as was left on; null while nobody was asked. */
    defaults: texts.nullable(),
    counts,
    /** Of changes: rows without errors that change anything, and cells of these. */
    changes: z.object({ rows: z.number(), cells: z.number() }).optional(),
    /** The highest row number that it ever had: added rows come after it. */
    lastRow: z.number(),
    /** How its texts are written, whatever the user has chosen since. */
    language: z.enum(['es', 'en']),
    zone: z.string(),
    /** Assets of the type that the company may still have. */
    quotaRoom: z.number(),
    /** The run that it was submitted as. */
    runId: z.number().nullable(),
    /** Its rows were made for selected assets, to record an event: one that nobody filled in is none. */
    selected: z.literal(true).optional(),
    /** The first rows, where an upload is asked for by itself. */
    data: z.array(rowView).optional(),
  })
  .meta({ id: 'Upload' });
export type Upload = z.output<typeof upload>;
export type TextMeaning = z.output<typeof meaning>;
export type UploadColumn = z.output<typeof column>;
