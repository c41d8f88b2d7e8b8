import type { ColumnType } from 'kysely';

/** An asset that went into an event or came out of it, and how much of it. The database writes quantities as text. */
export interface LineageTable {
  event_id: number;
  asset_id: number;
  quantity: ColumnType<string | null, number | null, never>;
  unit: string | null;
}
