import { sql } from 'kysely';
import type { RunState } from '@huella/domain/calls/jobs';
import type { Values } from '@huella/domain/model/value';
import type { TransferState } from '@huella/domain/rules/transfer-answer';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';

/** A transfer as a timeline shows it: those that moved nothing by themselves, others with their events. */
export interface ListedTransfer {
  readonly id: number;
  readonly eventId: number | null;
  readonly assetType: number;
  readonly state: TransferState;
  readonly kind: 'ownership' | 'possession';
  readonly reason: string | null;
  readonly count: number;
  readonly received: number | null;
  readonly sourceId: number;
  readonly sourceName: string;
  readonly sourceCity: string;
  readonly targetId: number;
  readonly targetName: string;
  readonly targetCity: string;
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly at: Date;
}

/** Transfers by their own ids, or by those of the events that sent them. */
export async function listTransfersOf(
  db: Database,
  { ids, eventIds }: { readonly ids: readonly number[]; readonly eventIds: readonly number[] },
): Promise<readonly ListedTransfer[]> {
  if (ids.length + eventIds.length === 0) return [];
  const found = await sql<ListedTransfer>`
    select t.id, t.event_id as "eventId", t.asset_type as "assetType", t.state, t.kind, t.reason,
           t.assets_count as count, t.received_count as received, s.id as "sourceId", s.name as "sourceName",
           s.city as "sourceCity", g.id as "targetId", g.name as "targetName", g.city as "targetCity",
           t.created_by as "recordedBy", ${actorName} as username, c.id as "companyId", c.name as "companyName",
           t.created_at as at
    from transfer t
    join app_user u on u.id = t.created_by
    join box s on s.id = t.source_box_id join company c on c.id = s.company_id
    join box g on g.id = t.target_box_id
    where t.id = any(${[...ids]}::bigint[]) or t.event_id = any(${[...eventIds]}::bigint[])`.execute(db);
  return found.rows;
}

/** A run as a timeline shows it. */
export interface ListedRun {
  readonly id: number;
  readonly kind: 'add' | 'update' | 'event';
  readonly state: RunState;
  readonly assetType: number;
  readonly eventType: number;
  readonly context: string;
  readonly name: string | null;
  readonly total: number;
  readonly done: number;
  readonly left: number;
  readonly boxId: number;
  readonly boxName: string;
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly at: Date;
}

const runColumns = sql`
  r.id, r.kind, r.state, r.asset_type as "assetType", r.event_type as "eventType",
  coalesce(r.payload ->> 'context', '') as context, r.name, r.total, r.done,
  r.conflicts + r.left_out as left, b.id as "boxId", b.name as "boxName", r.started_by as "recordedBy",
  ${actorName} as username, c.id as "companyId", c.name as "companyName", r.created_at as at`;

/** Runs by their ids. */
export async function listRunsById(db: Database, ids: readonly number[]): Promise<readonly ListedRun[]> {
  if (ids.length === 0) return [];
  const found = await sql<ListedRun>`
    select ${runColumns} from run r join app_user u on u.id = r.started_by
    join box b on b.id = r.box_id join company c on c.id = b.company_id
    where r.id = any(${[...ids]}::bigint[])`.execute(db);
  return found.rows;
}

/** Of events the run that recorded each, and the asset of those that are of one alone and still in one of the establishments. */
export interface EventExtras {
  readonly id: number;
  readonly runId: number | null;
  readonly assetId: number | null;
  readonly attributes: Values | null;
}

/** What a timeline tells of events beside what lists of events do. */
export async function listEventExtras(
  db: Database,
  boxes: readonly number[],
  ids: readonly number[],
): Promise<readonly EventExtras[]> {
  if (ids.length === 0) return [];
  const found = await sql<EventExtras>`
    select e.id, e.run_id as "runId", a.id as "assetId", a.attributes
    from event e
    left join lateral (
      select a.id, a.attributes from event_asset l join asset a on a.id = l.asset_id
      where e.assets_count = 1 and l.event_id = e.id and a.box_id = any(${[...boxes]}::bigint[])
        and a.deleted_at is null limit 1) a on true
    where e.id = any(${[...ids]}::bigint[])`.execute(db);
  return found.rows;
}
