import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { TransferRow } from '@huella/domain/calls/transfers';
import { fail, failWith, Refusal, type Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { transferEvents } from '@huella/domain/model/engine-events';
import { settleArrival, type SettledArrival } from '@huella/domain/rules/transfer-answer';
import type { Actor, BoxAccess } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import type { NewEvent } from '../../db/ledger/event-rows';
import { isWhole, listLotsAmong, lockLots, type LotAmong } from '../../db/ledger/lot-rows';
import { assetQuotaKind, releaseQuota } from '../../db/ledger/quota-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { landAssets, listSentIds } from '../../db/ledger/transit-rows';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import { formContextOf, type FormContext } from '../../http/form-context';
import { notifySender } from './notify-transfers';
import { takeLotsAlong } from './lots-along';
import { endTransfer, forgetTransferLots, lockTransfer, type OpenTransfer } from './arrivals.store';
import { listTransfers } from './transfer-list.store';
import { insertTransferLots } from './transfers.store';

type Answer = BodyOf<Calls['transfers.answer']>;

/** A transfer that is being ended: by whom, from where, when. */
interface Ending {
  readonly deps: Deps;
  readonly actor: Actor;
  /** The establishment of who ends it. */
  readonly form: FormContext;
  readonly transfer: OpenTransfer;
  readonly locked: ReadonlyMap<number, LockedAsset>;
  readonly now: Date;
}

/**
 * Answers an arrival: what is taken changes establishment, and owner where that was agreed, with the lots that are
 * taken whole; the rest is the sender's again, each with its reason. All of it in one transaction that begins by
 * locking the transfer: of many answers, or an answer and a withdrawal, one wins and the others refuse with
 * `transferAnswered`. The places that were held are settled: the receiver keeps those of what it takes.
 */
export async function answerTransfer(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  transferId: number,
  body: Answer,
): Promise<TransferRow> {
  await transact(deps.db, async (db) => {
    const transfer = await lockOpen(db, transferId);
    const sent = await listSentIds(db, transfer.id);
    const settled = settleArrival(sent, body);
    if ('issues' in settled) return failWith(settled.issues);
    const whole = await lockWholeLots(db, transfer, settled.received);
    const ending = await beginEnding(db, deps, actor, place, transfer, sent);
    await receive(db, ending, settled, whole, body);
    await giveBack(db, ending, settled, body);
    await settleQuota(db, transfer, settled);
    const reasons = new Set(settled.returned.values());
    await endTransfer(db, transfer.id, {
      state: settled.state,
      reason: reasons.size === 1 ? ([...reasons][0] ?? null) : null,
      receivedCount: settled.received.length,
      counted: body.counted ?? null,
      by: actor.userId,
      at: ending.now,
    });
    await notifySender(db, deps, transfer.id, ending.now);
  });
  return getTransfer(deps, place.boxId, transferId);
}

/** Takes back what was sent, while nobody has answered it: the assets are usable again, the held places are free. */
export async function withdrawTransfer(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  transferId: number,
  comment: string | null,
): Promise<TransferRow> {
  await transact(deps.db, async (db) => {
    const transfer = await lockOpen(db, transferId);
    const sent = await listSentIds(db, transfer.id);
    const ending = await beginEnding(db, deps, actor, place, transfer, sent);
    const event = eventOf(ending, transferEvents.withdraw, comment, {
      transfer_number: transfer.id,
      sent: transfer.assetsCount,
    });
    await landAssets(db, transfer.id, { state: 'withdrawn', assetIds: sent, reason: null });
    await record(db, ending, { ...event, targetBoxId: transfer.targetBoxId }, sent);
    await freeHeld(db, transfer, sent.length);
    const { userId: by } = actor;
    await endTransfer(db, transfer.id, {
      ...{ state: 'withdrawn', reason: null, receivedCount: 0, counted: null },
      ...{ by, at: ending.now },
    });
  });
  return getTransfer(deps, place.boxId, transferId);
}

/** A transfer as an establishment that has to do with it sees it. Refuses with `notFound`. */
export async function getTransfer(deps: Deps, boxId: number, id: number): Promise<TransferRow> {
  const [row] = await listTransfers(deps.db, boxId, { id, limit: 1 });
  return row ?? fail('notFound');
}

async function lockOpen(db: Inside, id: number): Promise<OpenTransfer> {
  const transfer = (await lockTransfer(db, id)) ?? fail('notFound');
  return transfer.state === 'in_transit' ? transfer : fail('transferAnswered');
}

/** Locks the lots that the assets are in, which come before the assets; answers those that were to go and are taken whole. */
async function lockWholeLots(
  db: Inside,
  { sourceBoxId: boxId, assetType, lotIds }: OpenTransfer,
  received: readonly number[],
): Promise<readonly LotAmong[]> {
  const among = () => listLotsAmong(db, { boxId, assetType }, received);
  await lockLots(
    db,
    (await among()).map(({ id }) => id),
  );
  return (await among()).filter((lot) => isWhole(lot) && lotIds.includes(lot.id));
}

async function beginEnding(
  db: Inside,
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  transfer: OpenTransfer,
  sent: readonly number[],
): Promise<Ending> {
  const now = deps.clock();
  const locked = await lockAssets(db, transfer.assetType, sent);
  return { deps, actor, form: formContextOf(now, actor, place, transfer.assetType), transfer, locked, now };
}

async function receive(
  db: Inside,
  ending: Ending,
  { received }: SettledArrival,
  whole: readonly LotAmong[],
  body: Answer,
): Promise<void> {
  if (received.length === 0) return;
  const { transfer, now } = ending;
  const { targetBoxId, targetCompanyId, sourceBoxId, sourceCompanyId } = transfer;
  await landAssets(db, transfer.id, { state: 'received', assetIds: received, reason: null });
  const along = await takeLotsAlong(db, ending.form, whole, {
    ...{ boxId: targetBoxId, companyId: targetCompanyId },
    ...{ sourceCompanyId, now },
  });
  await forgetTransferLots(db, transfer.id);
  await insertTransferLots(db, transfer.id, along.lots);
  const event = eventOf(ending, transferEvents.receive, body.comment ?? null, saidOf(transfer, body));
  const target = {
    boxId: targetBoxId,
    companyId: targetCompanyId,
    ownerCompanyId: transfer.kind === 'ownership' ? targetCompanyId : null,
    lots: along.lots.map(({ id }) => id),
  };
  // The way that was gone: from the sender to who receives.
  const sent = { ...event, boxId: sourceBoxId, targetBoxId };
  await record(db, ending, sent, received, target, along.fieldsOf);
}

/** What was not taken is the sender's again: an event for each reason. */
async function giveBack(
  db: Inside,
  ending: Ending,
  { returned }: SettledArrival,
  body: Answer,
): Promise<void> {
  const { transfer } = ending;
  for (const reason of new Set(returned.values())) {
    const assetIds = [...returned].flatMap(([id, why]) => (why === reason ? [id] : []));
    const fields = { ...saidOf(transfer, body), reason };
    const event = eventOf(ending, transferEvents.return, body.comment ?? null, fields);
    await landAssets(db, transfer.id, { state: 'returned', assetIds, reason });
    await record(db, ending, { ...event, targetBoxId: transfer.sourceBoxId }, assetIds);
  }
}

/** What the events of an answer say: of which transfer, and where the counts differ both of them. */
function saidOf({ id, assetsCount }: OpenTransfer, { counted }: Answer): Values {
  return { transfer_number: id, sent: assetsCount, ...(counted !== undefined && { counted }) };
}

function eventOf(
  { form, actor, now }: Ending,
  eventType: number,
  comment: string | null,
  fields: Values,
): NewEvent {
  return newEvent({
    form,
    eventType,
    context: 'manual_form',
    moment: { at: now, zone: actor.timezone },
    now,
    recordedBy: actor.userId,
    comment,
    fields,
  });
}

type Target = NonNullable<Parameters<typeof recordChanges>[2]['target']>;

/** Records an event of assets that are locked; a problem with one of them undoes everything. */
async function record(
  db: Inside,
  { deps, form, transfer, locked }: Ending,
  event: NewEvent,
  ids: readonly number[],
  target?: Target,
  fieldsOf: (asset: LockedAsset) => Values = () => ({}),
): Promise<void> {
  const rows = ids.flatMap((id, at) => {
    const asset = locked.get(id);
    return asset === undefined ? [] : [{ row: at + 1, asset, changes: {}, fields: fieldsOf(asset) }];
  });
  const { outcomes } = await recordChanges(db, deps.randomBytes, {
    model: form.model,
    event,
    eventId: null,
    effect: null,
    companyId: transfer.sourceCompanyId,
    rows,
    ...(target !== undefined && { target }),
  });
  const against = outcomes.flatMap(({ row, issues }): readonly Issue[] =>
    issues.map((found) => ({ ...found, record: String(ids[row - 1]) })),
  );
  if (against.length > 0) throw new Refusal('transferRejected', {}, against);
}

/** The sender's places of what was taken are free, and those held for what was not; in one order for everybody. */
async function settleQuota(
  db: Inside,
  { sourceCompanyId, targetCompanyId, assetType }: OpenTransfer,
  { received, returned }: SettledArrival,
): Promise<void> {
  if (sourceCompanyId === targetCompanyId) return;
  const freed = [
    { companyId: sourceCompanyId, count: received.length },
    { companyId: targetCompanyId, count: returned.size },
  ];
  for (const { companyId, count } of freed.toSorted((one, other) => one.companyId - other.companyId))
    if (count > 0) await releaseQuota(db, companyId, assetQuotaKind(assetType), count);
}

async function freeHeld(db: Inside, transfer: OpenTransfer, count: number): Promise<void> {
  const { sourceCompanyId, targetCompanyId, assetType } = transfer;
  if (sourceCompanyId !== targetCompanyId)
    await releaseQuota(db, targetCompanyId, assetQuotaKind(assetType), count);
}
