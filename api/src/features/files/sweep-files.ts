import type { Deps } from '../../deps';
import { listOrphans } from './files.store';
import { discardFile } from './kept-files';
import { removeLapsedReservations } from './upload-quota.store';

const dayMs = 24 * 3600_000;
const atOnce = 500;

/**
 * Removes the files that nobody needs a day later: announced or put and never registered, held by no record, or of an
 * upload that is over; and the reservations of processes that died. Answers how many files; run it now and then.
 */
export async function sweepFiles(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<number> {
  await removeLapsedReservations(deps.db, deps.clock());
  const before = new Date(deps.clock().getTime() - dayMs);
  for (let removed = 0; ;) {
    const orphans = await listOrphans(deps.db, before, atOnce);
    let gone = 0;
    for (const storageName of orphans) if (await discardFile(deps, storageName)) gone += 1;
    removed += gone;
    // Where none of them can go, as while a backup is written, the next sweep tries again.
    if (orphans.length < atOnce || gone === 0) return removed;
  }
}
