import type { Deps } from '../../deps';
import { removeOldDrafts } from './details.store';

/** How long rows wait for their record, in milliseconds: a day. */
const patienceMs = 24 * 3600_000;

/** Removes the rows whose record was never saved. Answers how many. */
export function sweepDetails(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeOldDrafts(deps.db, new Date(deps.clock().getTime() - patienceMs));
}
