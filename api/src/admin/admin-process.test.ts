import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { migrationsFolder, useFolders } from '../../test/admin';
import { useEmbedded } from '../../test/embedded';
import { programOf } from '../../test/programs';
import { openPool } from '../db/database';
import { migrate } from '../db/migrate';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const makeFolder = useFolders();
const { start } = useEmbedded();

/** Runs the command line as a process of its own. */
async function admin(dataDir: string, ...given: readonly string[]) {
  const child = spawn(process.execPath, [programOf('src/admin/admin.ts'), ...given], {
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, complaints]: string[][] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out?.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints?.push(text));
  const [code] = await once(child, 'close');
  return { code: Number(code), out: out?.join('') ?? '', complaint: complaints?.join('') ?? '' };
}

describe('the process', () => {
  it('works beside the server of an embedded database, and alone, and says by its exit code how it ended', async () => {
    const [dataDir, elsewhere] = [makeFolder(), path.join(makeFolder(), 'data')];
    const file = path.join(makeFolder(), 'backup.tar.gz');
    expect(await admin(dataDir, 'backup', file)).toMatchObject({ code: 1, out: '' });
    expect(await admin(dataDir, 'backup')).toMatchObject({ code: 2, out: '' });

    // This process is the server: it owns the database while the others are its guests.
    const server = await start(dataDir);
    const { host, port, user, password, database } = server;
    const pool = openPool({ host, port, user, password, database }, { max: 2, onError: () => undefined });
    await migrate(pool, migrationsFolder);
    await pool.query(`insert into throttle values ('kept', 1, now())`);
    expect(await admin(dataDir, 'backup', file)).toMatchObject({ code: 0, complaint: '' });
    const refused = await admin(dataDir, 'restore', file);
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('is in use by process') });
    expect((await pool.query(`select 1 from throttle where key = 'kept'`)).rowCount).toBe(1);
    await pool.end();
    await server.stop();

    expect(await admin(elsewhere, 'restore', file)).toMatchObject({ code: 0, complaint: '' });
    expect(await admin(elsewhere, 'ledger', 'check', '--all')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The ledger holds: 0 assets'),
    });
    const again = await admin(elsewhere, 'restore', file);
    expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining('The database is not empty') });
    const restored = await start(elsewhere);
    const other = openPool(
      { ...restored, password: restored.password },
      { max: 1, onError: () => undefined },
    );
    expect((await other.query(`select 1 from throttle where key = 'kept'`)).rowCount).toBe(1);
    await other.end();
    expect(existsSync(path.join(elsewhere, 'pg'))).toBe(true);
  });
});
