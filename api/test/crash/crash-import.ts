import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../src/db/database';
import { startEmbedded } from '../../src/db/embedded/start';
import { ignoreIdleErrors } from '../global-setup';
import { findInvariantFaults } from '../invariants';
import { runApp, type RunningApp } from './run-app';
import type { RunKind } from './run-kinds';

/** Longest that an import may take to its end once the server is up again, in milliseconds. */
export const maxMsToEnd = 60_000;

export interface CrashOptions {
  readonly dataDir: string;
  readonly rows: number;
  /** The number of the first animal; those of other imports must not be among these. */
  readonly from: number;
  /** What is under way; an import without it. */
  readonly kind?: RunKind;
  /** How long after it was accepted everything is killed, in milliseconds. */
  readonly after: number;
}

export interface Crashed {
  /** Whether the import was under way when everything was killed. */
  readonly amid: boolean;
  /** From starting again until the import had ended, in milliseconds. */
  readonly endedAfter: number;
}

/** Starts an import, or another run, kills the app and its database amid it, starts both again and waits for its end. */
export async function crashImport({
  dataDir,
  rows,
  from,
  after,
  kind = 'add',
}: CrashOptions): Promise<Crashed> {
  const first = start(dataDir, ['--rows', String(rows), '--from', String(from), '--kind', kind]);
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
  return runApp(dataDir, options, process.env.PATH, 'test/crash/import-app.ts');
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

/** Links of each animal, and events of its user, once a run of a kind has ended. */
const expectedOf: Readonly<
  Record<RunKind, { readonly links: readonly number[]; readonly events: number[] }>
> = {
  add: { links: [1], events: [1] },
  update: { links: [2], events: [2] },
  event: { links: [2], events: [2] },
  undo: { links: [2], events: [2] },
  // One transaction: it happened, or nothing of it did.
  transfer: { links: [1, 2], events: [1, 2] },
};

/** What is wrong after the latest user did something of a kind to so many animals: done in part, twice or not at all. */
export async function findKindFaults(
  dataDir: string,
  kind: RunKind,
  rows: number,
): Promise<readonly string[]> {
  const { host, port, user, password, database, stop } = await startEmbedded({ dataDir });
  const pool = openPool({ host, port, user, password, database }, { max: 2, onError: ignoreIdleErrors });
  try {
    const found = await pool.query<Record<'open' | 'assets' | 'fewest' | 'most' | 'events', number>>(`
      with last as (select max(id) as id from app_user), links as (
        select a.id, count(*)::int as n from asset a join event_asset l on l.asset_id = a.id
        where a.created_by = (select id from last) group by a.id)
      select (select count(*)::int from run where state <> 'completed' or done <> total) as open,
        (select count(*)::int from links) as assets, (select min(n) from links) as fewest,
        (select max(n) from links) as most,
        (select count(*)::int from event where recorded_by = (select id from last)) as events`);
    const { open = -1, assets, fewest = -1, most, events = -1 } = found.rows[0] ?? {};
    const expected = expectedOf[kind];
    return [
      ...(open === 0 ? [] : [`${String(open)} runs are not completed`]),
      ...(assets === rows ? [] : [`${String(assets)} animals, not ${String(rows)}`]),
      ...(fewest === most && expected.links.includes(fewest)
        ? []
        : [`from ${String(fewest)} to ${String(most)} links`]),
      ...(expected.events.includes(events) ? [] : [`${String(events)} events`]),
      ...(await findInvariantFaults(pool)),
    ];
  } finally {
    await pool.end();
    await stop();
  }
}
