/** Faults of the server by day and kind. */
export interface FaultCountTable {
  day: Date;
  kind: string;
  count: number;
  last_at: Date;
  last_reference: string | null;
}
