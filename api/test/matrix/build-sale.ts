import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Value, Values } from '@huella/domain/model/value';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { keepsPrivate } from '@huella/domain/engine/events/private-values';
import type { TestApp } from '../app';
import { buildAssets, buildBox, buildCompany, buildRelation, buildToken, buildUser } from '../build';
import { lockAssets } from '../../src/db/ledger/asset-rows';
import type { NewEvent } from '../../src/db/ledger/event-rows';
import { recordChanges } from '../../src/db/ledger/record-changes';
import { transact } from '../../src/db/transact';
import { insertTransfer } from '../../src/features/transfers/transfers.store';
import { missing } from './worlds';

/** Somebody who owns a company with one establishment. */
interface Trader {
  readonly companyId: number;
  readonly boxId: number;
  readonly userId: number;
  readonly token: string;
}

/** An asset that was sold, with everything private that its model knows of in its record and in its history. */
export interface Sale {
  readonly model: AssetType;
  readonly seller: Trader;
  readonly buyer: Trader;
  readonly assetId: number;
  /** The events of its history, in their order. */
  readonly eventIds: readonly number[];
  readonly transferId: number;
  /** What the seller keeps for itself, as texts that are nowhere else. */
  readonly canaries: readonly string[];
  /** Those of its record that its establishment may list as they were. */
  readonly listed: readonly string[];
  /** What both sides may read. */
  readonly shared: string;
}

let serial = 0;

/** A text that is nowhere else, in digits alone: a number with marks between its digits is the same. */
function sing(): string {
  serial += 1;
  return `7319${String(serial).padStart(5, '0')}`;
}

/** A value of a private field that sings; null of kinds that hold nothing of one's own, such as an option. */
function singing({ type, list }: Field, canaries: string[]): Value {
  const note = () => {
    const text = sing();
    canaries.push(text);
    return text;
  };
  if (type === 'float' || type === 'number') return Number(note());
  if (type === 'phone') return `+54911${note().slice(-8)}`;
  if (type === 'text' || type === 'multiline' || type === 'autocomplete') return `canario ${note()}`;
  // Files are registered before a record may name them, which has a test of its own.
  if (list === undefined) return null;
  return [{ ...singingAll(list.fields, true, canaries), key: 1 }];
}

const sung = (name: string, value: Value) => (value === null ? [] : [[name, value] as const]);

/** Values for all fields that are private, and of rows that are so in part; `whole` takes every field. */
function singingAll(fields: readonly Field[], whole: boolean, canaries: string[]): Values {
  return Object.fromEntries(
    fields.flatMap((field): (readonly [string, Value])[] => {
      if (field.private === true || whole) return sung(field.name, singing(field, canaries));
      if (!keepsPrivate(field)) return [];
      const row = singingAll(field.list?.fields ?? [], false, canaries);
      return [[field.name, [{ ...row, key: 1 }]]];
    }),
  );
}

async function buildTrader(
  app: TestApp,
  { chains: [chain = 0] }: AssetType,
  subtype: number,
): Promise<Trader> {
  const companyId = await buildCompany(app, undefined, chain);
  const boxId = await buildBox(app, companyId, subtype);
  const userId = await buildUser(app);
  await buildRelation(app, userId, { companyId }, 'owner');
  return { companyId, boxId, userId, token: await buildToken(app, userId) };
}

/** A first and last name, and an address, that sing. */
async function renameUser({ pool }: TestApp, userId: number, canaries: string[]): Promise<void> {
  const names = [sing(), sing(), sing()];
  canaries.push(...names);
  const [first = '', last = '', mail = ''] = names;
  await pool.query(
    'update app_user set firstname = $2, lastname = $3, email = $4, email_key = $4 where id = $1',
    [userId, first, last, `${mail}@huella.example`],
  );
}

function eventOf(
  { time }: TestApp,
  model: AssetType,
  { boxId, userId }: Trader,
  eventType: number,
): NewEvent {
  return {
    boxId,
    assetType: model.id,
    eventType,
    context: 'manual_form',
    at: time.now,
    zone: 'America/Argentina/Buenos_Aires',
    now: time.now,
    recordedBy: userId,
    targetBoxId: null,
    bizStep: 'other',
    disposition: 'active',
    comment: null,
    fields: {},
    runId: null,
  };
}

/** Where assets of a model come from and go to: an establishment that shows as much of it as any. */
function subtypeOf(model: AssetType): number {
  const transfer = model.events.find(({ eventType }) => eventType === engineEvents.transfer);
  const subtypes = transfer?.permissions.box ?? [];
  const shown = (boxSubtype: number) =>
    allowedFields(model, 'list', { boxSubtype, companyTiers: [] }).filter(keepsPrivate).length;
  const [best = 0] = subtypes.toSorted((one, other) => shown(other) - shown(one));
  return best;
}

/** An asset to which something happened of every kind that its model has anything private of. */
async function buildStory(app: TestApp, model: AssetType, seller: Trader) {
  const { db, deps } = app;
  const canaries: string[] = [];
  await renameUser(app, seller.userId, canaries);
  const own = model.attributes.filter(keepsPrivate);
  const attributes = singingAll(own, false, canaries);
  const labels = Object.fromEntries(model.labelFields.map((name) => [name, null]));
  const [assetId = 0] = await buildAssets(app, seller, [{ ...labels, ...attributes }], model);
  const happen = async (event: NewEvent, change: Values, target?: Trader): Promise<number> => {
    const recorded = await transact(db, async (inside) => {
      const asset = (await lockAssets(inside, model.id, [assetId])).get(assetId);
      if (asset === undefined) throw new Error('no such asset');
      const { companyId } = seller;
      const changes = { model, event, eventId: null, effect: null, companyId };
      const rows = [{ row: 1, asset, changes: change, fields: {} }];
      const move = target && {
        boxId: target.boxId,
        companyId: target.companyId,
        ownerCompanyId: target.companyId,
      };
      return recordChanges(inside, deps.randomBytes, { ...changes, rows, ...(move && { target: move }) });
    });
    if (recorded.eventId === null) throw new Error(`the event ${String(event.eventType)} was not recorded`);
    return recorded.eventId;
  };
  const said = (fields: readonly Field[]) => singingAll(fields, false, canaries);
  const edited = singingAll(own, false, canaries);
  await happen({ ...eventOf(app, model, seller, engineEvents.edit), comment: noted(canaries) }, edited);
  for (const { eventType, fields, isTransfer } of model.events) {
    const isKept = eventType > 0 && !isTransfer && fields.some(keepsPrivate);
    if (!isKept) continue;
    const event = {
      ...eventOf(app, model, seller, eventType),
      comment: noted(canaries),
      fields: said(fields),
    };
    await happen(event, {});
  }
  return { ...{ assetId, attributes, edited, canaries }, happen, said };
}

/** The events of the history of an asset, in their order. */
async function listEventIds({ pool }: TestApp, assetId: number): Promise<readonly number[]> {
  const { rows } = await pool.query<{ event_id: number }>(
    'select event_id from event_asset where asset_id = $1 order by sequence',
    [assetId],
  );
  return rows.map(({ event_id }) => event_id);
}

/** Sells an asset of a model, after something happened to it of every kind that its model has anything private of. */
export async function buildSale(app: TestApp, model: AssetType): Promise<Sale> {
  const subtype = subtypeOf(model);
  const [seller, buyer] = [await buildTrader(app, model, subtype), await buildTrader(app, model, subtype)];
  const story = await buildStory(app, model, seller);
  const { assetId, attributes, edited, canaries, happen, said } = story;
  const transfer = model.events.find(({ eventType }) => eventType === engineEvents.transfer);
  const shared = `de los dos ${sing()}`;
  const sent = {
    ...eventOf(app, model, seller, engineEvents.transfer),
    ...{ comment: shared, fields: said(transfer?.fields ?? []), targetBoxId: buyer.boxId },
  };
  const eventId = await happen(sent, {}, buyer);
  const transferId = await insertTransfer(
    app.db,
    {
      ...{ eventId, assetType: model.id, sourceBoxId: seller.boxId, targetBoxId: buyer.boxId },
      ...{ kind: 'ownership', state: 'completed', reason: null, assetsCount: 1, createdBy: seller.userId },
      ...{ submitKey: `sale-${String(model.id)}`, submitDigest: Buffer.alloc(32) },
    },
    app.time.now,
  );
  const allowed = allowedFields(model, 'list', { boxSubtype: subtype, companyTiers: [] });
  const left = Object.entries({ ...attributes, ...edited }).filter(([name]) =>
    allowed.some((field) => field.name === name && field.list === undefined),
  );
  return {
    ...{ model, seller, buyer, assetId, canaries, shared },
    eventIds: await listEventIds(app, assetId),
    transferId: transferId ?? 0,
    listed: left.map(([, value]) => JSON.stringify(value).replace(/\D/g, '')),
  };
}

/** Pledges an asset of a model to the establishment of another company, which stands as its buyer, after the same happened to it. */
export async function buildPledged(app: TestApp, model: AssetType, holderSubtype: number): Promise<Sale> {
  const seller = await buildTrader(app, model, subtypeOf(model));
  const buyer = await buildTrader(app, model, holderSubtype);
  const { assetId, canaries } = await buildStory(app, model, seller);
  const { transferId } = missing;
  const eventIds = await listEventIds(app, assetId);
  await app.pool.query(
    `insert into pledge (asset_id, event_id, asset_type, holder_box_id, given_at)
     select $1, max(event_id), $2, $3, $4 from event_asset where asset_id = $1`,
    [assetId, model.id, buyer.boxId, app.time.now],
  );
  return { ...{ model, seller, buyer, assetId, eventIds, canaries }, transferId, listed: [], shared: '' };
}

function noted(canaries: string[]): string {
  const text = sing();
  canaries.push(text);
  return `canario ${text}`;
}
