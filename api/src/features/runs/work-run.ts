import type { RunView } from '@huella/domain/calls/jobs';
import { fail, type Issue } from '@huella/domain/model/errors';
import type { EventModel } from '@huella/domain/model/event-model';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { findPlace, type Place } from '../../db/actors';
import type { Random } from '../../db/ledger/event-rows';
import type { Recorded } from '../../db/ledger/record-adds';
import { isUnreachable } from '../../db/pg-fault';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import { dayIn, formContextOf } from '../../http/form-context';
import type { RowCheck } from '../../http/check-row';
import { withSourcesOf } from '../sources/sources-check';
import { readAhead, readAsAsked, type NextRows, type ReadRows } from './read-ahead';
import { faultAt, reasonsOf } from './run-faults';
import { failRun, type KeptFault } from './run-faults.store';
import type { OwnEvent } from '../../db/run-tables';
import { groupBySaid } from './own-moments-check';
import { listWaitingRows, type RunRow, type Said } from './run-rows.store';
import {
  endRun,
  findRunView,
  lockRun,
  saveLastResults,
  saveResults,
  type RowResult,
  type Run,
} from './runs.store';
import { writers } from './write-rows';
import { writeUndo } from './write-undo';

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
  let read = readAhead(worker);
  for (;;) {
    if (worker.isStopping()) return false;
    await worker.disk.requireRoom();
    const written = await writeNext(worker, { runId, size, read });
    if (written === 'end') return true;
    // What was made ready meanwhile has older ids than the rows that were made ready again.
    if (written === 'anew') read = readAhead(worker);
  }
}

interface Working {
  readonly runId: number;
  readonly size: number;
  readonly read: ReadRows;
}

/** A chunk as it was read ahead, rows that were read again, or all there were. */
type Written = 'chunk' | 'anew' | 'end';

/**
 * Writes the next chunk. One that meets a fault of ours is tried once more, read and made ready again, and if it meets one
 * again the run ends: what fails for no reason of its rows would fail for each of them.
 */
async function writeNext(worker: Worker, working: Working): Promise<Written> {
  const { runId, size, read } = working;
  try {
    const ended = await transact(worker.db, (db) => writeChunk(db, worker, runId, size, read));
    return ended ? 'end' : 'chunk';
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const reasons = reasonsOf(error);
    if (reasons !== null) return writeSingly(worker, working, reasons);
    worker.log.warn({ runId, reason: String(error) }, 'a chunk of a run met a fault: it is tried once more');
    return writeAgain(worker, working, error);
  }
}

async function writeAgain(worker: Worker, working: Working, met: unknown): Promise<Written> {
  const { runId, size } = working;
  try {
    const ended = await transact(worker.db, (db) => writeChunk(db, worker, runId, size));
    // The end below has its fault logged with its stack.
    worker.faults.record('run', met, 'a chunk of a run failed and was written at the second try', { runId });
    return ended ? 'end' : 'anew';
  } catch (error) {
    if (isUnreachable(error)) throw error;
    const reasons = reasonsOf(error);
    if (reasons !== null) return writeSingly(worker, working, reasons);
    const fault = await transact(worker.db, (db) => endByFault(db, runId, worker.clock()));
    if (fault !== null) {
      const details = { runId, row: fault.row, reference: fault.reference };
      worker.faults.record('run', error, 'a chunk of a run failed twice: the run has ended', details);
    }
    return 'end';
  }
}

/** Writes a chunk that was refused for reasons of its rows row by row, so that one row spoils no other. */
async function writeSingly(
  worker: Worker,
  { runId, size }: Working,
  reasons: readonly Issue[],
): Promise<Written> {
  if (size === 1) {
    await transact(worker.db, (db) => skipRow(db, worker, runId, reasons));
    return 'anew';
  }
  worker.log.warn({ runId }, 'a chunk of a run was refused: its rows go one by one');
  for (let at = 0; at < size; at += 1) {
    const written = await writeNext(worker, { runId, size: 1, read: readAsAsked });
    if (written === 'end') return 'end';
  }
  return 'anew';
}

/** Keeps the row that is refused as a conflict: the run goes on after it. */
async function skipRow(db: Inside, worker: Worker, runId: number, issues: readonly Issue[]): Promise<void> {
  const run = await lockRun(db, runId);
  const [found] = run === null ? [] : await listWaitingRows(db, runId, run.nextRow, 1);
  if (found === undefined) return;
  const result = { row: found.row, assetId: null, issues };
  await saveResults(db, runId, [result], { eventId: null, own: [], passed: new Set() }, worker.clock());
}

/** Ends a run at the first row of the chunk that could not be written; answers its fault, null where it had ended. */
async function endByFault(db: Inside, runId: number, now: Date): Promise<KeptFault | null> {
  const run = await lockRun(db, runId);
  if (run === null || run.ended) return null;
  const [next] = await listWaitingRows(db, runId, run.nextRow, 1);
  const fault = faultAt(runId, next?.row ?? run.nextRow);
  await failRun(db, runId, fault, now);
  return fault;
}

/**
 * Writes up to `size` rows of a run and answers whether it has ended. Two workers on one run never write the same
 * row: the run's row is locked, and its place moves in the same transaction.
 */
export async function writeChunk(
  db: Inside,
  worker: Writer,
  runId: number,
  size: number,
  read = readAsAsked,
): Promise<boolean> {
  const run = await lockRun(db, runId);
  if (run === null || run.ended) return true;
  const place = (await findPlace(db, run.boxId)) ?? fail('notFound');
  return (await writeLocked(db, worker, { run, place }, size, read)) !== null;
}

type Writer = Pick<Worker, 'clock' | 'randomBytes'>;

/** A run that this transaction has made or locked, and where it is at work. */
export interface LockedRun {
  readonly run: Run;
  readonly place: Place;
}

/** Writes up to `size` rows of a run; answers it as people see it once it has ended, null while rows are left. */
export async function writeLocked(
  db: Inside,
  worker: Writer,
  locked: LockedRun,
  size: number,
  read = readAsAsked,
): Promise<RunView | null> {
  const { run } = locked;
  const now = worker.clock();
  const next = run.stopAsked ? nothing : await read(db, run, size);
  const isLast = next.rows.length < size;
  if (next.rows.length > 0) {
    const { results, recorded } = await writeRows(db, worker, locked, next, now);
    if (isLast) return saveLastResults(db, run.id, results, recorded, now);
    await saveResults(db, run.id, results, recorded, now);
  }
  if (!isLast) return null;
  await endRun(db, run.id, worker.clock());
  return (await findRunView(db, run.id)) ?? fail('unexpected');
}

async function writeRows(
  db: Inside,
  worker: Writer,
  { run, place }: LockedRun,
  { rows, ready }: NextRows,
  now: Date,
) {
  const check = await rowCheckOf(db, run, place, now);
  const write = run.kind === 'undo' ? undoGroup : writeGroup;
  // Of an asset with several rows what was done last is undone first.
  const groups = run.kind === 'undo' ? groupBySaid(rows).toReversed() : groupBySaid(rows);
  const outcomes: RowResult[] = [];
  const own: OwnEvent[] = [];
  let { eventId } = run;
  for (const { said, rows: alike } of groups) {
    const known = said === null ? eventId : ownEventId(run, said);
    const group = { run: { ...run, eventId: known }, check, said, rows: alike, ready, now };
    const written = await write(db, worker.randomBytes, group);
    outcomes.push(...written.outcomes);
    if (said === null) eventId = written.eventId;
    else if (known === null && written.eventId !== null) own.push({ ...said, id: written.eventId });
  }
  const results = outcomes.sort((one, other) => one.row - other.row);
  return { results, recorded: { eventId, own, passed: passedBy(run, rows) } };
}

/** Rows that say which asset they are about; of an undo some may be left, as one asset may stand in several. */
function passedBy({ kind }: Run, rows: readonly RunRow[]): ReadonlySet<number> {
  if (kind === 'undo') return new Set();
  return new Set(rows.flatMap(({ row, assetId }) => (assetId === null ? [] : [row])));
}

/** Rows of a chunk that say the same of their event; the run has the event that they are recorded under, if there is one. */
interface Group {
  readonly run: Run;
  readonly check: RowCheck;
  readonly said: Said | null;
  readonly rows: readonly RunRow[];
  readonly ready: NextRows['ready'];
  readonly now: Date;
}

type WriteGroup = (db: Inside, random: Random, group: Group) => Promise<Recorded>;

const writeGroup: WriteGroup = (db, random, { run, check, said, rows, ready, now }) => {
  if (run.kind === 'undo') return fail('unexpected');
  const event = saidOf(run, check, said, now);
  return writers[run.kind](db, random, {
    run,
    check: { ...check, day: dayIn(event.at, event.zone), at: event.at },
    said: event,
    rows,
    ready,
  });
};

const undoGroup: WriteGroup = (db, random, { run, check: { form }, said, rows, now }) => {
  const undoes = run.payload.undoes?.events.find(
    ({ at, comment }) => at === (said?.at ?? null) && comment === (said?.comment ?? null),
  );
  const { eventId } = run;
  return writeUndo(db, random, { run, form, undoes: undoes?.id ?? fail('unexpected'), eventId, rows, now });
};

async function rowCheckOf(db: Inside, run: Run, place: Place, now: Date): Promise<RowCheck> {
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
