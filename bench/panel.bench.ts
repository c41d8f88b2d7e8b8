import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillBigDatabase, type Size } from './big-database';
import { alone, loadServer, loadWork, type HttpRequest, type Load } from './load';
import { addressOf, openDatabase } from './open-database';
import { ownStatements, replay } from './own-sql';
import { owner } from './owner';
import { report } from './report';
import { signIn, startServer } from './server';
import { changeEvery, whileWritten } from './while-written';

const size: Size = { assets: 300_000, inFirst: 300_000, boxes: 2 };
const seconds = 10;
const maxP95 = 500;
const maxRatio = 2;
const ms = (figure: number) => figure.toFixed(1);

interface Measured {
  readonly name: string;
  readonly call: Load;
  /** While nothing is written. */
  readonly again: Load;
  readonly own: Load;
}

/** The panel of an establishment with many assets, whole and under a filter, beside its own SQL. */
async function measure(folder: string): Promise<readonly Measured[]> {
  const connection = await openDatabase(folder);
  const { boxId } = await fillBigDatabase(connection, size);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const token = await signIn(server.origin, owner.email, owner.password);
  const path = `/controlPanel/panelData/33/${String(boxId)}`;
  const asked: readonly (readonly [string, HttpRequest])[] = [
    ['Whole', { path, body: { filters: [] } }],
    ['Of a category', { path, body: { filters: [{ name: 'category', values: ['VQ'] }] } }],
  ];
  const results: Measured[] = [];
  for (const [name, request] of asked) {
    const [statements = []] = await ownStatements(connection.pool, owner, [request]);
    const own = await loadWork([() => replay(connection.pool, statements)], alone, seconds);
    const ask = () => loadServer(server.origin, token, [request], alone, seconds);
    const call = await whileWritten(connection.pool, boxId, ask);
    results.push({ name, call, again: await ask(), own });
  }
  await server.stop();
  await connection.close();
  return results;
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  const results = await measure(folder);
  const ratioOf = ({ call, own }: Measured) => call.p95 / own.p95;
  report({
    title: 'Control panel',
    about: [
      `POST controlPanel/panelData of cattle over ${String(size.inFirst)} assets of one establishment, asked by somebody alone for ${String(seconds)} s. Uncached: the version of the assets of the establishment is raised every ${String(changeEvery)} ms, as if they were written all the time, so that nothing that was counted before holds. Asked again: nothing is written.`,
      'Beside it the very SQL that the call makes over assets, replayed in the same run. Milliseconds; ratio is p95 of the call over p95 of its SQL.',
    ],
    tables: [
      {
        title: 'Uncached',
        columns: ['panel', 'p50', 'p95', 'SQL p50', 'SQL p95', 'ratio p95', 'p95 at most', 'met'],
        rows: results.map((one) => [
          ...[one.name, ms(one.call.p50), ms(one.call.p95), ms(one.own.p50), ms(one.own.p95)],
          ...[ratioOf(one).toFixed(1), String(maxP95), one.call.p95 <= maxP95 ? 'yes' : '**no**'],
        ]),
      },
      {
        title: 'Asked again',
        columns: ['panel', 'p50', 'p95', 'p95 at most', 'met'],
        rows: results.map(({ name, again }) => [
          ...[name, ms(again.p50), ms(again.p95), String(maxP95), again.p95 <= maxP95 ? 'yes' : '**no**'],
        ]),
      },
    ],
    missed: results.flatMap((one) => [
      ...(one.call.p95 > maxP95
        ? [`${one.name}: p95 ${ms(one.call.p95)} ms, target ${String(maxP95)} ms`]
        : []),
      ...(one.again.p95 > maxP95
        ? [`${one.name}, asked again: p95 ${ms(one.again.p95)} ms, target ${String(maxP95)} ms`]
        : []),
      ...(ratioOf(one) > maxRatio
        ? [`${one.name}: ${ratioOf(one).toFixed(1)} times its SQL, target ${String(maxRatio)}`]
        : []),
    ]),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
