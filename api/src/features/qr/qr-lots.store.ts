import { sql } from 'kysely';
import type { TradedLot } from '@huella/domain/engine/gs1/digital-link';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { isEffective } from '../../db/ledger/undo-links';
import { isShown, readEvent, type QrEvent } from './qr.store';

/** A lot whose code was handed out, as its public page is built from it. */
export interface QrLot {
  readonly id: number;
  readonly name: string;
  /** Its own fields. */
  readonly own: Values;
  readonly assetType: number;
  readonly boxId: number;
  /** Its assets are on their way to an establishment that has not answered yet. */
  readonly inTransit: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** How many living assets are in it. */
  readonly count: number;
  /** The attributes that all of them have alike. */
  readonly attributes: Values;
}

/** The lot of a public id with what its assets have in common; null unless its code was handed out. */
export async function findQrLot(db: Database, publicId: string): Promise<QrLot | null> {
  const found = await sql<QrLot>`
    select l.id, coalesce(l.attributes ->> 'name', '') as name, l.attributes as own, l.asset_type as "assetType", l.box_id as "boxId",
           l.created_at as "createdAt", l.updated_at as "updatedAt",
           (select count(*) from asset a where a.lot_id = l.id) as count,
           exists(select 1 from asset a where a.lot_id = l.id and a.transfer_id is not null) as "inTransit",
           coalesce((select jsonb_object_agg(alike.key, alike.value) from (
             select pair.key, min(pair.value::text)::jsonb as value
             from asset a cross join jsonb_each(a.attributes) as pair where a.lot_id = l.id
             group by pair.key
             having count(*) = (select count(*) from asset b where b.lot_id = l.id)
                and count(distinct pair.value) = 1) as alike), '{}'::jsonb) as attributes
    from lot l where l.public_id = ${publicId} and l.deleted_at is null and l.qr_event
      and ${isShown(sql`l.box_id`)}`.execute(db);
  return found.rows[0] ?? null;
}

/** What the assets of a lot hold in some attributes: each combination once. */
export async function listHeldInLot(
  db: Database,
  lotId: number,
  names: readonly string[],
): Promise<readonly Values[]> {
  const pairs = sql.join(names.map((name) => sql`${name}::text, a.attributes -> ${name}::text`));
  const found = await sql<{ held: Values }>`
    select distinct jsonb_build_object(${pairs}) as held from asset a where a.lot_id = ${lotId}`.execute(db);
  return found.rows.map(({ held }) => held);
}

/** The events that all assets of a lot went through together, with what they wrote where that was the same for all. */
export async function listSharedEvents(db: Database, lotId: number): Promise<readonly QrEvent[]> {
  const found = await sql<{ header: string; changes: string | null }>`
    select e.header, case when count(distinct l.changes::jsonb -> 'after') = 1 then min(l.changes) end as changes
    from event_asset l join event e on e.id = l.event_id join asset a on a.id = l.asset_id
    where a.lot_id = ${lotId} and ${isEffective}
    group by e.id having count(*) = (select count(*) from asset b where b.lot_id = ${lotId})
    order by e.id`.execute(db);
  return found.rows.map((row, at) => readEvent(at + 1, row.header, row.changes, ''));
}

/** An asset of a lot, as the lot's page describes it. */
export interface QrMember {
  readonly id: number;
  readonly publicId: string;
  /** Some of its attributes. */
  readonly held: Values;
}

/** The assets of a lot in the order of their ids, with some of their attributes. */
export async function listQrMembers(
  db: Database,
  lotId: number,
  names: readonly string[],
): Promise<readonly QrMember[]> {
  const pairs = sql.join(names.map((name) => sql`${name}::text, a.attributes -> ${name}::text`));
  const found = await sql<QrMember>`
    select a.id, a.public_id as "publicId", jsonb_build_object(${pairs}) as held
    from asset a where a.lot_id = ${lotId} order by a.id`.execute(db);
  return found.rows;
}

/** Where a lot is that has public pages, and in which kinds of establishment it has been. */
export interface QrLotSpot {
  readonly id: number;
  readonly boxId: number;
  readonly assetType: number;
  /** The subtype of where it is, and of where it was transferred from: labels that were printed there go on answering. */
  readonly subtypes: readonly number[];
}

/** A lot that a GS1 address names, and where it is. */
export interface TradedQrLot {
  readonly publicId: string;
  readonly place: string;
  readonly company: string;
}

/** Most lots that one GS1 address names: who makes, fills and sells a product may each have one of the same number. */
const maxTraded = 20;

/** The lots of a trade item number and a name whose codes were handed out, the oldest first. */
export async function listTradedLots(
  db: Database,
  { gtin, lot }: TradedLot,
): Promise<readonly TradedQrLot[]> {
  const found = await sql<TradedQrLot>`
    select l.public_id as "publicId", b.name as place, c.name as company
    from lot l join box b on b.id = l.box_id join company c on c.id = b.company_id
    where l.attributes ? 'gtin' and l.qr_event and l.deleted_at is null
      and lpad(l.attributes ->> 'gtin', 14, '0') = ${gtin} and l.attributes ->> 'name' = ${lot}
      and ${isShown(sql`l.box_id`)}
    order by l.id limit ${maxTraded}`.execute(db);
  return found.rows;
}

/** The lot of a public id whose code was handed out, or null. */
export async function findQrLotSpot(db: Database, publicId: string): Promise<QrLotSpot | null> {
  const found = await sql<QrLotSpot>`
    select l.id, l.box_id as "boxId", l.asset_type as "assetType",
           array(select b.subtype from box b where b.id = l.box_id union
                 select b.subtype from transfer_lot w join transfer t on t.id = w.transfer_id
                 join box b on b.id = t.source_box_id where w.lot_id = l.id) as subtypes
    from lot l where l.public_id = ${publicId} and l.deleted_at is null and l.qr_event`.execute(db);
  return found.rows[0] ?? null;
}
