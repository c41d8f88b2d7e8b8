import { sql } from 'kysely';
import type { Database } from '../database';
import { releaseKeys } from './key-rows';
import { raiseTally } from './tally-rows';

/** Makes assets logically deleted: they leave the lists and give their identifiers back (decisions section 4). */
export async function retireAssets(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    with retired as (
      update asset set deleted_at = ${now} where id = any(${[...ids]}::bigint[]) and deleted_at is null
      returning box_id, asset_type
    )
    ${raiseTally(sql`select box_id, asset_type, -1 as living from retired`)}`.execute(db);
  await sql`update asset_slot set deleted = true where asset_id = any(${[...ids]}::bigint[])`.execute(db);
  await releaseKeys(db, ids);
}

/** Makes retired assets living ones again; their identifiers are claimed before. */
export async function unretireAssets(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    with back as (
      update asset set deleted_at = null where id = any(${[...ids]}::bigint[]) and deleted_at is not null
      returning box_id, asset_type
    )
    ${raiseTally(sql`select box_id, asset_type, 1 as living from back`)}`.execute(db);
  await sql`update asset_slot set deleted = false where asset_id = any(${[...ids]}::bigint[])`.execute(db);
}

/** Pauses assets with the message that explains it, or resumes them when there is none. */
export async function pauseAssets(
  db: Database,
  ids: readonly number[],
  message: string | null,
): Promise<void> {
  await sql`update asset set paused_message = ${message} where id = any(${[...ids]}::bigint[])`.execute(db);
}
