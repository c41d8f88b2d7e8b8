import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, issue, Refusal, type Issue } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import { canReach } from '@huella/domain/rules/sandbox';
import { transferKindOf, type TransferKind } from '@huella/domain/rules/transfer';
import type { Actor, BoxAccess } from '../../db/actors';
import { markOverride } from '../../db/ledger/event-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { sendAssets } from '../../db/ledger/transit-rows';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent, readMoment } from '../../http/event-moment';
import { formContextOf } from '../../http/form-context';
import { refuseIfMoved } from '../../http/selected-ids';
import { submitDigest } from '../../http/submit-digest';
import { announceLots, takeLotsAlong } from './lots-along';
import { takeOutNamed } from '../sheets/named-assets.store';
import { withSourcesOf } from '../sources/sources-check';
import { chargeReceiver } from './charge-receiver';
import {
  findBoxById,
  findSubmittedTransfer,
  findTransferEvent,
  insertTransfer,
  insertTransferLots,
} from './transfers.store';
import { changesOf, lookAtGoing, type Going } from './look-at-going';
import { listTransfers } from './transfer-list.store';
import { notifyReceivers } from './notify-transfers';
import { readTransfer, type AskedTransfer, type TransferBody } from './read-transfer';
import {
  errorsOf,
  failIfIncomplete,
  getTransferEvent,
  listMeant,
  lockMeant,
  rejectIfAny,
  withoutMark,
} from './transfer-task';
import { getAssetType } from './transferred-type';

type Reply = ReplyInputOf<Calls['transfers.add']>;

/** The key under which the same submit is known again, and what it says. */
interface Submit {
  readonly key: string;
  readonly digest: Buffer;
}

/** A transfer that is about to be done. */
interface Plan extends Going {
  /** Why others that were meant stay where they are. */
  readonly left: readonly Issue[];
  readonly submit: Submit;
  readonly actorId: number;
  readonly now: Date;
}

/**
 * Transfers assets: all of them, or none (decisions section 4). The assets are locked and looked at, the event is
 * recorded, they change establishment with the lots that go whole, and the receiver's quota is charged, in one
 * transaction. Where arrivals are confirmed they are in transit from then on, and move when that is answered. Whatever speaks
 * against one of them undoes it all, and the attempt is kept as rejected; where it was said that those may stay, the others
 * are tried again without them. The same key again is the same transfer.
 */
export async function transferAssets(
  deps: Deps,
  actor: Actor,
  source: BoxAccess,
  body: TransferBody,
): Promise<Reply> {
  const asked = readTransfer(body);
  const submit = { key: body.submitKey ?? deps.newId(), digest: await submitDigest(body) };
  const rejected = new Refusal('transferRejected', {}, []);
  const again = await answerAgain(deps, actor, asked, submit, rejected);
  if (again !== null) return again;
  try {
    const assetType = await getAssetType(deps.db, body);
    return await transferOnce(deps, await planOf(deps, actor, source, assetType, { asked, submit }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Beside this one the same submit may have been done: then there was nothing left to do, and that is the answer.
    const done = await answerAgain(deps, actor, asked, submit, error);
    if (done === null) throw error;
    return done;
  }
}

async function transferOnce(deps: Deps, meant: Plan): Promise<Reply> {
  for (let plan = meant; ;) {
    try {
      const done = await transact(deps.db, async (db) => {
        const upload = await lockMeant(db, plan.form, plan.actorId, plan.asked);
        const id = await handOver(db, deps, plan);
        if (upload !== null) await takeOutNamed(db, upload, plan.ids);
        return id;
      });
      return await present(deps, plan.source.boxId, done, plan.left);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'transferRejected')) throw error;
      const others = withoutRefused(plan, error.issues);
      if (others === null) {
        await keepRejected(deps, meant, error);
        throw error;
      }
      plan = others;
    }
  }
}

/**
 * The same transfer without what was refused of it, where that was asked for and something is left; else null. A lot that
 * is whole no more, or an identifier that is taken over there, may refuse others the next time.
 */
function withoutRefused(plan: Plan, issues: readonly Issue[]): Plan | null {
  if (!plan.asked.withoutErrors || issues.some(({ record }) => record === null)) return null;
  const refused = new Set(issues.map(({ record }) => Number(record)));
  const ids = plan.ids.filter((id) => !refused.has(id));
  const isLess = ids.length > 0 && ids.length < plan.ids.length;
  return isLess ? { ...plan, ids, left: [...plan.left, ...issues] } : null;
}

/**
 * What became of the same submit before; null where there was none. One that was refused is refused by what is given,
 * another submit under its key by `submitReused`.
 */
async function answerAgain(
  deps: Deps,
  actor: Actor,
  { boxSource, boxTarget }: AskedTransfer,
  { key, digest }: Submit,
  rejected: Refusal,
): Promise<Reply | null> {
  const before = await findSubmittedTransfer(deps.db, actor.userId, key);
  if (before === null) return null;
  const isSame = before.digest?.equals(digest) ?? true;
  if (!isSame || before.sourceBoxId !== boxSource || before.targetBoxId !== boxTarget) fail('submitReused');
  if (before.eventId === null) throw rejected;
  return present(deps, boxSource, before.id, []);
}

async function present(deps: Deps, boxId: number, id: number, left: readonly Issue[]): Promise<Reply> {
  const [transfer] = await listTransfers(deps.db, boxId, { id, limit: 1 });
  const eventId = await findTransferEvent(deps.db, id);
  if (transfer === undefined || eventId === null) return fail('unexpected');
  return { transfer, eventId, left: left.map((each) => ({ ...each, slots: { ...each.slots } })) };
}

async function planOf(
  deps: Deps,
  actor: Actor,
  source: BoxAccess,
  assetType: number,
  { asked, submit }: Pick<Plan, 'asked' | 'submit'>,
): Promise<Plan> {
  const now = deps.clock();
  const form = await withSourcesOf(deps.db, formContextOf(now, actor, source, assetType));
  const event = getTransferEvent(form);
  const moment = readMoment(asked.date, actor.timezone, now);
  if (moment.issues.length > 0) failWith(moment.issues);
  const target = await findBoxById(deps.db, asked.boxTarget);
  if (target === null || !canReach(source.companyId, target.companyId))
    return failWith([issue('alias', 'msgNoFacility')]);
  const ids = await listMeant(deps.db, form, actor.userId, asked);
  if (asked.ids === undefined) refuseIfMoved(ids, asked.count);
  if (ids.length === 0) fail('nothingSelected');
  return {
    ...{ form, source, target, event, moment, ids, left: [] },
    ...{ asked, submit, actorId: actor.userId, now },
  };
}

/** Does the transfer and answers its id; anything against it is thrown as a rejection, which undoes all. */
async function handOver(db: Inside, deps: Deps, plan: Plan): Promise<number> {
  const { form, source, target, event, moment, asked } = plan;
  const going = await lookAtGoing(db, plan);
  const { fields, found, whole } = going;
  failIfIncomplete(found.flatMap(({ issues }) => issues));
  rejectIfAny(found.flatMap(errorsOf));
  const kind = transferKindOf(event, fields);
  // Where arrivals are confirmed nothing moves yet: neither assets nor lots.
  const along = target.confirms
    ? announceLots(whole)
    : await takeLotsAlong(db, form, whole, {
        ...{ boxId: target.boxId, companyId: target.companyId },
        ...{ sourceCompanyId: source.companyId, now: deps.clock() },
      });
  const recorded = await recordChanges(db, deps.randomBytes, {
    model: form.model,
    event: newEvent({
      form,
      eventType: engineEvents.transfer,
      context: 'manual_form',
      moment,
      now: deps.clock(),
      recordedBy: plan.actorId,
      comment: asked.comment,
      fields: withoutMark(fields),
      targetBoxId: target.boxId,
    }),
    eventId: null,
    effect: null,
    companyId: source.companyId,
    rows: await changesOf(going, along.fieldsOf),
    ...(!target.confirms && {
      target: {
        boxId: target.boxId,
        companyId: target.companyId,
        ownerCompanyId: kind === 'ownership' ? target.companyId : null,
        lots: along.lots.map(({ id }) => id),
      },
    }),
  });
  rejectIfAny(
    recorded.outcomes.flatMap(({ row, issues }) =>
      issues.map((found) => ({ ...found, record: String(plan.ids[row - 1]) })),
    ),
  );
  if (recorded.eventId !== null && going.overridden.size > 0) await markOverride(db, recorded.eventId);
  await chargeReceiver(db, plan);
  const id = await insertTransfer(db, { ...rowOf(plan, kind), eventId: recorded.eventId }, deps.clock());
  // The same key was used by a request that ran beside this one: it did the work.
  if (id === null) return fail('submitReused');
  await insertTransferLots(db, id, along.lots);
  if (target.confirms) await sendAssets(db, id, plan.ids);
  await notifyReceivers(db, deps, id, { boxId: target.boxId, byUserId: plan.actorId }, deps.clock());
  return id;
}

function rowOf({ form, source, target, ids, actorId, submit }: Plan, kind: TransferKind) {
  return {
    assetType: form.model.id,
    sourceBoxId: source.boxId,
    targetBoxId: target.boxId,
    kind,
    state: target.confirms ? ('in_transit' as const) : ('completed' as const),
    reason: null,
    assetsCount: ids.length,
    createdBy: actorId,
    submitKey: submit.key,
    submitDigest: submit.digest,
  };
}

/** Nothing moved, and everybody can see that it was tried (decisions section 4, rejected). */
async function keepRejected(deps: Deps, plan: Plan, { issues }: Refusal): Promise<void> {
  const row = rowOf(plan, 'ownership');
  const reason = issues[0]?.code ?? 'unexpected';
  await insertTransfer(deps.db, { ...row, eventId: null, state: 'rejected', reason }, deps.clock());
}
