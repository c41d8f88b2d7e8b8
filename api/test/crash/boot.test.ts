import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listFaultCounts } from '../../src/db/faults';
import { makeEmptyDatabase, useFolders } from '../admin';
import { openPool, overPool } from '../../src/db/database';
import { runServer } from './run-server';

vi.setConfig({ testTimeout: 120_000 });

const makeFolder = useFolders();

it('logs and counts a fault that keeps the server from starting, and ends', async () => {
  const url = await makeEmptyDatabase();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo; // it listens on a port, not on a pipe
  const settings = { DATABASE_URL: url, DATA_DIR: makeFolder(), HOST: '127.0.0.1', PORT: String(port) };
  const ended = await runServer(settings).catch(String);
  expect(ended).toContain('ended by 1');
  expect(ended).toContain('"msg":"the server could not start"');
  expect(ended).toContain('Huella stopped: listen EADDRINUSE');
  const pool = openPool({ url }, { max: 1, onError: () => undefined });
  expect(await listFaultCounts(overPool(pool), new Date(0))).toMatchObject([{ kind: 'boot', count: 1 }]);
  await pool.end();
  taken.close();
});
