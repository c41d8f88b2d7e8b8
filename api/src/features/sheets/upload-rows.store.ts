import { sql } from 'kysely';
import type { CellIssue, SheetCounts } from '@huella/domain/calls/upload-view';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import type { Database } from '../../db/database';

/** A row of an upload as it is kept. */
export interface UploadRow {
  readonly row: number;
  readonly cells: readonly SheetCell[];
  readonly texts: Readonly<Record<string, string>>;
  readonly issues: readonly CellIssue[];
  readonly assetId: number | null;
  /** Nobody has written in it: it is not stored (`storeBlankRows`), or it only names a selected asset. */
  readonly isBlank: boolean;
}

/** A row as the grid shows it. */
export type ShownRow = Omit<UploadRow, 'cells'>;

/** Rows from a row number on, in order, without those that were taken out. */
export async function listUploadRows(
  db: Database,
  uploadId: number,
  from: number,
  count: number,
): Promise<readonly UploadRow[]> {
  const rows = await rowsOf(db, uploadId).where('row', '>=', from).limit(count).execute();
  return rows.map(filledIn);
}

/** The rows from a number on as the grid shows them: without what the file had in their cells. */
export async function listShownRows(
  db: Database,
  uploadId: number,
  from: number,
  count: number,
): Promise<readonly ShownRow[]> {
  const rows = await shownRowsOf(db, uploadId).where('row', '>=', from).limit(count).execute();
  return rows.map(filledIn);
}

/**
 * Whether a staged row is none: nobody wrote in it and it is not stored, or all that it has was given to it and what it
 * amounts to is nothing (`RowFinding.isBlank`). A row of a file that was not read yet has no texts either.
 */
export const isNoRow = sql<boolean>`(is_blank or (texts is not null and values is null))`;

/** The rows of some numbers, in order; those that are not there are missing. */
export async function listUploadRowsOf(
  db: Database,
  uploadId: number,
  numbers: readonly number[],
): Promise<readonly UploadRow[]> {
  const wanted = sql<number>`any(${[...numbers]}::integer[])`;
  const rows = await rowsOf(db, uploadId).where('row', '=', wanted).execute();
  return rows.map(filledIn);
}

function shownRowsOf(db: Database, uploadId: number) {
  return db
    .selectFrom('staged_row')
    .select(['row', 'texts', 'issues', 'asset_id as assetId', isNoRow.as('isBlank')])
    .where('upload_id', '=', uploadId)
    .where('removed', '=', false)
    .orderBy('row');
}

const rowsOf = (db: Database, uploadId: number) => shownRowsOf(db, uploadId).select('cells');

interface Unfilled {
  readonly texts: UploadRow['texts'] | null;
  readonly issues: UploadRow['issues'] | null;
}

function filledIn<Row extends Unfilled>(row: Row): Row & Pick<UploadRow, 'texts' | 'issues'> {
  return { ...row, texts: row.texts ?? {}, issues: row.issues ?? [] };
}

/** The highest row number that an upload ever had. */
export async function findLastRow(db: Database, uploadId: number): Promise<number> {
  const found = await sql<{ last: number }>`
    select greatest(blank_to, (select max(row) from upload_row where upload_id = ${uploadId}), 0) as last
    from upload where id = ${uploadId}`.execute(db);
  return found.rows[0]?.last ?? 0;
}

/** Rows of an upload, those that nobody wrote in apart, and how many have errors and warnings. */
export async function countUploadRows(db: Database, uploadId: number): Promise<SheetCounts> {
  const found = await sql<SheetCounts>`
    select count(*) filter (where not ${isNoRow})::int as total, count(*) filter (where ${isNoRow})::int as blank,
      count(*) filter (where not ${isNoRow} and issues @> '[{"level": "error"}]')::int as "withErrors",
      count(*) filter (where not ${isNoRow} and issues @> '[{"level": "warning"}]')::int as "withWarnings"
    from staged_row where upload_id = ${uploadId} and not removed`.execute(db);
  return found.rows[0] ?? { total: 0, blank: 0, withErrors: 0, withWarnings: 0 };
}
