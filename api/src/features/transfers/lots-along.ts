import { fail } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import type { LockedAsset } from '../../db/ledger/asset-rows';
import {
  isWhole,
  listLotsAmong,
  lockLots,
  moveLots,
  type LotAlong,
  type LotAmong,
  type LotMove,
  type NamedLot,
} from '../../db/ledger/lot-rows';
import type { Inside } from '../../db/transact';
import type { FormContext } from '../../http/form-context';

/** What a transfer is given besides the fields of its event. */
interface LotWish {
  readonly _transferLot_?: boolean | undefined;
}

/** Whether lots all of whose assets go are to go along: so unless said otherwise (decisions section 4). */
export function wantsLots(values: LotWish | undefined): boolean {
  return values?._transferLot_ !== false;
}

/** Locks the lots that assets are in, before these are locked. Answers which ones. */
export async function lockLotsOf(
  db: Inside,
  form: FormContext,
  assetIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const ids = (await listLotsAmong(db, placeOf(form), assetIds)).map(({ id }) => id);
  await lockLots(db, ids);
  return new Set(ids);
}

/**
 * The lots all of whose assets are going, once these are locked too. One that was not locked was joined meanwhile: then
 * nothing is known for sure, and it has to be tried again.
 */
export async function listWholeLots(
  db: Inside,
  form: FormContext,
  assetIds: readonly number[],
  locked: ReadonlySet<number>,
): Promise<readonly LotAmong[]> {
  const whole = (await listLotsAmong(db, placeOf(form), assetIds)).filter(isWhole);
  return whole.every(({ id }) => locked.has(id)) ? whole : fail('changedMeanwhile');
}

function placeOf({ place, model }: FormContext) {
  return { boxId: place.boxId, assetType: model.id };
}

/** Lots on their way, and what the history of each asset says of its own. */
export interface LotsAlong {
  readonly lots: readonly LotAlong[];
  readonly fieldsOf: (asset: LockedAsset) => Values;
}

/** Moves lots to where their assets go next. */
export async function takeLotsAlong(
  db: Inside,
  { model }: FormContext,
  whole: readonly NamedLot[],
  move: LotMove,
): Promise<LotsAlong> {
  return summaryOf(await moveLots(db, model, whole, move));
}

/** Lots that are to go along once their arrival is confirmed: they stay where they are until then. */
export function announceLots(whole: readonly NamedLot[]): LotsAlong {
  return summaryOf(whole.map(({ id, name }) => ({ id, name, kept: null })));
}

function summaryOf(lots: readonly LotAlong[]): LotsAlong {
  // One for all assets of a lot: there may be tens of thousands.
  const fields = new Map(
    lots.map(({ id, name }): [number, Values] => [id, { lot_name: name, lot_number: id }]),
  );
  return { lots, fieldsOf: ({ lotId }) => fields.get(lotId ?? 0) ?? inNone };
}

const inNone: Values = {};
