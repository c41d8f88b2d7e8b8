import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Database } from '../../db/database';
import { hasRunOut, statusToday } from '../../db/list-status';

/** The zones of the establishments of some subtypes. */
export async function listZones(db: Database, subtypes: readonly number[]): Promise<readonly string[]> {
  const found = await sql<{ zone: string }>`
    select distinct timezone as zone from box where subtype = any(${[...subtypes]}::integer[]) order by 1`.execute(
    db,
  );
  return found.rows.map(({ zone }) => zone);
}

/** An asset whose status has run out, and no event says so yet. */
export interface RunOut {
  readonly id: number;
  readonly boxId: number;
}

/** Where they are looked for: the establishments of a subtype in a zone, and the day there. */
export interface Sought {
  readonly zone: string;
  readonly boxSubtype: number;
  readonly today: string;
}

/**
 * Assets of a type whose status has run out, by establishment and id, beginning after one; at most so many. Paused
 * ones, and those on their way, wait: they take no event (decisions section 4). Nothing is recorded of a closed company.
 */
export async function listRunOut(
  db: Database,
  model: AssetType,
  { zone, boxSubtype, today }: Sought,
  after: RunOut,
  limit: number,
): Promise<readonly RunOut[]> {
  const status = statusToday({ model, statusDay: { today, boxSubtype } });
  if (status === null) return [];
  const found = await sql<RunOut>`
    select s.asset_id as id, s.box_id as "boxId"
    from box b
    join company c on c.id = b.company_id and c.closed_at is null
    join asset_slot s on s.box_id = b.id and s.asset_type = ${model.id} and not s.deleted
    join asset a on a.id = s.asset_id
    where b.timezone = ${zone} and b.subtype = ${boxSubtype} and ${hasRunOut(status)}
      and a.paused_message is null and a.transfer_id is null
      and (s.box_id, s.asset_id) > (${after.boxId}::bigint, ${after.id}::bigint)
    order by s.box_id, s.asset_id limit ${limit}`.execute(db);
  return found.rows;
}

/** What an event wrote of an asset after a moment. */
interface LaterWrite {
  readonly assetId: number;
}

/**
 * Those of some assets of which an event wrote an attribute that was recorded after a run was accepted, but not by it. At
 * the very moment of the run, later runs are distinguished from earlier ones by their number.
 */
export async function listRewritten(
  db: Database,
  ids: readonly number[],
  attribute: string,
  since: Date,
  runId: number,
): Promise<ReadonlySet<number>> {
  const found = await sql<LaterWrite>`
    select distinct l.asset_id as "assetId"
    from asset a
    join event_asset l on l.asset_id = a.id
    join event e on e.id = l.event_id
    where a.id = any(${[...ids]}::bigint[]) and a.updated_at >= ${since}
      and (e.record_time > ${since} or (e.record_time = ${since} and e.run_id > ${runId}::bigint))
      and e.run_id is distinct from ${runId}::bigint
      and l.changes::jsonb -> 'after' ? ${attribute}::text`.execute(db);
  return new Set(found.rows.map(({ assetId }) => assetId));
}
