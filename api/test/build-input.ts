import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { InputFor } from './client';

/** Inputs of the calls that tests make most, with plain values for what a test does not care about. */

/** Values by the name of their field. */
export type Sent = Readonly<Record<string, unknown>>;

interface Place {
  readonly boxId: number;
}
interface OfType {
  /** Animals where it is left out. */
  readonly assetType?: number;
}
/** The parts of a body that are not as the factories choose them. */
export type AddParts = OfType & Partial<InputFor<'objects.add'>['body']>;
export type BulkParts = OfType & Partial<InputFor<'objects.addMassive'>['body']>;
export type TransferParts = OfType & Partial<InputFor<'transfers.add'>['body']>;

const ofType = (assetType: number = cowAr.id) => ({ pkObjectType: assetType, globalModel: assetType });
let counter = 0;
const nextKey = (what: string) => `${what}-key-${String((counter += 1))}`;

/** Of `objects.add`: an asset for an establishment. */
export function buildAdd(
  { boxId }: Place,
  values: Sent,
  { assetType, ...more }: AddParts = {},
): InputFor<'objects.add'> {
  const about = { action: 'add', objectType: 'asset', ...ofType(assetType), pkReferer: boxId } as const;
  return { body: { ...about, values, ...more } };
}

/** Of `objects.add`: a lot for an establishment. */
export function buildLot(place: Place, values: Sent, more: AddParts = {}): InputFor<'objects.add'> {
  return buildAdd(place, { opened_on: '2026-11-20', ...values }, { objectType: 'lot', ...more });
}

/** Of `objects.add`: what changes of an asset, or of a lot where `more` says so. */
export function buildUpdate(
  pk: number,
  values: Sent,
  { assetType, ...more }: AddParts = {},
): InputFor<'objects.add'> {
  return { body: { action: 'update', objectType: 'asset', ...ofType(assetType), pk, values, ...more } };
}

/** Of `objects.addMassive`: assets for an establishment, a row each. */
export function buildRows(
  { boxId }: Place,
  values: readonly Sent[],
  { assetType, ...more }: BulkParts = {},
): InputFor<'objects.addMassive'> {
  const about = { action: 'add', objectType: 'asset', ...ofType(assetType), pkReferer: boxId } as const;
  const actionContext = { context: 'massive_manual_form', eventType: engineEvents.load };
  return { body: { ...about, actionContext, values, ...more } };
}

/** Of `objects.addMassive`: the rows of a staged sheet, for the establishment that it was staged for. */
export function buildSheetRows(
  { boxId }: Place,
  ExcelUploadId: number,
  { assetType, ...more }: BulkParts = {},
): InputFor<'objects.addMassive'> {
  const about = { action: 'add', objectType: 'asset', ...ofType(assetType), pkReferer: boxId } as const;
  const actionContext = { context: 'massive_excel_upload', eventType: engineEvents.load };
  return { body: { ...about, actionContext, ExcelUploadId, ...more } };
}

/** Of `objects.addMassive`: an event on assets of an establishment: `pks` with `common`, or `values`. */
export function buildEvent(
  { boxId }: Place,
  eventType: number,
  { assetType, ...more }: BulkParts,
): InputFor<'objects.addMassive'> {
  const about = { action: 'update', objectType: 'asset', ...ofType(assetType), pkReferer: boxId } as const;
  return { body: { ...about, actionContext: { context: 'massive_manual_form', eventType }, ...more } };
}

/** Of `transfers.add`: animals that an establishment sells to another. */
export function buildTransfer(
  from: Place,
  to: Place,
  rows: readonly number[],
  { assetType = cowAr.id, ...more }: TransferParts = {},
): InputFor<'transfers.add'> {
  const about = { boxSource: from.boxId, boxTarget: to.boxId, globalModel: assetType, rows };
  const values = { transfer_type: 'PRO', dte_motive: 'INV' };
  return { body: { ...about, values, submitKey: nextKey('transfer'), ...more } };
}

/** What a list is asked for beside its establishment. */
export interface Listing extends OfType, Partial<Omit<InputFor<'objects.list'>['params'], 'boxId'>> {
  readonly body?: InputFor<'objects.list'>['body'];
}

/** Of `objects.list`: the first assets of an establishment, by their ids. */
export function buildList(
  { boxId }: Place,
  { assetType, body = {}, ...params }: Listing = {},
): InputFor<'objects.list'> {
  const page = { lotPk: 0, reserved: 0, page: 0, pageSize: 20, sortField: 'id', sortDir: 'asc' } as const;
  return { params: { objectType: 'asset', ...ofType(assetType), boxId, ...page, ...params }, body };
}

/** The address of a supplier, as the search for one fills it in. */
export const supplierAddress = Object.entries({
  supplier_country: 'BE',
  supplier_city: 'Hasselt',
  supplier_zip_code: '3500',
  supplier_address_street: 'Maastrichterstraat',
  supplier_address_street_number: '12',
}).map(([replace_field, value]) => ({ replace_field, value }));
