import { sql, type RawBuilder } from 'kysely';
import type { CellIssue } from '@huella/domain/calls/upload-view';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { jsonTexts, lines, wholeNumbers } from '../../db/lines';
import type { Inside } from '../../db/transact';

/**
 * Rows of an upload, from a number to another, that nobody has written in: they are alike, so only what was found of one
 * is kept. Those among them that were edited or taken out are rows of their own. The view `staged_row` shows all.
 */
export interface BlankRows {
  readonly from: number;
  readonly to: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly issues: readonly CellIssue[];
  readonly values: Values;
}

/** Says which rows of an upload are blank, in place of those that were. */
export async function updateBlankRows(db: Inside, uploadId: number, blank: BlankRows): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      blank_from: blank.from,
      blank_to: blank.to,
      blank_texts: JSON.stringify(blank.texts),
      blank_issues: JSON.stringify(blank.issues),
      blank_values: JSON.stringify(blank.values),
    })
    .where('id', '=', uploadId)
    .execute();
}

/** Makes blank rows rows of their own, of those numbers that are; the others are left as they are. */
export async function storeBlankRows(
  db: Database,
  uploadId: number,
  numbers: readonly number[],
): Promise<void> {
  await sql`
    insert into upload_row (upload_id, row, cells, texts, issues, values)
    select upload_id, row, cells, texts, issues, values from staged_row
    where upload_id = ${uploadId} and is_blank and row = any(${[...numbers]}::integer[])`.execute(db);
}

/**
 * Makes rows blank again that were cleared: what stands in them is what blank rows begin with. Answers their numbers.
 */
export async function clearRows(db: Database, uploadId: number): Promise<ReadonlySet<number>> {
  const filled = (texts: RawBuilder<unknown>) => sql`
    (select coalesce(jsonb_object_agg(name, text), '{}') from jsonb_each_text(${texts}::jsonb) as t (name, text)
     where text <> '')`;
  const found = await sql<{ row: number }>`
    delete from upload_row r using upload u
    where u.id = ${uploadId} and r.upload_id = u.id and r.row between u.blank_from and u.blank_to
      and not r.removed and r.cells::text = '[]'
      and ${filled(sql`r.texts`)} = ${filled(sql`u.blank_texts`)}
    returning r.row`.execute(db);
  return new Set(found.rows.map(({ row }) => row));
}

/** Takes rows out of an upload; those that are not there are no fault. Of a blank one stays that it is out. */
export async function takeOutRows(db: Database, uploadId: number, numbers: readonly number[]): Promise<void> {
  await sql`
    insert into upload_row (upload_id, row, cells, removed)
    select upload_id, row, cells, true from staged_row
    where upload_id = ${uploadId} and is_blank and row = any(${[...numbers]}::integer[])`.execute(db);
  await sql`
    update upload_row set removed = true
    where upload_id = ${uploadId} and row = any(${[...numbers]}::integer[])`.execute(db);
}

/** Brings rows back that were taken out, and answers those of them that are more than blank. */
export async function bringBackRows(
  db: Database,
  uploadId: number,
  numbers: readonly number[],
): Promise<readonly number[]> {
  // A blank one is none of its own: it is there as soon as nothing says that it is out.
  await sql`
    delete from upload_row where upload_id = ${uploadId} and row = any(${[...numbers]}::integer[])
      and removed and texts is null and cells::text = '[]'`.execute(db);
  const found = await sql<{ row: number }>`
    update upload_row set removed = false
    where upload_id = ${uploadId} and row = any(${[...numbers]}::integer[]) and removed
    returning row`.execute(db);
  return found.rows.map(({ row }) => row);
}

/** One cell as somebody knew it, and what shall be in it. */
export interface KnownCell {
  readonly row: number;
  readonly field: string;
  readonly was: string;
  readonly text: string;
}

/** Those of some cells that hold neither what was known of them nor what shall be in them. */
export async function findOtherwiseWritten(
  db: Database,
  uploadId: number,
  cells: readonly KnownCell[],
): Promise<readonly { readonly row: number; readonly field: string }[]> {
  if (cells.length === 0) return [];
  const found = await sql<{ row: number; field: string }>`
    select c.row, c.field
    from unnest(${wholeNumbers(cells.map(({ row }) => row))}::integer[],
      ${lines(jsonTexts(cells.map(({ field, was, text }) => [field, was, text])))}) as l (row, line)
    cross join lateral (select l.row, line::json ->> 0 as field, line::json ->> 1 as was, line::json ->> 2 as text) c
    join staged_row r on r.upload_id = ${uploadId} and r.row = c.row
    where coalesce(r.texts ->> c.field, '') not in (c.was, c.text)`.execute(db);
  return found.rows;
}

/** Forgets what the rows of the file say in some fields: it is written from their cells again. */
export async function dropTexts(db: Database, uploadId: number, fields: ReadonlySet<string>): Promise<void> {
  if (fields.size === 0) return;
  await sql`
    update upload_row set texts = (texts::jsonb - ${[...fields]}::text[])::json
    where upload_id = ${uploadId} and texts is not null and cells::text <> '[]'`.execute(db);
}

/** Forgets the texts of fields in some rows of a file, by field. */
export async function dropTextsIn(
  db: Database,
  uploadId: number,
  rowsOf: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  for (const [field, rows] of rowsOf)
    await sql`
      update upload_row set texts = (texts::jsonb - ${field}::text)::json
      where upload_id = ${uploadId} and row = any(${[...rows]}::integer[]) and texts is not null`.execute(db);
}

/** The texts of a few fields of all rows: what must occur only once in a sheet. */
export async function listTextsOf(
  db: Database,
  uploadId: number,
  fields: readonly string[],
): Promise<readonly { readonly row: number; readonly texts: Readonly<Record<string, string>> }[]> {
  const found = await sql<{ row: number; texts: readonly (string | null)[] }>`
    select row, array(
      select texts ->> name from unnest(${[...fields]}::text[]) with ordinality as f (name, at) order by at) as texts
    from staged_row where upload_id = ${uploadId} and not removed order by row`.execute(db);
  return found.rows.map(({ row, texts }) => ({
    row,
    texts: Object.fromEntries(fields.map((name, at) => [name, texts[at] ?? ''])),
  }));
}
