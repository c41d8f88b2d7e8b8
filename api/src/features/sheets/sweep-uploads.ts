import type { Deps } from '../../deps';
import { removeForgottenUploads } from './forgotten.store';
import { removeWrittenUploads } from './submitted-rows.store';

const dayMs = 24 * 3600_000;

/** How long an upload waits for its user: a day where nobody has worked on it since it came, else a month. */
const unusedDays = 1;
const workedDays = 30;

/**
 * Removes the uploads, with their rows, that nobody submitted in time, and those whose run ended a month ago. Answers how
 * many.
 */
export async function sweepUploads(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = deps.clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const forgotten = { unused: daysAgo(unusedDays), worked: daysAgo(workedDays) };
  return (
    (await removeForgottenUploads(deps.db, forgotten)) +
    (await removeWrittenUploads(deps.db, daysAgo(workedDays)))
  );
}
