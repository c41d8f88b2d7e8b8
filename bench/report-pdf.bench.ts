import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldKey } from '@huella/domain/fold';
import { calls } from '@huella/domain/calls/index';
import { bagOf, depositorOf } from './bag-rows';
import { bags, fillBigDatabase, type Goods } from './big-database';
import { addressOf, openDatabase } from './open-database';
import { owner } from './owner';
import { mediansOf, missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer, type Server } from './server';

/** As few as the filled database may have: what is measured is the paper, not what is counted for it. */
const size = { assets: 20_000, inFirst: 20_000, boxes: 2 };
/** So many that a report by depositor is somewhat longer than the least. */
const depositors = 240;
const goods: Goods = {
  ...bags,
  valuesOf: (row) => ({ ...bagOf(row), depositor_name: depositorOf(row % depositors) }),
};
const rounds = 3;
/** No other request waits longer than this for its turn, in milliseconds. */
const maxStall = 100;
const leastPages = 40;

interface File {
  readonly bytes: Buffer;
  readonly took: number;
}

/** A report by depositor as a file: a row for each of them in the table of the portfolio, and in each indicator. */
async function askFile({ origin }: Server, token: string, format: 'pdf' | 'xlsx'): Promise<File> {
  const call = calls['reports.file'];
  const fieldsInputs = [
    { name: 'date_at', value: new Date().toISOString().slice(0, 10) },
    { name: 'group_by_entities', value: 'depositor' },
    {
      name: 'entities_selected',
      value: Array.from({ length: depositors }, (_, at) => foldKey(depositorOf(at))),
    },
  ];
  const begun = performance.now();
  const reply = await fetch(`${origin}/api${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ reportId: 1, assetType: bags.model.id, fieldsInputs, format }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (!reply.ok) throw new Error(`${call.path} answered ${String(reply.status)}`);
  return { bytes, took: performance.now() - begun };
}

/** Pages of a PDF: each is an object of its own, which is not packed. */
function pagesOf(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function measureRound(server: Server, token: string): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const format of ['pdf', 'xlsx'] as const) {
    await server.readStall();
    const { bytes, took } = await askFile(server, token, format);
    const stall = await server.readStall();
    const what = `As ${format}`;
    measured.push(
      { what, figure: took, unit: 'ms', max: null },
      ...(format === 'pdf'
        ? [{ what: `${what}, pages`, figure: pagesOf(bytes), unit: '', max: null, min: leastPages }]
        : []),
      { what: `${what}, longest stall of the server`, figure: stall, unit: 'ms', max: maxStall },
    );
  }
  return measured;
}

async function run(folder: string): Promise<void> {
  const connection = await openDatabase(folder);
  await fillBigDatabase(connection, size, goods);
  const server = await startServer(
    { DATABASE_URL: addressOf(connection), TOKEN_SECRET: randomUUID().repeat(2), DEMO: '0' },
    { watched: true },
  );
  const token = await signIn(server.origin, owner.email, owner.password);
  const results: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measureRound(server, token));
  const measured = mediansOf(results);
  await server.stop();
  await connection.close();
  report({
    title: 'Long reports as files',
    about: [
      `POST reportsPortfolio/file over ${String(size.inFirst)} silo bags, by each of their ${String(depositors)} depositors: a table of the portfolio and the parts of each indicator, on paper with charts, and as a spreadsheet. Each figure is the median of ${String(rounds)} rounds, the first of them on a server that was just started.`,
      'The longest stall is of the event loop of the server, watched from inside by a histogram with a tick of a millisecond: so long another request may wait for its turn.',
    ],
    tables: [tableOf('A report of many pages', measured)],
    missed: missedOf(measured),
  });
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  await run(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
