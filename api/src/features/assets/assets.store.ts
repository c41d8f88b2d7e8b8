import { sql } from 'kysely';
import type { HeldOfType } from '@huella/domain/catalogue/assets/held-assets';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';

export interface AssetRecord {
  readonly id: number;
  readonly boxId: number;
  readonly ownerCompanyId: number;
  readonly assetType: number;
  readonly attributes: Values;
  readonly version: number;
  readonly pausedMessage: string | null;
  readonly deleted: boolean;
  /** On its way to an establishment that has not answered yet. */
  readonly inTransit: boolean;
  readonly lotId: number | null;
  readonly publicId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const assetOf = fixedStatement<AssetRecord, [id: number]>(
  (id) => sql`
    select id, box_id as "boxId", owner_company_id as "ownerCompanyId", asset_type as "assetType", attributes,
           version, paused_message as "pausedMessage", deleted_at is not null as deleted,
           transfer_id is not null as "inTransit", lot_id as "lotId", public_id as "publicId",
           created_at as "createdAt", updated_at as "updatedAt"
    from asset where id = ${id}`,
);

/** The asset of an id, or null. The caller that shows it asks for access to its establishment and type first. */
export async function findAsset(db: Database, id: number): Promise<AssetRecord | null> {
  const [found] = await assetOf(db, id);
  return found ?? null;
}

/** What establishments and lots are called by today: of lots those of an establishment, others stay unnamed. */
export async function findPastNames(
  db: Database,
  { boxId, lotId, lotsOf }: { readonly boxId: number; readonly lotId: number; readonly lotsOf: number },
): Promise<{ readonly box: string; readonly lot: string | null }> {
  const found = await sql<{ box: string; lot: string | null }>`
    select b.name as box, (
      select l.attributes ->> 'name' from lot l
      where l.id = ${lotId} and l.box_id = ${lotsOf} and l.deleted_at is null) as lot
    from box b where b.id = ${boxId}`.execute(db);
  return found.rows[0] ?? { box: '', lot: null };
}

/** Living assets by type in each of some establishments that holds any. */
export async function listHeldAssets(
  db: Database,
  boxIds: readonly number[],
): Promise<ReadonlyMap<number, readonly HeldOfType[]>> {
  if (boxIds.length === 0) return new Map();
  const found = await sql<{ boxId: number; held: readonly HeldOfType[] }>`
    select box_id as "boxId", json_agg(json_build_object('assetType', asset_type, 'count', total)) as held
    from (
      select box_id, asset_type, count(*) as total from asset_slot
      where not deleted and box_id = any(${[...boxIds]}::bigint[]) group by 1, 2 order by 1, 2
    ) as counted
    group by 1`.execute(db);
  return new Map(found.rows.map(({ boxId, held }) => [boxId, held]));
}

/** What a lot of an establishment is called; null where there is none of this id. */
export async function findLotName(db: Database, boxId: number, id: number): Promise<SavedLot | null> {
  const found = await sql<SavedLot>`
    select id, attributes ->> 'name' as name from lot where id = ${id} and box_id = ${boxId}`.execute(db);
  return found.rows[0] ?? null;
}

export interface SavedLot {
  readonly id: number;
  readonly name: string;
}

/** Which of some assets are on their way to another establishment. */
export async function listTravelling(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = await sql<{ id: number }>`
    select id from asset where id = any(${[...ids]}::bigint[]) and transfer_id is not null`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}
