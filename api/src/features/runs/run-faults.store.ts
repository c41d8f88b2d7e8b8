import { sql } from 'kysely';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Database } from '../../db/database';
import { stopWaiting } from './run-rows.store';

/** A fault as its run keeps it: where in its rows, and under which reference the log has it. */
export type KeptFault = RunView['faults']['first'][number];

/** Ends a run that met a fault of ours, and keeps it: what is done stays, and the rows that wait are not written. */
export async function failRun(db: Database, runId: number, fault: KeptFault, now: Date): Promise<void> {
  await sql`
    with given_up as (${stopWaiting(runId)})
    update run set state = 'failed', faults = faults + 1, first_faults = first_faults || ${JSON.stringify([fault])}::jsonb,
      started_at = coalesce(started_at, ${now}), heartbeat_at = ${now}, ended_at = ${now}
    where id = ${runId}`.execute(db);
}
