import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Refusal, type ErrorCode } from '@huella/domain/errors';
import type { SheetCell } from '@huella/domain/sheets/cell';
import type { SheetRead } from './read-sheet';
import type { SheetLimits } from './sheet-limits';
import { takeTurns } from './take-turns';
import type { WorkerOrder, WorkerSays } from './worker-talk';

/** Reads spreadsheets for the server, away from it. */
export interface SheetReader {
  /**
   * The rows of a spreadsheet, or a refusal (see `readSheet`). A file that takes more memory or time than it may is
   * `sheetTooLarge`; one that breaks its reader is `sheetUnreadable`; with too many waiting, `unavailable`.
   */
  readonly read: (file: Uint8Array, originalName: string, limits: SheetLimits) => Promise<SheetRead>;
}

/** Files read at a time, and those that may wait for their turn. */
const atOnce = 2;
const mostWaiting = 30;

/** Memory of a thread, in megabytes; past it the thread ends and the server goes on. */
const memory = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

const built = new URL('./sheet-worker.js', import.meta.url);
const isBuilt = existsSync(fileURLToPath(built));
const source = new URL('./sheet-worker.ts', import.meta.url);

/** A reader that gives every file a thread of its own, two at a time. */
export function openSheetReader(): SheetReader {
  const inTurn = takeTurns(atOnce, mostWaiting);
  return {
    read: (file, originalName, limits) => inTurn(() => readApart({ file, originalName, limits })),
  };
}

function readApart(order: WorkerOrder): Promise<SheetRead> {
  return new Promise((resolve, reject) => {
    const rows: (readonly SheetCell[])[] = [];
    const worker = startWorker(order);
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
    worker.on('message', (said: WorkerSays) => {
      if (said.says === 'rows') {
        rows.push(...said.rows);
        worker.postMessage('more');
      } else if (said.says === 'refused') refuse(said.code, said.slots);
      else
        end(() => {
          resolve({ kind: said.kind, rows });
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

function startWorker(order: WorkerOrder): Worker {
  const options: WorkerOptions = {
    workerData: order,
    resourceLimits: memory,
    stdout: true,
    stderr: true,
    env: {},
  };
  if (isBuilt) return new Worker(built, options);
  // From the sources a thread learns TypeScript first.
  const start = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(start, { ...options, eval: true });
}
