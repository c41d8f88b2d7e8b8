import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A row of a list inside a record that is not saved yet. */
export interface DetailDraftTable {
  id: Generated<number>;
  user_id: number;
  temporal_id: string;
  asset_type: number;
  field: string;
  row: JSONColumnType<object>;
  network_mark: string | null;
  created_at: ColumnType<Date, Date, Date>;
}
