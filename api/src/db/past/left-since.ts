import { sql, type RawBuilder } from 'kysely';
import type { Inside } from '../transact';
import type { Candidate } from './fold-rows';
import type { PastScope } from './past-scope';

/**
 * The assets that have left an establishment since a day and existed by then: whether they were there on it, their histories
 * say as far as the place knew them.
 * @param isAsked a condition over `asset a`
 */
export async function listLeftSince(
  inside: Inside,
  { boxId, model, until }: PastScope,
  isAsked: RawBuilder<unknown> = sql`true`,
): Promise<readonly Candidate[]> {
  const left = await sql<Candidate>`
    select a.id, a.public_id as "publicId", false as "isTravelling"
    from transferred_asset d join asset a on a.id = d.asset_id
    where d.box_id = ${boxId} and d.asset_type = ${model.id} and d.left_at > ${until} and ${isAsked} and exists (
      select from event_asset f join event g on g.id = f.event_id
      where f.asset_id = a.id and f.sequence = 1 and g.event_time <= ${until})`.execute(inside);
  return left.rows;
}
