import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAlive } from './processes';
import { settings } from './settings';
import { type Machine, startEmbedded, thisMachine } from './start';
import { buildPath, isRoot, query, refusalOf, useEmbedded } from '../../../test/embedded';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
afterEach(() => void vi.unstubAllEnvs());
const { makeFolder, start } = useEmbedded();

describe('a fresh folder', () => {
  it('serves, and leaves nothing running when it is stopped', async () => {
    const folder = makeFolder();
    const server = await start(folder, { database: 'huella "ñ"' });
    expect(await query(server, 'select current_database()')).toEqual(['huella "ñ"']);
    const { pid, host } = server;
    await Promise.all([server.stop(), server.stop()]);
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(path.join(host, '.s.PGSQL.5432'))).toBe(false);
    expect(existsSync(path.join(folder, 'pg', 'postmaster.pid'))).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['lock', 'pg', 'postgres.log']);
    expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).toContain('database system is shut down');
  });

  it('runs with every setting of the table, and keeps the data for the next start', async () => {
    const folder = makeFolder();
    const first = await start(folder, { profile: 'durable' });
    const given = await query(first, "select lower(name) from pg_settings where source = 'command line'");
    const expected = settings.filter((row) => row.only === undefined).map((row) => row.name);
    expect(given).toEqual(expect.arrayContaining(expected));
    expect(await query(first, 'show fsync')).toEqual(['on']);
    expect(first.host).toBe(path.join(folder, 'pg'));
    await query(first, "create table kept as select 'ñandú' as name");
    await first.stop();
    expect(await query(await start(folder), 'select name from kept')).toEqual(['ñandú']);
  });
});

describe('two apps on one folder', () => {
  it('lets exactly one of four simultaneous first starts through, and names its process to the others', async () => {
    const folder = makeFolder();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => start(folder)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'IN_USE' });
    const refusal = await refusalOf(start(folder));
    expect(refusal.code).toBe('IN_USE');
    expect(refusal.message).toContain(`process ${process.pid}`);
  });

  it('decides by the lock in the database where flock is missing', async () => {
    const folder = makeFolder();
    vi.stubEnv('PATH', buildPath(folder, ['unshare', 'setpriv']));
    await start(folder);
    const refusal = await refusalOf(start(folder));
    expect(refusal.code).toBe('IN_USE');
    expect(refusal.message).toContain(`process ${process.pid}`);
  });
});

describe('over TCP', () => {
  it('asks for the password kept in the data folder', async () => {
    const folder = makeFolder();
    const overTcp = { ...thisMachine, tcp: true };
    const server = await start(folder, {}, overTcp);
    expect(server.host).toBe('127.0.0.1');
    await expect(query({ ...server, password: 'wrong' }, 'select 1')).rejects.toThrow(/password/);
    await server.stop();
    expect(await query(await start(folder, {}, overTcp), 'select 1')).toEqual([1]);
    expect(statSync(path.join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
  });
});

describe('what cannot run', () => {
  it('leaves the folder of another major version untouched', async () => {
    const folder = makeFolder();
    mkdirSync(path.join(folder, 'pg'), { mode: 0o755 });
    writeFileSync(path.join(folder, 'pg', 'PG_VERSION'), '17\n');
    const before = statSync(path.join(folder, 'pg'));
    for (const _attempt of [1, 2]) {
      const refusal = await refusalOf(start(folder));
      expect(refusal.code).toBe('OTHER_MAJOR');
      expect(refusal.message).toContain('DATABASE_URL');
    }
    const after = statSync(path.join(folder, 'pg'));
    expect([after.mtimeMs, after.mode]).toEqual([before.mtimeMs, before.mode]);
    expect(readdirSync(path.join(folder, 'pg'))).toEqual(['PG_VERSION']);
  });

  it('names DATABASE_URL where the binaries are not installed', async () => {
    const resolve = (name: string) => path.join('/nowhere', name);
    const refusal = await refusalOf(startEmbedded({ dataDir: makeFolder() }, { ...thisMachine, resolve }));
    expect(refusal.code).toBe('NO_BINARIES');
    expect(refusal.message).toContain('DATABASE_URL');
  });

  it('names DATABASE_URL where the binaries do not run, as on Alpine', async () => {
    const refusal = await refusalOf(
      startEmbedded({ dataDir: makeFolder() }, buildForeignMachine(makeFolder())),
    );
    expect(refusal.code).toBe('NO_RUN');
    expect(refusal.message).toContain('DATABASE_URL');
  });

  it.runIf(!isRoot)('says so when the folder may not be written', async () => {
    const closed = makeFolder();
    chmodSync(closed, 0o500);
    const refusal = await refusalOf(start(path.join(closed, 'data')));
    expect(refusal.code).toBe('NOT_OURS');
    expect(refusal.message).toContain('DATA_DIR');
  });
});

/** A machine whose loader is not the one that the binaries ask for. */
function buildForeignMachine(folder: string): Machine {
  const bin = path.join(folder, 'package', 'native', 'bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(path.join(folder, 'package', 'dist'));
  writeFileSync(path.join(folder, 'package', 'package.json'), '{}');
  writeFileSync(path.join(bin, 'postgres'), '#!/lib/ld-missing.so\n', { mode: 0o755 });
  const resolve = () => path.join(folder, 'package', 'dist', 'index.js');
  return { resolve, copyFolders: [path.join(folder, 'copies')], tcp: false };
}
