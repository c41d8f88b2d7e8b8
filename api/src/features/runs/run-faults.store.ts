import { sql } from 'kysely';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Database } from '../../db/database';

/** A row that met a fault, as its run keeps it. */
export type KeptFault = RunView['faults']['first'][number];

/** Faults that a run keeps: enough to find the others by. */
const maxKept = 3;

/** Counts a row of a run that met a fault, and keeps it if it is one of the first. Answers whether it did. */
export async function addRunFault(db: Database, runId: number, fault: KeptFault): Promise<boolean> {
  const found = await sql<{ readonly faults: number }>`
    update run set faults = faults + 1,
      first_faults = case when faults < ${maxKept} then first_faults || ${JSON.stringify([fault])}::jsonb
                          else first_faults end
    where id = ${runId} returning faults`.execute(db);
  return (found.rows[0]?.faults ?? 0) <= maxKept;
}
