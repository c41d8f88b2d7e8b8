import type { Database } from '../../db/database';
import { listWaitingRows, type RunRow } from './runs.store';

/** The rows of a run from a row number on, at most so many. */
export type ReadRows = (inside: Database, from: number, size: number) => Promise<readonly RunRow[]>;

/** Reads the rows of a run when they are asked for. */
export function readAsAsked(runId: number): ReadRows {
  return (inside, from, size) => listWaitingRows(inside, runId, from, size);
}

/**
 * Reads the rows of a run, and the next ones while those are being written: rows that wait stay as they are, so it makes
 * no difference when they are read. It reads ahead on a connection of its own and never waits for that one: whoever
 * holds the others may be waiting for this run.
 */
export function readAhead(db: Database, runId: number): ReadRows {
  let next: { readonly from: number; readonly rows: readonly RunRow[] } | null = null;
  return async (inside, from, size) => {
    const rows = next?.from === from ? next.rows : await listWaitingRows(inside, runId, from, size);
    const last = rows.at(-1);
    if (rows.length === size && last !== undefined) {
      const after = last.row + 1;
      listWaitingRows(db, runId, after, size).then(
        (found) => {
          next = { from: after, rows: found };
        },
        // Who asks for them reads them then, and meets the fault if it lasts.
        () => undefined,
      );
    }
    return rows;
  };
}
