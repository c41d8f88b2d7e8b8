import { createHash } from 'node:crypto';
import type { RunView } from '@huella/domain/calls/jobs';
import { fail, failWith, issue, type Issue } from '@huella/domain/errors';
import { canonicalJson } from '@huella/domain/events/canonical';
import type { EventModel } from '@huella/domain/events/event-model';
import { canLoad, findEvent, isEventOffered } from '@huella/domain/rules/event-access';
import type { Actor, Standing } from '../../db/actors';
import { assetQuotaKind, findQuotaRoom } from '../../db/ledger/quota-rows';
import { addJob } from '../../db/queue';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { readMoment, type Moment } from '../../http/event-moment';
import { dayIn, settingOf, type Setting } from '../../http/setting';
import { markSubmitted } from '../sheets/sheets.store';
import { checkUpload } from '../sheets/upload-check';
import { eventTypeOf, kindOf, listBulkRows, uploadOf, type BulkBody } from './bulk-rows';
import { checkAdds, checkChanges, isFit, sharedFields, type LookedAt } from './check-rows';
import type { Task } from '../../http/examine';
import { withSourcesOf } from '../sources/sources-check';
import { findRunView, findSubmitted, insertRun, insertRunRows, type NewRun } from './runs.store';
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
  place: Standing,
  body: BulkBody,
): Promise<RunView> {
  const submitted = submitOf(deps, body);
  const before = await findBefore(deps, actor, submitted);
  if (before !== null) return before;
  const now = deps.clock();
  const setting = await withSourcesOf(deps.db, settingOf(now, actor, place, body.pkObjectType));
  const moment = readMoment(body.headerValues?.date, actor.timezone, now);
  if (moment.issues.length > 0) failWith(moment.issues);
  const task: Task = { setting, event: eventOf(setting, body), day: dayIn(moment.at, moment.zone) };
  const { looked, name } = await lookAt(deps, actor, place, task, body);
  const fit = looked.filter(isFit);
  refuseUnlessFit(looked, fit, body);
  if (kindOf(body) === 'add') await refusePastQuota(deps, place, setting, fit.length);
  const run = { ...runOf(actor, setting, body, moment, fit), ...submitted, name };
  const id = await accept(deps, { ...run, leftOut: looked.length - fit.length }, looked, body);
  if (id === null) return (await findBefore(deps, actor, submitted)) ?? fail('unexpected');
  return (await findRunView(deps.db, id)) ?? fail('unexpected');
}

interface Submit {
  readonly submitKey: string;
  readonly submitDigest: Buffer;
}

/** The key under which the same submit is known again, and what it is about. */
function submitOf(deps: Deps, body: BulkBody): Submit {
  const { submitKey, ...content } = body;
  const upload = body.ExcelUploadId === undefined ? undefined : `upload:${String(body.ExcelUploadId)}`;
  return {
    submitKey: upload ?? submitKey ?? deps.newId(),
    submitDigest: createHash('sha256').update(canonicalJson(content)).digest(),
  };
}

/** The run of an earlier submit under the same key; another content under it is refused. */
async function findBefore(deps: Deps, actor: Actor, submit: Submit): Promise<RunView | null> {
  const found = await findSubmitted(deps.db, actor.userId, submit.submitKey);
  if (found === null) return null;
  if (!found.digest.equals(submit.submitDigest)) fail('submitReused');
  return findRunView(deps.db, found.id);
}

interface Looked {
  readonly looked: readonly LookedAt[];
  /** What the user calls the whole: the name of the file. */
  readonly name: string | null;
}

/** The event that is recorded; null for loads and edits. One that is not offered here refuses. */
function eventOf({ model, scope, relations }: Setting, body: BulkBody): EventModel | null {
  if (kindOf(body) === 'add' && !canLoad(model, scope.boxSubtype)) fail('notAllowed');
  if (kindOf(body) !== 'event') return null;
  const event = findEvent(model, body.actionContext.eventType);
  const offered = event !== null && !event.isTransfer && isEventOffered(event, scope.boxSubtype, relations);
  return offered ? event : failWith([issue(null, 'eventNotOffered')]);
}

async function lookAt(
  deps: Deps,
  actor: Actor,
  place: Standing,
  task: Task,
  body: BulkBody,
): Promise<Looked> {
  const kind = kindOf(body);
  const uploadId = uploadOf(body);
  if (uploadId !== null) {
    if (kind === 'event') return fail('notFound');
    const about = { uploadId, assetType: task.setting.model.id, mode: kind };
    const { rows, upload } = await checkUpload(deps, actor, place, about);
    if (rows.length === 0) fail('nothingSelected');
    return { looked: rows.map((row) => ({ ...row, fields: {} })), name: upload.originalName };
  }
  const rows = await listBulkRows(deps.db, task.setting, body);
  if (rows.length === 0) fail('nothingSelected');
  const looked =
    kind === 'add'
      ? await checkAdds(deps.db, task, actor.userId, rows)
      : await checkChanges(deps.db, task, actor.userId, body.common ?? {}, rows);
  return { looked, name: null };
}

function refuseUnlessFit(looked: readonly LookedAt[], fit: readonly LookedAt[], body: BulkBody): void {
  if (fit.length === looked.length || (body.withoutErrors === true && fit.length > 0)) return;
  const reasons = looked.flatMap((row) =>
    row.issues.filter((found) => found.level === 'error').map((found) => inRow(found, row)),
  );
  failWith(reasons.slice(0, reasonsShown));
}

/** A reason with its record: the asset's id where there is one, else the number of the row. */
function inRow(
  found: Issue,
  { row, assetId }: { readonly row: number; readonly assetId: number | null },
): Issue {
  return { ...found, record: String(assetId ?? row) };
}

async function refusePastQuota(
  deps: Deps,
  place: Standing,
  { model }: Setting,
  needed: number,
): Promise<void> {
  const remaining = await findQuotaRoom(deps.db, place.companyId, assetQuotaKind(model.id));
  if (needed > remaining) fail('quotaExceeded', { remaining, needed });
}

function runOf(
  actor: Actor,
  { model, place, locale }: Setting,
  body: BulkBody,
  moment: Moment,
  fit: readonly LookedAt[],
): Omit<NewRun, keyof Submit | 'leftOut' | 'name'> {
  return {
    kind: kindOf(body),
    boxId: place.boxId,
    assetType: model.id,
    eventType: eventTypeOf(body),
    startedBy: actor.userId,
    total: fit.length,
    payload: {
      context: body.actionContext.context,
      at: moment.at.toISOString(),
      zone: moment.zone,
      language: locale.language,
      comment: body.headerValues?.comment ?? null,
      common: body.common ?? {},
      shared: sharedFields(fit),
    },
  };
}

/** Accepts a run: writes it down, and up to 30 rows at once. Null when the same was submitted meanwhile. */
async function accept(
  deps: Deps,
  run: NewRun,
  looked: readonly LookedAt[],
  body: BulkBody,
): Promise<number | null> {
  return transact(deps.db, async (db) => {
    const id = await insertRun(db, run, deps.clock());
    if (id === null) return null;
    const uploadId = uploadOf(body);
    if (uploadId !== null && !(await markSubmitted(db, uploadId, id))) fail('changedMeanwhile');
    await insertRunRows(
      db,
      id,
      looked.map((row) => ({ ...row, leftOutFor: isFit(row) ? null : row.issues })),
    );
    if (run.total <= atOnce) await writeAtOnce(db, deps, id);
    else await addJob(db, 'work_run', { runId: id }, `run:${String(id)}`);
    return id;
  });
}

/** Few rows are all written or none: a conflict refuses, which undoes the transaction. */
async function writeAtOnce(db: Inside, deps: Deps, id: number): Promise<void> {
  await writeChunk(db, deps, id, atOnce + 1);
  const view = (await findRunView(db, id)) ?? fail('unexpected');
  if (view.conflicts > 0) failWith(view.errors.map((each) => each as Issue)); // as the ledger gave them
}
