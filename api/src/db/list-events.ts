import { sql, type RawBuilder } from 'kysely';
import type { ListScope } from './list-types';

/**
 * The assets `s` of a scope whose newest event was on one of some days, as the establishment counts its days: the row of an asset
 * keeps when that was. No index is kept over it, which every event would have to bring up to date; all rows of the establishment
 * are read once.
 * @param first of an open end null
 * @param last included
 */
export function newestEventIn(
  { boxId, model, boxZone }: ListScope,
  first: string | null,
  last: string | null,
): RawBuilder<boolean> {
  const after = sql`h.folded_at >= (${first}::date)::timestamp at time zone ${boxZone}`;
  const before = sql`h.folded_at < (${last}::date + 1)::timestamp at time zone ${boxZone}`;
  return sql<boolean>`s.asset_id in (
    select h.id from asset h where h.box_id = ${boxId} and h.asset_type = ${model.id}
      ${first === null ? sql`` : sql`and ${after}`} ${last === null ? sql`` : sql`and ${before}`})`;
}
