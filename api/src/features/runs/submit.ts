import type { RunView } from '@huella/domain/calls/jobs';
import { fail, failWith, issue, Refusal } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import { canRegister, findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { readMoment, type Moment } from '../../http/event-moment';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { submitDigest } from '../../http/submit-digest';
import { noLot, type LotOnDay } from '../lots/lot-day-check';
import { acceptBrought } from './accept-brought';
import { acceptUpload } from './accept-upload';
import type { Bulk } from './accepting';
import { eventTypeOf, kindOf, uploadOf, type BulkBody } from './bulk-rows';
import type { RowCheck } from '../../http/check-row';
import { withSourcesOf } from '../sources/sources-check';
import { findRunView, findSubmitted } from './runs.store';

/**
 * Takes a bulk call: looks at every row, and either refuses the whole with a reason for each bad row and nothing
 * written, or accepts it as a run (decisions section 4). Up to 30 rows are written before the answer, all or
 * nothing; more are written by a worker. The same submit again answers the same run.
 */
export async function submitBulk(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  body: BulkBody,
  lotOnDay: LotOnDay = noLot,
): Promise<RunView> {
  const submitted = await submitOf(deps, body);
  const before = await findBefore(deps, actor, submitted);
  if (before !== null) return before;
  const now = deps.clock();
  const form = await withSourcesOf(deps.db, formContextOf(now, actor, place, body.pkObjectType));
  const moment = readMoment(body.headerValues?.date, actor.timezone, now);
  if (moment.issues.length > 0) failWith(moment.issues);
  const day = dayIn(moment.at, moment.zone);
  const check: RowCheck = { form, event: eventOf(form, body), day, at: moment.at };
  const run = { ...runOf(actor, form, body, moment), ...submitted };
  const said = { moment, comment: body.headerValues?.comment ?? null, now };
  const bulk = { deps, actor, place, check, body, run, said, lotOnDay };
  const uploadId = uploadOf(body);
  const accepting = uploadId === null ? acceptBrought(bulk) : acceptUpload(bulk, uploadId);
  const accepted = await accepting.catch(async (error: unknown) => {
    // What the same submit did beside this one is in its way: its run is the answer.
    if (error instanceof Refusal && (await findBefore(deps, actor, submitted)) !== null) return null;
    throw error;
  });
  return accepted ?? (await findBefore(deps, actor, submitted)) ?? fail('unexpected');
}

interface Submit {
  readonly submitKey: string;
  readonly submitDigest: Buffer;
}

/** The key under which the same submit is known again, and what it is about. */
async function submitOf(deps: Deps, body: BulkBody): Promise<Submit> {
  const upload = body.ExcelUploadId === undefined ? undefined : `upload:${String(body.ExcelUploadId)}`;
  return {
    submitKey: upload ?? body.submitKey ?? deps.newId(),
    submitDigest: await submitDigest(body),
  };
}

/** The run of an earlier submit under the same key; another content under it is refused. */
async function findBefore(deps: Deps, actor: Actor, submit: Submit): Promise<RunView | null> {
  const found = await findSubmitted(deps.db, actor.userId, submit.submitKey);
  if (found === null) return null;
  if (!found.digest.equals(submit.submitDigest)) fail('submitReused');
  return findRunView(deps.db, found.id);
}

/** The event that is recorded; null for loads and edits. One that is not offered here refuses. */
function eventOf(form: FormContext, body: BulkBody): EventModel | null {
  const { model, scope } = form;
  const { action, actionContext } = body;
  const isEngines =
    actionContext.eventType === engineEvents.load || actionContext.eventType === engineEvents.edit;
  if (action === 'add' && !isEngines) return failWith([issue(null, 'eventNotOffered')]);
  if (kindOf(body) === 'add' && !canRegister(model, scope.boxSubtype)) fail('notAllowed');
  if (kindOf(body) !== 'event') return null;
  const event = findEvent(model, body.actionContext.eventType);
  const offered = event !== null && !event.isTransfer && isEventOffered(event, scope.boxSubtype, form);
  return offered ? event : failWith([issue(null, 'eventNotOffered')]);
}

function runOf(
  actor: Actor,
  { model, place, locale }: FormContext,
  body: BulkBody,
  moment: Moment,
): Omit<Bulk['run'], keyof Submit> {
  return {
    kind: kindOf(body),
    boxId: place.boxId,
    assetType: model.id,
    eventType: eventTypeOf(body),
    startedBy: actor.userId,
    payload: {
      context: body.actionContext.context,
      at: moment.at.toISOString(),
      zone: moment.zone,
      language: locale.language,
      comment: body.headerValues?.comment ?? null,
      common: body.common ?? {},
      shared: {},
      ...(body.confirmed === true && { confirmed: true }),
    },
  };
}
