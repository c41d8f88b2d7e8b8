import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import { Refusal } from '@huella/domain/model/errors';
import { readSheet } from './read-sheet';
import type { RowCollector } from './row-collector';
import type { WorkerRequest, WorkerMessage } from './worker-protocol';

/**
 * Rows that go over at a time. The next ones wait until the server has taken these: it takes all that lie ready in one
 * go, and ten thousand rows would hold it up.
 */
const rowsAtOnce = 400;

/** What is left of a row that went over. */
const sent: readonly SheetCell[] = [];

/** The thread that waits for one spreadsheet, reads it and ends. */
async function work(): Promise<void> {
  if (parentPort === null) return;
  const firstMessage = once(parentPort, 'message');
  // Most sheets need it; who waits for a file may as well have it.
  await import('hucre/xlsx');
  const [order] = (await firstMessage) as [WorkerRequest]; // who takes the thread sends this first
  const send = createSender();
  try {
    const { rows, ...about } = await readSheet(
      order.file,
      order.originalName,
      order.limits,
      (some) => send(some, rowsAtOnce),
      order.sheet,
    );
    await send(rows, 1);
    say({ type: 'done', ...about });
  } catch (error) {
    const known = error instanceof Refusal ? error : new Refusal('sheetUnreadable', {}, []);
    say({ type: 'refused', code: known.code, slots: known.slots });
  }
}

/** Sends rows once there are at least so many new ones; another array of rows is another sheet, and begins again. */
function createSender(): (rows: RowCollector['rows'], atLeast: number) => Promise<void> {
  let current: RowCollector['rows'] | null = null;
  let count = 0;
  let taken: Promise<unknown> = Promise.resolve();
  return async (rows, atLeast) => {
    if (rows !== current) {
      current = rows;
      count = 0;
      say({ type: 'begin' });
    }
    while (rows.length - count >= atLeast) {
      await taken;
      const some = rows.slice(count, count + rowsAtOnce);
      say({ type: 'rows', rows: some });
      taken = parentPort === null ? taken : once(parentPort, 'message');
      // The server has them now; only their number is still asked for.
      rows.fill(sent, count, count + some.length);
      count += some.length;
    }
  };
}

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

void work();
