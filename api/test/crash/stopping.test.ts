import { rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { runServer } from './run-server';
import { makeQuickFolder } from '../quick-folder';

const folder = makeQuickFolder('stopping');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// A busy machine takes its time to make a database and to start a server over it.
vi.setConfig({ testTimeout: 120_000 });

it('says that it is not ready before it shuts its port, and ends in order (security R58)', async () => {
  const server = await runServer({ DATA_DIR: folder, STOP_DELAY: '3000' });
  expect(await server.attempt('health.ready', {})).toMatchObject({ status: 200 });
  const stopped = server.stop();
  await expect
    .poll(() => server.attempt('health.ready', {}))
    .toMatchObject({ status: 503, headers: { 'retry-after': '3' }, body: { error: 'unavailable' } });
  expect(await server.attempt('version.get', {})).toMatchObject({ status: 200 });
  await stopped;
  expect(server.end()).toMatch(/^ended by 0: /);
});
