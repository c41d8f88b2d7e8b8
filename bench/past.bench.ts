import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { fillHistories, herd } from './history-rows';
import { addressOf, openDatabase } from './open-database';
import { now, owner, type Target } from './owner';
import { missedOf, report, tableOf, type Measured } from './report';
import { send, signIn, startServer, type Server } from './server';

/** Looks again at each day, at other pages. */
const again = 3;

/** How far back the days lie, in days before the newest records, and what has happened to the herd since. */
const spans = [
  { what: 'within ten days, since when nothing was recorded', from: -8, days: 16 },
  { what: 'before a quarter was weighed', from: 11, days: 8 },
  { what: 'before some died and a quarter was weighed twice', from: 31, days: 20 },
  { what: 'before all were weighed, and a quarter twice more', from: 61, days: 18 },
  { what: 'before all were weighed four times and a quarter treated', from: 151, days: 20 },
];

interface Site {
  readonly server: Server;
  readonly token: string;
  readonly target: Target;
}

/** What no day is without: a filter that has to know the values of all. */
const anyWeight = { filters: [{ field: 'weight', operator: 'betweenValues', min: 1 }] };

/** The list of a day as it opens, another page of it, or filtered; milliseconds to its last byte. */
async function look({ server, token, target }: Site, day: string, page = 0, body = {}): Promise<number> {
  const place = `${String(cowAr.id)}/asset/${String(cowAr.id)}/${String(target.boxId)}`;
  const path = `/objects/get/all/${place}/0/0/${String(page)}/20/id/asc?asOf=${day}`;
  const begun = performance.now();
  await send(server.origin, 'POST', path, body, token);
  return performance.now() - begun;
}

const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}

/** Days are looked at for the first time, and again: another page each time, which nothing has found yet. */
async function timeSpan(
  site: Site,
  { what, from, days }: (typeof spans)[number],
): Promise<readonly Measured[]> {
  const first: number[] = [];
  const filtered: number[] = [];
  const others: number[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = dayBefore(from + at);
    first.push(await look(site, day));
    filtered.push(await look(site, day, 0, anyWeight));
    for (let page = 1; page <= again; page += 1) others.push(await look(site, day, page * 40));
  }
  return [
    { what: `First look at a day ${what}`, figure: p95(first), unit: 'ms', max: 500 },
    { what: 'A filter on it, asked in the same moment', figure: p95(filtered), unit: 'ms', max: null },
    { what: 'The same day again', figure: p95(others), unit: 'ms', max: 60 },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  const connection = await openDatabase(folder);
  process.stdout.write(`Filling ${String(herd)} animals with histories ...\n`);
  const target = await fillHistories(connection);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const site = { server, target, token: await signIn(server.origin, owner.email, owner.password) };
  // Opened once, so that no figure is that of a server which has done nothing yet.
  await look(site, dayBefore(200));
  const measured: Measured[] = [];
  for (const span of spans) measured.push(...(await timeSpan(site, span)));
  await server.stop();
  await connection.close();
  report({
    title: 'Lists as of a day',
    about: [
      `The list of an establishment of ${String(herd)} animals as it was on a day, each with a history of up to nine events by the ledger: the 95th of 100 answers over some twenty days of a kind, no two the same, somebody alone, the built server and the embedded database on one machine.`,
      'The first look at a day is answered from the events, and the day is worked out after it: a filter that is asked in the same moment waits for that. Looks again are at pages that nobody has asked for yet.',
    ],
    tables: [tableOf('Days in the past', measured)],
    missed: missedOf(measured),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
