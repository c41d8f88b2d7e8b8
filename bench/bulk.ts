import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../api/src/db/connect';
import { fillBigDatabase } from './big-database';
import { addressOf, openDatabase } from './open-database';
import { owner, type Target } from './owner';
import { medianOf, missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer, type Server } from './server';

/** A bulk call is about so many animals, of as many as the establishment holds. */
export const many = 10_000;
export const size = { assets: 340_000, inFirst: 300_000, boxes: 3 };
/** Times that it is done, and of the one that took the median the figures are reported. */
export const rounds = 3;

/** The built server over a large establishment, and somebody signed in who owns it. */
export interface Setting {
  readonly server: Server;
  readonly pool: Connection['pool'];
  readonly target: Target;
  readonly token: string;
}

/** What one of the calls took, in milliseconds. */
export interface Round {
  /** Of the product, what is beside its own SQL. */
  readonly work: number;
  /** The same rows by plain statements. */
  readonly own: number;
  readonly stall: number;
  /** What else is reported, by name. */
  readonly more: Readonly<Record<string, number>>;
}

export interface Report {
  readonly title: string;
  readonly about: readonly string[];
  readonly table: string;
  /** What `work` is called. */
  readonly work: string;
}

/** Measures a bulk call on a large establishment beside its own SQL, twice which it may take, and reports it. */
export async function measureBulk(
  timed: Report,
  measure: (setting: Setting) => Promise<readonly Round[]>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
  try {
    const connection = await openDatabase(folder);
    process.stdout.write(`Filling ${String(size.assets)} animals ...\n`);
    const target = await fillBigDatabase(connection, size);
    const server = await startServer(
      { DATABASE_URL: addressOf(connection), TOKEN_SECRET: randomUUID().repeat(2), DEMO: '0' },
      { watched: true },
    );
    const token = await signIn(server.origin, owner.email, owner.password);
    const measured = measuredOf(timed, await measure({ server, pool: connection.pool, target, token }));
    await server.stop();
    await connection.close();
    const { title, about, table } = timed;
    report({ title, about, tables: [tableOf(table, measured)], missed: missedOf(measured) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measuredOf(timed: Report, results: readonly Round[]): readonly Measured[] {
  const others = Object.keys(results[0]?.more ?? {});
  return [
    {
      what: `${timed.work} beside its own SQL`,
      figure: medianOf(results, ({ work, own }) => work / own),
      unit: 'times',
      max: 2,
    },
    {
      what: 'Longest stall of the server',
      figure: Math.max(...results.map(({ stall }) => stall)),
      unit: 'ms',
      max: 100,
    },
    ...others.map((what): Measured => ({
      ...{ what, unit: 'ms', max: null },
      figure: medianOf(results, ({ more }) => more[what] ?? 0),
    })),
    { what: timed.work, figure: medianOf(results, ({ work }) => work), unit: 'ms', max: null },
    { what: 'Its own SQL', figure: medianOf(results, ({ own }) => own), unit: 'ms', max: null },
  ];
}
