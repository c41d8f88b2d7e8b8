import { fail } from '@huella/domain/model/errors';
import type { EventModel } from '@huella/domain/model/event-model';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { findPlace } from '../../db/actors';
import { isUnreachable } from '../../db/pg-fault';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import { dayIn, formContextOf } from '../../http/form-context';
import type { RowCheck } from '../../http/check-row';
import { withSourcesOf } from '../sources/sources-check';
import { readAhead, readAsAsked, type NextRows, type ReadRows } from './read-ahead';
import { faultIssue, openRowFaults, reasonsOf, referenceOf, type RecordRowFault } from './run-faults';
import { addRunFault, type KeptFault } from './run-faults.store';
import type { OwnEvent } from '../../db/run-tables';
import { groupBySaid } from './own-moments';
import { listWaitingRows, type Said } from './run-rows.store';
import { endRun, lockRun, saveResults, type RowResult, type Run } from './runs.store';
import { writers } from './write-rows';

/** Rows of one transaction: small enough to be quick, large enough to be cheap. */
const chunkRows = 1_000;

const nothing: NextRows = { rows: [], ready: null };

/** What running needs of the server. */
export type Worker = Pick<Deps, 'db' | 'clock' | 'disk' | 'faults' | 'log' | 'randomBytes' | 'isStopping'>;

/**
 * Writes a run to its end, chunk after chunk of `size` rows. Each chunk is a transaction with the run's place in it, so
 * that a process that dies leaves whole chunks, and the process that takes over goes on after the last. Answers false when
 * the server stops before the end.
 * @throws Refusal `storageFull` before a chunk for which the disk has no room
 */
export async function workRun(worker: Worker, runId: number, size = chunkRows): Promise<boolean> {
  const begin = () => readAhead(worker);
  const recordFault = openRowFaults(worker, runId);
  let read = begin();
  for (;;) {
    if (worker.isStopping()) return false;
    await worker.disk.requireRoom();
    const written = await writeNext(worker, { runId, size, read, recordFault });
    if (written === 'end') return true;
    // What was made ready meanwhile has older ids than the rows that were written one by one.
    if (written === 'byRow') read = begin();
  }
}

interface Working {
  readonly runId: number;
  readonly size: number;
  readonly read: ReadRows;
  readonly recordFault: RecordRowFault;
}

/** Writes the next chunk; a chunk that cannot be written is written row by row, so that one row spoils no other. */
async function writeNext(worker: Worker, working: Working): Promise<'chunk' | 'byRow' | 'end'> {
  const { runId, size, read } = working;
  try {
    const ended = await transact(worker.db, (db) => writeChunk(db, worker, runId, size, read));
    return ended ? 'end' : 'chunk';
  } catch (error) {
    if (isUnreachable(error)) throw error;
    worker.log.warn(
      { runId, reason: String(error) },
      'a chunk of a run could not be written: its rows go one by one',
    );
    const { ended, skipped } = await writeRowByRow(worker, working);
    // No row met it again, which would have it logged with its stack.
    if (skipped === 0 && reasonsOf(error) === null)
      worker.faults.record('run', error, 'a chunk of a run failed whose rows could be written', { runId });
    return ended ? 'end' : 'byRow';
  }
}

async function writeRowByRow(worker: Worker, { runId, size, recordFault }: Working) {
  let skipped = 0;
  for (let at = 0; at < size; at += 1) {
    try {
      const ended = await transact(worker.db, (db) => writeChunk(db, worker, runId, 1));
      if (ended) return { ended, skipped };
    } catch (error) {
      if (isUnreachable(error)) throw error;
      const found = await transact(worker.db, (db) => skipRow(db, worker, runId, error));
      if (found !== null) recordFault(error, found.fault, found.isKept);
      skipped += 1;
    }
  }
  return { ended: false, skipped };
}

/**
 * Keeps the row that cannot be written as a conflict: an accepted run always ends. Answers the fault that it met, and
 * whether the run keeps it; null where the row was refused for a reason of its own.
 */
async function skipRow(
  db: Inside,
  worker: Worker,
  runId: number,
  error: unknown,
): Promise<{ readonly fault: KeptFault; readonly isKept: boolean } | null> {
  const run = await lockRun(db, runId);
  const [found] = run === null ? [] : await listWaitingRows(db, runId, run.nextRow, 1);
  if (found === undefined) return null;
  const { row } = found;
  const reasons = reasonsOf(error);
  const result = { row, assetId: null, issues: reasons ?? [faultIssue] };
  await saveResults(db, runId, [result], { eventId: null, own: [] }, worker.clock());
  if (reasons !== null) return null;
  const fault = { row, code: faultIssue.code, reference: referenceOf(runId, row) };
  return { fault, isKept: await addRunFault(db, runId, fault) };
}

/**
 * Writes up to `size` rows of a run and answers whether it has ended. Two workers on one run never write the same
 * row: the run's row is locked, and its place moves in the same transaction.
 */
export async function writeChunk(
  db: Inside,
  worker: Pick<Worker, 'clock' | 'randomBytes'>,
  runId: number,
  size: number,
  read = readAsAsked,
): Promise<boolean> {
  const run = await lockRun(db, runId);
  if (run === null || run.ended) return true;
  const now = worker.clock();
  const { rows, ready } = run.stopAsked ? nothing : await read(db, run, size);
  if (rows.length > 0) {
    const check = await rowCheckOf(db, run, now);
    const outcomes: RowResult[] = [];
    const own: OwnEvent[] = [];
    let { eventId } = run;
    for (const { said, rows: alike } of groupBySaid(rows)) {
      const known = said === null ? eventId : ownEventId(run, said);
      const event = saidOf(run, check, said, now);
      const recorded = await writers[run.kind](db, worker.randomBytes, {
        run: { ...run, eventId: known },
        check: { ...check, day: dayIn(event.at, event.zone) },
        said: event,
        rows: alike,
        ready,
      });
      outcomes.push(...recorded.outcomes);
      if (said === null) eventId = recorded.eventId;
      else if (known === null && recorded.eventId !== null) own.push({ ...said, id: recorded.eventId });
    }
    const results = outcomes.sort((one, other) => one.row - other.row);
    await saveResults(db, runId, results, { eventId, own }, now);
  }
  if (rows.length === size) return false;
  await endRun(db, runId, worker.clock());
  return true;
}

async function rowCheckOf(db: Inside, run: Run, now: Date): Promise<RowCheck> {
  const place = (await findPlace(db, run.boxId)) ?? fail('notFound');
  const { language, zone, at } = run.payload;
  const known = formContextOf(now, { language, timezone: zone }, place, run.assetType);
  const form = await withSourcesOf(db, known);
  const event: EventModel | null = run.kind === 'event' ? findEvent(form.model, run.eventType) : null;
  const moment = new Date(at);
  return { form, event, day: dayIn(moment, zone), at: moment };
}

/** The event of rows that said the same before; null where there is none yet. */
function ownEventId({ ownEvents }: Run, { at, comment }: Said): number | null {
  return ownEvents.find((each) => each.at === at && each.comment === comment)?.id ?? null;
}

function saidOf(run: Run, { form }: RowCheck, own: Said | null, now: Date) {
  const { context, zone, shared } = run.payload;
  const { at, comment } = own ?? run.payload;
  return newEvent({
    form,
    eventType: run.eventType,
    context,
    moment: { at: new Date(at), zone },
    now,
    recordedBy: run.startedBy,
    comment,
    fields: shared,
    runId: run.id,
  });
}
