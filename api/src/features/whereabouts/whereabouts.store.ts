import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';

/** What of an establishment and type is looked for. */
export interface Sought {
  readonly boxId: number;
  readonly assetType: number;
  readonly pk: number;
}

/** How something left an establishment: as it was then, and who of it sent it where. */
export interface Left {
  /** Of a lot its name alone. */
  readonly attributes: Values;
  readonly at: Date;
  readonly username: string | null;
  readonly transferId: number | null;
  readonly target: string;
}

/** An asset that left an establishment by a transfer and has not come back; null of any other. */
export async function findLeftAsset(db: Database, { boxId, assetType, pk }: Sought): Promise<Left | null> {
  const found = await sql<Left>`
    select d.attributes, d.left_at as at, t.id as "transferId", b.name as target,
      (select ${actorName} from app_user u where u.id = t.created_by) as username
    from transferred_asset d join box b on b.id = d.target_box_id
      left join lateral (
        select t.id, t.created_by from event_asset l join transfer t on t.event_id = l.event_id
        where l.asset_id = d.asset_id and t.source_box_id = d.box_id order by t.id desc limit 1) t on true
    where d.box_id = ${boxId} and d.asset_type = ${assetType} and d.asset_id = ${pk}`.execute(db);
  return found.rows[0] ?? null;
}

/** A lot that went along whole in a transfer of an establishment, which does not have it now; null of any other. */
export async function findLeftLot(db: Database, { boxId, assetType, pk }: Sought): Promise<Left | null> {
  const found = await sql<Left>`
    select jsonb_build_object('name', coalesce((
        select e.payload::jsonb -> 'fields' ->> 'lot_name' from event e
        where e.event_type in (-3, -2) and (e.payload::jsonb -> 'fields' ->> 'lot_number') = ${String(pk)}::text
          and e.box_id = ${boxId} order by e.id desc limit 1), g.name)) as attributes,
      coalesce(t.answered_at, t.created_at) as at, t.id as "transferId", b.name as target,
      (select ${actorName} from app_user u where u.id = t.created_by) as username
    from transfer_lot g join transfer t on t.id = g.transfer_id join box b on b.id = t.target_box_id
      join lot l on l.id = g.lot_id
    where g.lot_id = ${pk} and l.box_id <> ${boxId} and t.source_box_id = ${boxId} and t.asset_type = ${assetType}
    order by t.id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}
