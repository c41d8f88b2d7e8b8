import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { insertRelation } from '../api/src/features/rights/relations.store';
import { insertUser } from '../api/src/features/users/users.store';
import { hashPassword } from '../api/src/http/passwords';
import { fillBigDatabase } from './big-database';
import { addressOf, openDatabase } from './open-database';
import { now, owner, zone, type Target } from './owner';
import { forgetPeak, memoryOf, peakOf } from './processes';
import { mediansOf, missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer, type Server } from './server';

const size = { assets: 100_000, inFirst: 81_000, boxes: 3 };
/** All rows that a call may ask for: 10,000, with every field. */
const users = 10;
const listsOfEach = 3;
/** Small calls that go on at the same time, each after the one before it. */
const callers = 4;
const quietMs = 3_000;
/** Times that all of it is done; the median of each figure is reported. */
const rounds = 3;

const emailOf = (at: number) => `bench-${String(at)}@huella.example`;
const listPath = ({ boxId }: Target, ending: string) => {
  const type = String(cowAr.id);
  return `/objects/get/all/${type}/asset/${type}/${String(boxId)}/0/0/${ending}`;
};

/** People beside the owner who may list what the company has. */
async function insertViewers(db: Parameters<typeof insertUser>[0], { owned }: Target): Promise<void> {
  const passwordHash = await hashPassword(owner.password);
  const person = {
    firstname: 'Ana',
    lastname: 'Paz',
    country: 'AR',
    timezone: zone,
    language: 'es',
  } as const;
  for (let at = 0; at < users; at += 1) {
    const userId = await insertUser(db, { ...person, email: emailOf(at), passwordHash }, now);
    const relation = { userId, companyId: owned.companyId, boxId: null, template: 'companyDelegate' };
    await insertRelation(db, relation, { at: now, by: 'operator' });
  }
}

/** Asks for all rows, packed as for a browser, and reads them without looking; answers the status, 0 of one that broke off. */
async function listAll({ origin }: Server, target: Target, token: string): Promise<number> {
  const asked = request(`${origin}/api${listPath(target, '0/-1/id/asc')}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
    },
    agent: false,
  });
  asked.end('{}');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // what the event carries
  answer.resume();
  await once(answer, 'close');
  return answer.complete ? (answer.statusCode ?? 0) : 0;
}

interface Waits {
  readonly longest: number;
  readonly calls: number;
  readonly refused: number;
}

/** The longest that small calls took while something went on, how many there were, and how many were refused. */
async function longestWait(
  { origin }: Server,
  target: Target,
  token: string,
  meanwhile: Promise<unknown>,
): Promise<Waits> {
  let isOver = false;
  const over = meanwhile.finally(() => {
    isOver = true;
  });
  const kinds = [
    ['GET', '/version/getVersion'],
    ['POST', listPath(target, '0/20/visual_tag/asc')],
    ['GET', '/topBar'],
  ] as const;
  let longest = 0;
  let calls = 0;
  let refused = 0;
  const caller = async (_: unknown, at: number) => {
    for (let turn = at; !isOver; turn += 1) {
      const begun = performance.now();
      const [method, path] = kinds[turn % kinds.length] ?? kinds[0];
      const reply = await fetch(`${origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      await reply.arrayBuffer();
      if (!reply.ok) refused += 1;
      longest = Math.max(longest, performance.now() - begun);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  await over;
  return { longest, calls, refused };
}

async function measure(server: Server, target: Target): Promise<readonly Measured[]> {
  const token = await signIn(server.origin, owner.email, owner.password);
  const tokens: string[] = [];
  for (let at = 0; at < users; at += 1) tokens.push(await signIn(server.origin, emailOf(at), owner.password));
  await listAll(server, target, token);
  const waitWhile = (work: Promise<unknown>) => longestWait(server, target, token, work);
  const quiet = await waitWhile(new Promise((resolve) => setTimeout(resolve, quietMs)));
  let begun = performance.now();
  const one = await waitWhile(listAll(server, target, tokens[0] ?? ''));
  const aloneMs = performance.now() - begun;
  const before = memoryOf(server.pid).rss;
  forgetPeak(server.pid);
  await server.readStall();
  begun = performance.now();
  const statuses: number[] = [];
  const many = await waitWhile(
    Promise.all(
      Array.from({ length: users * listsOfEach }, async (_, at) => {
        statuses.push(await listAll(server, target, tokens[at % users] ?? ''));
      }),
    ),
  );
  const manyMs = performance.now() - begun;
  const stall = await server.readStall();
  const answered = statuses.filter((status) => status === 200).length;
  const lists = String(users * listsOfEach);
  return [
    {
      what: `Longest wait of a small call, ${lists} lists at once`,
      figure: many.longest,
      unit: 'ms',
      max: 250,
    },
    { what: 'Longest wait of a small call, one list', figure: one.longest, unit: 'ms', max: 250 },
    { what: 'Longest wait of a small call, none', figure: quiet.longest, unit: 'ms', max: null },
    { what: `Longest stall of the server, ${lists} lists at once`, figure: stall, unit: 'ms', max: 100 },
    { what: 'More memory at the most', figure: peakOf(server.pid) - before, unit: 'MB', max: 200 },
    { what: 'One list beside the small calls', figure: aloneMs, unit: 'ms', max: null },
    { what: `${lists} lists at once`, figure: manyMs, unit: 'ms', max: null },
    { what: 'Lists that were answered', figure: answered, unit: `of ${lists}`, max: null },
    { what: 'Small calls meanwhile', figure: many.calls, unit: 'calls', max: null },
    { what: 'Small calls refused', figure: many.refused, unit: 'calls', max: 0 },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  if (process.platform !== 'linux') throw new Error('It reads /proc: Linux only');
  const connection = await openDatabase(folder);
  process.stdout.write(`Filling ${String(size.assets)} animals ...\n`);
  const target = await fillBigDatabase(connection, size);
  await insertViewers(connection.db, target);
  const server = await startServer(
    { DATABASE_URL: addressOf(connection), TOKEN_SECRET: randomUUID().repeat(2), DEMO: '0' },
    { watched: true },
  );
  const results: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure(server, target));
  const measured = mediansOf(results);
  await server.stop();
  await connection.close();
  report({
    title: 'Lists of all rows',
    about: [
      `POST objects/get/all with all 10,000 rows that a call may ask for, every field of them, over ${String(size.inFirst)} animals of an establishment; ${String(users)} users ask for ${String(listsOfEach)} each at once, packed as for a browser, on the built server and the embedded database; each figure the median of ${String(rounds)} rounds.`,
      `Meanwhile ${String(callers)} callers make small calls, each its next as soon as the last was answered: the version, a page of 20 animals, the top bar. Load generator, server and database share the machine.`,
      'A user has one such list at a time, and two of a process work at a time; what waits too long is refused (429).',
    ],
    tables: [tableOf('Beside small calls', measured)],
    missed: missedOf(measured),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
