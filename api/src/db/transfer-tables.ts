import type { ColumnType, Generated } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import type { TransferState } from '@huella/domain/rules/transfer-answer';

type Moment = ColumnType<Date, Date, Date>;

/** What goes from one establishment to another: as it was submitted, and how it was answered. */
export interface TransferTable {
  id: Generated<number>;
  event_id: number | null;
  asset_type: number;
  source_box_id: number;
  target_box_id: number;
  kind: 'ownership' | 'possession';
  state: TransferState;
  reason: string | null;
  assets_count: number;
  created_by: number;
  created_at: Moment;
  submit_key: string;
  /** Of what the submit said; null of transfers before this was kept. */
  submit_digest: Buffer | null;
  /** Who answered or withdrew it, and when. */
  answered_by: number | null;
  answered_at: Date | null;
  received_count: number | null;
  /** How many the receiver counted. */
  counted: number | null;
}

/** What was sent to be confirmed, asset by asset. */
export interface TransferAssetTable {
  transfer_id: number;
  asset_id: number;
  state: 'sent' | 'received' | 'returned' | 'withdrawn';
  reason: string | null;
}

/** What left an establishment, as it was then. */
export interface TransferredAssetTable {
  box_id: number;
  asset_type: number;
  asset_id: number;
  target_box_id: number;
  left_at: Date;
  attributes: Values;
}
