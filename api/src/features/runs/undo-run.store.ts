import { sql } from 'kysely';
import type { RunState } from '@huella/domain/calls/jobs';
import type { Database } from '../../db/database';
import type { OwnEvent, RunEvent, RunTable } from '../../db/run-tables';
import { isDone } from './run-rows.store';

/** A run that somebody would undo. */
export interface RunToUndo {
  readonly id: number;
  readonly kind: RunTable['kind'];
  readonly state: RunState;
  readonly boxId: number;
  readonly assetType: number;
  readonly name: string | null;
  readonly events: readonly RunEvent[];
}

/** The run of an id with the events that it recorded; null when there is none. */
export async function findRunToUndo(db: Database, id: number): Promise<RunToUndo | null> {
  const found = await sql<
    Omit<RunToUndo, 'events'> & { readonly eventId: number | null; readonly ownEvents: readonly OwnEvent[] }
  >`
    select id, kind, state, box_id as "boxId", asset_type as "assetType", name, event_id as "eventId",
           own_events as "ownEvents"
    from run where id = ${id}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) return null;
  const { eventId, ownEvents, ...run } = row;
  return {
    ...run,
    events: [...(eventId === null ? [] : [{ at: null, comment: null, id: eventId }]), ...ownEvents],
  };
}

/** The events of a run beside its rows `r`. */
const eventsOf = (events: readonly RunEvent[]) => sql`
  jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(id bigint, at timestamptz, comment text)`;

/** Written rows of a run with their events, of which those were not undone. */
const standing = (runId: number, events: readonly RunEvent[]) => sql`
  from run_row r join ${eventsOf(events)}
    on e.at is not distinct from r.event_at and e.comment is not distinct from r.event_comment
  where r.run_id = ${runId} and ${isDone} and not exists (
    select 1 from event u join event_asset ul on ul.event_id = u.id
    where u.undoes_event_id = e.id and ul.asset_id = r.asset_id)`;

/** A written row of a run: which asset it is about, and under which event it was recorded. */
export interface StandingRow {
  readonly row: number;
  readonly assetId: number;
  readonly eventId: number;
}

/** Rows of a run that were written and not undone, from a number on, in order. */
export async function listStandingRows(
  db: Database,
  { id, events }: Pick<RunToUndo, 'id' | 'events'>,
  from: number,
  limit: number,
): Promise<readonly StandingRow[]> {
  const found = await sql<StandingRow>`
    select r.row, r.asset_id as "assetId", e.id as "eventId" ${standing(id, events)} and r.row >= ${from}
    order by r.row limit ${limit}`.execute(db);
  return found.rows;
}

/**
 * Makes the rows of a run that stand the rows of the run that undoes it, each with some of the identifiers of its asset: what
 * is kept is given back under them. Answers how many.
 */
export async function insertUndoneRows(
  db: Database,
  undoId: number,
  { id, events }: Pick<RunToUndo, 'id' | 'events'>,
  identifiers: readonly string[],
): Promise<number> {
  const inserted = await sql`
    insert into run_row (run_id, row, asset_id, outcome, event_at, event_comment, values)
    select ${undoId}, r.row, r.asset_id, 'waiting', r.event_at, r.event_comment, (
      select jsonb_object_agg(name, a.attributes -> name)
      from asset a, unnest(${[...identifiers]}::text[]) as name where a.id = r.asset_id and a.attributes ? name)
    ${standing(id, events)}`.execute(db);
  return Number(inserted.numAffectedRows ?? 0n);
}

/** How many rows a run has, once they are counted. */
export async function updateTotal(db: Database, id: number, total: number): Promise<void> {
  await db.updateTable('run').set({ total }).where('id', '=', id).execute();
}
