import type { ColumnType, GeneratedAlways } from 'kysely';

/** An asset that went into an event or came out of it, and how much of it. The database writes quantities as text. */
export interface LineageTable {
  event_id: number;
  asset_id: number;
  quantity: ColumnType<string | null, number | null, never>;
  unit: string | null;
}

/** An asset that a text of another one names, found when it was written (ledger/named-rows). */
export interface NamedLinkTable {
  id: GeneratedAlways<number>;
  event_id: number;
  asset_id: number;
  target_id: number;
  /** The attribute that holds the name; null of a field of the event itself. */
  attribute: string | null;
  name: string;
  quantity: ColumnType<string | null, number | null, never>;
  unit: string | null;
}

/** A lot that a text of an asset names (ledger/named-lots). */
export interface NamedLotTable {
  id: GeneratedAlways<number>;
  event_id: number;
  asset_id: number;
  lot_id: number;
  attribute: string;
  name: string;
}

/** Work on what was recorded before a release: how far it has come (ledger/backfill-names). */
export interface BackfillTable {
  name: string;
  position: number;
  until: number;
}
