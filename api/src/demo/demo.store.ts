import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import type { Database } from '../db/database';
import { platformUserId } from '../db/platform';

/** Any number that nothing else of the product locks on: one process at a time fills the demo data. */
const demoLock = 7_214_002;

/** Waits until no other process fills the demo data; the end of the transaction frees it. */
export async function lockDemo(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(db);
}

/** Whether nobody has an account but the platform itself: nothing else can be in such a database. */
export async function hasNoUsers(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '<>', platformUserId)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/**
 * Lets the ids of the empty tables start at 1 again: an attempt that was cut short has used some up, although none
 * of its rows is left.
 */
export async function restartIds(db: Database): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(name, 'id'), 1, false)
    from unnest(array['app_user', 'company', 'box', 'relation', 'asset', 'event', 'transfer', 'run', 'lot', 'entity',
      'authorized_person']) as name`.execute(db);
}

/** What the link of an authorized person follows from: in the demo nobody opens the mail. */
export async function findNonce(db: Database, email: string): Promise<Buffer> {
  const { nonce } = await db
    .selectFrom('authorized_person')
    .select('nonce')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return nonce;
}

/** Who owns the company of a place. */
export async function findOwner(
  db: Database,
  { companyId, boxId }: { readonly companyId: number | null; readonly boxId: number | null },
): Promise<number> {
  const found = await sql<{ userId: number }>`
    select user_id as "userId" from relation
    where template = 'owner' and company_id = coalesce(${companyId}::bigint, (select company_id from box where id = ${boxId}))
    order by id limit 1`.execute(db);
  const [owner] = found.rows;
  if (owner === undefined) throw new Error('nobody owns a company of the demo');
  return owner.userId;
}

/** The living animal of an establishment that was registered last, out of any quarantine. */
export async function findNewestAsset(db: Database, assetType: number, boxId: number): Promise<number> {
  const found = await sql<{ id: number }>`
    select id from asset
    where box_id = ${boxId} and asset_type = ${assetType} and deleted_at is null and paused_message is null
      and lot_id is null and attributes -> 'quarantine_start' is null
    order by id desc limit 1`.execute(db);
  const [first] = found.rows;
  if (first === undefined) throw new Error('an establishment of the demo is empty');
  return first.id;
}

/** The first assets of a type in an establishment that take events, by their ids; an attribute says what has ended. */
export async function listAliveIds(
  db: Database,
  where: { readonly boxId: number; readonly assetType: number; readonly ending: string },
  limit: number,
): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select id from asset
    where box_id = ${where.boxId} and asset_type = ${where.assetType} and deleted_at is null
      and paused_message is null and not attributes ? ${where.ending}
    order by id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Animals of a category that are in no lot and free to be dealt with, the newest first. */
export async function listLooseIds(
  db: Database,
  where: { readonly boxId: number; readonly assetType: number; readonly category: string },
  limit: number,
): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select id from asset
    where box_id = ${where.boxId} and asset_type = ${where.assetType} and deleted_at is null and lot_id is null
      and paused_message is null and not attributes ? 'disposal_type' and attributes ->> 'category' = ${where.category}
    order by id desc limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Assets of a type whose codes people come across, those with a field where one is asked for, and where they are. */
export async function listScannable(
  db: Database,
  { assetType, having }: { readonly assetType: number; readonly having?: string },
  limit: number,
): Promise<readonly { readonly id: number; readonly boxId: number }[]> {
  const found = await sql<{ id: number; boxId: number }>`
    select id, box_id as "boxId" from asset
    where asset_type = ${assetType} and deleted_at is null
      and (${having ?? null}::text is null or jsonb_typeof(attributes -> ${having ?? null}::text) <> 'null')
    order by id limit ${limit}`.execute(db);
  return found.rows;
}

/** The asset of a type whose unique identifier is a text. */
export async function findAssetCalled(db: Database, assetType: number, tag: string): Promise<number> {
  const found = await sql<{ id: number }>`
    select asset_id as id from asset_key where asset_type = ${assetType} and value = ${foldKey(tag)} limit 1`.execute(
    db,
  );
  const [first] = found.rows;
  if (first === undefined) throw new Error(`the demo has no asset ${tag}`);
  return first.id;
}

/** The lot of a name, which one lot alone has. */
export async function findLotNamed(db: Database, name: string): Promise<number> {
  const found = await sql<{ id: number }>`select id from lot where attributes ->> 'name' = ${name}`.execute(
    db,
  );
  const [first] = found.rows;
  if (first === undefined) throw new Error(`the demo has no lot ${name}`);
  return first.id;
}

/** The assets of a type in an establishment that are in some statuses, by their ids. */
export async function listLinkable(
  db: Database,
  where: { readonly boxId: number; readonly assetType: number; readonly statuses: readonly string[] },
): Promise<readonly { readonly id: number; readonly attributes: Values }[]> {
  const found = await sql<{ id: number; attributes: Values }>`
    select id, attributes from asset
    where box_id = ${where.boxId} and asset_type = ${where.assetType} and deleted_at is null
      and paused_message is null and transfer_id is null
      and attributes ->> 'asset_status_change' = any(${[...where.statuses]}::text[])
    order by id`.execute(db);
  return found.rows;
}
