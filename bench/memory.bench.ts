import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { descendantsOf, memoryOf } from './processes';
import { mediansOf, missedOf, report, tableOf, type Measured } from './report';
import { post, signIn, startServer, type Server } from './server';

const demo = { email: 'demo@huella.example', password: 'huella2026' };
const listCalls = 20;
/** What is called idle: this long after the last call. */
const restMs = 5_000;
/** Times that all of it is done, on a new database; the median of each figure is reported. */
const rounds = 3;

async function useAWhile({ origin }: Server): Promise<void> {
  const token = await signIn(origin, demo.email, demo.password);
  const type = String(cowAr.id);
  for (let call = 0; call < listCalls; call += 1) {
    const path = `/objects/get/all/${type}/asset/${type}/1/0/0/${String(call)}/20/visual_tag/asc`;
    await post(origin, path, {}, token);
  }
}

async function measureRound(folder: string): Promise<readonly Measured[]> {
  const first = await startServer({ DATA_DIR: folder, DEMO: '1' });
  await useAWhile(first);
  await rest(restMs);
  const server = memoryOf(first.pid);
  const database = descendantsOf(first.pid).map(memoryOf);
  await first.stop();
  const second = await startServer({ DATA_DIR: folder, DEMO: '1' });
  await second.stop();
  return [
    { what: 'Server process, resident', figure: server.rss, unit: 'MB', max: 250 },
    {
      what: 'Database, all its processes, proportional',
      figure: database.reduce((sum, each) => sum + each.pss, 0),
      unit: 'MB',
      max: 150,
    },
    { what: 'First start, which fills the demo data', figure: first.startMs / 1000, unit: 's', max: 60 },
    { what: 'Second start', figure: second.startMs / 1000, unit: 's', max: 5 },
  ];
}

async function run(): Promise<void> {
  const results: (readonly Measured[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
    try {
      results.push(await measureRound(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const measured = mediansOf(results);
  report({
    title: 'Memory and start',
    about: [
      `The built server on an embedded database of its own, from starting the process until it says its address; memory ${String(restMs / 1000)} s after signing in and ${String(listCalls)} lists of 20 animals; each figure the median of ${String(rounds)} rounds, each on a database of its own.`,
      'Resident memory counts what a process holds, shared pages included; proportional memory splits shared pages among those who share them.',
    ],
    tables: [tableOf('Idle after use', measured)],
    missed: missedOf(measured),
  });
}

if (process.platform !== 'linux') throw new Error('It reads /proc: Linux only');
await run();
