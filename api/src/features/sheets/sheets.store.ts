import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { CellIssue, FileReading } from '@huella/domain/calls/upload-view';
import type { Values } from '@huella/domain/model/value';
import type { SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import { jsonTexts, lines, wholeNumbers } from '../../db/lines';
import { assetsMark } from '../../db/ledger/tally-rows';
import type { SheetColumnRow, UploadTable } from '../../db/run-tables';
import type { BlankRows } from './grid-rows.store';

/** A spreadsheet on its way to rows, and what they are for. */
export interface Upload extends SheetAim {
  readonly id: number;
  readonly userId: number;
  readonly boxId: number | null;
  readonly assetType: number | null;
  readonly storageName: string | null;
  readonly originalName: string | null;
  readonly columns: readonly SheetColumnRow[];
  /** How its file was read; null without one. */
  readonly reading: FileReading | null;
  /** How the texts of its rows are written. */
  readonly language: Language;
  readonly zone: string;
  readonly pairedAt: Date | null;
  /** What all its rows were checked against (`markOf`); null when they were not, or not all against the same. */
  readonly checkedAs: string | null;
  /** The network that it came from, while no run took it; null where nobody called (`markOf`). */
  readonly networkMark: string | null;
  /** How the assets of the type were before its first row was checked (`assetsMark`). */
  readonly assetsMark: string | null;
  /** What every row is given in fields that no column fills, as was left on; null while nobody was asked. */
  readonly defaults: Values | null;
  /** Rows that nobody has written in; null where it has none. */
  readonly blank: BlankRows | null;
  /** The run that it was submitted as: from then on nothing of it changes. */
  readonly runId: number | null;
}

export type NewUpload = Omit<
  Upload,
  'id' | 'reading' | 'pairedAt' | 'assetsMark' | 'defaults' | 'blank' | 'runId'
>;

/** The upload of an id, if it is the user's own; else null. */
export async function findUpload(db: Database, userId: number, id: number): Promise<Upload | null> {
  return readUpload(db, userId, id, false);
}

/** The same, held until the transaction ends, so that nobody submits or changes it meanwhile. */
export async function lockUpload(db: Database, userId: number, id: number): Promise<Upload | null> {
  return readUpload(db, userId, id, true);
}

async function readUpload(db: Database, userId: number, id: number, lock: boolean): Promise<Upload | null> {
  const query = db.selectFrom('upload').selectAll().where('id', '=', id).where('user_id', '=', userId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    userId: row.user_id,
    boxId: row.box_id,
    assetType: row.asset_type,
    mode: row.mode,
    eventType: row.event_type,
    storageName: row.storage_name,
    originalName: row.original_name,
    columns: row.columns,
    reading: row.reading,
    language: row.language,
    zone: row.zone,
    pairedAt: row.paired_at,
    checkedAs: row.checked_as,
    networkMark: row.network_mark,
    assetsMark: row.assets_mark,
    defaults: row.defaults,
    blank: blankOf(row),
    runId: row.run_id,
  };
}

function blankOf({
  blank_from: from,
  blank_to: to,
  blank_texts: texts,
  blank_issues: issues,
  blank_values: values,
}: Selectable<UploadTable>): BlankRows | null {
  const isWhole = from !== null && to !== null && texts !== null && issues !== null && values !== null;
  return isWhole ? { from, to, texts, issues, values } : null;
}

/** Writes an upload without rows and answers its id. Rows whose identifiers are looked for are checked after this. */
export async function insertUpload(db: Database, upload: NewUpload, now: Date): Promise<number> {
  const row = await db
    .insertInto('upload')
    .values({
      user_id: upload.userId,
      box_id: upload.boxId,
      asset_type: upload.assetType,
      mode: upload.mode,
      event_type: upload.eventType,
      storage_name: upload.storageName,
      original_name: upload.originalName,
      columns: JSON.stringify(upload.columns),
      language: upload.language,
      zone: upload.zone,
      checked_as: upload.checkedAs,
      network_mark: upload.networkMark,
      assets_mark: upload.assetType === null ? null : assetsMark(upload.assetType),
      created_at: now,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What the check of a row found: its texts, what they amount to, and what speaks against it. */
export interface RowFinding {
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly issues: readonly CellIssue[];
  readonly assetId: number | null;
  readonly values: Values;
  /** Nobody filled in anything: it is no row, and kept without values (`isNoRow`). */
  readonly isBlank?: boolean;
}

/** A row as a sheet or a user adds it: its cells as they were read, and what was found once it is checked. */
export interface NewUploadRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
  readonly found: Omit<RowFinding, 'row'> | null;
}

/** Rows that one statement writes. */
export const rowsAtOnce = 1_000;
/** Writes rows, at most `rowsAtOnce`. `onBytes` is given what they take before they are written, and may refuse. */
export async function insertUploadRows(
  db: Database,
  uploadId: number,
  rows: readonly NewUploadRow[],
  onBytes: (bytes: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const cells = jsonTexts(rows.map((each) => each.cells));
  const found = findingTexts(rows.map((each) => each.found));
  await onBytes(
    sum([cells, found.texts, found.issues, found.values].flat().map((text) => text?.length ?? 0)),
  );
  await sql`
    insert into upload_row (upload_id, row, cells, texts, issues, asset_id, values)
    select ${uploadId}, v.row, v.cells::json, v.texts::json, v.issues::jsonb, v.asset_id, v.values::json
    from unnest(${wholeNumbers(rows.map(({ row }) => row))}::integer[], ${lines(cells)}, ${findingColumns(found)})
      as v (row, cells, texts, issues, asset_id, values)`.execute(db);
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** What was found of rows, a text a row. */
interface FindingTexts {
  readonly texts: readonly (string | null)[];
  readonly issues: readonly (string | null)[];
  readonly assetIds: string;
  readonly values: readonly (string | null)[];
}

function findingTexts(found: readonly (Omit<RowFinding, 'row'> | null)[]): FindingTexts {
  return {
    texts: jsonTexts(found.map((each) => each?.texts ?? null)),
    issues: jsonTexts(found.map((each) => each?.issues.map(keepIssue) ?? null)),
    assetIds: wholeNumbers(found.map((each) => each?.assetId ?? null)),
    values: jsonTexts(found.map((each) => (each === null || each.isBlank === true ? null : each.values))),
  };
}

/** Texts, issues, the asset and the values of rows, as columns. */
function findingColumns({ texts, issues, assetIds, values }: FindingTexts): RawBuilder<unknown> {
  return sql.join([lines(texts), lines(issues), sql`${assetIds}::bigint[]`, lines(values)]);
}

/** An issue as a row keeps it. */
export function keepIssue({ field, code, slots, level }: CellIssue): CellIssue {
  return { field, code, slots, level };
}

/** Writes what was found of rows, at most `rowsAtOnce`. */
export async function updateUploadRows(
  db: Database,
  uploadId: number,
  rows: readonly RowFinding[],
): Promise<void> {
  await sql`
    update upload_row u set texts = v.texts::json, issues = v.issues::jsonb, asset_id = v.asset_id,
      values = v.values::json, removed = false
    from unnest(${wholeNumbers(rows.map(({ row }) => row))}::integer[], ${findingColumns(findingTexts(rows))})
      as v (row, texts, issues, asset_id, values)
    where u.upload_id = ${uploadId} and u.row = v.row`.execute(db);
}

/** Keeps the columns of an upload; with a moment, its rows have the texts of this pairing. */
export async function updateColumns(
  db: Database,
  upload: Pick<Upload, 'id' | 'columns' | 'language' | 'zone' | 'defaults' | 'pairedAt' | 'checkedAs'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      columns: JSON.stringify(upload.columns),
      language: upload.language,
      zone: upload.zone,
      defaults: upload.defaults === null ? null : JSON.stringify(upload.defaults),
      paired_at: upload.pairedAt,
      checked_as: upload.checkedAs,
      touched_at: now,
    })
    .where('id', '=', upload.id)
    .execute();
}

/** Says that an upload is being worked on, and what all its rows are checked against now. */
export async function touchUpload(
  db: Database,
  { id, checkedAs }: Pick<Upload, 'id' | 'checkedAs'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('upload')
    .set({ touched_at: now, checked_as: checkedAs })
    .where('id', '=', id)
    .execute();
}
