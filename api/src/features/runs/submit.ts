import type { RunView } from '@huella/domain/calls/jobs';
import { fail, failWith, issue, Refusal, type Issue } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import { canRegister, findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { aimOf, purposeOf } from '@huella/domain/engine/sheets/sheet-purpose';
import type { Actor, BoxAccess } from '../../db/actors';
import { assetQuotaKind, findQuotaRoom } from '../../db/ledger/quota-rows';
import { addJob } from '../../db/queue';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { readMoment, type Moment } from '../../http/event-moment';
import { dayIn, formContextOf, type FormContext } from '../../http/form-context';
import { submitDigest } from '../../http/submit-digest';
import { queueDiscard } from '../files/files.store';
import { noLot, type LotOnDay } from '../lots/lot-day-check';
import { learnMeanings } from '../sheets/meanings-check';
import { findSharedValues, markSubmitted } from '../sheets/submitted-rows.store';
import { checkUpload } from '../sheets/upload-check';
import { withAccepted } from './accepted-defaults';
import { eventTypeOf, kindOf, listBulkRows, uploadOf, type BroughtRow, type BulkBody } from './bulk-rows';
import type { SaidOfAll } from './own-moments-check';
import { checkAdds, checkChanges, isFit, onDayOf, sharedFields, type LookedAt } from './check-rows';
import { refuseUnlessMade } from './transform';
import { refuseUnlessOne } from './write-intake';
import type { RowCheck } from '../../http/check-row';
import { withSourcesOf } from '../sources/sources-check';
import { insertRunRows, insertStagedRows } from './run-rows.store';
import { findRunView, findSubmitted, insertRun, type NewRun } from './runs.store';
import { writeChunk } from './work-run';

/** Up to so many rows are written while the user waits; more become a run (document 2 section 4). */
export const atOnce = 30;

/** The most reasons that a refused run is answered with. */
const reasonsShown = 1_000;

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

/** A bulk call that is being accepted. */
interface Bulk {
  readonly deps: Deps;
  readonly actor: Actor;
  readonly place: BoxAccess;
  readonly check: RowCheck;
  readonly body: BulkBody;
  /** What the call says of all its rows. */
  readonly said: SaidOfAll;
  /** Which of the assets were in the lot that it is recorded on. */
  readonly lotOnDay: LotOnDay;
  readonly run: Omit<NewRun, 'name' | 'total' | 'leftOut'>;
}

/** Accepts the rows that a call brings or selects; null when the same was submitted meanwhile. */
async function acceptBrought(bulk: Bulk): Promise<RunView | null> {
  const { deps, actor, check, body, run, said } = bulk;
  const brought = await listBulkRows(deps.db, check.form, body, said);
  if (brought.length === 0) fail('nothingSelected');
  const { rows, completed } = withAccepted(check.form, body, brought);
  const transforms = check.event?.transforms;
  if (transforms !== undefined) {
    refuseUnlessMade(transforms, bulk.place, rows);
    // What comes out of all of them came out at one moment.
    refuseUnlessAlike(rows);
  }
  if (check.event !== null) refuseUnlessOne(check.event, rows.length);
  const found =
    kindOf(body) === 'add'
      ? await checkAdds(deps.db, check, actor.userId, rows)
      : await checkChanges(deps.db, check, actor.userId, body.common ?? {}, rows);
  const sent = new Map(rows.map((row) => [row.row, row]));
  const looked = found.map((row) => {
    const more = [...(sent.get(row.row)?.faults ?? []), ...lotIssues(bulk, row)];
    return more.length === 0 ? row : { ...row, issues: [...more, ...row.issues] };
  });
  const fit = looked.filter(isFit);
  refuseUnlessFit(
    looked.length,
    looked.filter((row) => !isFit(row)),
    // What comes out was entered for all that goes in.
    transforms === undefined ? body : {},
  );
  const payload = { ...run.payload, completed, shared: sharedFields(fit) };
  const counts = { total: fit.length, leftOut: looked.length - fit.length };
  return transact(deps.db, async (db) => {
    await refusePastQuota(db, bulk, fit.length);
    const id = await insertRun(db, { ...run, ...counts, payload, name: null }, deps.clock());
    if (id === null) return null;
    await insertRunRows(
      db,
      id,
      looked.map((row) =>
        isFit(row)
          ? row
          : // What was sent, readable or not: it is given back to be corrected.
            { ...row, values: sent.get(row.row)?.sent ?? row.values, leftOutFor: row.issues },
      ),
    );
    return begin(db, deps, id, fit.length, check.event);
  });
}

function lotIssues({ check, lotOnDay }: Bulk, { assetId, said }: LookedAt): readonly Issue[] {
  const found = lotOnDay(assetId ?? 0, onDayOf(check, said).day);
  return found === null ? [] : [found];
}

/** Accepts the rows of an upload, which stay where they were staged; null when it was submitted meanwhile. */
async function acceptUpload(bulk: Bulk, uploadId: number): Promise<RunView | null> {
  const { deps, actor, place, check, body, run, said } = bulk;
  withAccepted(check.form, body, []);
  return transact(deps.db, async (db) => {
    const aim = aimOf(kindOf(body) === 'add' ? 'add' : 'update', eventTypeOf(body));
    const about = { ...aim, uploadId, assetType: check.form.model.id, said };
    const checked = await checkUpload(db, deps, actor, place, about);
    if (checked === null) return null;
    const { upload, task, refused } = checked;
    if (checked.total === 0) fail('nothingSelected');
    refuseUnlessFit(checked.total, refused, body);
    const total = checked.total - refused.length;
    await refusePastQuota(db, bulk, total);
    const counts = { total, leftOut: refused.length };
    const shared = aim.eventType === null ? {} : await findSharedValues(db, uploadId);
    const payload = { ...run.payload, completed: upload.defaults ?? {}, shared };
    const id = await insertRun(db, { ...run, ...counts, payload, name: upload.originalName }, deps.clock());
    if (id === null) return null;
    await markSubmitted(db, uploadId, id);
    const as = {
      ofEvent: aim.eventType === null ? null : run.payload,
      changesOnly: purposeOf(aim) === 'update',
    };
    await insertStagedRows(db, id, uploadId, refused, as);
    const view = await begin(db, deps, id, total, check.event);
    await learnMeanings(db, task, upload, deps.clock());
    // The rows are staged: nobody needs the file they came in.
    await queueDiscard(db, upload.storageName);
    return view;
  });
}

function refuseUnlessAlike(rows: readonly BroughtRow[]): void {
  const key = ({ said }: BroughtRow) => JSON.stringify(said ?? null);
  const [first] = rows;
  const others = rows.filter((row) => first !== undefined && key(row) !== key(first));
  if (others.length > 0)
    failWith(others.map((row) => inRow(issue(eventDateColumn.name, 'notAlike'), { ...row, issues: [] })));
}

/** What speaks against writing a row. */
interface Refused {
  readonly row: number;
  readonly assetId: number | null;
  readonly issues: readonly Issue[];
}

function refuseUnlessFit(
  total: number,
  refused: readonly Refused[],
  { withoutErrors = false }: Pick<BulkBody, 'withoutErrors'>,
): void {
  if (refused.length === 0 || (withoutErrors && refused.length < total)) return;
  const reasons = refused.flatMap((row) =>
    row.issues.filter((found) => found.level === 'error').map((found) => inRow(found, row)),
  );
  failWith(reasons.slice(0, reasonsShown));
}

/** A reason with its record: the asset's id where there is one, else the number of the row. */
function inRow(found: Issue, { row, assetId }: Refused): Issue {
  return { ...found, record: String(assetId ?? row) };
}

async function refusePastQuota(db: Inside, { place, check, body }: Bulk, needed: number): Promise<void> {
  if (kindOf(body) !== 'add') return;
  const remaining = await findQuotaRoom(db, place.companyId, assetQuotaKind(check.form.model.id));
  if (needed > remaining) fail('quotaExceeded', { remaining, needed });
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

/**
 * Few rows are all written before the answer, or none: a conflict refuses, which undoes all. More are a job, but for
 * those of a transformation, which is one thing whatever the number of its inputs. Answers the run as it is then.
 */
async function begin(
  db: Inside,
  deps: Deps,
  id: number,
  total: number,
  event: EventModel | null,
): Promise<RunView> {
  const isJob = total > atOnce && event?.transforms === undefined;
  if (isJob) await addJob(db, 'work_run', { runId: id }, `run:${String(id)}`);
  else await writeChunk(db, deps, id, total + 1);
  const view = (await findRunView(db, id)) ?? fail('unexpected');
  if (!isJob && view.conflicts > 0) failWith(view.errors.map((each) => each as Issue)); // as the ledger gave them
  return view;
}
