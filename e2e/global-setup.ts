import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { keepPrepared, makeStore, product, startOnCopy, startServer } from './server';

/**
 * Fills the demo data once, by a first start of the built server, and starts a server for each worker at each width, on
 * copies of it, so that what one journey does no other sees while it runs.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const filled = makeStore();
  const first = await startServer(product, filled);
  await first.stop();
  const startAll = () => Promise.all(Array.from({ length: workers }, () => startOnCopy(product, filled)));
  const desktop = await startAll();
  // On a database server of others' there is one database, and one server is enough.
  const phone = filled.databaseUrl === null ? await startAll() : desktop;
  const addressesOf = (started: typeof desktop) => started.map(({ server }) => server.address);
  keepPrepared({ filled, servers: { desktop: addressesOf(desktop), phone: addressesOf(phone) } });
  return async () => {
    await Promise.all([...new Set([...desktop, ...phone])].map(({ end }) => end()));
    rmSync(filled.folder, { recursive: true, force: true });
  };
}
