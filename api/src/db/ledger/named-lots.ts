import { sql } from 'kysely';
import { lotMentionsOf } from '@huella/domain/engine/events/named-assets';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import type { Database } from '../database';

/** What an event wrote of some assets, in which texts may name lots. */
interface LotNaming {
  readonly model: AssetType;
  /** Whose lots are named: the number of a consignment means another one elsewhere. */
  readonly boxId: number;
  readonly eventId: number;
  readonly rows: readonly { readonly asset: { readonly id: number }; readonly changes: Values }[];
}

/**
 * Finds the lots that the attributes of an event name and keeps the links, in the transaction of the event: living ones first,
 * then the newest that was deleted. A text that names no lot of the establishment stays a text.
 */
export async function appendNamedLots(
  db: Database,
  { model, boxId, eventId, rows }: LotNaming,
): Promise<void> {
  const made = rows.flatMap(({ asset: { id: assetId }, changes }) =>
    lotMentionsOf(model.attributes, changes).map((each) => ({ ...each, assetId })),
  );
  if (made.length === 0) return;
  await sql`
    insert into named_lot (event_id, asset_id, lot_id, attribute, name)
    select ${eventId}, r.asset_id, l.id, r.attribute, r.name
    from unnest(${made.map(({ assetId }) => assetId)}::bigint[], ${made.map(({ field }) => field)}::text[],
                ${made.map(({ text }) => text)}::text[], ${made.map(({ text }) => foldKey(text))}::text[])
      as r(asset_id, attribute, name, name_key)
    join (
      select distinct on (name_key) id, name_key from lot
      where box_id = ${boxId} and asset_type = ${model.id}
        and name_key = any(${[...new Set(made.map(({ text }) => foldKey(text)))]}::text[])
      order by name_key, deleted_at is not null, id desc
    ) l on l.name_key = r.name_key
    on conflict on constraint named_lot_once do nothing`.execute(db);
}
