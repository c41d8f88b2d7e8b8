import { sql, type RawBuilder } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { isLineageEffective } from '../../db/ledger/undo-links';

/** An asset from which others came, or that came from others, by an event. */
export interface Relative {
  /** The asset that was asked about. */
  readonly ofId: number;
  readonly assetId: number;
  readonly assetType: number;
  readonly boxId: number;
  readonly attributes: Values;
  readonly eventId: number;
  readonly eventType: number;
  /** The asset type that the event was recorded of. */
  readonly eventAssetType: number;
  readonly at: Date;
  /** How much of the relative went in or came out, in its unit; null where it was not measured. */
  readonly quantity: number | null;
  readonly unit: string | null;
}

/** What assets came from, one step back, in the order of the events; what was undone does not count. Nobody's right to see it is asked here. */
export async function listOrigins(db: Database, assetIds: readonly number[]): Promise<readonly Relative[]> {
  return listRelatives(db, sql.table('lineage_output'), sql.table('lineage_input'), assetIds);
}

/** What came of assets, one step on, in the order of the events; what was undone does not count. Nobody's right to see it is asked here. */
export async function listOutcomes(db: Database, assetIds: readonly number[]): Promise<readonly Relative[]> {
  return listRelatives(db, sql.table('lineage_input'), sql.table('lineage_output'), assetIds);
}

async function listRelatives(
  db: Database,
  own: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  assetIds: readonly number[],
): Promise<readonly Relative[]> {
  const found = await sql<Relative>`
    select o.asset_id as "ofId", r.asset_id as "assetId", a.asset_type as "assetType", a.box_id as "boxId", a.attributes,
           e.id as "eventId", e.event_type as "eventType", e.asset_type as "eventAssetType", e.event_time as at, r.quantity::float8 as quantity, r.unit
    from ${own} o
    join ${other} r on r.event_id = o.event_id
    join asset a on a.id = r.asset_id
    join event e on e.id = o.event_id
    where o.asset_id = any(${[...assetIds]}::bigint[]) and ${isLineageEffective}
    order by e.id, r.asset_id`.execute(db);
  return found.rows;
}
