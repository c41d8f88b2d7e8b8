import type { Deps } from '../../deps';
import { removeForgottenUploads } from './sheets.store';
import { removeWrittenUploads } from './submitted-rows.store';

/** How long an upload waits for its user, in milliseconds: a month. */
const patienceMs = 30 * 24 * 3600_000;

/**
 * Removes the uploads, with their rows, that nobody submitted or touched for a month, and those whose run ended a month
 * ago. Answers how many.
 */
export async function sweepUploads(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - patienceMs);
  return (await removeForgottenUploads(deps.db, before)) + (await removeWrittenUploads(deps.db, before));
}
