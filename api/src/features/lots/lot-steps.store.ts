import { sql } from 'kysely';
import { lotEvents } from '@huella/domain/model/engine-events';
import type { Database } from '../../db/database';
import { isEffective } from '../../db/ledger/undo-links';

/** An asset came into a lot, or was in it no longer. */
export interface LotStep {
  readonly assetId: number;
  readonly isInside: boolean;
  readonly at: Date;
}

/** Since when and until when assets were in a lot, by their histories: the earliest step first. */
export async function listLotSteps(
  db: Database,
  lotId: number,
  assetIds: readonly number[],
): Promise<readonly LotStep[]> {
  if (assetIds.length === 0) return [];
  const found = await sql<LotStep>`
    select l.asset_id as "assetId", e.event_time as at,
           e.event_type = ${lotEvents.join}
             and e.payload::json -> 'fields' ->> 'lot_number' = ${String(lotId)}::text as "isInside"
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${[...assetIds]}::bigint[])
      and e.event_type in (${lotEvents.join}, ${lotEvents.leave}) and ${isEffective}
    order by e.event_time, l.asset_id, l.sequence`.execute(db);
  return found.rows;
}
