import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@huella/domain/calls/index';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { insertBox, insertCompany } from '../api/src/features/places/places.store';
import { insertRelation } from '../api/src/features/rights/relations.store';
import type { Connection } from '../api/src/db/connect';
import { alone, crowd, loadServer, loadWork } from './load';
import { addressOf, openDatabase } from './open-database';
import { ownStatements, replay } from './own-sql';
import { insertOwner, now, owner, subtype, zone } from './owner';
import { mediansOf, missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer, type Server } from './server';

/** Companies of the user, their establishments together, and companies that are none of theirs. */
const owned = 25;
const boxes = 500;
const others = 200;
const seconds = 4;
/** Times that all of it is done; the median of each figure is reported. */
const rounds = 3;
/** The 95th percentile, in milliseconds: of somebody alone, and of a busy server, which shares two processors. */
const max = 30;

/** What the call asks over what somebody has to do with, without the question who they are. */
const ofRights = /\bfrom (?:relation|asset_slot)\b/;

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));

/** A user of 500 establishments over 25 companies of every chain, among 4,000 that they have nothing to do with. */
async function fill(db: Connection['db']): Promise<void> {
  const { userId } = await insertOwner(db, 0);
  const perCompany = boxes / owned;
  for (let at = 0; at < owned + others; at += 1) {
    const chain = chains[at % chains.length]?.id ?? 0;
    const company = { name: `Empresa ${String(at)}`, chain, rol: 'Productor', country: 'AR', tiers: [] };
    const companyId = await insertCompany(db, company, now);
    for (let box = 0; box < perCompany; box += 1) {
      const name = `Campo ${String(at)}-${String(box)}`;
      const place = { city: 'Chascomús', region: 'Buenos Aires', timezone: zone };
      await insertBox(db, { companyId, name, alias: name, subtype, ...place }, now);
    }
    const relation = { userId, companyId, boxId: null, template: 'companyDelegate' };
    if (at < owned) await insertRelation(db, relation, { at: now, by: { userId } });
  }
}

async function measureRound(
  server: Server,
  { pool }: Connection,
  token: string,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const [what, name] of [
    ['Top bar', 'topBar.all'],
    ['User and rights', 'users.getInfo'],
  ] as const) {
    const request = { path: calls[name].path, body: null };
    const [statements = []] = await ownStatements(pool, owner, [request], ofRights);
    for (const connections of [alone, crowd]) {
      const load = await loadServer(server.origin, token, [request], connections, seconds);
      const own = await loadWork([() => replay(pool, statements)], connections, seconds);
      const of = `${what}, ${connections === alone ? 'alone' : `${String(connections)} connections`}`;
      measured.push(
        { what: `${of}, p50`, figure: load.p50, unit: 'ms', max: null },
        { what: `${of}, p95`, figure: load.p95, unit: 'ms', max: connections === alone ? max : null },
        { what: `${of}, p95 of its SQL`, figure: own.p95, unit: 'ms', max: null },
        { what: `${of}, p95 over that of its SQL`, figure: load.p95 / own.p95, unit: 'times', max: null },
      );
    }
  }
  return measured;
}

async function run(): Promise<void> {
  const connection = await openDatabase(folder);
  await fill(connection.db);
  await connection.pool.query('analyze');
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(folder, 'server'),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const token = await signIn(server.origin, owner.email, owner.password);
  const results: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measureRound(server, connection, token));
  const measured = mediansOf(results);
  await server.stop();
  await connection.close();
  report({
    title: 'Top bar',
    about: [
      `GET /topBar and GET /users/getInfo for a user of ${String(boxes)} establishments in ${String(owned)} companies of every chain, beside ${String(others)} companies with as many establishments each that are none of theirs; the built server with session and rights, on the embedded database, compressed as for a browser; ${String(seconds)} s each, somebody alone and ${String(crowd)} connections; each figure the median of ${String(rounds)} rounds.`,
      'Beside it the very statements over relations and assets that the call makes, replayed through a pool by as many workers. Load generator, server and database share the machine.',
    ],
    tables: [tableOf('A user of 500 establishments', measured)],
    missed: missedOf(measured),
  });
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
