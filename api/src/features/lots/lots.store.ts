import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import type { Database } from '../../db/database';
import { containing } from '../../db/list-words';
import type { Inside } from '../../db/transact';

/** A lot as its row holds it. */
export interface LotRecord {
  readonly id: number;
  readonly boxId: number;
  readonly assetType: number;
  readonly attributes: Values;
  readonly publicId: string;
  readonly qrEvent: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const lotColumns = sql`
  l.id, l.box_id as "boxId", l.asset_type as "assetType", l.attributes, l.public_id as "publicId",
  l.qr_event as "qrEvent", l.version, l.created_at as "createdAt", l.updated_at as "updatedAt"`;

/** The living lot of an id, or null. The caller that shows it asks for access to its establishment and type first. */
export async function findLot(db: Database, id: number): Promise<LotRecord | null> {
  const found = await sql<LotRecord>`
    select ${lotColumns} from lot l where l.id = ${id} and l.deleted_at is null`.execute(db);
  return found.rows[0] ?? null;
}

/** A lot that may have been removed since. */
export interface PastLotRecord extends LotRecord {
  readonly deletedAt: Date | null;
}

/** The lot of an id, whether or not it was removed; null of none. The caller asks for access as of a living one. */
export async function findLotEver(db: Database, id: number): Promise<PastLotRecord | null> {
  const found = await sql<PastLotRecord>`
    select ${lotColumns}, l.deleted_at as "deletedAt" from lot l where l.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * The living lot of an id, held to the end of the transaction: nobody deletes it or moves it meanwhile. Lots are
 * locked before assets.
 */
export async function lockLot(db: Database, id: number): Promise<LotRecord | null> {
  const found = await sql<LotRecord>`
    select ${lotColumns} from lot l where l.id = ${id} and l.deleted_at is null for update`.execute(db);
  return found.rows[0] ?? null;
}

export interface LotQuery {
  readonly boxId: number;
  readonly assetType: number | null;
  /** In their names; the empty text is in all. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** The living lots of an establishment, the newest first, and how many there are. */
export async function listLots(
  db: Database,
  { boxId, assetType, search, offset, limit }: LotQuery,
): Promise<{ readonly rows: readonly LotRecord[]; readonly total: number }> {
  const own = sql`l.box_id = ${boxId} and l.deleted_at is null
    and (${assetType}::integer is null or l.asset_type = ${assetType}::integer)
    and l.name_key like ${containing(foldKey(search))}`;
  const found = await sql<LotRecord>`
    select ${lotColumns} from lot l where ${own} order by l.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total from lot l where ${own}`.execute(db);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * The lots of a past day (`onPastDay`), the newest first, and how many there were: those that assets were in, and without any those
 * that had been made and not removed by then, but for what has come from elsewhere since. What has moved on since bears the name by
 * which its assets had joined it, and nothing else of it is told.
 */
export async function listPastLots(
  past: Inside,
  { boxId, assetType, search, offset, limit }: LotQuery,
  until: Date,
): Promise<{ readonly rows: readonly PastLotRecord[]; readonly total: number }> {
  const found = await sql<PastLotRecord & { readonly total: number }>`
    select l.id, l.box_id as "boxId", l.asset_type as "assetType", l.public_id as "publicId", l.version,
      l.created_at as "createdAt", l.updated_at as "updatedAt", l.deleted_at as "deletedAt",
      l.box_id = ${boxId} and l.qr_event as "qrEvent", n.attributes, count(*) over () as total
    from public.lot l left join lot as past on past.id = l.id
      cross join lateral (select case when l.box_id = ${boxId} then l.attributes else past.attributes end as attributes) n
    where l.asset_type = ${assetType}::integer and (past.id is not null or (
        l.box_id = ${boxId} and l.created_at <= ${until} and (l.deleted_at is null or l.deleted_at > ${until})
        and not exists (select from transfer_lot g join transfer t on t.id = g.transfer_id
          where g.lot_id = l.id and t.target_box_id = ${boxId} and t.created_at > ${until})))
      and case when l.box_id = ${boxId} then l.name_key else past.name_key end like ${containing(foldKey(search))}
    order by l.id desc limit ${limit} offset ${offset}`.execute(past);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

/** How many assets a lot has, and the mean of a measure that has a slot. */
export interface LotFigures {
  readonly count: number;
  readonly mean: number | null;
}

/** The figures of lots by id; those of lots without assets are missing. */
export async function listLotFigures(
  db: Database,
  ids: readonly number[],
  measure: Attribute | null,
): Promise<ReadonlyMap<number, LotFigures>> {
  if (ids.length === 0) return new Map();
  const slot = measure?.slot?.name;
  const value = slot === undefined ? sql`null::double precision` : sql.ref(`s.${slot}`);
  const found = await sql<LotFigures & { readonly id: number }>`
    select a.lot_id as id, count(*) as count, round(avg(${value})::numeric, 2)::double precision as mean
    from asset a join asset_slot s on s.asset_id = a.id
    where a.lot_id = any(${[...ids]}::bigint[]) group by a.lot_id`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** The living assets of a lot, in the order of their ids. */
export async function listLotAssetIds(db: Database, lotId: number): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select id from asset where lot_id = ${lotId} order by id`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The values of some attributes of assets of an establishment: of a lot, or of those that are named. */
export async function listValues(
  db: Database,
  scope: { readonly boxId: number; readonly model: AssetType },
  which: { readonly lotId: number } | { readonly ids: readonly number[] },
  names: readonly string[],
): Promise<readonly Values[]> {
  if (names.length === 0) return [];
  const meant =
    'lotId' in which ? sql`a.lot_id = ${which.lotId}` : sql`a.id = any(${[...which.ids]}::bigint[])`;
  const pairs = sql.join(names.map((name) => sql`${name}::text, a.attributes -> ${name}::text`));
  const found = await sql<{ values: Values }>`
    select jsonb_build_object(${pairs}) as values from asset a
    where ${meant} and a.box_id = ${scope.boxId} and a.asset_type = ${scope.model.id}
      and a.deleted_at is null`.execute(db);
  return found.rows.map((row) => row.values);
}

export interface NewLots {
  readonly boxId: number;
  readonly assetType: number;
  readonly createdBy: number;
  /** Each lot's own fields, and the name of its public page. */
  readonly lots: readonly { readonly attributes: Values; readonly publicId: string }[];
}

/**
 * Writes many lots in one statement, and answers their ids in their order: null for one whose name a living lot of the same
 * establishment and type has, or one before it here.
 */
export async function insertLots(
  db: Database,
  { boxId, assetType, createdBy, lots }: NewLots,
  now: Date,
): Promise<readonly (number | null)[]> {
  const keys = lots.map(({ attributes }) => nameKeyOf(attributes));
  const texts = lots.map(({ attributes }) => JSON.stringify(attributes));
  const publicIds = lots.map(({ publicId }) => publicId);
  const found = await sql<{ id: number; publicId: string }>`
    insert into lot (box_id, asset_type, name_key, attributes, public_id, created_by, created_at, updated_at)
    select ${boxId}::bigint, ${assetType}::bigint, name_key, attributes::jsonb, public_id, ${createdBy}::bigint,
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${keys}::text[], ${texts}::text[], ${publicIds}::text[])
      with ordinality as n (name_key, attributes, public_id, at) order by at
    on conflict (box_id, asset_type, name_key) where deleted_at is null do nothing
    returning id, public_id as "publicId"`.execute(db);
  const ids = new Map(found.rows.map(({ id, publicId }) => [publicId, id]));
  return publicIds.map((publicId) => ids.get(publicId) ?? null);
}

/** Writes a lot's own fields and raises its version; a name that another lot has breaks `lotNameConstraint`. */
export async function updateLot(db: Database, id: number, attributes: Values, now: Date): Promise<void> {
  await sql`
    update lot set attributes = ${JSON.stringify(attributes)}::jsonb, name_key = ${nameKeyOf(attributes)},
      version = version + 1, updated_at = ${now}
    where id = ${id}`.execute(db);
}

/** Raises a lot's version: who is in it has changed. */
export async function touchLot(db: Database, id: number, now: Date): Promise<void> {
  await sql`update lot set version = version + 1, updated_at = ${now} where id = ${id}`.execute(db);
}

/** Deletes a lot: its name is free again, and what the histories of its assets say of it stays. */
export async function removeLot(db: Database, id: number, now: Date): Promise<void> {
  await sql`update lot set deleted_at = ${now}, updated_at = ${now} where id = ${id}`.execute(db);
}

/** Marks that the code of a living lot, which is locked, was handed out: it is kept from then on. */
export async function markHandedOut(db: Inside, id: number): Promise<void> {
  await sql`update lot set qr_event = true where id = ${id} and deleted_at is null`.execute(db);
}

/** Which lots of an establishment and type are meant: those of some ids, or those whose names a search finds. */
export interface LotsMeant {
  readonly boxId: number;
  readonly assetType: number;
  /** Null where the search says it. */
  readonly ids: readonly number[] | null;
  readonly search: string;
}

/**
 * The living lots that are meant, the newest first, held to the end of the transaction as `lockLot` holds one, in the order of
 * their ids; one more than `most` where there are too many.
 */
export async function lockLots(
  db: Inside,
  { boxId, assetType, ids, search }: LotsMeant,
  most: number,
): Promise<readonly LotRecord[]> {
  const found = await sql<LotRecord>`
    select ${lotColumns} from lot l
    where l.deleted_at is null and l.id in (
      select m.id from lot m
      where m.box_id = ${boxId} and m.asset_type = ${assetType} and m.deleted_at is null
        and (${ids}::bigint[] is null or m.id = any(${ids}::bigint[])) and m.name_key like ${containing(foldKey(search))}
      order by m.id desc limit ${most + 1})
    order by l.id for update`.execute(db);
  // Whoever waited for another transaction reads the row as that left it: it may be elsewhere now.
  return found.rows.filter((lot) => lot.boxId === boxId).reverse();
}

/** Marks that the codes of living lots, which are locked, were handed out. */
export async function markAllHandedOut(db: Inside, ids: readonly number[]): Promise<void> {
  await sql`update lot set qr_event = true where id = any(${[...ids]}::bigint[])`.execute(db);
}

/** What a lot is called: every model of lots has a name. */
export function nameOf(attributes: Values): string {
  const name = attributes['name'];
  return typeof name === 'string' ? name : '';
}

function nameKeyOf(attributes: Values): string {
  return foldKey(nameOf(attributes));
}

/** Names of lots by id. */
export async function listLotNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; name: string }>`
    select id, coalesce(attributes ->> 'name', '') as name from lot
    where id = any(${[...new Set(ids)]}::bigint[])`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}
