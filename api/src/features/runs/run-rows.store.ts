import { sql, type RawBuilder } from 'kysely';
import {
  eventCommentColumn,
  eventDateColumn,
  versionColumn,
} from '@huella/domain/engine/sheets/reserved-columns';
import type { Issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { jsonLines, lines, wholeNumbers } from '../../db/lines';
import { fixedStatement } from '../../db/named-statements';
import { pipeline } from '../../pipeline';
import { createYielder } from '../../yielder';

/** A row of a run on its way. */
export interface RunRow {
  readonly row: number;
  readonly assetId: number | null;
  readonly values: Readonly<Record<string, unknown>> | null;
  /** When it happened and a word on it, where the row says so itself; both, once it says either. */
  readonly said?: Said | null;
  /** Which version of its asset a row of changes was written from, as its sheet says. */
  readonly version?: string | null;
}

/** What a row says of its event, as the run says it of the others. */
export interface Said {
  /** ISO. */
  readonly at: string;
  readonly comment: string | null;
}

/** Rows that one statement writes: ten thousand as one text would hold others up. */
const rowsAtOnce = 1_000;

/** Rows that wait to be written, and rows that the user left out with their reasons. */
export async function insertRunRows(db: Database, runId: number, rows: readonly NewRunRow[]): Promise<void> {
  // While the database writes some, what the next statement carries is put together.
  await pipeline(statementsOf(runId, rows), async (statement) => {
    await statement.execute(db);
  });
}

/** Takes rows of a run back before it has begun. */
export async function removeRunRows(db: Database, runId: number, rows: readonly number[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from run_row where run_id = ${runId} and row = any(${wholeNumbers(rows)}::integer[])`.execute(
    db,
  );
}

type NewRunRow = RunRow & { readonly leftOutFor?: readonly Issue[] };

async function* statementsOf(runId: number, rows: readonly NewRunRow[]): AsyncGenerator<RawBuilder<unknown>> {
  const yieldIfDue = createYielder();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await yieldIfDue();
    yield insertOf(runId, rows.slice(from, from + rowsAtOnce));
  }
}

function insertOf(runId: number, rows: readonly NewRunRow[]): RawBuilder<unknown> {
  return sql`
    insert into run_row (run_id, row, asset_id, values, outcome, issues, event_at, event_comment)
    select ${runId}, r.row, r.asset_id, r.values::jsonb, case when r.issues is null then 'waiting' else 'leftOut' end,
           r.issues::jsonb, r.event_at::timestamptz, r.event_comment::json #>> '{}'
    from unnest(${wholeNumbers(rows.map(({ row }) => row))}::integer[],
                ${wholeNumbers(rows.map(({ assetId }) => assetId))}::bigint[],
                ${jsonLines(rows.map(({ values }) => values))},
                ${jsonLines(rows.map(({ leftOutFor = null }) => leftOutFor))},
                ${lines(rows.map(({ said }) => said?.at ?? null))},
                ${jsonLines(rows.map(({ said }) => said?.comment ?? null))})
      as r(row, asset_id, values, issues, event_at, event_comment)`;
}

/** What of the rows of an upload becomes rows of a run. */
interface StagedAs {
  /** What is said of all rows of an event; null where assets are added or changed. */
  readonly ofEvent: Said | null;
  /** A row that changes nothing is none. */
  readonly changesOnly: boolean;
}

/**
 * Rows of an upload that wait to be written; they stay where they were staged, and the run only counts them. A row
 * without values is none. Those that are refused are left out with their reasons. Rows of an event have what they say of it beside what they fill in:
 * where they say one of moment and word, the other is as the run says it of all.
 */
export async function insertStagedRows(
  db: Database,
  runId: number,
  uploadId: number,
  refused: readonly { readonly row: number; readonly issues: readonly Issue[] }[],
  { ofEvent, changesOnly }: StagedAs,
): Promise<void> {
  const [date, word] = [eventDateColumn.name, eventCommentColumn.name];
  const isEvent = sql`${ofEvent !== null}::boolean`;
  const leftOut = JSON.stringify(refused.map(({ row, issues }) => ({ row, issues })));
  await sql`
    insert into run_row (run_id, row, asset_id, outcome, issues, values, event_at, event_comment)
    select ${runId}, u.row, u.asset_id, case when o.row is null then 'waiting' else 'leftOut' end, o.issues,
           case when ${isEvent} then u.values::jsonb - ${date}::text - ${word}::text end,
           case when s.says then coalesce((u.values ->> ${date})::timestamptz, ${ofEvent?.at ?? null}::timestamptz) end,
           case when s.says then coalesce(u.values ->> ${word}, ${ofEvent?.comment ?? null}::text) end
    from upload_row u
    cross join lateral (
      select ${isEvent} and (u.values ->> ${date} is not null or u.values ->> ${word} is not null) as says
    ) as s
    left join jsonb_to_recordset(${leftOut}::jsonb) as o(row integer, issues jsonb) on o.row = u.row
    where u.upload_id = ${uploadId} and not u.removed and u.values is not null
      and ${changesOnly ? sql`(u.values::text <> '{}' or o.row is not null)` : sql`true`}`.execute(db);
}

/** The staged row that a run's row is, where it came from an upload: `u` beside `r`. */
const stagedRow = sql`
  left join upload l on l.run_id = r.run_id
  left join upload_row u on u.upload_id = l.id and u.row = r.row`;

type FoundRow = Omit<RunRow, 'said'> & { readonly at: Date | null; readonly comment: string | null };

const waitingOf = fixedStatement<FoundRow, [runId: number, from: number, limit: number]>(
  (runId, from, limit) => sql`
    with r as (
      select run_id, row, asset_id, values, event_at, event_comment from run_row
      where run_id = ${runId} and row >= ${from} and outcome = 'waiting' order by row limit ${limit}
    )
    select r.row, r.asset_id as "assetId", coalesce(r.values::json, u.values) as values,
           r.event_at as at, r.event_comment as comment, u.texts ->> ${versionColumn.name} as version
    from r ${stagedRow} order by r.row`,
);

/** The next rows that wait, in their order. */
export async function listWaitingRows(
  db: Database,
  runId: number,
  from: number,
  limit: number,
): Promise<readonly RunRow[]> {
  const found = await waitingOf(db, runId, from, limit);
  return found.map(({ at, comment, ...row }) => ({ ...row, said: saidAt(at, comment) }));
}

function saidAt(at: Date | null, comment: string | null): Said | null {
  return at === null ? null : { at: at.toISOString(), comment };
}

/** Whether a row `r` was written: it says so, or the run has passed it while it waited. */
export const isDone = sql<boolean>`(r.outcome = 'done' or (r.outcome = 'waiting'
  and r.row < (select p.next_row from run p where p.id = r.run_id)))`;

/** Gives up the rows that the run has not come to, as part of the statement that ends it. */
export function stopWaiting(runId: number): RawBuilder<unknown> {
  return sql`
    update run_row set outcome = 'stopped' where run_id = ${runId} and outcome = 'waiting'
      and row >= (select next_row from run where id = ${runId})`;
}

/** A row that was not written, with the reason. */
export interface UnwrittenRow {
  readonly row: number;
  readonly assetId: number | null;
  readonly values: Readonly<Record<string, unknown>> | null;
  /** What was written in a sheet, by field; null of rows that came without one. */
  readonly texts: Readonly<Record<string, string>> | null;
  readonly issues: readonly Issue[] | null;
  readonly said: Said | null;
}

/** The rows that a run did not write: left out, in conflict, stopped. */
export async function listUnwritten(db: Database, runId: number): Promise<readonly UnwrittenRow[]> {
  const found = await sql<
    Omit<UnwrittenRow, 'said'> & { readonly at: Date | null; readonly comment: string | null }
  >`
    select r.row, r.asset_id as "assetId", coalesce(r.values::json, u.values) as values, r.issues,
           coalesce(r.texts::json, u.texts) as texts, r.event_at as at, r.event_comment as comment
    from run_row r ${stagedRow}
    where r.run_id = ${runId} and r.outcome in ('leftOut', 'conflict', 'stopped') order by r.row`.execute(db);
  return found.rows.map(({ at, comment, ...row }) => ({ ...row, said: saidAt(at, comment) }));
}
