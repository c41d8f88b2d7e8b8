import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@huella/domain/errors';
import { readSheet } from './read-sheet';
import type { WorkerOrder, WorkerSays } from './worker-talk';

/**
 * Rows that go over at a time. The next ones wait until the server asks: it takes all that lie ready in one go, and
 * ten thousand rows would hold it up.
 */
const rowsAtOnce = 400;

/** The thread that reads one spreadsheet and ends. */
async function work(): Promise<void> {
  const order = workerData as WorkerOrder; // who starts the thread hands it this
  try {
    const { kind, rows } = await readSheet(order.file, order.originalName, order.limits);
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      say({ says: 'rows', rows: rows.slice(from, from + rowsAtOnce) });
      if (parentPort !== null) await once(parentPort, 'message');
    }
    say({ says: 'done', kind });
  } catch (error) {
    const known = error instanceof Refusal ? error : new Refusal('sheetUnreadable', {}, []);
    say({ says: 'refused', code: known.code, slots: known.slots });
  }
}

function say(message: WorkerSays): void {
  parentPort?.postMessage(message);
}

void work();
