import { rmSync } from 'node:fs';
import { makeStore, product, startServer } from './server';

/**
 * Fills the demo data once, by a first start of the built server; every worker then works on a copy of its own, so that
 * what one journey does no other sees while it runs.
 */
export default async function setup(): Promise<() => void> {
  const store = makeStore();
  const server = await startServer(product, store);
  await server.stop();
  process.env['E2E_STORE'] = JSON.stringify(store);
  return () => {
    rmSync(store.folder, { recursive: true, force: true });
  };
}
