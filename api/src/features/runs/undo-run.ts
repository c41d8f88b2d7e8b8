import type { BodyOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { RunView } from '@huella/domain/calls/jobs';
import { fail, issue, Refusal, type Issue } from '@huella/domain/model/errors';
import { undoEvents } from '@huella/domain/model/engine-events';
import type { Actor, BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import { findRecordedEvent, type FoundEvent } from '../../db/ledger/undo-links';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { formContextOf, type FormContext } from '../../http/form-context';
import { submitDigest } from '../../http/submit-digest';
import { createYielder } from '../../yielder';
import { isUndoneWhole, judgeUndo, listMeantBy, refusalOf } from '../events/undo-check';
import { findRunView, findSubmitted, insertRun } from './runs.store';
import { listSubjects } from './subjects.store';
import { atOnce, beginRun } from './accepting';
import {
  findRunToUndo,
  insertUndoneRows,
  listStandingRows,
  updateTotal,
  type RunToUndo,
  type StandingRow,
} from './undo-run.store';

type Preview = ReplyInputOf<Calls['jobs.undoPreview']>;
type Body = BodyOf<Calls['jobs.undo']>;

/** Rows that are looked at together, and rows that are kept of which an answer tells. */
const judgedAtOnce = 500;
const maxListed = 100;

/** What undoing a run would do (decision 77): of each row that was written and stands, whether it is reversed, or why not. */
export async function previewRunUndo(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  runId: number,
): Promise<Preview> {
  const { run, form, events } = await findAsked(deps, actor, place, runId);
  const refusal = refusalOfRun(deps, actor, place, { run, form, events });
  if (refusal !== null) return { refusal: presented(refusal), ...{ can: 0, cannot: 0, kept: [] } };
  const kept: Preview['kept'][number][] = [];
  const yieldIfDue = createYielder();
  let [can, cannot, from] = [0, 0, 1];
  for (;;) {
    const rows = await listStandingRows(deps.db, run, from, judgedAtOnce);
    for (const { row, found, label } of await judgeRows(deps, form, events, rows)) {
      if (found === null) can += 1;
      else {
        cannot += 1;
        if (kept.length < maxListed)
          kept.push({ row: row.row, pk: row.assetId, label, issue: presented(found) });
      }
    }
    if (rows.length < judgedAtOnce) return { refusal: null, can, cannot, kept };
    from = (rows.at(-1)?.row ?? from) + 1;
    await yieldIfDue();
  }
}

const presented = (found: Issue) => ({ ...found, slots: { ...found.slots } });

/** Accepts the undoing of a run as a run of its own: few rows are undone before the answer. The same key again is the same run. */
export async function undoRun(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  runId: number,
  body: Body,
): Promise<RunView> {
  const asked = { ...body, runId };
  const submit = {
    submitKey: body.submitKey ?? deps.newId(),
    submitDigest: await submitDigest(asked),
  };
  const before = await findSubmitted(deps.db, actor.userId, submit.submitKey);
  if (before !== null && !before.digest.equals(submit.submitDigest)) fail('submitReused');
  if (before !== null) return (await findRunView(deps.db, before.id)) ?? fail('unexpected');
  const { run, form, events } = await findAsked(deps, actor, place, runId);
  const refusal = refusalOfRun(deps, actor, place, { run, form, events });
  if (refusal?.code === 'undoOthers') fail('notAllowed');
  if (refusal !== null) throw new Refusal('undoRefused', {}, [refusal]);
  const now = deps.clock();
  const { language } = form.locale;
  const payload = {
    ...{ context: 'manual_form', at: now.toISOString(), zone: actor.timezone, language },
    ...{ comment: body.reason, common: {}, shared: {}, undoes: { runId, events: run.events } },
  };
  const begun = await transact(deps.db, async (db) => {
    const { boxId, assetType, name } = run;
    const as = {
      kind: 'undo',
      eventType: undoEvents.undo,
      startedBy: actor.userId,
      total: 0,
      leftOut: 0,
    } as const;
    const undo = await insertRun(db, { boxId, assetType, name, payload, ...as, ...submit }, now);
    if (undo === null) return null;
    const unique = form.model.attributes.filter(({ validations }) => validations?.unique === 'everywhere');
    const total = await insertUndoneRows(
      db,
      undo.id,
      run,
      unique.map((field) => field.name),
    );
    if (total === 0) throw new Refusal('undoRefused', {}, [issue(null, 'undoneAlready')]);
    await updateTotal(db, undo.id, total);
    return beginRun(db, deps, { run: undo, place }, total, total > atOnce);
  });
  return begun ?? undoRun(deps, actor, place, runId, body);
}

interface Asked {
  readonly run: RunToUndo;
  readonly form: FormContext;
  readonly events: ReadonlyMap<number, FoundEvent>;
}

async function findAsked(deps: Deps, actor: Actor, place: BoxAccess, runId: number): Promise<Asked> {
  const run = (await findRunToUndo(deps.db, runId)) ?? fail('notFound');
  const events = new Map<number, FoundEvent>();
  for (const { id } of run.events)
    events.set(id, (await findRecordedEvent(deps.db, id)) ?? fail('unexpected'));
  return { run, form: formContextOf(deps.clock(), actor, place, run.assetType), events };
}

/** Why a run is not undone at all: it goes on, it undoes another, or one of its events is not undone, or only as a whole. */
function refusalOfRun(
  { clock }: Deps,
  { userId }: Actor,
  place: BoxAccess,
  { run, form, events }: Asked,
): Issue | null {
  if (run.kind === 'undo') return issue(null, 'undoUndo');
  if (run.state === 'queued' || run.state === 'running') return issue(null, 'undoRunning');
  if (events.size === 0) return issue(null, 'undoneAlready');
  for (const event of events.values()) {
    if (isUndoneWhole(form.model, event)) return issue(null, 'undoTransformation');
    const refusal = refusalOf(form, event, { userId, place, now: clock() });
    if (refusal !== null) return refusal;
  }
  return null;
}

/** What speaks against undoing each of some rows. */
async function judgeRows(
  { db }: Deps,
  form: FormContext,
  events: Asked['events'],
  rows: readonly StandingRow[],
): Promise<readonly { readonly row: StandingRow; readonly found: Issue | null; readonly label: string }[]> {
  const judged: Awaited<ReturnType<typeof judgeRows>>[number][] = [];
  for (const [eventId, event] of events) {
    const some = new Map(rows.filter((row) => row.eventId === eventId).map((row) => [row.assetId, row]));
    if (some.size === 0) continue;
    const meant = await listMeantBy(db, form, event, [...some.keys()]);
    const assets = (ids: readonly number[]) => listSubjects(db, form.model.id, ids);
    for (const each of await judgeUndo(db, form, event, meant, { use: 'look', assets })) {
      const row = some.get(each.id);
      if (row === undefined) continue;
      judged.push({ row, found: each.issue, label: labelOf(form.model, each.asset?.attributes ?? {}) });
    }
  }
  return judged;
}
