import { setTimeout } from 'node:timers/promises';
import type { Connection } from '../api/src/db/connect';

/** How often the assets of the establishment change while lists are to be found anew, in milliseconds. */
export const changeEvery = 2;

/** Does work while the assets of an establishment change all the time, as far as lists can see. */
export async function whileWritten<Result>(
  pool: Connection['pool'],
  boxId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  await client.query('set synchronous_commit = off');
  const done = new AbortController();
  const writing = (async () => {
    while (!done.signal.aborted) {
      await client.query('update asset_tally set version = version + 1 where box_id = $1', [boxId]);
      await setTimeout(changeEvery);
    }
  })();
  try {
    return await work();
  } finally {
    done.abort();
    await writing;
    client.release(true);
  }
}
