import type { Database } from '../../db/database';
import { findPgFault } from '../../db/pg-fault';
import { insertScans, type NewScan } from './scans.store';

/** Most rows of one statement. */
const maxRows = 500;

interface Waiting {
  readonly scan: NewScan;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Writes scans; each resolves once its own row is committed. */
export interface ScanWriter {
  readonly write: (scan: NewScan) => Promise<void>;
}

/**
 * Writes each scan at once while nobody else's is being written; those that come meanwhile go together in the statement
 * after it. So a crowd costs one statement and one connection at a time, and no scan waits for a clock.
 */
export function openScanWriter(db: Database): ScanWriter {
  const waiting: Waiting[] = [];
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) await writeBatch(db, waiting.splice(0, maxRows));
    isWriting = false;
  };
  return {
    write: (scan) =>
      new Promise((resolve, reject) => {
        waiting.push({ scan, resolve, reject });
        // Every fault of a row goes to whoever waits for it.
        if (!isWriting) void writeAll();
      }),
  };
}

async function writeBatch(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    await insertScans(
      db,
      batch.map(({ scan }) => scan),
    );
    for (const { resolve } of batch) resolve();
  } catch (error) {
    if (batch.length > 1 && isOfOneRow(error)) for (const one of batch) await writeBatch(db, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

/** A row that breaks a rule of the table, for what was scanned is there no longer: it must not take the others along. */
function isOfOneRow(error: unknown): boolean {
  return findPgFault(error)?.state.startsWith('23') === true;
}
