import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { fillBigDatabase } from './big-database';
import { addressOf, openDatabase } from './open-database';
import { owner, type Target } from './owner';
import { forgetPeak, memoryOf, peakOf } from './processes';
import { missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer, type Server } from './server';
import { whileWritten } from './while-written';

const size = { assets: 1_000_000, inFirst: 300_000, boxes: 200 };
/** Questions of a kind, each found anew. */
const turns = 20;

/** What somebody does in a list, how long it may take at the 95th of 100, and what it asks at each turn. */
interface Deed {
  readonly what: string;
  readonly max: number | null;
  readonly asked: (turn: number) => readonly Question[];
}

interface Question {
  readonly path: string;
  readonly body: object;
}

const only = (...values: readonly string[]) => ({ field: 'category', operator: 'inArray', values });
const heavy = (turn: number) => ({
  field: 'weight',
  operator: 'betweenValues',
  min: 200 + turn * 10,
  max: 600,
});
/** What is typed into the search of a list: a part of a tag that is no beginning of it, names of options, a paddock. */
const names = ['novillito', 'angus', 'hereford', 'vaquillona', 'braford', 'pampa', 'pastoril', 'ternero'];
const words = (value: string) => ({ operator: 'words', value });
const nameAt = (turn: number) => names[turn % names.length] ?? '';

/** The filters that are open beside a list when it is opened for the first time, and those that a person opens. */
const firstOpen = ['category', 'sex', 'breed', 'productive_system', 'weight', 'birth_date'];
const others = ['asset_state', 'in_withdrawal', 'is_paused', 'lot_id', 'coat', 'entry_date'];

function deedsIn({ boxId }: Target): readonly Deed[] {
  const at = (call: string, end = '') =>
    `/objects/${call}/${String(cowAr.id)}/${String(boxId)}${end === '' ? '' : `/${end}`}`;
  const facet = (field: string, filters: readonly object[]) => ({
    path: at('facet', field),
    body: { filters },
  });
  const filtersAt = (turn: number) => (turn % 2 === 0 ? [] : [heavy(turn)]);
  const type = String(cowAr.id);
  const list = (filters: readonly object[]) => ({
    path: `/objects/get/all/${type}/asset/${type}/${String(boxId)}/0/0/0/20/id/asc`,
    body: { filters },
  });
  const one = (call: string, body: object) => [{ path: at(call), body }];
  return [
    ...[...firstOpen, ...others].map((field) => ({
      what: `Facet of ${field}`,
      max: 200,
      asked: (turn: number) => [facet(field, filtersAt(turn))],
    })),
    {
      what: 'Six facets at once',
      max: 600,
      asked: (turn) => firstOpen.map((field) => facet(field, filtersAt(turn))),
    },
    { what: 'Search by a part of a tag', max: 300, asked: (turn) => [list([words(`${String(turn)}77`)])] },
    { what: 'Search by a word', max: 300, asked: (turn) => [list([words(nameAt(turn))])] },
    {
      what: 'Search by two words',
      max: 300,
      asked: (turn) => [list([words(`${nameAt(turn)} potrero ${String(1 + turn)}`)])],
    },
    {
      what: 'Select all of a list',
      max: 300,
      asked: (turn) => one('count', { filters: filtersAt(turn), selectable: true }),
    },
    {
      what: 'Invert a selection of 500',
      max: 300,
      asked: (turn) =>
        one('count', {
          filters: [only('VA', 'VQ')],
          except: Array.from({ length: 500 }, (_, row) => 1 + row * 7 + turn),
          selectable: true,
        }),
    },
    {
      what: 'Totals of what is filtered',
      max: null,
      asked: (turn) => one('totals', { filters: [heavy(turn)] }),
    },
    { what: 'Totals of all', max: null, asked: () => one('totals', {}) },
  ];
}

interface Site {
  readonly server: Server;
  readonly token: string;
}

/** Asks and reads the answer to its end; answers how many bytes it had. */
async function ask({ server, token }: Site, { path, body }: Question): Promise<number> {
  const reply = await fetch(`${server.origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${String(reply.status)} ${await reply.text()}`);
  let bytes = 0;
  for await (const part of reply.body ?? []) bytes += part.byteLength;
  return bytes;
}

/** The 95th of 100 answers to somebody alone, in milliseconds; the first two of them only warm the server up. */
async function time(site: Site, { what, max, asked }: Deed): Promise<Measured> {
  const times: number[] = [];
  for (let turn = -2; turn < turns; turn += 1) {
    const questions = asked(Math.abs(turn));
    const begun = performance.now();
    await Promise.all(questions.map((each) => ask(site, each)));
    if (turn >= 0) times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { what, figure: sorted[Math.ceil(turns * 0.95) - 1] ?? Number.NaN, unit: 'ms', max };
}

/** How many of a category there are, as `herd-rows` spreads them: what an export writes. */
const exports = [
  { category: 'NO', rows: 15_700 },
  { category: 'VA', rows: 126_000 },
];

/** How long exports take, and what more the server holds meanwhile: as much for many rows as for few. */
async function timeExports(site: Site, { boxId }: Target): Promise<readonly Measured[]> {
  const path = `/objects/export/${String(cowAr.id)}/${String(boxId)}`;
  await ask(site, { path, body: { filters: [only('TO')] } });
  const measured: Measured[] = [];
  for (const { category, rows } of exports) {
    const before = memoryOf(site.server.pid).rss;
    forgetPeak(site.server.pid);
    const begun = performance.now();
    await ask(site, { path, body: { filters: [only(category)] } });
    const what = `Export of some ${String(rows)} rows`;
    measured.push(
      { what, figure: performance.now() - begun, unit: 'ms', max: null },
      {
        what: `${what}: more memory at the most`,
        figure: peakOf(site.server.pid) - before,
        unit: 'MB',
        max: 60,
      },
    );
  }
  return measured;
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  if (process.platform !== 'linux') throw new Error('It reads /proc: Linux only');
  const connection = await openDatabase(folder);
  process.stdout.write(`Filling ${String(size.assets)} animals ...\n`);
  const target = await fillBigDatabase(connection, size);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const site = { server, token: await signIn(server.origin, owner.email, owner.password) };
  const deeds: Measured[] = [];
  for (const each of deedsIn(target)) {
    process.stdout.write(`Measuring: ${each.what} ...\n`);
    deeds.push(await whileWritten(connection.pool, target.boxId, () => time(site, each)));
  }
  const files = await timeExports(site, target);
  await server.stop();
  await connection.close();
  report({
    title: 'Finding and selecting in a list of 300,000',
    about: [
      `What somebody does in the list of an establishment of ${String(size.inFirst)} animals of ${String(size.assets)}, alone, on the built server with session, permissions and presenting, and the embedded database; the 95th of 100 answers, of ${String(turns)} questions.`,
      'Found anew: the assets of the establishment are written all the time as far as lists can see, so that nothing that was found before holds. Every second facet is asked beside a filter by weight. Load generator, server and database share the machine.',
    ],
    tables: [tableOf('Found anew', deeds), tableOf('Exported as a spreadsheet', files)],
    missed: missedOf([...deeds, ...files]),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
