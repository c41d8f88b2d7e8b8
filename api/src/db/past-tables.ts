import type { Generated } from 'kysely';

/** How assets stood on a day, as somebody looked at it: worked out from the events, and no truth (decision 84). */
export interface PastDayTable {
  id: Generated<number>;
  box_id: number;
  asset_type: number;
  day: string;
  made_for: string;
  version: number;
  links: number;
  living: number;
  held: number;
  used_at: Date;
}
