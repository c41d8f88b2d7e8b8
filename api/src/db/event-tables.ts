import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** The rows of the tables of what happened. */

export interface EventTable {
  id: Generated<number>;
  box_id: number;
  asset_type: number;
  event_type: number;
  context: string;
  event_time: Moment;
  event_zone: string;
  record_time: Moment;
  recorded_by: number;
  target_box_id: number | null;
  assets_count: number;
  header: string;
  payload: string | null;
  salt: Buffer | null;
  digest: Buffer;
  run_id: number | null;
  /** The event that it takes back. */
  undoes_event_id: Generated<number | null>;
  /** The event that it came about by, and the asset which that was of. */
  cause_event_id: Generated<number | null>;
  cause_asset_id: Generated<number | null>;
  is_override: Generated<boolean>;
}

export interface EventAssetTable {
  asset_id: number;
  sequence: number;
  event_id: number;
  changes: string | null;
  salt: Buffer | null;
  digest: Buffer;
  previous_hash: Buffer | null;
  hash: Buffer;
  /** The asset's own link that it takes back. */
  undoes: Generated<number | null>;
}
