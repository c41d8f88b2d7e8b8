import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Says that workers of this process live. */
export async function sayAlive(db: Database, workerIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into worker_life (worker_id, seen_at)
    select id, ${now} from unnest(${[...workerIds]}::text[]) as id
    on conflict (worker_id) do update set seen_at = excluded.seen_at`.execute(db);
}

/** Gives back the jobs of workers that are known to have ended. */
export async function releaseWorkers(db: Database, workerIds: readonly string[]): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(${[...workerIds]}::text[])`.execute(db);
  await sql`delete from worker_life where worker_id = any(${[...workerIds]}::text[])`.execute(db);
}

/**
 * Gives back the jobs of workers that are gone: those nobody heard of since a moment, and those that lock a job and
 * never said anything. Our own are never meant.
 */
export async function releaseSilentWorkers(db: Database, own: readonly string[], since: Date): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct j.locked_by from graphile_worker._private_jobs j
      left join worker_life l on l.worker_id = j.locked_by
      where j.locked_by is not null and j.locked_by <> all(${[...own]}::text[])
        and coalesce(l.seen_at, j.locked_at) < ${since}))`.execute(db);
  await sql`delete from worker_life where seen_at < ${since} and worker_id <> all(${[...own]}::text[])`.execute(
    db,
  );
}
