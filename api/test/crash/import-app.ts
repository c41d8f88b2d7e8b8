import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { engineEvents } from '@huella/domain/model/engine-events';
import { buildApp } from '../../src/app';
import { connect } from '../../src/db/connect';
import { migrate } from '../../src/db/migrate';
import { insertBox, insertCompany } from '../../src/features/places/places.store';
import { insertRelation } from '../../src/features/rights/relations.store';
import { startWorker } from '../../src/features/runs/worker';
import { openSession } from '../../src/features/users/sign-in';
import { insertUser } from '../../src/features/users/users.store';
import { openSheetReader } from '../../src/outside/sheets/sheet-reader';
import { buildAnimal } from '../build-animal';
import { buildDeps } from '../build-deps';
import { begin, envelope, runKinds, sender } from './run-kinds';

/**
 * A process to be killed while it works on many animals: starts the embedded database on a folder and a worker, as the server does,
 * and prints a line of JSON about it. With `--rows` it submits an import of so many animals, numbered from `--from`; with
 * another `--kind` it lets that end, and begins such a run or transfer of them.
 * Prints the number of the latest run once it is accepted, and again once it has ended.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '0' },
    from: { type: 'string', default: '1' },
    kind: { type: 'string', default: 'add' },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const begun = performance.now();
const now = () => new Date();

const connection = await connect({
  databaseUrl: null,
  dataDir: positionals[0] ?? '',
  log: () => undefined,
});
await migrate(connection.pool, path.join(import.meta.dirname, '../../migrations'));
const { db, pool } = connection;
// The program that it starts for a spreadsheet is beside its own.
const deps = buildDeps(db, { sheets: openSheetReader() });
await startWorker({
  deps,
  pool,
  alone: true,
  tasks: {},
  sweep: () => Promise.resolve(),
  expire: () => Promise.resolve(),
});
print(JSON.stringify({ pid: process.pid, mode: 'import', startMs: Math.round(performance.now() - begun) }));
if (Number(values.rows) > 0) await submit(Number(values.from), Number(values.rows));
await sayRun();

/** Submits an import by the product's own call, in an establishment of its own. */
async function submit(from: number, rows: number): Promise<void> {
  const company = { name: 'Estancia', chain: 11, rol: 'Productor', country: 'AR', tiers: ['plus'] };
  const companyId = await insertCompany(db, company, now());
  const place = { city: 'Azul', region: 'Buenos Aires', timezone: 'America/Argentina/Buenos_Aires' };
  const name = `Campo ${String(from)}`;
  const boxId = await insertBox(db, { companyId, name, alias: name, subtype: 6, ...place }, now());
  const userId = await insertUser(
    db,
    {
      email: `${String(from)}@huella.example`,
      passwordHash: 'nobody signs in by it',
      firstname: 'Ana',
      lastname: 'Paz',
      country: 'AR',
      timezone: place.timezone,
      language: 'es',
    },
    now(),
  );
  await insertRelation(
    db,
    { userId, companyId, boxId: null, template: 'owner' },
    { at: now(), by: { userId } },
  );
  const target = `Lejos ${String(from)}`;
  const targetBoxId = await insertBox(
    db,
    { companyId, name: target, alias: target, subtype: 6, ...place },
    now(),
  );
  const app = await buildApp({ deps, webFolder: null });
  const { token } = await openSession(deps, userId);
  const animals = Array.from({ length: rows }, (_, at) => animal(from + at));
  const order = { ...envelope(boxId, engineEvents.load), action: 'add', values: animals };
  const { id: runId } = (await sender(app, token)('POST', '/objects/add/massive', order)) as { id: number }; // its reply
  const kind = runKinds.find((each) => each === values.kind);
  if (kind === undefined || kind === 'add') return;
  while ((await latestRun()).ended_at === null) await sleep(50);
  const found = await db.selectFrom('asset').select('id').where('box_id', '=', boxId).orderBy('id').execute();
  const loaded = { runId, ids: found.map(({ id }) => id) };
  const beginning = begin[kind]({ app, token, boxId, targetBoxId, animals, loaded });
  // A transfer is all in its call: it is to be killed before that is answered.
  if (kind === 'transfer') print('1');
  await beginning;
}

/** A row that the form of a new animal takes. */
function animal(number: number) {
  const digits = String(number).padStart(7, '0');
  return buildAnimal({ visual_tag: `KA${digits.slice(0, 3)}C${digits.slice(3)}` });
}

async function sayRun(): Promise<void> {
  print(String((await latestRun()).id));
  while ((await latestRun()).ended_at === null) await sleep(50);
  print(String((await latestRun()).id));
}

function latestRun() {
  return db.selectFrom('run').select(['id', 'ended_at']).orderBy('id', 'desc').executeTakeFirstOrThrow();
}
