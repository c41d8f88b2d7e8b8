import type { Database } from '../../db/database';
import { openGathering } from '../../db/gather';
import { findPgFault } from '../../db/pg-fault';
import { insertScans, type NewScan } from './scans.store';

/** Most rows of one statement. */
const maxRows = 500;

/** Writes scans; each resolves once its own row is committed. */
export interface ScanWriter {
  readonly write: (scan: NewScan) => Promise<void>;
}

/** Writes each scan at once while nobody else's is being written; those that come meanwhile go together in the statement after it. */
export function openScanWriter(db: Database): ScanWriter {
  return { write: openGathering((scans) => writeBatch(db, scans), maxRows) };
}

async function writeBatch(db: Database, scans: readonly NewScan[]): Promise<readonly Promise<void>[]> {
  try {
    await insertScans(db, scans);
    return scans.map(() => Promise.resolve());
  } catch (error) {
    if (scans.length === 1 || !isOfOneRow(error)) throw error;
  }
  const written: Promise<void>[] = [];
  for (const scan of scans) {
    const one = insertScans(db, [scan]);
    written.push(one);
    // One after the other; whoever waits for it is told what is wrong.
    await Promise.allSettled([one]);
  }
  return written;
}

/** A row that breaks a rule of the table, for what was scanned is there no longer: it must not take the others along. */
function isOfOneRow(error: unknown): boolean {
  return findPgFault(error)?.state.startsWith('23') === true;
}
