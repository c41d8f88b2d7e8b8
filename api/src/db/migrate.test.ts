import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { migrate } from './migrate';

const open = useTestApp();
const shipped = path.join(import.meta.dirname, '../../migrations');
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'huella-migrations-'));
  await open().pool.query('truncate migration');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
};

describe('migrating', () => {
  it('runs each file once, in order', async () => {
    const { pool } = open();
    write('0001_a.sql', 'create table a (n integer)');
    write('0002_b.sql', 'insert into a values (1)');
    expect(await migrate(pool, folder)).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(await migrate(pool, folder)).toEqual([]);
    expect((await pool.query('select n from a')).rows).toEqual([{ n: 1 }]);
    await pool.query('drop table a');
  });

  it('gives a migration as much time as it needs, and what comes after it no more than before', async () => {
    const { pool } = open();
    const patience = async () => (await pool.query('show statement_timeout')).rows;
    const before = await patience();
    write('0001_e.sql', "create table e as select current_setting('statement_timeout') as patience");
    await migrate(pool, folder);
    expect((await pool.query('select patience from e')).rows).toEqual([{ patience: '0' }]);
    expect(await patience()).toEqual(before);
    expect(before).not.toEqual([{ statement_timeout: '0' }]);
    await pool.query('drop table e');
  });

  it('runs once when several processes start together', async () => {
    const { pool } = open();
    write('0001_c.sql', 'create table c (n integer)');
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, folder)));
    expect(outcomes.filter((applied) => applied.length > 0)).toHaveLength(1);
    await pool.query('drop table c');
  });

  it('keeps nothing of a file that fails, and says which', async () => {
    const { pool } = open();
    write('0001_d.sql', 'create table d (n integer); insert into nowhere values (1)');
    await expect(migrate(pool, folder)).rejects.toThrow('0001_d.sql');
    expect((await pool.query("select to_regclass('d') as d")).rows).toEqual([{ d: null }]);
    expect((await pool.query('select * from migration')).rows).toEqual([]);
  });

  it('refuses a database that a newer release has migrated', async () => {
    const { pool } = open();
    await pool.query("insert into migration values ('9999_future.sql', now())");
    await expect(migrate(pool, shipped)).rejects.toThrow('9999_future.sql');
  });
});
