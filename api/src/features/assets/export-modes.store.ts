import { sql } from 'kysely';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { recordingCompany } from '../../db/recording-company';

/** The latest transfer of an asset in which an establishment took part. */
export interface ExportedTransfer {
  readonly assetId: number;
  readonly id: number;
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly kind: 'ownership' | 'possession';
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
}

/**
 * By the id of an asset the latest transfer that an establishment sent or received it by, of those that moved something;
 * the caller has found the assets in a scope.
 */
export async function findLatestTransfers(
  db: Database,
  boxId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ExportedTransfer>> {
  if (ids.length === 0) return new Map();
  const found = await sql<ExportedTransfer>`
    select distinct on (l.asset_id) l.asset_id as "assetId", t.id, e.event_time as at, b.name as "from", g.name as "to",
      t.kind, t.created_by as "recordedBy", ${actorName} as username, c.id as "companyId", c.name as "companyName"
    from event_asset l
    join transfer t on t.event_id = l.event_id
    join event e on e.id = l.event_id
    join app_user u on u.id = t.created_by
    join box b on b.id = t.source_box_id join company c on c.id = b.company_id
    join box g on g.id = t.target_box_id
    where l.asset_id = any(${[...ids]}::bigint[]) and (t.source_box_id = ${boxId} or t.target_box_id = ${boxId})
      and not exists (
        select 1 from transfer_asset k
        where k.transfer_id = t.id and k.asset_id = l.asset_id and k.state in ('returned', 'withdrawn'))
    order by l.asset_id, t.id desc`.execute(db);
  return new Map(found.rows.map((row) => [row.assetId, row]));
}

/** An event of an asset, as an establishment has it. */
export interface ExportedEvent {
  readonly assetId: number;
  readonly id: number;
  readonly eventType: number;
  readonly at: Date;
  readonly recordedAt: Date;
  readonly payload: string | null;
  readonly changes: string | null;
  readonly boxName: string;
  readonly targetName: string | null;
  readonly isUndone: boolean;
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
}

/**
 * The events of assets that an establishment recorded or that were recorded to it, as its list of events has them, in the
 * order of each asset's chain; the caller has found the assets in a scope.
 */
export async function listEventsOf(
  db: Database,
  boxId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ExportedEvent[]>> {
  if (ids.length === 0) return new Map();
  const found = await sql<ExportedEvent>`
    select l.asset_id as "assetId", e.id, e.event_type as "eventType", e.event_time as at, e.record_time as "recordedAt",
      e.payload, l.changes, b.name as "boxName", t.name as "targetName", e.recorded_by as "recordedBy",
      exists (select 1 from event_asset ul where ul.asset_id = l.asset_id and ul.undoes = l.sequence) as "isUndone",
      ${actorName} as username, w.id as "companyId", w.name as "companyName"
    from event_asset l
    join event e on e.id = l.event_id
    join app_user u on u.id = e.recorded_by
    join box b on b.id = e.box_id
    left join box t on t.id = e.target_box_id
    join company w on w.id = ${recordingCompany}
    where l.asset_id = any(${[...ids]}::bigint[]) and (e.box_id = ${boxId} or e.target_box_id = ${boxId})
    order by l.asset_id, l.sequence`.execute(db);
  const byAsset = new Map<number, ExportedEvent[]>();
  for (const event of found.rows) {
    const events = byAsset.get(event.assetId);
    if (events === undefined) byAsset.set(event.assetId, [event]);
    else events.push(event);
  }
  return byAsset;
}
