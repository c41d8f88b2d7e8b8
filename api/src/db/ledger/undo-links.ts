import { sql } from 'kysely';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { RecordedEvent } from '@huella/domain/rules/undo';
import type { Database } from '../database';

/**
 * What undoing looks at: which links of the assets' histories are effective. A link is effective while no other takes it
 * back, and one that takes back another is not effective itself (decision 21).
 */

/** Whether the link `l` of a query is effective. */
export const isEffective = sql`(l.undoes is null
  and not exists (select 1 from event_asset u where u.asset_id = l.asset_id and u.undoes = l.sequence))`;

/**
 * Whether what came of what by the event `e` of a query counts. It does not where the event was undone, nor where it is
 * the beginning of what came about by another event that was undone of the asset which that was of.
 */
export const isLineageEffective = sql`not exists (
  select 1 from event u join event_asset ul on ul.event_id = u.id and ul.undoes is not null
  where u.undoes_event_id = coalesce(e.cause_event_id, e.id)
    and (e.cause_asset_id is null or ul.asset_id = e.cause_asset_id))`;

/** An event that somebody wants to undo. */
export interface FoundEvent extends RecordedEvent {
  readonly assetType: number;
  readonly at: Date;
  readonly payload: string | null;
  /** Its run goes on: more assets may join it. */
  readonly isRunning: boolean;
}

const recorded = sql`
  e.id, e.event_type as "eventType", e.record_time as "recordedAt", e.recorded_by as "recordedBy",
  e.box_id as "boxId", e.event_time as at, e.payload, e.cause_event_id is not null as "isCaused"`;

/** The event of an id, or null. */
export async function findRecordedEvent(db: Database, id: number): Promise<FoundEvent | null> {
  const found = await sql<FoundEvent>`
    select ${recorded}, e.asset_type as "assetType",
           exists (select 1 from run r where r.id = e.run_id and r.state in ('queued', 'running')) as "isRunning"
    from event e where e.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * The assets of an event, all or those among some, and whether it was undone of each: by a link that takes it back, or of a load, before which there was
 * nothing to go back to, by the link of its undoing.
 */
export async function listUndoneOf(
  db: Database,
  eventId: number,
  among?: readonly number[],
): Promise<readonly { readonly assetId: number; readonly undone: boolean }[]> {
  const some = among === undefined ? sql`` : sql`and l.asset_id = any(${[...among]}::bigint[])`;
  const found = await sql<{ assetId: number; undone: boolean }>`
    select l.asset_id as "assetId", not ${isEffective} or (e.event_type = ${engineEvents.load} and l.asset_id in (
      select ul.asset_id from event u join event_asset ul on ul.event_id = u.id
      where u.undoes_event_id = ${eventId})) as undone
    from event_asset l join event e on e.id = l.event_id where l.event_id = ${eventId} ${some} order by l.asset_id`.execute(
    db,
  );
  return found.rows;
}

/** A link of an asset's history with the event that it is of. */
export interface EffectiveLink extends RecordedEvent {
  readonly assetId: number;
  readonly sequence: number;
  readonly at: Date;
  readonly payload: string | null;
  readonly changes: string | null;
  /** The company of the establishment where it was recorded. */
  readonly companyId: number;
}

/** The last effective links of each asset, the newest first, at most so many. */
export async function listEffectiveLinks(
  db: Database,
  assetIds: readonly number[],
  max: number,
): Promise<ReadonlyMap<number, readonly EffectiveLink[]>> {
  if (assetIds.length === 0) return new Map();
  const found = await sql<EffectiveLink>`
    select last.* from unnest(${[...assetIds]}::bigint[]) as wanted(asset_id)
    cross join lateral (
      select l.asset_id as "assetId", l.sequence, l.changes, b.company_id as "companyId", ${recorded}
      from event_asset l join event e on e.id = l.event_id join box b on b.id = e.box_id
      where l.asset_id = wanted.asset_id and ${isEffective}
      order by l.sequence desc limit ${max}
    ) last
    order by last."assetId", last.sequence desc`.execute(db);
  const links = new Map<number, EffectiveLink[]>();
  for (const link of found.rows) {
    const known = links.get(link.assetId);
    if (known === undefined) links.set(link.assetId, [link]);
    else known.push(link);
  }
  return links;
}

/** The last effective event of some types of each asset, by the asset. */
export async function listLastOf(
  db: Database,
  assetIds: readonly number[],
  eventTypes: readonly number[],
): Promise<ReadonlyMap<number, EffectiveLink>> {
  if (assetIds.length === 0 || eventTypes.length === 0) return new Map();
  const found = await sql<EffectiveLink>`
    select distinct on (l.asset_id) l.asset_id as "assetId", l.sequence, l.changes, ${recorded}
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${[...assetIds]}::bigint[]) and e.event_type = any(${[...eventTypes]}::integer[])
      and ${isEffective}
    order by l.asset_id, l.sequence desc`.execute(db);
  return new Map(found.rows.map((link) => [link.assetId, link]));
}

/** Assets that came about by an event of some assets, each with the one of which that was recorded. */
export async function listCaused(
  db: Database,
  eventId: number,
  causeIds: readonly number[],
): Promise<readonly { readonly assetId: number; readonly causeId: number }[]> {
  const found = await sql<{ assetId: number; causeId: number }>`
    select l.asset_id as "assetId", e.cause_asset_id as "causeId"
    from event e join event_asset l on l.event_id = e.id
    where e.cause_event_id = ${eventId} and e.cause_asset_id = any(${[...causeIds]}::bigint[]) and l.sequence = 1
    order by l.asset_id`.execute(db);
  return found.rows;
}
