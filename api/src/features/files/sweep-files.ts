import type { Deps } from '../../deps';
import { listOrphans } from './files.store';
import { discardFile } from './kept-files';

const dayMs = 24 * 3600_000;
const atOnce = 500;

/**
 * Removes the files that nobody needs a day later: announced or put and never registered, held by no record, or of an
 * upload that is over. Answers how many; run it now and then.
 */
export async function sweepFiles(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<number> {
  const orphans = await listOrphans(deps.db, new Date(deps.clock().getTime() - dayMs), atOnce);
  for (const storageName of orphans) await discardFile(deps, storageName);
  return orphans.length;
}
