import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startEmbedded } from '../../src/db/embedded/start';
import { runApp } from './run-app';

/**
 * Kills an app that commits, and its PostgreSQL, at random moments, start-up included, and checks after each
 * round that no acknowledged row is lost. Prints one line of JSON; exits 1 on any loss or failed start.
 *
 *   npx tsx api/test/crash/kill-rounds.ts --rounds 20 [--no-userns] [--app-only]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    'no-userns': { type: 'boolean', default: false },
    'app-only': { type: 'boolean', default: false },
  },
});
const maxWaitMs = 1500;
const dataDir = mkdtempSync(path.join(tmpdir(), 'huella-kill-'));
const noUserns = values['no-userns'];
const acknowledged = new Set<number>();
const readyMs: number[] = [];
const startMs: number[] = [];
const failedStarts: string[] = [];
let killedBeforeReady = 0;
let mode = '';

/**
 * Every third round is killed while it starts, making the database in the first one; the others while they
 * commit. Each has numbers of its own: a lost one that the next round wrote again would go unseen.
 */
async function runRound(round: number): Promise<void> {
  const begun = performance.now();
  const app = runApp(dataDir, ['--from', String(round * 1e7 + 1), ...(noUserns ? ['--no-userns'] : [])]);
  const starting = round % 3 === 0;
  let killing = false;
  const seen = app.ready.then(
    (ready) => {
      mode = ready.mode;
      readyMs.push(Math.round(performance.now() - begun));
      startMs.push(ready.startMs);
    },
    (error: unknown) => {
      if (killing) killedBeforeReady += 1;
      else failedStarts.push(String(error));
    },
  );
  if (!starting) await seen;
  await sleep(Math.random() * maxWaitMs);
  killing = true;
  await (values['app-only'] ? app.killApp() : app.killAll());
  await seen;
  app.acknowledged.forEach((id) => acknowledged.add(id));
}

async function findLost(): Promise<{ lost: number; stored: number }> {
  const server = await startEmbedded({ dataDir, noUserns });
  const client = new Client({
    host: server.host,
    port: server.port,
    user: server.user,
    database: server.database,
  });
  await client.connect();
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('mark') is not null as exists",
  );
  const stored =
    rows[0]?.exists === true ? await client.query<{ id: string }>('select id from mark') : { rows: [] };
  const ids = new Set(stored.rows.map((row) => Number(row.id)));
  await client.end();
  await server.stop();
  return { lost: [...acknowledged].filter((id) => !ids.has(id)).length, stored: ids.size };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const rounds = Number(values.rounds);
for (let round = 0; round < rounds; round += 1) await runRound(round);
const { lost, stored } = await findLost();
rmSync(dataDir, { recursive: true, force: true });
const summary = {
  ...{ rounds, mode, killed: values['app-only'] ? 'app' : 'all', killedBeforeReady, failedStarts },
  ...{ acknowledged: acknowledged.size, stored, lost },
  startMs: { median: median(startMs), max: Math.max(0, ...startMs) },
  readyMs: { median: median(readyMs), max: Math.max(0, ...readyMs) },
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exitCode = lost === 0 && failedStarts.length === 0 ? 0 : 1;
