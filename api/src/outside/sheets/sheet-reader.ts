import type { Worker } from 'node:worker_threads';
import { Refusal, type ErrorCode } from '@huella/domain/model/errors';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import type { SheetRead } from './sheet-read';
import { openReadingThreads, type ReadingThreads } from './reading-threads';
import { shareTexts } from '../../share-texts';
import type { SheetLimits } from './sheet-limits';
import { limitConcurrency } from '../limit-concurrency';
import type { WorkerRequest, WorkerMessage } from './worker-protocol';

/** Reads spreadsheets for the server, away from it. */
export interface SheetReader {
  /**
   * The rows of a spreadsheet, or a refusal (see `readSheet`). A file that takes more memory or time than it may is
   * `sheetTooLarge`; one that breaks its reader is `sheetUnreadable`; with too many waiting, `unavailable`. `onRows`
   * is called with all rows so far whenever more have come; another array than before is another sheet.
   */
  readonly read: (
    file: Uint8Array,
    originalName: string,
    limits: SheetLimits,
    onRows?: OnRowsRead,
    sheet?: number | null,
  ) => Promise<SheetRead>;
}

/** Called with the rows that were read so far: the same array as it grows, or another that begins again. */
type OnRowsRead = (rows: SheetRead['rows']) => void;

/** Files read at a time, and those that may wait for their turn. */
const atOnce = 2;
const maxWaiting = 30;

/** What was read has to be checked: the thread for the next file starts so many milliseconds later. */
const restMs = 1_000;

/**
 * A reader that gives every file a thread of its own, two at a time. A server keeps one ready, so that a file that comes
 * is read at once. `start` starts such a thread.
 */
export function openSheetReader({ oneReady } = { oneReady: false }, start?: () => Worker): SheetReader {
  const threads = openReadingThreads({ oneReady }, start);
  const inTurn = limitConcurrency(atOnce, maxWaiting);
  const makeReadySoon = () => setTimeout(threads.makeReady, restMs).unref();
  threads.makeReady();
  return {
    read: (file, originalName, limits, onRows, sheet = null) =>
      inTurn(() => readApart(threads, { file, originalName, limits, sheet }, onRows).finally(makeReadySoon)),
  };
}

function readApart(
  threads: ReadingThreads,
  order: WorkerRequest,
  onRows: OnRowsRead = () => undefined,
): Promise<SheetRead> {
  return new Promise((resolve, reject) => {
    let rows: (readonly SheetCell[])[] = [];
    const share = shareTexts();
    const worker = threads.take(order);
    const end = (settle: () => void) => {
      clearTimeout(deadline);
      worker.removeAllListeners('message');
      settle();
      void worker.terminate();
    };
    const refuse = (code: ErrorCode, slots: Refusal['slots'] = {}) => {
      end(() => {
        reject(new Refusal(code, slots, []));
      });
    };
    const deadline = setTimeout(() => {
      refuse('sheetTooLarge');
    }, order.limits.milliseconds);
    worker.on('message', (said: WorkerMessage) => {
      if (said.type === 'begin') rows = [];
      else if (said.type === 'rows') {
        rows.push(...said.rows.map((row) => row.map(share)));
        worker.postMessage('taken');
        onRows(rows);
      } else if (said.type === 'refused') refuse(said.code, said.slots);
      else
        end(() => {
          const { type: _type, ...about } = said;
          resolve({ ...about, rows });
        });
    });
    worker.on('error', (error: Error & { readonly code?: string }) => {
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'sheetTooLarge' : 'sheetUnreadable');
    });
    worker.on('exit', () => {
      refuse('sheetUnreadable');
    });
  });
}
