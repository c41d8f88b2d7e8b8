import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Connection } from '../api/src/db/connect';
import { fillBigDatabase, type Size } from './big-database';
import { alone, crowd, loadServer, loadWork, type HttpRequest, type Load } from './load';
import { addressOf, openDatabase } from './open-database';
import { ownStatements, replay } from './own-sql';
import { owner } from './owner';
import { report } from './report';
import { post, signIn, startServer } from './server';

type Pool = Connection['pool'];

/** A kind of list, asked over and over with other values. */
interface Case {
  readonly name: string;
  /** The most that the 95th of 100 answers may take, in milliseconds. */
  readonly max: number;
  /** How long it is asked for; lists that take seconds need longer for a figure. */
  readonly seconds?: number;
  readonly sort: string;
  readonly filters: (turn: number) => readonly object[];
}

const turns = 24;
const usualSeconds = 4;
/** The most that a list may take beside its own SQL, where that takes this long: session and presenting take what they take. */
const maxRatio = 3;
const slowSql = 20;

const categories = [['VQ', 'NT'], ['VA'], ['TM', 'TH'], ['NO', 'NT', 'VQ'], ['VA', 'VQ'], ['TO', 'NO']];
const categoryFilter = (turn: number) => ({
  field: 'category',
  operator: 'inArray',
  values: categories[turn % categories.length],
});
const weightFilter = (turn: number) => ({
  field: 'weight',
  operator: 'betweenValues',
  min: 100 + turn * 15,
  max: 200 + turn * 15,
});

const cases: readonly Case[] = [
  {
    name: 'category and weight, by birth date',
    max: 60,
    sort: 'birth_date',
    filters: (turn) => [categoryFilter(turn), weightFilter(turn)],
  },
  { name: 'no filter, by visual tag', max: 60, sort: 'visual_tag', filters: () => [] },
  {
    name: 'weight, by category (its labels)',
    max: 60,
    sort: 'category',
    filters: (turn) => [weightFilter(turn)],
  },
  {
    name: 'teeth, by entry date (slots without index)',
    max: 200,
    sort: 'entry_date',
    filters: (turn) => [
      { field: 'dentition', operator: 'inArray', values: [['2D', '4D'], ['8D'], ['DL']][turn % 3] },
    ],
  },
  {
    name: 'horns, by RENSPA of origin (no slot)',
    max: 200,
    seconds: 12,
    sort: 'origin_renspa',
    filters: (turn) => [{ field: 'horns', operator: 'inArray', values: [['A'], ['M'], ['D']][turn % 3] }],
  },
  {
    name: 'part of a tag, by weight',
    max: 200,
    sort: 'weight',
    filters: (turn) => [
      { field: 'visual_tag', operator: '=', value: String(120 + turn * 31), subFields: ['electronic_tag'] },
    ],
  },
];

function requestsOf({ sort, filters }: Case, boxId: number): readonly HttpRequest[] {
  const type = String(cowAr.id);
  return Array.from({ length: turns }, (_, turn) => ({
    path: `/objects/get/all/${type}/asset/${type}/${String(boxId)}/0/0/${String(turn % 3)}/20/${sort}/asc`,
    body: { filters: filters(turn), outputFields: cowAr.defaultColumns },
  }));
}

interface Figures {
  /** Uncached at each question. */
  readonly first: Load;
  readonly firstAlone: Load;
  /** Asked again while nothing was written: found before, so that only the rows are read. */
  readonly again: Load;
  readonly againAlone: Load;
  /** The SQL of an uncached list. */
  readonly own: Load;
}

/** How often the assets of the establishment change while lists are to be uncached, in milliseconds. */
const changeEvery = 2;

/** Does work while the assets of an establishment change all the time, as far as lists can see. */
async function whileWritten<Result>(pool: Pool, boxId: number, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  await client.query('set synchronous_commit = off');
  const done = new AbortController();
  const writing = (async () => {
    while (!done.signal.aborted) {
      await client.query('update asset_tally set version = version + 1 where box_id = $1', [boxId]);
      await setTimeout(changeEvery);
    }
  })();
  try {
    return await work();
  } finally {
    done.abort();
    await writing;
    client.release(true);
  }
}

/** The product and its own SQL, one after the other on the same data. */
async function measure(each: Case, boxId: number, origin: string, pool: Pool): Promise<Figures> {
  const requests = requestsOf(each, boxId);
  const seconds = each.seconds ?? usualSeconds;
  const statements = await ownStatements(pool, owner, requests);
  const own = await loadWork(
    statements.map((one) => () => replay(pool, one)),
    crowd,
    seconds,
  );
  const token = await signIn(origin, owner.email, owner.password);
  const load = (connections: number) => loadServer(origin, token, requests, connections, seconds);
  const first = await whileWritten(pool, boxId, () => load(crowd));
  const firstAlone = await whileWritten(pool, boxId, () => load(alone));
  for (const { path, body } of requests) await post(origin, path, body ?? {}, token);
  return { own, first, firstAlone, again: await load(crowd), againAlone: await load(alone) };
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
    results.push({ of: each, ...(await measure(each, boxId, server.origin, connection.pool)) });
  }
  await server.stop();
  await connection.close();
  report({
    title,
    about: aboutOf(size),
    tables: [
      {
        title: 'Uncached',
        columns: [...loadColumns, 'SQL p50', 'SQL p95', 'ratio p95', ...targetColumns],
        rows: results.map((one) => [
          one.of.name,
          ...shown(one.first, one.firstAlone),
          ms(one.own.p50),
          ms(one.own.p95),
          ratioOf(one).toFixed(1),
          ...target(one.of.max, one.first.p95, one.firstAlone.p95),
        ]),
      },
      {
        title: 'Asked again',
        columns: [...loadColumns, ...targetColumns],
        rows: results.map((one) => [
          one.of.name,
          ...shown(one.again, one.againAlone),
          ...target(one.of.max, one.again.p95, one.againAlone.p95),
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
  const { name, max } = one.of;
  const slow = (how: string, figure: number) =>
    figure <= max ? [] : [`${name}, ${how}: p95 ${ms(figure)} ms, target ${String(max)} ms`];
  const costly = one.own.p95 >= slowSql && ratioOf(one) > maxRatio;
  return [
    ...slow(`uncached, ${String(crowd)} connections`, one.first.p95),
    ...slow('uncached, alone', one.firstAlone.p95),
    ...slow(`asked again, ${String(crowd)} connections`, one.again.p95),
    ...slow('asked again, alone', one.againAlone.p95),
    ...(costly ? [`${name}: ${ratioOf(one).toFixed(1)} times its SQL, target ${String(maxRatio)}`] : []),
  ];
}

function aboutOf(size: Size): readonly string[] {
  return [
    `POST objects/get/all over ${String(size.assets)} assets in ${String(size.boxes)} establishments, in runs of 500 of one establishment as imports write them, in the one that holds ${String(size.inFirst)}; 20 rows with the columns of the screen and the exact total an answer, compressed as for a browser; ${String(crowd)} connections and then one alone, ${String(usualSeconds)} s each, longer where a list takes seconds; the built server with session, permissions and presenting, on the embedded database.`,
    `Uncached: the version of the assets of the establishment is raised every ${String(changeEvery)} ms, as if they were written all the time, so that nothing that was found before holds; the first look at a list, and any look after a write, takes as long. Asked again: nothing is written, and the ${String(turns)} questions of a list come round and round, so that only the rows are read: what paging, and coming back to a list, take.`,
    'Beside it the very SQL that the call makes over assets for an uncached list (ids and total, rows), replayed through a pool by as many workers in the same run: what the database alone takes. Load generator, server and database share the machine.',
    `Milliseconds; ratio is p95 of the call over p95 of its SQL, at most ${String(maxRatio)} where the SQL takes ${String(slowSql)} ms or more.`,
  ];
}
