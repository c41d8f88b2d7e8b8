import { sql } from 'kysely';
import { assetAsOf, type AssetAsOf } from '@huella/domain/engine/events/as-of';
import { lotEvents } from '@huella/domain/model/engine-events';
import type { Database } from '../database';
import type { PastScope } from './past-scope';
import { listPastLinks } from './past-links';

/** An asset that was in a lot, as it was then. */
export type PastMember = AssetAsOf & { readonly id: number };

/**
 * Who was in a lot at the end of a day, in the order of their ids: of those that are in its establishment today, or that it still
 * lists as transferred. Others are somebody else's, though they once were together.
 */
export async function listPastMembers(
  db: Database,
  { boxId, companyId, model, until, locale }: PastScope,
  lotId: number,
): Promise<readonly PastMember[]> {
  const found = await sql<{ id: number; isTravelling: boolean; hasLeft: boolean }>`
    select a.id, a.transfer_id is not null as "isTravelling", a.box_id <> ${boxId} as "hasLeft"
    from asset a
    where a.asset_type = ${model.id}
      and (a.box_id = ${boxId} or exists (
        select from transferred_asset d where d.box_id = ${boxId} and d.asset_id = a.id))
      and a.id in (
        select l.asset_id from event e join event_asset l on l.event_id = e.id
        where e.asset_type = ${model.id} and e.event_type = ${lotEvents.join}
          and (e.box_id = ${boxId} or e.box_id in (
            select t.source_box_id from transfer_lot g join transfer t on t.id = g.transfer_id where g.lot_id = ${lotId}))
          and (e.payload::jsonb -> 'fields' ->> 'lot_number') = ${String(lotId)})
    order by a.id`.execute(db);
  const reader = { model, companyId, until };
  const idsOf = (hasLeft: boolean) => found.rows.filter((row) => row.hasLeft === hasLeft).map(({ id }) => id);
  const here = await listPastLinks(db, reader, idsOf(false));
  const left = await listPastLinks(db, reader, idsOf(true), boxId);
  return found.rows.flatMap(({ id, isTravelling, hasLeft }) => {
    const links = (hasLeft ? left : here).get(id) ?? [];
    const asked = { until: until.getTime(), isTravelling: isTravelling && !hasLeft, locale };
    const then = assetAsOf(model, links, asked);
    return then?.lot?.id === lotId && !then.isRetired ? [{ id, ...then }] : [];
  });
}
