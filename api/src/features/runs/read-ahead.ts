import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { completedOf } from '@huella/domain/engine/sheets/sheet-defaults';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { Random } from '../../db/ledger/event-rows';
import type { Deps } from '../../deps';
import { makeAddsReady, type ReadyAdds, type RowToAdd } from '../../db/ledger/record-adds';
import { listWaitingRows, type RunRow } from './run-rows.store';
import type { Run } from './runs.store';

/** Rows of a run that are to be written, and what of them is ready already. */
export interface NextRows {
  readonly rows: readonly RunRow[];
  readonly ready: ReadyAdds | null;
}

/** The rows of a run that are next, at most so many. */
export type ReadRows = (inside: Database, run: Run, size: number) => Promise<NextRows>;

/** Reads the rows of a run when they are asked for. */
export const readAsAsked: ReadRows = async (inside, { id, nextRow }, size) => ({
  rows: await listWaitingRows(inside, id, nextRow, size),
  ready: null,
});

/** What reading ahead needs of the server. */
type Reader = Pick<Deps, 'db' | 'faults' | 'randomBytes'>;

/**
 * Reads the rows of a run, and while those are being written reads the next ones and makes them ready: rows that wait stay
 * as they are, so it makes no difference when that is done. It does so on a connection of its own and never waits for
 * that one: the holder of the others may be waiting for this run. Rows that are not ready yet are made so before the next
 * are begun with, so that ids follow the order of the rows.
 */
export function readAhead({ db, faults, randomBytes: random }: Reader): ReadRows {
  /** By the number of their first row. */
  const made = new Map<number, NextRows>();
  return async (inside, run, size) => {
    const found = made.get(run.nextRow) ?? (await readReady(inside, random, run, size));
    // A transaction that is run again writes the same: what was made ready behind it has newer ids.
    made.set(run.nextRow, found);
    // Nobody asks again for what was passed.
    for (const from of made.keys()) if (from < run.nextRow) made.delete(from);
    const last = found.rows.at(-1);
    if (found.rows.length === size && last !== undefined) {
      const from = last.row + 1;
      readReady(db, random, { ...run, nextRow: from }, size).then(
        (next) => made.set(from, next),
        // The chunk that asks for them reads them then, and meets the fault if it lasts.
        (error: unknown) => {
          const details = { reference: String(run.id), runId: run.id };
          faults.record('run', error, 'the next rows of a run could not be read ahead', details);
        },
      );
    }
    return found;
  };
}

async function readReady(db: Database, random: Random, run: Run, size: number): Promise<NextRows> {
  const { rows } = await readAsAsked(db, run, size);
  const model = run.kind === 'add' ? findAssetType(run.assetType) : null;
  return { rows, ready: model === null ? null : await makeAddsReady(db, random, model, toAdd(run, rows)) };
}

/** The rows of new assets as they are written, each with what of it is what all rows of its run were given. */
export function toAdd({ payload }: Pick<Run, 'payload'>, rows: readonly RunRow[]): readonly RowToAdd[] {
  const { completed = {} } = payload;
  return rows.map((each) => {
    // Checked and canonical since the submit: `Values` as they went into the row.
    const values = (each.values ?? {}) as Values;
    return { row: each.row, values, completed: completedOf(completed, values) };
  });
}
