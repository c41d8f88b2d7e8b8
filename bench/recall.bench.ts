import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@huella/domain/calls/index';
import type { Connection } from '../api/src/db/connect';
import { fillLineage, linked } from './lineage-rows';
import { alone, loadServer, loadWork } from './load';
import { addressOf, openDatabase } from './open-database';
import { ownStatements, replay } from './own-sql';
import { owner } from './owner';
import { mediansOf, missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer, type Server } from './server';

const seconds = 8;
/** Times that all of it is done; the median of each figure is reported. */
const rounds = 3;
/** The 95th percentile, in milliseconds, and the longest that the server is kept from others. */
const max = 2_000;
const maxStall = 100;

/** What the calls ask over lineage and what it leads to, without the question who asks. */
const ofLineage = /\b(?:lineage_|asset|event|relation)/;

/** Reads a file to its end; answers how long that took, in milliseconds. */
async function readFile({ origin }: Server, path: string, token: string): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = await reply.arrayBuffer();
  if (!reply.ok || bytes.byteLength === 0) throw new Error(`${path} answered ${String(reply.status)}`);
  return performance.now() - begun;
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));

async function measureRound(
  server: Server,
  { pool }: Connection,
  middle: number,
  token: string,
): Promise<readonly Measured[]> {
  const pathOf = (name: 'recall.ofAsset' | 'recall.graphOfAsset' | 'recall.exportOfAsset') =>
    calls[name].path.replace(':pk', String(middle));
  const measured: Measured[] = [];
  for (const [what, path] of [
    ['First page', pathOf('recall.ofAsset')],
    ['Page 1000', `${pathOf('recall.ofAsset')}?page=1000`],
    ['Graph', pathOf('recall.graphOfAsset')],
  ] as const) {
    const request = { path, body: null };
    const [statements = []] = await ownStatements(pool, owner, [request], ofLineage);
    await server.readStall();
    const load = await loadServer(server.origin, token, [request], alone, seconds);
    const stall = await server.readStall();
    const own = await loadWork([() => replay(pool, statements)], alone, seconds);
    measured.push(
      { what: `${what}, p50`, figure: load.p50, unit: 'ms', max: null },
      { what: `${what}, p95`, figure: load.p95, unit: 'ms', max },
      { what: `${what}, p95 of its SQL`, figure: own.p95, unit: 'ms', max: null },
      { what: `${what}, p95 over that of its SQL`, figure: load.p95 / own.p95, unit: 'times', max: null },
      { what: `${what}, longest stall of the server`, figure: stall, unit: 'ms', max: maxStall },
    );
  }
  for (const format of ['xlsx', 'csv'] as const) {
    await server.readStall();
    const took = await readFile(server, `${pathOf('recall.exportOfAsset')}?format=${format}`, token);
    const stall = await server.readStall();
    measured.push(
      { what: `Export as ${format}`, figure: took / 1_000, unit: 's', max: null },
      { what: `Export as ${format}, longest stall`, figure: stall, unit: 'ms', max: maxStall },
    );
  }
  return measured;
}

async function run(): Promise<void> {
  const connection = await openDatabase(folder);
  const middle = await fillLineage(connection);
  const server = await startServer(
    { DATABASE_URL: addressOf(connection), TOKEN_SECRET: randomUUID().repeat(2), DEMO: '0' },
    { watched: true },
  );
  const token = await signIn(server.origin, owner.email, owner.password);
  const results: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push(await measureRound(server, connection, middle, token));
  const measured = mediansOf(results);
  await server.stop();
  await connection.close();
  report({
    title: 'Recalls',
    about: [
      `A recall from the one asset in the middle of ${String(linked)} that came of each other: grain that is malted, malt that is blended, blends that become one batch, which is parted again and again, each step an event of its own. Seven tenths stand in six establishments of the user, two tenths in three of another company, told by their public pages, one tenth is hidden.`,
      `Both ways are followed whole for each answer. The built server on the embedded database, somebody alone, ${String(seconds)} s each, each figure the median of ${String(rounds)} rounds. Beside it the very statements over lineage, assets, events and rights that the call makes, replayed through a pool. The longest stall is of the event loop of the server, watched from inside by a histogram with a tick of a millisecond. Load generator, server and database share the machine.`,
    ],
    tables: [tableOf(`A recall over ${String(linked)} assets`, measured)],
    missed: missedOf(measured),
  });
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
