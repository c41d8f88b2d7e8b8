import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { LotModel } from '@huella/domain/model/record-model';
import { joiningLot, leavingLot } from '@huella/domain/engine/events/lot-events';
import { maxLotNameLength, lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import type { EventModel } from '@huella/domain/model/event-model';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import { privateChanges, privateNames } from '@huella/domain/engine/events/private-values';
import type { Database } from '../database';
import { byKeys } from '../named-statements';
import { findPgFault } from '../pg-fault';
import type { Inside } from '../transact';
import { nextEntry } from './append-changes';
import { updateAssets, type LockedAsset } from './asset-rows';
import { appendAssets, hashLinks, insertEvent, type NewEvent, type Random } from './event-rows';

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
  occasion: LotOccasion,
  assets: readonly LockedAsset[],
  lot: NamedLot,
): Promise<readonly LockedAsset[]> {
  if (assets.length === 0) return [];
  return append(db, random, eventOf(joiningLot, occasion, lot), assets, lot.id);
}

/**
 * Takes assets that are locked out of the lots that they are in, with an event for each lot. Answers all of them as
 * they are then, in their order; those without a lot stay as they are.
 */
export async function leaveLots(
  db: Inside,
  random: Random,
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
    const left = await append(db, random, eventOf(leavingLot, occasion, lot), members, null);
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

function eventOf(
  { eventType, epcis }: EventModel,
  // What an asset leaves its lot for may take something back; that it leaves does not.
  { undoes: _undone, ...occasion }: LotOccasion,
  lot: NamedLot,
): NewEvent {
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

/** Assets that one statement writes: tens of thousands as one text would hold others up. */
const assetsAtOnce = 2_000;

async function append(
  db: Inside,
  random: Random,
  event: NewEvent,
  assets: readonly LockedAsset[],
  lotId: number | null,
): Promise<readonly LockedAsset[]> {
  const open = await insertEvent(db, random, event);
  const after: LockedAsset[] = [];
  for (let from = 0; from < assets.length; from += assetsAtOnce) {
    const some = assets.slice(from, from + assetsAtOnce);
    const links = await hashLinks(
      open,
      random,
      some.map((asset) => nextEntry(asset, {}, { fields: {} })),
    );
    await updateAssets(
      db,
      links.map(({ entry, hash }) => ({ id: entry.assetId, changes: {}, hash })),
      event.at,
      event.now,
    );
    await placeInLot(
      db,
      some.map(({ id }) => id),
      lotId,
    );
    await appendAssets(db, open, links);
    for (const [at, asset] of some.entries()) {
      const { version, sequence } = asset;
      const chainHash = links[at]?.hash ?? null;
      after.push({ ...asset, lotId, version: version + 1, sequence: sequence + 1, chainHash });
    }
  }
  return after;
}

/** Puts assets into a lot or, with null, into none; an event that says so is written with it. */
export async function placeInLot(db: Inside, ids: readonly number[], lotId: number | null): Promise<void> {
  await sql`update asset set lot_id = ${lotId} where id = any(${[...ids]}::bigint[])`.execute(db);
}

/**
 * Those of some lots that live in a place, by id. While they are written about they are locked in the order of their ids,
 * before the assets.
 */
export async function listLivingLots(
  db: Database,
  { boxId, assetType }: { readonly boxId: number; readonly assetType: number },
  ids: readonly number[],
  use: 'look' | 'lock',
): Promise<ReadonlyMap<number, NamedLot>> {
  if (ids.length === 0) return new Map();
  const found = await sql<NamedLot>`
    select id, coalesce(attributes ->> 'name', '') as name from lot
    where id = any(${[...ids]}::bigint[]) and box_id = ${boxId} and asset_type = ${assetType} and deleted_at is null
    order by id ${use === 'lock' ? sql`for update` : sql``}`.execute(db);
  return new Map(found.rows.map((lot) => [lot.id, lot]));
}

/** A lot that some assets are in: how many of them it has, and how many it has in all. */
export interface LotAmong extends NamedLot {
  readonly going: number;
  readonly total: number;
}

/** The lots of an establishment and type that some assets are in, in the order of their ids. */
export async function listLotsAmong(
  db: Database,
  { boxId, assetType }: { readonly boxId: number; readonly assetType: number },
  assetIds: readonly number[],
): Promise<readonly LotAmong[]> {
  const ids = [...assetIds];
  const found = await sql<LotAmong>`
    ${byKeys} select l.id, coalesce(l.attributes ->> 'name', '') as name, count(*) as total,
           count(*) filter (where a.id = any(${ids}::bigint[])) as going
    from lot l join asset a on a.lot_id = l.id
    where l.box_id = ${boxId} and l.asset_type = ${assetType} and l.deleted_at is null
      and l.id in (select m.lot_id from asset m where m.id = any(${ids}::bigint[]) and m.lot_id is not null)
    group by l.id order by l.id`.execute(db);
  return found.rows;
}

/** Whether all that a lot has is going. */
export function isWhole({ going, total }: LotAmong): boolean {
  return going === total;
}

/** Locks lots in the order of their ids, so that nobody joins or edits them meanwhile. Lots come before assets. */
export async function lockLots(db: Inside, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select id from lot where id = any(${[...ids]}::bigint[]) order by id for update`.execute(db);
}

/** The rule of the database that says that two living lots of a place and type have no name in common. */
export const lotNameConstraint = 'lot_name_unique';

/** A lot that goes along, with what its company kept private of it; null where it stays with its company. */
export interface LotAlong extends NamedLot {
  readonly kept: Values | null;
}

/** Where lots go: to which establishment of which company, and from which. */
export interface LotMove {
  readonly boxId: number;
  readonly companyId: number;
  readonly sourceCompanyId: number;
  readonly now: Date;
}

/**
 * Moves lots that are locked to another establishment, before their assets are moved in the same transaction. Where a
 * living lot has the name already, a number is added to it. Answers them with the names that they have there
 * (decisions section 4, `_transferLot_`). What is private of a lot stays behind where it goes to another company, and is
 * there again when it comes back (decision 26).
 */
export async function moveLots(
  db: Inside,
  model: AssetType,
  lots: readonly NamedLot[],
  move: LotMove,
): Promise<readonly LotAlong[]> {
  const apart =
    move.companyId === move.sourceCompanyId
      ? new Map<number, PrivateOfLot>()
      : await partLots(
          db,
          lotModelOf(model),
          lots.map(({ id }) => id),
          move.companyId,
        );
  const moved: LotAlong[] = [];
  for (const { id, name } of lots) {
    const { kept, changes } = apart.get(id) ?? { kept: null, changes: {} };
    moved.push({ id, kept, name: await moveLot(db, id, namesFor(id, name), changes, move) });
  }
  return moved;
}

interface PrivateOfLot {
  readonly kept: Values;
  readonly changes: Values;
}

/** What lots leave behind, and what changes of them as they go to a company that may have had them before. */
async function partLots(
  db: Inside,
  model: LotModel,
  ids: readonly number[],
  companyId: number,
): Promise<ReadonlyMap<number, PrivateOfLot>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; attributes: Values; own: Values | null }>`
    select l.id, l.attributes, (
      select g.kept from transfer_lot g join transfer t on t.id = g.transfer_id join box b on b.id = t.source_box_id
      where g.lot_id = l.id and g.kept is not null and b.company_id = ${companyId}
      order by t.id desc limit 1) as own
    from lot l where l.id = any(${[...ids]}::bigint[])`.execute(db);
  const names = privateNames(model);
  return new Map(
    found.rows.map(({ id, attributes, own }) => {
      const kept = Object.fromEntries(names.map((name) => [name, attributes[name] ?? null] as const));
      return [id, { kept: withoutNulls(kept), changes: privateChanges(model, attributes, own) }] as const;
    }),
  );
}

/** The names that a lot may take where it comes to, the best first; none is longer than a name may be. */
function namesFor(id: number, name: string): readonly string[] {
  const endings = ['', ` (${id})`, ...[2, 3, 4, 5, 6, 7, 8, 9].map((again) => ` (${id}-${again})`)];
  return endings.map((ending) => name.slice(0, maxLotNameLength - ending.length) + ending);
}

/** The database says whether a name is free: somebody may take it at the same moment. */
async function moveLot(
  db: Inside,
  id: number,
  [name = '', ...others]: readonly string[],
  changes: Values,
  move: LotMove,
): Promise<string> {
  const emptied = Object.keys(changes).filter((each) => changes[each] === null);
  const written = JSON.stringify({ ...withoutNulls(changes), name });
  await sql`savepoint lot_name`.execute(db);
  try {
    await sql`
      update lot set box_id = ${move.boxId}, name_key = ${foldKey(name)}, version = version + 1, updated_at = ${move.now},
        attributes = (attributes - ${emptied}::text[]) || ${written}::jsonb
      where id = ${id}`.execute(db);
    return name;
  } catch (error) {
    if (others.length === 0 || findPgFault(error)?.constraint !== lotNameConstraint) throw error;
    await sql`rollback to savepoint lot_name`.execute(db);
    return moveLot(db, id, others, changes, move);
  }
}
