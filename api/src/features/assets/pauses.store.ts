import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { isEffective } from '../../db/ledger/undo-links';
import { recordingCompany } from '../../db/recording-company';
import { authorOf } from '../../http/event-for-reader';

/** A pause as a company reads it. */
export interface Pause {
  /** Its company's own: to others it says nothing (decisions section 8). */
  readonly message: string | null;
  readonly by: string;
  readonly since: Date;
}

interface Found {
  readonly assetId: number;
  readonly message: string | null;
  readonly at: Date;
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
}

/**
 * Who paused some assets, since when and why, by the newest pause of each that was not undone, as a company reads it:
 * people are named to their own company alone. What is not paused is not there.
 */
export async function listPauses(
  db: Database,
  model: AssetType,
  readerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pause>> {
  const types = model.events.flatMap(({ eventType, effect }) =>
    effect?.kind === 'pause' ? [eventType] : [],
  );
  if (ids.length === 0 || types.length === 0) return new Map();
  const found = await sql<Found>`
    select distinct on (l.asset_id) l.asset_id as "assetId", a.paused_message as message, e.event_time as at,
      e.recorded_by as "recordedBy", ${actorName} as username, w.id as "companyId", w.name as "companyName"
    from asset a join event_asset l on l.asset_id = a.id join event e on e.id = l.event_id
      join app_user u on u.id = e.recorded_by join box b on b.id = e.box_id
      left join box t on t.id = e.target_box_id join company w on w.id = ${recordingCompany}
    where a.id = any(${[...ids]}::bigint[]) and a.paused_message is not null
      and e.event_type = any(${types}::integer[]) and ${isEffective}
    order by l.asset_id, l.sequence desc`.execute(db);
  return new Map(
    found.rows.map((row) => {
      const message = row.companyId === readerId ? row.message : null;
      return [row.assetId, { message, by: authorOf(row, readerId), since: row.at }];
    }),
  );
}
