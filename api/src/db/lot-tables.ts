import type { ColumnType, Generated } from 'kysely';
import type { Values } from '@huella/domain/model/value';

type Moment = ColumnType<Date, Date, Date>;

/** A group of living assets; who is in it is in the rows of the assets. */
export interface LotTable {
  id: Generated<number>;
  box_id: number;
  asset_type: number;
  /** The name folded to one form. */
  name_key: string;
  attributes: ColumnType<Values, string, string>;
  public_id: string;
  qr_event: Generated<boolean>;
  version: Generated<number>;
  deleted_at: Date | null;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
}

/** A lot that went along whole in a transfer, by the name that it has since. */
export interface TransferLotTable {
  transfer_id: number;
  lot_id: number;
  name: string;
  /** What was private of it, where it went to another company. */
  kept: ColumnType<Values | null, string | null, string | null>;
}
