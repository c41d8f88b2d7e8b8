import { sql, type RawBuilder } from 'kysely';
import type { RunState, RunView } from '@huella/domain/calls/jobs';
import type { RunFilter } from '@huella/domain/rules/run-filters';
import { fail, type Issue } from '@huella/domain/model/errors';
import { foldKey } from '@huella/domain/fold';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';
import { jsonLines, wholeNumbers } from '../../db/lines';
import { foldedText } from '../../db/list-conditions';
import { containing } from '../../db/list-words';
import type { OwnEvent, RunPayload, RunTable } from '../../db/run-tables';
import { stopWaiting } from './run-rows.store';

/** A run as the engine sees it. */
export interface Run {
  readonly id: number;
  readonly kind: RunTable['kind'];
  readonly state: RunState;
  readonly boxId: number;
  readonly assetType: number;
  readonly eventType: number;
  readonly startedBy: number;
  readonly createdAt: Date;
  readonly payload: RunPayload;
  readonly eventId: number | null;
  /** The events of rows that say themselves when they happened. */
  readonly ownEvents: readonly OwnEvent[];
  readonly nextRow: number;
  readonly stopAsked: boolean;
  readonly ended: boolean;
}

export interface NewRun {
  readonly kind: Run['kind'];
  readonly boxId: number;
  readonly assetType: number;
  readonly eventType: number;
  readonly startedBy: number;
  readonly submitKey: string;
  readonly submitDigest: Buffer;
  readonly name: string | null;
  readonly payload: RunPayload;
  readonly total: number;
  readonly leftOut: number;
}

const runColumns = sql`
  id, kind, state, box_id as "boxId", asset_type as "assetType", event_type as "eventType", started_by as "startedBy",
  created_at as "createdAt", payload, event_id as "eventId", own_events as "ownEvents", next_row as "nextRow",
  stop_asked as "stopAsked", ended_at is not null as ended`;

/** Writes a run, unless the user has submitted under this key before: then null. It is locked as by `lockRun`. */
export async function insertRun(db: Database, run: NewRun, now: Date): Promise<Run | null> {
  const found = await sql<Run>`
    insert into run (kind, state, box_id, asset_type, event_type, started_by, submit_key, submit_digest, name, payload, total,
                     left_out, created_at)
    values (${run.kind}, 'queued', ${run.boxId}, ${run.assetType}, ${run.eventType}, ${run.startedBy}, ${run.submitKey},
            ${run.submitDigest}, ${run.name}, ${JSON.stringify(run.payload)}, ${run.total}, ${run.leftOut}, ${now})
    on conflict on constraint run_submit_unique do nothing returning ${runColumns}`.execute(db);
  return found.rows[0] ?? null;
}

/** Says how many rows a run has, which was begun before all of them were checked. */
export async function countRows(
  db: Database,
  id: number,
  { total, leftOut }: Pick<NewRun, 'total' | 'leftOut'>,
): Promise<void> {
  await db.updateTable('run').set({ total, left_out: leftOut }).where('id', '=', id).execute();
}

/** The run that a user has submitted under a key, with what was submitted; null when none. */
export async function findSubmitted(
  db: Database,
  userId: number,
  submitKey: string,
): Promise<{ readonly id: number; readonly digest: Buffer } | null> {
  const [row] = await submittedBy(db, userId, submitKey);
  return row ?? null;
}

const submittedBy = fixedStatement<
  { readonly id: number; readonly digest: Buffer },
  [userId: number, submitKey: string]
>(
  (userId, submitKey) => sql`
    select id, submit_digest as digest from run where started_by = ${userId} and submit_key = ${submitKey}`,
);

/** Locks a run until the transaction ends: of two workers on it one waits, and finds it further on. */
export async function lockRun(db: Database, id: number): Promise<Run | null> {
  const found = await sql<Run>`select ${runColumns} from run where id = ${id} for update`.execute(db);
  return found.rows[0] ?? null;
}

/** What became of a row. */
export interface RowResult {
  readonly row: number;
  readonly assetId: number | null;
  readonly issues: readonly Issue[];
}

/** What rows were recorded under, and of which of them nothing is to be told but that. */
interface Recorded {
  /** The event of the run. */
  readonly eventId: number | null;
  /** New events of rows that say when they happened. */
  readonly own: readonly OwnEvent[];
  /** Rows that say themselves which asset they are about. */
  readonly passed: ReadonlySet<number>;
}

/**
 * Keeps what became of rows, in their order, and moves the run on. A row that waits where the run has passed it is done
 * (`isDone`), so that of tens of thousands only those are written of which there is more to tell: the asset that they made,
 * or why they were not taken.
 */
export async function saveResults(
  db: Database,
  runId: number,
  results: readonly RowResult[],
  recorded: Recorded,
  now: Date,
): Promise<void> {
  await keepResults(db, runId, results, recorded);
  await sql`update run r set state = 'running', ${movedOn(results, recorded, now)} where r.id = ${runId}`.execute(
    db,
  );
}

/** The same of the last rows of a run, which ends with them; answers it as people see it. */
export async function saveLastResults(
  db: Database,
  runId: number,
  results: readonly RowResult[],
  recorded: Recorded,
  now: Date,
): Promise<RunView> {
  await keepResults(db, runId, results, recorded);
  const found = await sql<ViewRow>`
    update run r set state = case when r.conflicts + ${conflictsOf(results)} > 0 then 'conflicts' else 'completed' end,
      ended_at = ${now}, ${movedOn(results, recorded, now)}
    from app_user u where r.id = ${runId} and u.id = r.started_by returning ${viewColumns}`.execute(db);
  return withErrors(db, found.rows[0] ?? fail('unexpected'));
}

const conflictsOf = (rows: readonly RowResult[]) => rows.filter(({ issues }) => issues.length > 0).length;

/** What an update of a run `r` sets once rows were written. */
function movedOn(results: readonly RowResult[], { eventId, own }: Recorded, now: Date): RawBuilder<unknown> {
  const conflicts = conflictsOf(results);
  return sql`
    done = r.done + ${results.length - conflicts}, conflicts = r.conflicts + ${conflicts},
    next_row = ${(results.at(-1)?.row ?? 0) + 1}, event_id = coalesce(r.event_id, ${eventId}::bigint),
    own_events = r.own_events || ${JSON.stringify(own)}::jsonb, started_at = coalesce(r.started_at, ${now}),
    heartbeat_at = ${now}`;
}

/** What a row brought goes once it is done: its event has it. */
async function keepResults(
  db: Database,
  runId: number,
  results: readonly RowResult[],
  { passed }: Recorded,
): Promise<void> {
  const told = results.filter(({ row, issues }) => issues.length > 0 || !passed.has(row));
  if (told.length === 0) return;
  const issues = told.map((each) => (each.issues.length === 0 ? null : each.issues));
  await sql`
    update run_row u set outcome = case when r.issues is null then 'done' else 'conflict' end,
      values = case when r.issues is null then null else u.values end,
      issues = r.issues::jsonb, asset_id = coalesce(r.asset_id, u.asset_id)
    from unnest(${wholeNumbers(told.map(({ row }) => row))}::integer[],
                ${wholeNumbers(told.map(({ assetId }) => assetId))}::bigint[],
                ${jsonLines(issues)}) as r(row, asset_id, issues)
    where u.run_id = ${runId} and u.row = r.row`.execute(db);
}

/** Ends a run of which no row is left to be written, or whose rest was stopped. */
export async function endRun(db: Database, runId: number, now: Date): Promise<void> {
  await sql`
    with given_up as (${stopWaiting(runId)})
    update run set
      state = case when stop_asked and done + conflicts < total then 'stopped'
                   when conflicts > 0 then 'conflicts' else 'completed' end,
      started_at = coalesce(started_at, ${now}), heartbeat_at = ${now}, ended_at = ${now}
    where id = ${runId}`.execute(db);
}

/** Asks a run to stop; nothing happens to one that has ended. */
export async function askToStop(db: Database, runId: number): Promise<void> {
  await sql`update run set stop_asked = true where id = ${runId} and ended_at is null`.execute(db);
}

/** Reasons of conflicts that an answer carries. */
const errorsShown = 100;

const viewColumns = sql`
  r.id, r.id as "jobId", r.kind, r.state, r.name, r.box_id as "boxId", r.asset_type as "assetType",
  r.event_type as "eventType", coalesce(r.event_id, (r.own_events -> 0 ->> 'id')::bigint) as "eventId",
  (r.event_id is not null)::integer + jsonb_array_length(r.own_events) as events, r.total, r.done, r.conflicts, r.left_out as "leftOut",
  json_build_object('rows', r.faults, 'first', r.first_faults) as faults,
  ${actorName} as "startedBy", r.created_at as "createdAt", r.started_at as "startedAt", r.ended_at as "endedAt"`;

type ViewRow = Omit<RunView, 'createdAt' | 'startedAt' | 'endedAt' | 'errors'> & {
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
};

function viewOf(row: ViewRow, errors: RunView['errors']): RunView {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    errors,
  };
}

const viewRowOf = fixedStatement<ViewRow, [id: number]>(
  (id) => sql`select ${viewColumns} from run r join app_user u on u.id = r.started_by where r.id = ${id}`,
);

/** A run as people see it, with the first of its conflicts; null when there is none of this id. */
export async function findRunView(db: Database, id: number): Promise<RunView | null> {
  const [row] = await viewRowOf(db, id);
  return row === undefined ? null : withErrors(db, row);
}

async function withErrors(db: Database, row: ViewRow): Promise<RunView> {
  return viewOf(row, row.conflicts === 0 ? [] : await listErrors(db, row.id));
}

async function listErrors(db: Database, runId: number): Promise<RunView['errors']> {
  const found = await sql<{ row: number; issues: readonly Issue[] }>`
    select row, issues from run_row where run_id = ${runId} and outcome = 'conflict'
    order by row limit ${errorsShown}`.execute(db);
  return found.rows.flatMap(({ row, issues }) =>
    issues.map((each) => ({ ...each, slots: { ...each.slots }, record: String(row) })),
  );
}

/** Which runs of an establishment are meant. */
export interface RunQuery {
  readonly boxId: number;
  readonly state: RunFilter | null;
  /** Who started them; anybody where it is null. */
  readonly startedBy: number | null;
  /** In the name of the file or of who started them. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the runs of an establishment, the newest first, and how many there are. */
export async function listRunViews(
  db: Database,
  { boxId, state, startedBy, search, offset, limit }: RunQuery,
): Promise<{ readonly rows: readonly RunView[]; readonly total: number }> {
  const pattern = containing(foldKey(search));
  const conditions = [
    sql<boolean>`r.box_id = ${boxId}`,
    ...(state === null
      ? []
      : [state === 'alive' ? sql<boolean>`r.ended_at is null` : sql<boolean>`r.ended_at is not null`]),
    ...(startedBy === null ? [] : [sql<boolean>`r.started_by = ${startedBy}`]),
    ...(search === ''
      ? []
      : [
          sql<boolean>`(${foldedText(sql<string | null>`r.name`)} like ${pattern} or ${foldedText(sql<string>`${actorName}`)} like ${pattern})`,
        ]),
  ];
  const from = sql`from run r join app_user u on u.id = r.started_by where ${sql.join(conditions, sql` and `)}`;
  const found = await sql<ViewRow>`
    select ${viewColumns} ${from} order by r.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return { rows: found.rows.map((row) => viewOf(row, [])), total: counted.rows[0]?.total ?? 0 };
}

/** Where a run belongs, for asking access; null when there is none. */
export async function findRunPlace(
  db: Database,
  id: number,
): Promise<{ readonly boxId: number; readonly assetType: number; readonly startedBy: number } | null> {
  const row = await db
    .selectFrom('run')
    .select(['box_id as boxId', 'asset_type as assetType', 'started_by as startedBy'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Runs that should go on and of which nothing was heard since a moment: their worker is gone. */
export async function listSilentRuns(db: Database, since: Date): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select id from run where ended_at is null and coalesce(heartbeat_at, created_at) < ${since}`.execute(db);
  return found.rows.map(({ id }) => id);
}
