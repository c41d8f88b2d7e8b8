import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import { addressOf, openDatabase } from './open-database';
import { prepareAdds, prepareWeighing, timeChunks, type Target } from './own-writes';
import { insertOwner, owner } from './owner';
import { missedOf, report, tableOf, type Measured } from './report';
import { followRun, send, signIn, startServer, type Server } from './server';

const assets = 10_000;
/** Weighings, and of the one that took the median the figures are told. */
const rounds = 3;

/** The code of a weighing in the model of cattle. */
const weighing = 1;

interface Round {
  /** From the submit to the end of the run, and of that from taking it up to its end. */
  readonly all: number;
  readonly writing: number;
  /** The same by plain statements. */
  readonly own: number;
  readonly stall: number;
}

/** Weighs all that a filter finds, as the screen of the list asks for it, and follows the run to its end. */
async function weigh(server: Server, boxId: number, token: string, weight: number) {
  await server.readStall();
  const begun = performance.now();
  const body = {
    action: 'update',
    objectType: 'asset',
    pkObjectType: cowAr.id,
    globalModel: cowAr.id,
    pkReferer: boxId,
    selection: { filters: [{ field: 'birth_date', operator: 'betweenDates', min: '2000-01-01' }] },
    common: { weight, weighing_type: 'PER' },
    actionContext: { context: 'massive_manual_form', eventType: weighing },
  };
  const reply = await send(server.origin, 'POST', '/objects/add/massive', body, token);
  const run = await followRun(server.origin, calls['objects.addMassive'].reply.parse(reply).id, token);
  const all = performance.now() - begun;
  if (run.state !== 'completed' || run.done !== assets)
    throw new Error(`the run ended ${run.state} with ${String(run.done)} assets`);
  const writing = Date.parse(run.endedAt ?? '') - Date.parse(run.startedAt ?? '');
  return { all, writing, stall: await server.readStall() };
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));

async function run(): Promise<void> {
  const connection = await openDatabase(folder);
  const { pool } = connection;
  const owned = await insertOwner(connection.db, 1);
  const target: Target = { owned, boxId: owned.boxIds[0] ?? 0 };
  await timeChunks(pool, await prepareAdds(pool, target, 0, assets));
  await pool.query('vacuum analyze');
  const server = await startServer(
    { DATABASE_URL: addressOf(connection), TOKEN_SECRET: randomUUID().repeat(2), DEMO: '0' },
    { watched: true },
  );
  const token = await signIn(server.origin, owner.email, owner.password);
  const results: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stdout.write(`Weighing ${String(assets)} animals ...\n`);
    const weighed = await weigh(server, target.boxId, token, 400 + round);
    const own = await timeChunks(pool, await prepareWeighing(pool, target, 500 + round));
    results.push({ ...weighed, own });
  }
  await server.stop();
  await connection.close();
  const measured = measuredOf(results);
  report({
    title: 'Events on many assets',
    about: [
      `A weighing of ${String(assets)} animals that a filter finds, submitted by the call of the screen and followed to its end, on the built server and the embedded database; the median of ${String(rounds)}.`,
      'The submit looks at every animal, and so does the writing, which locks them. Beside the writing stand plain set-based statements that write the same, in chunks of 1,000: no checks, hashes made beforehand, their JSON too.',
    ],
    tables: [tableOf('A weighing of 10,000', measured)],
    missed: missedOf(measured),
  });
}

function medianOf(results: readonly Round[], of: (round: Round) => number): number {
  return results.map(of).sort((a, b) => a - b)[Math.floor(results.length / 2)] ?? Number.NaN;
}

function measuredOf(results: readonly Round[]): readonly Measured[] {
  return [
    {
      what: 'Writing beside its own SQL',
      figure: medianOf(results, ({ writing, own }) => writing / own),
      unit: 'times',
      most: 2,
    },
    {
      what: 'Longest stall of the server',
      figure: Math.max(...results.map(({ stall }) => stall)),
      unit: 'ms',
      most: 100,
    },
    { what: 'Submit to committed', figure: medianOf(results, ({ all }) => all), unit: 'ms', most: null },
    { what: 'Writing', figure: medianOf(results, ({ writing }) => writing), unit: 'ms', most: null },
    { what: 'Its own SQL', figure: medianOf(results, ({ own }) => own), unit: 'ms', most: null },
  ];
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
