import type { Deps } from '../../deps';
import { removeForgottenUploads } from './sheets.store';

/** How long an upload waits for its user, in milliseconds: a month. */
const patienceMs = 30 * 24 * 3600_000;

/** Removes the uploads, with their rows, that nobody submitted or touched for a month. Answers how many. */
export function sweepUploads(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeForgottenUploads(deps.db, new Date(deps.clock().getTime() - patienceMs));
}
