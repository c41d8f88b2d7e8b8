import { randomUUID } from 'node:crypto';
import type { Connection } from '../api/src/db/connect';
import { alone, loadServer, loadWork, type HttpRequest, type Load } from './load';
import { addressOf } from './open-database';
import { ownStatements, replay } from './own-sql';
import { owner } from './owner';
import type { Report } from './report';
import { signIn, startServer } from './server';
import { whileWritten } from './while-written';

export const seconds = 10;
const maxP95 = 500;
const maxRatio = 2;
const ms = (figure: number) => figure.toFixed(1);

/** What a question took. */
interface Measured {
  readonly name: string;
  readonly call: Load;
  /** While nothing is written. */
  readonly again: Load;
  readonly own: Load;
}

/** Asks an establishment with many assets for what is counted over them, beside the very SQL of each question. */
export async function measurePanels(
  connection: Connection,
  boxId: number,
  asked: readonly (readonly [string, HttpRequest])[],
): Promise<readonly Measured[]> {
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    TOKEN_SECRET: randomUUID().repeat(2),
    DEMO: '0',
  });
  const token = await signIn(server.origin, owner.email, owner.password);
  const results: Measured[] = [];
  for (const [name, request] of asked) {
    const [statements = []] = await ownStatements(connection.pool, owner, [request]);
    const own = await loadWork([() => replay(connection.pool, statements)], alone, seconds);
    const ask = () => loadServer(server.origin, token, [request], alone, seconds);
    const call = await whileWritten(connection.pool, boxId, ask);
    results.push({ name, call, again: await ask(), own });
  }
  await server.stop();
  return results;
}

const ratioOf = ({ call, own }: Measured) => call.p95 / own.p95;

/** The figures and what of them misses its target. */
export function tablesOf(what: string, results: readonly Measured[]): Pick<Report, 'tables' | 'missed'> {
  const late = (name: string, { p95 }: Load) =>
    // Where no answer came in time there is no figure.
    p95 <= maxP95 ? [] : [`${name}: p95 ${ms(p95)} ms, target ${String(maxP95)} ms`];
  return {
    tables: [
      {
        title: 'Uncached',
        columns: [what, 'p50', 'p95', 'SQL p50', 'SQL p95', 'ratio p95', 'p95 at most', 'met'],
        rows: results.map((one) => [
          ...[one.name, ms(one.call.p50), ms(one.call.p95), ms(one.own.p50), ms(one.own.p95)],
          ...[ratioOf(one).toFixed(1), String(maxP95), one.call.p95 <= maxP95 ? 'yes' : '**no**'],
        ]),
      },
      {
        title: 'Asked again',
        columns: [what, 'p50', 'p95', 'p95 at most', 'met'],
        rows: results.map(({ name, again }) => [
          ...[name, ms(again.p50), ms(again.p95), String(maxP95), again.p95 <= maxP95 ? 'yes' : '**no**'],
        ]),
      },
    ],
    missed: results.flatMap((one) => [
      ...late(one.name, one.call),
      ...late(`${one.name}, asked again`, one.again),
      ...(ratioOf(one) > maxRatio
        ? [`${one.name}: ${ratioOf(one).toFixed(1)} times its SQL, target ${String(maxRatio)}`]
        : []),
    ]),
  };
}
