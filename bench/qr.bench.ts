import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { qrTypes } from '@huella/domain/model/qr-types';
import { connect, type Connection } from '../api/src/db/connect';
import { root } from '../tools/sources.mjs';
import { addressOf } from './open-database';
import { mediansOf, missedOf, report, tableOf, type Measured } from './report';
import { startServer, type Server } from './server';

/** Visits a second, which pages, and for how long in each round. */
const perSecond = 500;
const pages = 300;
const seconds = 60;
const rounds = 3;
/** The 95th percentile, in milliseconds. */
const max = 20;
/** That of a page that nobody has drawn yet. */
const maxOfDrawing = 100;
/** What the process that asks may take of one processor. */
const maxOfProcessor = 0.5;
/** So many of the assets are written in a second where they are. */
const writesPerSecond = 20;

const agents = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
];

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of the requests of a round. */
interface Outcome {
  readonly times: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
  readonly ofProcessor: number;
}

let visitors = 0;
let answered = 0;

/** Every visit is of somebody else, so that each is counted: from an address of its own, one in ten in English. */
function visitOf(path: string, more: Readonly<Record<string, string>> = {}): Asked {
  visitors += 1;
  const address = ['190', visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
  return {
    path,
    headers: {
      'user-agent': agents[visitors % agents.length] ?? '',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': visitors % 10 === 0 ? 'en' : 'es',
      'x-forwarded-for': address,
      ...more,
    },
  };
}

/** A process that runs on one processor only, the last; what it may take of that one is counted. */
function forkPinned(file: string): ChildProcess {
  const processor = String(cpus().length - 1);
  return fork(file, { execPath: 'taskset', execArgv: ['--cpu-list', processor, process.execPath] });
}

/** Asks from a process of its own; one that takes more than its half of a processor measures itself. */
async function ask(
  { origin }: Server,
  generator: ChildProcess,
  requests: readonly Asked[],
): Promise<Outcome> {
  generator.send({ origin, requests, perSecond, seconds });
  const [message]: readonly unknown[] = await once(generator, 'message');
  const outcome = message as Outcome; // as bench/pace.mjs sends it
  if (outcome.ofProcessor > maxOfProcessor)
    throw new Error(`asking took ${outcome.ofProcessor.toFixed(2)} of a processor: no figures`);
  answered += outcome.times.length;
  return outcome;
}

function figuresOf(what: string, { times, statuses }: Outcome, status: string): readonly Measured[] {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const missing = perSecond * seconds - (statuses[status] ?? 0);
  return [
    { what: `${what}, p50`, figure: at(0.5), unit: 'ms', max: null },
    { what: `${what}, p95`, figure: at(0.95), unit: 'ms', max },
    { what: `${what}, p99`, figure: at(0.99), unit: 'ms', max: null },
    { what: `${what}: refused, lost or late by 5 s`, figure: missing, unit: 'visits', max: 0 },
  ];
}

/** Writes assets by the clock until it is told to stop, as edits do as far as their pages can see. */
function writeMeanwhile({ pool }: Connection, ids: readonly string[]): () => Promise<void> {
  let turn = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    turn += 1;
    const id = ids[turn % ids.length];
    last = pool.query('update asset set version = version + 1, updated_at = now() where public_id = $1', [
      id,
    ]);
  }, 1_000 / writesPerSecond);
  return async () => {
    clearInterval(timer);
    await last;
  };
}

async function measureRound(
  server: Server,
  connection: Connection,
  generator: ChildProcess,
  ids: readonly string[],
): Promise<readonly Measured[]> {
  const pathOf = (id: string) => `/${qrTypes.identeco.screen}/${id}`;
  const visits = (more?: (path: string) => Readonly<Record<string, string>>) =>
    Array.from({ length: perSecond * seconds }, (_, at) => {
      const path = pathOf(ids[at % ids.length] ?? '');
      return visitOf(path, more?.(path));
    });
  const kept = await ask(server, generator, visits());
  const stop = writeMeanwhile(connection, ids);
  const written = await ask(server, generator, visits());
  await stop();
  const tags = new Map<string, string>();
  for (const id of ids) {
    const { path, headers } = visitOf(pathOf(id), { 'accept-language': 'es' });
    const reply = await fetch(server.origin + path, { headers });
    await reply.arrayBuffer();
    answered += 1;
    tags.set(path, reply.headers.get('etag') ?? '');
  }
  const had = await ask(
    server,
    generator,
    visits((path) => ({ 'if-none-match': tags.get(path) ?? '', 'accept-language': 'es' })),
  );
  return [
    ...figuresOf('Nothing is written', kept, '200'),
    ...figuresOf(`${String(writesPerSecond)} of the assets are written a second`, written, '200'),
    ...figuresOf('Browsers have the page (304)', had, '304'),
    {
      what: 'The process that asks, of one processor',
      figure: Math.max(kept.ofProcessor, written.ofProcessor, had.ofProcessor) * 100,
      unit: '%',
      max: maxOfProcessor * 100,
    },
  ];
}

/** Drawn for its first visitor, one page after the other. */
async function measureDrawing({ origin }: Server, ids: readonly string[]): Promise<Measured> {
  const times: number[] = [];
  for (const id of ids) {
    const { path, headers } = visitOf(`/${qrTypes.identeco.screen}/${id}`);
    const begun = performance.now();
    await (await fetch(origin + path, { headers })).arrayBuffer();
    answered += 1;
    times.push(performance.now() - begun);
  }
  const figure = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return { what: 'Drawn for its first visitor, alone, p95', figure, unit: 'ms', max: maxOfDrawing };
}

/** How many visits were answered and not counted. */
async function countMissing({ pool }: Connection, before: number): Promise<Measured> {
  const missing = answered - ((await countScans(pool)) - before);
  // Who was answered too late for us was counted all the same.
  const figure = Math.max(0, missing);
  return { what: 'Visits that were answered and not counted', figure, unit: 'visits', max: 0 };
}

async function countScans(pool: Connection['pool']): Promise<number> {
  const found = await pool.query<{ count: number }>('select count(*) from qr_scan');
  return found.rows[0]?.count ?? 0;
}

async function run(folder: string): Promise<void> {
  const filled = await startServer({ DATA_DIR: folder, DEMO: '1' });
  await filled.stop();
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const connection = await connect({ databaseUrl: null, dataDir: folder, log });
  const found = await connection.pool.query<{ public_id: string }>(
    'select public_id from asset where asset_type = $1 and deleted_at is null order by sequence desc, id limit $2',
    [cowAr.id, pages],
  );
  const ids = found.rows.map(({ public_id: id }) => id);
  const before = await countScans(connection.pool);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(folder, 'server'),
    TOKEN_SECRET: randomUUID().repeat(2),
    TRUST_PROXY: 'loopback',
    DEMO: '0',
  });
  const generator = forkPinned(join(root, 'bench', 'pace.mjs'));
  const drawing = await measureDrawing(server, ids);
  const results: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push(await measureRound(server, connection, generator, ids));
  generator.disconnect();
  await server.stop();
  const measured = [...mediansOf(results), drawing, await countMissing(connection, before)];
  await connection.close();
  report({
    title: 'Public pages',
    about: [
      `GET of the public pages of ${String(ids.length)} animals of the demo data, those with most events, in turns: ${String(perSecond)} visits a second, evenly spaced, ${String(seconds)} s a round, the median of ${String(rounds)} rounds of a server that had drawn each page once; the built server on the embedded database, compressed as for a browser.`,
      `Each visitor comes from an address of their own, so that each visit is counted, and its row written. A visit is timed from when it was due until all of its page was there.`,
      `A process of its own asks, pinned by taskset to one of the ${String(cpus().length)} processors. It counts what it took of that one, and above half of it there are no figures. Server and database have what it leaves.`,
    ],
    tables: [tableOf(`${String(perSecond)} visits a second`, measured)],
    missed: missedOf(measured),
  });
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
