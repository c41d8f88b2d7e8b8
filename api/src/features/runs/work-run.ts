import { fail, issue } from '@huella/domain/model/errors';
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
import { endRun, listWaitingRows, lockRun, saveResults, type Run } from './runs.store';
import { writers } from './write-rows';

/** Rows of one transaction: small enough to be quick, large enough to be cheap. */
const chunkRows = 1_000;

/** Rows of a chunk whose fault is logged: the others mostly fail alike. */
const rowsLogged = 3;

const nothing: NextRows = { rows: [], ready: null };

/** What running needs of the server. */
export type Worker = Pick<Deps, 'db' | 'clock' | 'disk' | 'faults' | 'log' | 'randomBytes' | 'isStopping'>;

/**
 * Writes a run to its end, chunk after chunk of `size` rows. Each chunk is a transaction with the run's place in it, so
 * that a process that dies leaves whole chunks, and whoever takes the run up goes on after the last. Answers false when
 * the server stops before the end.
 * @throws Refusal `storageFull` before a chunk for which the disk has no room
 */
export async function workRun(worker: Worker, runId: number, size = chunkRows): Promise<boolean> {
  const begin = () => readAhead(worker);
  let read = begin();
  for (;;) {
    if (worker.isStopping()) return false;
    await worker.disk.requireRoom();
    const written = await writeNext(worker, runId, size, read);
    if (written === 'end') return true;
    // What was made ready meanwhile has older ids than the rows that were written one by one.
    if (written === 'byRow') read = begin();
  }
}

/** Writes the next chunk; a chunk that cannot be written is written row by row, so that one row spoils no other. */
async function writeNext(
  worker: Worker,
  runId: number,
  size: number,
  read: ReadRows,
): Promise<'chunk' | 'byRow' | 'end'> {
  try {
    const ended = await transact(worker.db, (db) => writeChunk(db, worker, runId, size, read));
    return ended ? 'end' : 'chunk';
  } catch (error) {
    if (isUnreachable(error)) throw error;
    worker.log.error({ err: error, runId }, 'a chunk of a run could not be written: its rows go one by one');
    return (await writeRowByRow(worker, runId, size)) ? 'end' : 'byRow';
  }
}

async function writeRowByRow(worker: Worker, runId: number, size: number): Promise<boolean> {
  let failed = 0;
  for (let at = 0; at < size; at += 1) {
    try {
      if (await transact(worker.db, (db) => writeChunk(db, worker, runId, 1))) return true;
    } catch (error) {
      if (isUnreachable(error)) throw error;
      failed += 1;
      if (failed <= rowsLogged)
        worker.log.error(
          { err: error, runId },
          'a row of a run could not be written and is kept as a conflict',
        );
      await transact(worker.db, (db) => skipRow(db, worker, runId));
    }
  }
  return false;
}

/** Keeps the row that cannot be written as a conflict: an accepted run always ends. */
async function skipRow(db: Inside, worker: Worker, runId: number): Promise<void> {
  const run = await lockRun(db, runId);
  const [row] = run === null ? [] : await listWaitingRows(db, runId, run.nextRow, 1);
  if (row === undefined) return;
  const result = { row: row.row, assetId: null, issues: [issue(null, 'unexpectedError')] };
  await saveResults(db, runId, [result], null, worker.clock());
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
    const said = saidOf(run, check, now);
    const recorded = await writers[run.kind](db, worker.randomBytes, { run, check, said, rows, ready });
    await saveResults(db, runId, recorded.outcomes, recorded.eventId, now);
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
  return { form, event, day: dayIn(new Date(at), zone) };
}

function saidOf(run: Run, { form }: RowCheck, now: Date) {
  const { context, at, zone, comment, shared } = run.payload;
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
