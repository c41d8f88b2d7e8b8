import { expect, it, vi } from 'vitest';
import { openPool, overPool, type Pool } from '../../src/db/database';
import { listFaultCounts } from '../../src/db/faults';
import { migrate } from '../../src/db/migrate';
import { makeEmptyDatabase, migrationsFolder, useFolders } from '../admin';
import { runServer } from './run-server';

vi.setConfig({ testTimeout: 120_000 });

const makeFolder = useFolders();
const patience = { timeout: 90_000, interval: 50 };
const filling = 'Huella: filling the demo data, once.';

async function openEmpty() {
  const url = await makeEmptyDatabase();
  const pool = openPool({ url }, { max: 2, onError: () => undefined });
  await migrate(pool, migrationsFolder);
  return { url, pool };
}

/** Connections of others to the database. */
async function countOthers(pool: Pool): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return found.rows[0]?.count ?? 0;
}

/** Until the fill is at its assets, whose ids are counted outside of its transaction. */
async function untilFilling(pool: Pool): Promise<void> {
  await vi.waitFor(async () => {
    const counter = await pool.query<{ last_value: number }>('select last_value from asset_id_seq');
    expect(counter.rows[0]?.last_value).toBeGreaterThan(5);
  }, patience);
}

it('a fill of the demo data that fails keeps the server from starting, with its reason', async () => {
  const { url, pool } = await openEmpty();
  await pool.query(`alter table asset add constraint test_refuses check (attributes ->> 'sex' <> 'H')`);
  const ended = await runServer({ DATABASE_URL: url, DATA_DIR: makeFolder(), DEMO: '1' }).catch(String);
  expect(ended).toContain('ended by 1');
  expect(ended).toContain(filling);
  expect(ended).toMatch(/Huella stopped: The demo data was refused: \/objects\/add answered 500/);
  expect(ended).toContain('"msg":"the server could not start"');
  expect(await listFaultCounts(overPool(pool), new Date(0))).toMatchObject([{ kind: 'boot', count: 1 }]);
  expect(await countOthers(pool)).toBe(0);
  await pool.end();
});

it('a fill of the demo data ends with the server that is stopped meanwhile, and leaves nothing', async () => {
  const { url, pool } = await openEmpty();
  const settings = { DATABASE_URL: url, DATA_DIR: makeFolder(), DEMO: '1' };
  const ended = runServer(settings, (text, stop) => {
    if (text.includes(filling)) void untilFilling(pool).then(stop);
  }).catch(String);
  expect(await ended).toContain('ended by SIGTERM');
  await vi.waitFor(async () => expect(await countOthers(pool)).toBe(0), patience);
  const left = await pool.query('select id from app_user where id > 0 union all select id from asset');
  expect(left.rows).toEqual([]);
  await pool.end();
});

it('a server with a database of its own that is stopped while it fills can be started again', async () => {
  const settings = { DATA_DIR: makeFolder(), DEMO: '1' };
  const ended = runServer(settings, (text, stop) => {
    if (text.includes(filling)) stop();
  }).catch(String);
  expect(await ended).toContain('ended by SIGTERM');
  const next = await runServer({ ...settings, DEMO: '0' });
  expect(await next.attempt('health.ready', {})).toMatchObject({ status: 200 });
  await next.stop();
});
