import type { FullConfig } from '@playwright/test';
import { keepPrepared, makeStore, product, removeFolder, startOnCopy, startServer } from './server';

/**
 * Fills the demo data once, by a first start of the built server, and starts a server for each worker at each width, on
 * copies of it, so that what one journey does no other sees while it runs.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const filled = makeStore();
  const first = await startServer(product, filled);
  await first.stop();
  const startAll = () => Promise.all(Array.from({ length: workers }, () => startOnCopy(product, filled)));
  // On a database server of others' there is one database, and one server is enough.
  const isShared = filled.databaseUrl !== null;
  const [desktop, phone] = await Promise.all([startAll(), isShared ? null : startAll()]);
  const addressesOf = (started: typeof desktop) => started.map(({ server }) => server.address);
  keepPrepared({ filled, servers: { desktop: addressesOf(desktop), phone: addressesOf(phone ?? desktop) } });
  return async () => {
    const ends = [...desktop, ...(phone ?? [])].map(({ end }) => end());
    await Promise.all([...ends, removeFolder(filled.folder)]);
  };
}
