import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/assets/cow-ar';
import type { Connection } from '../api/src/db/connect';
import { fillBigDatabase, type Size } from './big-database';
import { alone, crowd, loadServer, loadWork, type HttpRequest, type Load } from './load';
import { addressOf, openDatabase } from './open-database';
import { ownStatements, replay } from './own-sql';
import { owner } from './owner';
import { report } from './report';
import { signIn, startServer } from './server';

/** A kind of list, asked over and over with other values. */
interface Case {
  readonly name: string;
  /** The most that the 95th of 100 answers may take, in milliseconds. */
  readonly most: number;
  /** How long it is asked for; lists that take seconds need longer for a figure. */
  readonly seconds?: number;
  readonly sort: string;
  readonly filters: (turn: number) => readonly object[];
}

const turns = 24;
const usualSeconds = 4;
/** The most that a list may take beside its own SQL. */
const mostTimes = 3;

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
    most: 60,
    sort: 'birth_date',
    filters: (turn) => [categoryFilter(turn), weightFilter(turn)],
  },
  { name: 'no filter, by visual tag', most: 60, sort: 'visual_tag', filters: () => [] },
  {
    name: 'weight, by category (its labels)',
    most: 60,
    sort: 'category',
    filters: (turn) => [weightFilter(turn)],
  },
  {
    name: 'teeth, by entry date (slots without index)',
    most: 200,
    sort: 'entry_date',
    filters: (turn) => [
      { field: 'dentition', operator: 'inArray', values: [['2D', '4D'], ['8D'], ['DL']][turn % 3] },
    ],
  },
  {
    name: 'horns, by RENSPA of origin (no slot)',
    most: 200,
    seconds: 12,
    sort: 'origin_renspa',
    filters: (turn) => [{ field: 'horns', operator: 'inArray', values: [['A'], ['M'], ['D']][turn % 3] }],
  },
  {
    name: 'part of a tag, by weight',
    most: 200,
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
  readonly served: Load;
  /** By one connection alone. */
  readonly quiet: Load;
  readonly own: Load;
}

/** The product and its own SQL, one after the other on the same data. */
async function measure(
  each: Case,
  boxId: number,
  origin: string,
  pool: Connection['pool'],
): Promise<Figures> {
  const requests = requestsOf(each, boxId);
  const seconds = each.seconds ?? usualSeconds;
  const statements = await ownStatements(pool, owner, requests);
  const own = await loadWork(
    statements.map((one) => () => replay(pool, one)),
    crowd,
    seconds,
  );
  const token = await signIn(origin, owner.email, owner.password);
  const served = await loadServer(origin, token, requests, crowd, seconds);
  return { served, quiet: await loadServer(origin, token, requests, alone, seconds), own };
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
  const boxId = await fillBigDatabase(connection, size);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const results: (Figures & { readonly of: Case })[] = [];
  for (const each of cases) {
    process.stdout.write(`Measuring: ${each.name} ...\n`);
    results.push({ of: each, ...(await measure(each, boxId, server.origin, connection.pool)) });
  }
  await server.stop();
  await connection.close();
  const ratio = ({ served, own }: Figures) => served.p95 / own.p95;
  const isMet = (one: Figures & { readonly of: Case }) =>
    one.served.p95 <= one.of.most && ratio(one) <= mostTimes;
  report({
    title,
    about: [
      `POST objects/get/all over ${String(size.assets)} assets in ${String(size.boxes)} establishments, in the one that holds ${String(size.inFirst)}; 20 rows with the columns of the screen and the exact total an answer, compressed as for a browser; ${String(crowd)} connections and then one alone, ${String(usualSeconds)} s each, longer where a list takes seconds; the built server with session, permissions and presenting, on the embedded database.`,
      'Beside it the very SQL that the call makes over assets (page, total, rows), replayed through a pool by as many workers in the same run: what the database alone takes. Load generator, server and database share the machine.',
      `Milliseconds; ratio is p95 of the call over p95 of its SQL, at most ${String(mostTimes)}.`,
    ],
    tables: [
      {
        title: 'Lists of assets',
        columns: [
          'list',
          'p50',
          'p95',
          'p99',
          'a second',
          'SQL p50',
          'SQL p95',
          'ratio p50',
          'ratio p95',
          'alone p50',
          'alone p95',
          'p95 at most',
          'met',
        ],
        rows: results.map((one) => [
          one.of.name,
          ms(one.served.p50),
          ms(one.served.p95),
          ms(one.served.p99),
          one.served.perSecond.toFixed(0),
          ms(one.own.p50),
          ms(one.own.p95),
          (one.served.p50 / one.own.p50).toFixed(1),
          ratio(one).toFixed(1),
          ms(one.quiet.p50),
          ms(one.quiet.p95),
          String(one.of.most),
          isMet(one) ? 'yes' : '**no**',
        ]),
      },
    ],
    missed: results
      .filter((one) => !isMet(one))
      .map((one) => `${one.of.name}: p95 ${ms(one.served.p95)} ms, ${ratio(one).toFixed(1)} times its SQL`),
  });
}
