import type { Deps } from '../../deps';
import { listOrphans, removeFile } from './files.store';

const dayMs = 24 * 3600_000;
const atOnce = 500;

/**
 * Removes the files that nobody needs a day later: announced or put and never registered, or of an upload that is
 * over. Answers how many; run it now and then.
 */
export async function sweepFiles(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<number> {
  const orphans = await listOrphans(deps.db, new Date(deps.clock().getTime() - dayMs), atOnce);
  for (const storageName of orphans) {
    await deps.files.remove(storageName);
    await removeFile(deps.db, storageName);
  }
  return orphans.length;
}
