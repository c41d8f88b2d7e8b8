import type { Config } from '../config';
import { openPool, type Address } from '../db/database';
import { overPrepared } from '../db/prepared';
import { limitHeapGrowth } from '../v8-heap';
import { fillDemo } from './fill-demo';

/** What the server that starts this program sends it. */
export interface FillOrder {
  readonly address: Address;
  readonly config: Config;
}

/** The fill is one transaction, on one connection; a second is there for what is asked beside it. */
const poolSize = 2;

/** Fills the demo data; what fails is sent back, and the program ends with 1. */
async function fill({ address, config }: FillOrder): Promise<void> {
  limitHeapGrowth();
  const pool = openPool(address, { max: poolSize, onError: (error) => process.emitWarning(error) });
  try {
    await fillDemo(overPrepared(pool), config);
  } catch (error) {
    process.exitCode = 1;
    await new Promise((resolve) => process.send?.(error, resolve));
  }
  await pool.end();
}

// A server that ends meanwhile has nobody to fill it for: the connection ends with this process, and nothing is kept.
const end = () => process.exit(1);

process.once('disconnect', end).once('message', (order) => {
  // The server sends nothing else.
  void fill(order as FillOrder).finally(() => {
    process.off('disconnect', end).disconnect();
  });
});
