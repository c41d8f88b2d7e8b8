import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../src/db/database';
import { startEmbedded } from '../../src/db/embedded/start';
import { ignoreIdleErrors } from '../global-setup';
import { findInvariantFaults } from '../invariants';
import { runApp, type RunningApp } from './run-app';

/** Longest that an import may take to its end once the server is up again, in milliseconds. */
export const maxMsToEnd = 60_000;

export interface CrashOptions {
  readonly dataDir: string;
  readonly rows: number;
  /** The number of the first animal; those of other imports must not be among these. */
  readonly from: number;
  /** How long after the import was accepted everything is killed, in milliseconds. */
  readonly after: number;
}

export interface Crashed {
  /** Whether the import was under way when everything was killed. */
  readonly amid: boolean;
  /** From starting again until the import had ended, in milliseconds. */
  readonly endedAfter: number;
}

/** Starts an import, kills the app and its database amid it, starts both again and waits for its end. */
export async function crashImport({ dataDir, rows, from, after }: CrashOptions): Promise<Crashed> {
  const first = start(dataDir, ['--rows', String(rows), '--from', String(from)]);
  await first.ready;
  await hear(first, 1);
  await sleep(after);
  const amid = first.acknowledged.length === 1;
  await first.killAll();
  const begun = performance.now();
  const second = start(dataDir, []);
  try {
    await second.ready;
    await hear(second, 2);
    return { amid, endedAfter: performance.now() - begun };
  } finally {
    await second.killAll();
  }
}

function start(dataDir: string, options: readonly string[]): RunningApp {
  return runApp(dataDir, options, process.env.PATH, path.join(import.meta.dirname, 'import-app.ts'));
}

/** Waits until an app has said so many numbers. */
async function hear(app: RunningApp, count: number): Promise<void> {
  const end = performance.now() + maxMsToEnd;
  while (app.acknowledged.length < count) {
    if (performance.now() > end) throw new Error('the import came to no end');
    await sleep(20);
  }
}

/** What is wrong after imports of so many rows each: lost or doubled rows, or anything that must always hold. */
export async function findImportFaults(
  dataDir: string,
  imports: number,
  rows: number,
): Promise<readonly string[]> {
  const { host, port, user, password, database, stop } = await startEmbedded({ dataDir });
  const pool = openPool({ host, port, user, password, database }, { max: 2, onError: ignoreIdleErrors });
  try {
    const found = await pool.query<Record<string, number>>(`
      select (select count(*) from run where state = 'completed' and done = total and total = ${String(rows)}) as runs,
        (select count(*) from run_row where outcome = 'done') as rows,
        (select count(*) from asset) as assets,
        (select count(distinct attributes ->> 'visual_tag') from asset) as tags,
        (select count(*) from event) as events`);
    const expected = {
      runs: imports,
      rows: imports * rows,
      assets: imports * rows,
      tags: imports * rows,
      events: imports,
    };
    const counted = Object.entries(expected).flatMap(([name, count]) =>
      found.rows[0]?.[name] === count
        ? []
        : [`${name}: ${String(found.rows[0]?.[name])}, not ${String(count)}`],
    );
    return [...counted, ...(await findInvariantFaults(pool))];
  } finally {
    await pool.end();
    await stop();
  }
}
