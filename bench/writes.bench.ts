import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { calls } from '@huella/domain/calls/index';
import type { Connection } from '../api/src/db/connect';
import { fillBigDatabase } from './big-database';
import { valuesOf } from './herd-rows';
import { crowd, loadWork, type Load } from './load';
import { addressOf, openDatabase } from './open-database';
import { owner, type Target } from './owner';
import { missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer } from './server';

const size = { assets: 100_000, inFirst: 30_000, boxes: 2 };
const seconds = 4;
/** Times that each kind is measured, in turns. */
const rounds = 3;

/** The code of a weighing in the model of cattle. */
const weighing = 1;

/** Sends the next of a kind of write; each about an asset that no other one is about at the time. */
interface Writes {
  readonly name: string;
  readonly next: () => { readonly path: string; readonly body: object };
}

const about = { objectType: 'asset', pkObjectType: cowAr.id, globalModel: cowAr.id } as const;

/** Goes round some ids, more than are under way at a time. */
function inTurns(ids: readonly number[]): () => number {
  let at = 0;
  return () => ids[(at += 1) % ids.length] ?? 0;
}

function kindsOf(target: Target, ids: readonly number[]): readonly Writes[] {
  const [edited, weighed] = [inTurns(ids.slice(0, 4_000)), inTurns(ids.slice(4_000, 8_000))];
  const moved = inTurns(ids.slice(8_000));
  const to = target.owned.boxIds.find((id) => id !== target.boxId) ?? 0;
  let made = size.assets;
  let changed = 0;
  return [
    {
      name: 'Create',
      next: () => ({
        path: calls['objects.add'].path,
        body: { ...about, action: 'add', pkReferer: target.boxId, values: valuesOf((made += 1)) },
      }),
    },
    {
      name: 'Edit',
      next: () => ({
        path: calls['objects.add'].path,
        body: {
          ...{ ...about, action: 'update', pk: edited() },
          values: { paddock: `Potrero ${String((changed += 1))}`, body_condition: 2 + (changed % 5) / 2 },
        },
      }),
    },
    {
      name: 'Event',
      next: () => ({
        path: calls['objects.addMassive'].path,
        body: {
          ...{ ...about, action: 'update', pkReferer: target.boxId, pks: [weighed()] },
          actionContext: { context: 'massive_manual_form', eventType: weighing },
          common: { weight: 300 + ((changed += 1) % 200), weighing_type: 'PER' },
        },
      }),
    },
    {
      name: 'Transfer',
      next: () => ({
        path: calls['transfers.add'].path,
        body: {
          ...{ boxSource: target.boxId, boxTarget: to, globalModel: cowAr.id, rows: [moved()] },
          ...{ values: { transfer_type: 'PRO', dte_motive: 'INV' }, submitKey: randomUUID() },
        },
      }),
    },
  ];
}

/** Sends a write and waits for its answer; anything but success ends the benchmark. */
function sendOver(agent: Agent, origin: string, token: string, { next }: Writes): Promise<void> {
  const { path, body } = next();
  const text = JSON.stringify(body);
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api${path}`, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 300) reject(new Error(`${path} answered ${String(statusCode)}`));
      answer.on('error', reject).on('end', resolve).resume();
    });
    sent.on('error', reject).end(text);
  });
}

async function listAnimals(pool: Connection['pool'], { boxId }: Target): Promise<readonly number[]> {
  const found = await pool.query<{ id: number }>('select id from asset where box_id = $1 order by id', [
    boxId,
  ]);
  return found.rows.map(({ id }) => id);
}

type Results = ReadonlyMap<string, readonly Load[]>;

async function measure(folder: string): Promise<Results> {
  const connection = await openDatabase(folder);
  process.stdout.write(`Filling ${String(size.assets)} animals ...\n`);
  const target = await fillBigDatabase(connection, size);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(folder, 'server'),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const token = await signIn(server.origin, owner.email, owner.password);
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  const kinds = kindsOf(target, await listAnimals(connection.pool, target));
  const results = new Map<string, Load[]>(kinds.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      process.stdout.write(`Round ${String(round + 1)}: ${kind.name} ...\n`);
      const load = await loadWork([() => sendOver(agent, server.origin, token, kind)], crowd, seconds);
      results.get(kind.name)?.push(load);
    }
  }
  agent.destroy();
  await server.stop();
  await connection.close();
  return results;
}

function measuredOf([name, loads]: readonly [string, readonly Load[]]): readonly Measured[] {
  const middle = (of: (load: Load) => number) =>
    loads.map(of).sort((one, other) => one - other)[Math.floor(loads.length / 2)] ?? Number.NaN;
  return [
    {
      what: `${name}: a second`,
      figure: middle(({ perSecond }) => perSecond),
      unit: '',
      min: 300,
      max: null,
    },
    { what: `${name}: p95`, figure: middle(({ p95 }) => p95), unit: 'ms', max: 50 },
    { what: `${name}: p50`, figure: middle(({ p50 }) => p50), unit: 'ms', max: null },
  ];
}

async function run(folder: string): Promise<void> {
  const measured = [...(await measure(folder))].flatMap(measuredOf);
  report({
    title: 'Writes of one asset',
    about: [
      `One animal a call over ${String(crowd)} connections, ${String(seconds)} s each, in an establishment that holds ${String(size.inFirst)} of ${String(size.assets)}: it is registered, edited, weighed, or sent to another establishment of the company; with its event, its link and its slots, on the built server and the embedded database. The median of ${String(rounds)} rounds in turns. Load generator, server and database share the machine.`,
    ],
    tables: [tableOf(`${String(crowd)} connections`, measured)],
    missed: missedOf(measured),
  });
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
