import { sql } from 'kysely';
import { joiningLot, leavingLot } from '@huella/domain/lots/lot-events';
import type { EventModel } from '@huella/domain/events/event-model';
import type { AssetType } from '@huella/domain/assets/asset-type';
import { foldKey } from '@huella/domain/lists/fold';
import type { Database } from '../database';
import type { Inside } from '../transact';
import { updateAssets, type LockedAsset } from './asset-rows';
import { appendAssets, forgeLinks, insertEvent, type NewEvent, type Random } from './event-rows';

/**
 * Who is in which lot. The column of an asset's row is written together with the event that says so, and nowhere
 * else; the lots' own fields are the feature's.
 */

/** What a lot is known by in the events of its assets. */
export interface NamedLot {
  readonly id: number;
  readonly name: string;
}

/** When and by whom assets join or leave; what the event is and says of the lot follows from the lot. */
export type LotOccasion = Omit<NewEvent, 'eventType' | 'bizStep' | 'disposition' | 'fields' | 'runId'>;

/** Puts assets that are locked and in no lot into one, with the event that says so. Answers them as they are then. */
export async function joinLot(
  db: Inside,
  random: Random,
  model: AssetType,
  occasion: LotOccasion,
  assets: readonly LockedAsset[],
  lot: NamedLot,
): Promise<readonly LockedAsset[]> {
  if (assets.length === 0) return [];
  return append(db, random, model, eventOf(joiningLot, occasion, lot), assets, lot.id);
}

/**
 * Takes assets that are locked out of the lots that they are in, with an event for each lot. Answers all of them as
 * they are then, in their order; those without a lot stay as they are.
 */
export async function leaveLots(
  db: Inside,
  random: Random,
  model: AssetType,
  occasion: LotOccasion,
  assets: readonly LockedAsset[],
): Promise<readonly LockedAsset[]> {
  const lots = await listNamedLots(
    db,
    assets.flatMap(({ lotId }) => lotId ?? []),
  );
  const after = new Map<number, LockedAsset>();
  for (const lot of lots) {
    const members = assets.filter(({ lotId }) => lotId === lot.id);
    const left = await append(db, random, model, eventOf(leavingLot, occasion, lot), members, null);
    for (const asset of left) after.set(asset.id, asset);
  }
  return assets.map((asset) => after.get(asset.id) ?? asset);
}

/** Lots by their ids, in the order of them. */
async function listNamedLots(db: Database, ids: readonly number[]): Promise<readonly NamedLot[]> {
  if (ids.length === 0) return [];
  const found = await sql<NamedLot>`
    select id, coalesce(attributes ->> 'name', '') as name from lot
    where id = any(${[...new Set(ids)]}::bigint[]) order by id`.execute(db);
  return found.rows;
}

function eventOf({ eventType, epcis }: EventModel, occasion: LotOccasion, lot: NamedLot): NewEvent {
  return {
    ...occasion,
    eventType,
    bizStep: epcis.bizStep,
    disposition: epcis.disposition,
    fields: { lot_name: lot.name, lot_number: lot.id },
    targetBoxId: null,
    runId: null,
  };
}

async function append(
  db: Inside,
  random: Random,
  model: AssetType,
  event: NewEvent,
  assets: readonly LockedAsset[],
  lotId: number | null,
): Promise<readonly LockedAsset[]> {
  const open = await insertEvent(db, random, event);
  const links = await forgeLinks(
    open,
    random,
    assets.map(({ id, sequence, chainHash }) => ({
      assetId: id,
      sequence: sequence + 1,
      previousHash: chainHash,
      ...{ before: {}, after: {}, fields: {} },
    })),
  );
  const after = assets.map((asset, at) => ({
    ...asset,
    lotId,
    version: asset.version + 1,
    sequence: asset.sequence + 1,
    chainHash: links[at]?.hash ?? null,
  }));
  await updateAssets(
    db,
    model,
    links.map(({ entry, hash }) => ({ id: entry.assetId, changes: {}, after: {}, hash })),
    event.at,
    event.now,
  );
  const ids = assets.map(({ id }) => id);
  await sql`update asset set lot_id = ${lotId} where id = any(${ids}::bigint[])`.execute(db);
  await appendAssets(db, open, links);
  return after;
}

/**
 * Moves a lot to another establishment when all its assets are among those that go there: then they stay in it.
 * Where a living lot has its name already, its number is added to the name. Call it before the assets are moved, in
 * the same transaction (decisions section 4, `_transferLot_`).
 */
export async function moveLotIfWhole(
  db: Inside,
  lotId: number,
  assetIds: readonly number[],
  targetBoxId: number,
  now: Date,
): Promise<boolean> {
  const found = await sql<{ name: string; isTaken: boolean; isWhole: boolean }>`
    select coalesce(l.attributes ->> 'name', '') as name,
      exists (select 1 from lot o where o.box_id = ${targetBoxId} and o.asset_type = l.asset_type
              and o.name_key = l.name_key and o.deleted_at is null) as "isTaken",
      not exists (select 1 from asset a where a.lot_id = l.id
                  and a.id <> all(${[...assetIds]}::bigint[])) as "isWhole"
    from lot l where l.id = ${lotId} for update`.execute(db);
  const [lot] = found.rows;
  if (lot?.isWhole !== true) return false;
  const name = lot.isTaken ? `${lot.name} (${String(lotId)})` : lot.name;
  await sql`
    update lot set box_id = ${targetBoxId}, name_key = ${foldKey(name)}, version = version + 1, updated_at = ${now},
      attributes = attributes || jsonb_build_object('name', ${name}::text)
    where id = ${lotId}`.execute(db);
  return true;
}
