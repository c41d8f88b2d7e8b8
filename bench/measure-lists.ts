import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@huella/domain/calls/index';
import type { Connection } from '../api/src/db/connect';
import { fillBigDatabase, type Size } from './big-database';
import { cases, requestsOf, turns, type Case } from './list-cases';
import { alone, crowd, loadServer, loadWork, type HttpRequest, type Load } from './load';
import { addressOf, openDatabase } from './open-database';
import { ownStatements, replay } from './own-sql';
import { owner } from './owner';
import { processorOf } from './processes';
import { report } from './report';
import { post, signIn, startServer, type Server } from './server';
import { changeEvery, whileWritten } from './while-written';

type Pool = Connection['pool'];

const usualSeconds = 4;
/** The most that a list may take beside its own SQL, where that takes this long: session and presenting take what they take. */
const maxRatio = 3;
const slowSql = 20;

interface Figures {
  /** Uncached at each question. */
  readonly first: Load;
  readonly firstAlone: Load;
  /** Asked again while nothing was written: found before, so that only the rows are read. */
  readonly again: Load;
  readonly againAlone: Load;
  /** The SQL of an uncached list. */
  readonly own: Load;
  /** Processor time of the server for an uncached list of somebody alone, in milliseconds. */
  readonly serverMs: number;
}

/** Where the lists are measured. */
interface Site {
  readonly boxId: number;
  readonly pool: Pool;
  readonly server: Server;
  /** How many assets the establishment has. */
  readonly living: number;
}

/** The product and its own SQL, one after the other on the same data. */
async function measure(each: Case, { boxId, pool, server, living }: Site): Promise<Figures> {
  const { origin } = server;
  const requests = requestsOf(each, boxId);
  const seconds = each.seconds ?? usualSeconds;
  const token = await signIn(origin, owner.email, owner.password);
  checkFinds(each, living, await ask(origin, requests, token));
  const statements = await ownStatements(pool, owner, requests);
  const own = await loadWork(
    statements.map((one) => () => replay(pool, one)),
    crowd,
    seconds,
  );
  const load = (connections: number) => loadServer(origin, token, requests, connections, seconds);
  const first = await whileWritten(pool, boxId, () => load(crowd));
  const before = processorOf(server.pid);
  const firstAlone = await whileWritten(pool, boxId, () => load(alone));
  const serverMs = (processorOf(server.pid) - before) / firstAlone.calls;
  await ask(origin, requests, token);
  return { own, first, firstAlone, serverMs, again: await load(crowd), againAlone: await load(alone) };
}

/** Asks each question once; answers the totals. */
async function ask(
  origin: string,
  requests: readonly HttpRequest[],
  token: string,
): Promise<readonly number[]> {
  const totals: number[] = [];
  for (const { path, body } of requests) {
    const { reply } = calls['objects.list'];
    totals.push(reply.parse(await post(origin, path, body ?? {}, token)).resTotal);
  }
  return totals;
}

/** Throws when a question finds fewer or more than it is meant to: an empty answer is quick and says nothing. */
function checkFinds({ name, finds: [least, most] }: Case, living: number, totals: readonly number[]): void {
  const share = (total: number) => (total / living) * 1000;
  const wrong = totals.filter((total) => share(total) < least || share(total) > most);
  if (wrong.length > 0) throw new Error(`${name}: questions find ${wrong.join(', ')} of ${String(living)}`);
}

const ms = (figure: number) => figure.toFixed(1);

/** Measures the lists over a database of a size, and reports them. */
export async function measureLists(title: string, size: Size): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  try {
    await measureIn(folder, title, size);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureIn(folder: string, title: string, size: Size): Promise<void> {
  const connection = await openDatabase(folder);
  process.stdout.write(`Filling ${String(size.assets)} assets ...\n`);
  const { boxId } = await fillBigDatabase(connection, size);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const results: Result[] = [];
  for (const each of cases) {
    process.stdout.write(`Measuring: ${each.name} ...\n`);
    const site = { boxId, server, pool: connection.pool, living: size.inFirst };
    results.push({ of: each, ...(await measure(each, site)) });
  }
  await server.stop();
  await connection.close();
  report({
    title,
    about: aboutOf(size),
    tables: [
      {
        title: 'Uncached',
        columns: [...loadColumns, 'server ms', 'SQL p50', 'SQL p95', 'ratio p95', ...targetColumns],
        rows: results.map((one) => [
          one.of.name,
          ...shown(one.first, one.firstAlone),
          one.serverMs.toFixed(2),
          ms(one.own.p50),
          ms(one.own.p95),
          ratioOf(one).toFixed(1),
          ...target(one.of.targets.p95, one.first.p95, one.firstAlone.p95),
        ]),
      },
      {
        title: 'Asked again',
        columns: [...loadColumns, ...targetColumns],
        rows: results.map((one) => [
          one.of.name,
          ...shown(one.again, one.againAlone),
          ...target(one.of.targets.p95, one.again.p95, one.againAlone.p95),
        ]),
      },
    ],
    missed: results.flatMap(missesOf),
  });
}

type Result = Figures & { readonly of: Case };

const loadColumns = ['list', 'p50', 'p95', 'p99', 'a second', 'alone p50', 'alone p95'];
const targetColumns = ['p95 at most', 'met', 'met alone'];

function shown(crowded: Load, quiet: Load): readonly string[] {
  const { p50, p95, p99, perSecond } = crowded;
  return [ms(p50), ms(p95), ms(p99), perSecond.toFixed(0), ms(quiet.p50), ms(quiet.p95)];
}

function target(max: number, ...figures: readonly number[]): readonly string[] {
  return [String(max), ...figures.map((figure) => (figure <= max ? 'yes' : '**no**'))];
}

const ratioOf = ({ first, own }: Figures) => first.p95 / own.p95;

/** What of a list is above its targets, as sentences. */
function missesOf(one: Result): readonly string[] {
  const { name, targets } = one.of;
  const slow = (how: string, figure: number, most: number | null = targets.p95, what = 'p95') =>
    most === null || figure <= most
      ? []
      : [`${name}, ${how}: ${what} ${ms(figure)} ms, target ${String(most)} ms`];
  const { perSecond } = targets;
  const few = perSecond !== null && one.first.perSecond < perSecond;
  const costly = one.own.p95 >= slowSql && ratioOf(one) > maxRatio;
  const crowded = `uncached, ${String(crowd)} connections`;
  return [
    ...slow(crowded, one.first.p95),
    ...(few
      ? [`${name}, ${crowded}: ${one.first.perSecond.toFixed(0)} a second, target ${String(perSecond)}`]
      : []),
    ...slow('uncached, alone', one.firstAlone.p95),
    ...slow('uncached, alone', one.firstAlone.p50, targets.aloneP50, 'p50'),
    ...slow('uncached, alone', one.serverMs, targets.serverMs, 'server'),
    ...slow(`asked again, ${String(crowd)} connections`, one.again.p95),
    ...slow('asked again, alone', one.againAlone.p95),
    ...(costly ? [`${name}: ${ratioOf(one).toFixed(1)} times its SQL, target ${String(maxRatio)}`] : []),
  ];
}

function aboutOf(size: Size): readonly string[] {
  return [
    `POST objects/get/all over ${String(size.assets)} assets in ${String(size.boxes)} establishments, in runs of 500 of one establishment as imports write them, in the one that holds ${String(size.inFirst)}; 20 rows with fifteen columns and the exact total an answer, compressed as for a browser; ${String(crowd)} connections and then one alone, ${String(usualSeconds)} s each, longer where a list takes seconds; the built server with session, permissions and presenting, on the embedded database.`,
    `Uncached: the version of the assets of the establishment is raised every ${String(changeEvery)} ms, as if they were written all the time, so that nothing that was found before holds; the first look at a list, and any look after a write, takes as long. Asked again: nothing is written, and the ${String(turns)} questions of a list come round and round, so that only the rows are read: what paging, and coming back to a list, take.`,
    'Beside it the very SQL that the call makes over assets for an uncached list (ids and total, rows), replayed through a pool by as many workers in the same run: what the database alone takes. Load generator, server and database share the machine.',
    `Milliseconds; server ms is processor time of the server process for an answer to somebody alone, all its threads together; ratio is p95 of the call over p95 of its SQL, at most ${String(maxRatio)} where the SQL takes ${String(slowSql)} ms or more.`,
  ];
}
