import { rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningApp, runApp } from '../../../test/crash/run-app';
import { isAlive } from './processes';
import { type EmbeddedServer, startEmbedded } from './start';
import { buildPath, query, refusalOf, useEmbedded } from '../../../test/embedded';
import { makeQuickFolder } from '../../../test/quick-folder';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const { makeFolder, start } = useEmbedded();
afterEach(() => void vi.unstubAllEnvs());
const soon = { timeout: 20_000, interval: 20 };

function pollOne(server: EmbeddedServer, text: string) {
  return expect.poll(async () => (await query(server, text))[0], soon);
}

describe('PostgreSQL dies while the app lives', () => {
  let folder = '';
  let server: EmbeddedServer;
  beforeAll(async () => {
    folder = makeQuickFolder('db');
    server = await startEmbedded({ dataDir: folder });
    await query(server, 'create table kept as select generate_series(1, 1000) as id');
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('comes back by itself with every committed row', async () => {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await pollOne(server, 'select count(*)::int from kept').toBe(1000);
    await expect.poll(() => server.pid, soon).not.toBe(pid);
    expect(isAlive(server.pid)).toBe(true);
  });

  it('comes back although a busy backend does not notice', async () => {
    const busy = query(server, 'do $$ begin loop end loop; end $$').catch(() => 'cut');
    await pollOne(server, "select count(*)::int from pg_stat_activity where query like 'do %'").toBe(1);
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => server.pid, soon).not.toBe(pid);
    expect(await busy).toBe('cut');
  });

  it('takes its lock again after the crash of a backend', async () => {
    const holder = "select pid from pg_locks where locktype = 'advisory' and classid = 72 and granted";
    const [backend] = await query(server, holder);
    process.kill(Number(backend), 'SIGKILL');
    await expect
      .poll(async () => (await query(server, holder)).filter((pid) => pid !== backend).length, soon)
      .toBe(1);
  });
});

describe('PostgreSQL keeps dying', () => {
  it('is started again however often, after pauses that grow', async () => {
    const said: string[] = [];
    const server = await start(makeFolder(), { log: (line) => said.push(line) });
    for (const _restart of [1, 2, 3, 4, 5]) {
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => server.pid, soon).not.toBe(pid);
    }
    expect(await query(server, 'select 1')).toEqual([1]);
    const pauses = said.flatMap((line) => /starting it again in (\d+) ms/.exec(line)?.[1] ?? []);
    expect(pauses.map(Number)).toEqual([100, 200, 400, 800, 1_600]);
  });

  it('is tried again while it cannot start, and serves once it can', async () => {
    const folder = makeFolder();
    const said: string[] = [];
    const server = await start(folder, { log: (line) => said.push(line) });
    const control = path.join(folder, 'pg/global/pg_control');
    await rename(control, `${control}.away`);
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => said.filter((line) => line.includes('did not start')).length, soon).toBe(2);
    await rename(`${control}.away`, control);
    await pollOne(server, 'select 1').toBe(1);
  });

  it('stops in the middle of a restart', async () => {
    const folder = makeFolder();
    const server = await start(folder);
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
    expect(await query(await start(folder), 'select 1')).toEqual([1]);
  });
});

describe('the app is killed', () => {
  const apps: RunningApp[] = [];
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.killAll()));
  });

  /** Waits until it serves and has committed. */
  async function runAndCommit(folder: string, programs?: readonly string[]) {
    const app = runApp(folder, [], programs && buildPath(path.dirname(folder), programs));
    apps.push(app);
    const ready = await app.ready;
    await expect.poll(() => app.acknowledged.length, soon).toBeGreaterThan(50);
    return { app, ready };
  }

  async function expectNothingLost(server: EmbeddedServer, app: RunningApp): Promise<void> {
    const stored = new Set((await query(server, 'select id from mark')).map(Number));
    expect(app.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  }

  it('replaces the orphan it left and finds every acknowledged row', async () => {
    const folder = path.join(makeFolder(), 'data');
    // Without setpriv the kernel does not notify PostgreSQL that its app died.
    const { app, ready } = await runAndCommit(folder, ['flock', 'unshare']);
    await app.killApp();
    expect(isAlive(ready.pid)).toBe(true);
    const server = await start(folder);
    expect(server.pid).not.toBe(ready.pid);
    await expectNothingLost(server, app);
  });

  it('replaces an orphan by the lock in the database where flock is missing too', async () => {
    const folder = path.join(makeFolder(), 'data');
    const { app, ready } = await runAndCommit(folder, ['unshare']);
    vi.stubEnv('PATH', path.join(path.dirname(folder), 'bin'));
    expect((await refusalOf(start(folder))).message).toContain(`process ${app.pid}`);
    await app.killApp();
    expect(isAlive(ready.pid)).toBe(true);
    await expectNothingLost(await start(folder), app);
  });

  it('finds every acknowledged row after PostgreSQL is killed with it', async () => {
    const folder = makeFolder();
    const { app } = await runAndCommit(folder);
    await app.killAll();
    await expectNothingLost(await start(folder), app);
  });
});
