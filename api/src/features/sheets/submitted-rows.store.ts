import { sql } from 'kysely';
import type { CellIssue } from '@huella/domain/calls/upload-view';
import { eventCommentColumn, eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { isNoRow } from './upload-rows.store';

/** A row of an upload that would not be written as it is. */
export interface UnfitRow {
  readonly row: number;
  readonly assetId: number | null;
  readonly issues: readonly CellIssue[];
}

/** The rows of an upload whose last check found errors; those that nobody wrote in are none. */
export async function listUnfitRows(db: Database, uploadId: number): Promise<readonly UnfitRow[]> {
  const found = await sql<UnfitRow>`
    select row, asset_id as "assetId", issues from staged_row
    where upload_id = ${uploadId} and not removed and not ${isNoRow} and issues @> '[{"level": "error"}]' order by row`.execute(
    db,
  );
  return found.rows;
}

/** Whether a staged row is one of the run: of changes only those that change anything, or that cannot be read. */
function isOfRun(changesOnly: boolean) {
  return changesOnly ? sql`(values::text <> '{}' or issues @> '[{"level": "error"}]')` : sql`true`;
}

/** How many rows an upload has that somebody wrote in; of changes those that change anything or have errors. */
export async function countRows(db: Database, uploadId: number, changesOnly: boolean): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from staged_row
    where upload_id = ${uploadId} and not removed and not ${isNoRow} and ${isOfRun(changesOnly)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** What an upload of changes would change: rows without errors that change anything, and cells of these. */
export async function countChanges(
  db: Database,
  uploadId: number,
): Promise<{ readonly rows: number; readonly cells: number }> {
  const found = await sql<{ rows: number; cells: number }>`
    select count(*)::int as rows, coalesce(sum(v.cells), 0)::int as cells
    from staged_row s cross join lateral (select count(*) as cells from json_object_keys(s.values)) v
    where s.upload_id = ${uploadId} and not s.removed and not s.is_blank and s.values::text <> '{}'
      and not s.issues @> '[{"level": "error"}]'`.execute(db);
  return found.rows[0] ?? { rows: 0, cells: 0 };
}

/** Some rows of an upload of changes, with their asset and what they change of it. */
export async function listChanges(
  db: Database,
  uploadId: number,
  numbers: readonly number[],
): Promise<readonly { readonly row: number; readonly assetId: number; readonly values: Values }[]> {
  const found = await sql<{ row: number; assetId: number; values: Values }>`
    select row, asset_id as "assetId", values from upload_row
    where upload_id = ${uploadId} and row = any(${[...numbers]}::integer[]) and asset_id is not null
      and values is not null`.execute(db);
  return found.rows;
}

/** A row with some of the values that it will be written with. */
export interface ValuedRow {
  readonly row: number;
  readonly values: Values;
}

/** A few of the values of all rows of an upload that were checked. Names are those of attributes. */
export async function listValuesOf(
  db: Database,
  uploadId: number,
  names: readonly string[],
): Promise<readonly ValuedRow[]> {
  if (names.length === 0) return [];
  const columns = sql.join(names.map((name) => sql`${sql.ref(name)} text`));
  // Columns by their place: what an attribute is called may be what a row is called.
  const picked = sql.join(names.map((name, at) => sql`${sql.ref(`v.${name}`)} as ${sql.ref(`v${at}`)}`));
  const found = await sql<{ readonly row: number } & Readonly<Record<`v${number}`, string | null>>>`
    select u.row, ${picked}
    from staged_row u cross join lateral json_to_record(u.values) as v (${columns})
    where u.upload_id = ${uploadId} and not u.removed order by u.row`.execute(db);
  return found.rows.map((each) => ({
    row: each.row,
    values: Object.fromEntries(names.map((name, at) => [name, each[`v${at}`] ?? null])),
  }));
}

/** What all rows of an upload that have no error fill in alike, beside what they say of their event. */
export async function findSharedValues(db: Database, uploadId: number): Promise<Values> {
  const own = [eventDateColumn.name, eventCommentColumn.name];
  const found = await sql<{ readonly values: Values }>`
    with fit as (
      select values::jsonb as values from upload_row
      where upload_id = ${uploadId} and not removed and values is not null and not issues @> '[{"level": "error"}]'
    ), alike as (
      select e.key, min(e.value::text)::jsonb as value from fit cross join lateral jsonb_each(fit.values) as e
      where e.key <> all(${own}::text[])
      group by e.key having count(*) = (select count(*) from fit) and min(e.value::text) = max(e.value::text)
    )
    select coalesce(jsonb_object_agg(key, value), '{}') as values from alike`.execute(db);
  return found.rows[0]?.values ?? {};
}

/**
 * Removes uploads whose run ended before a moment; the rows that it did not write keep what they were to be, for
 * anyone who downloads them later, and those that it wrote are told done. Answers how many.
 */
export async function removeWrittenUploads(db: Database, before: Date): Promise<number> {
  const removed = await sql`
    with old as (
      select l.id, l.run_id from upload l join run r on r.id = l.run_id where r.ended_at < ${before}
    ), kept as (
      update run_row r set values = coalesce(r.values, u.values::jsonb), texts = u.texts::jsonb
      from old join upload_row u on u.upload_id = old.id
      where r.run_id = old.run_id and r.row = u.row and r.outcome in ('leftOut', 'conflict', 'stopped')
        and r.texts is null
    ), done as (
      update run_row r set outcome = 'done', values = null
      from old where r.run_id = old.run_id and r.outcome = 'waiting'
    )
    delete from upload where id in (select id from old)`.execute(db);
  return Number(removed.numAffectedRows ?? 0n);
}

/** Ties an upload that is locked and was not submitted before to its run, which takes its rows. */
export async function markSubmitted(db: Inside, uploadId: number, runId: number): Promise<void> {
  await db
    .updateTable('upload')
    .set({ run_id: runId, network_mark: null })
    .where('id', '=', uploadId)
    .execute();
}
