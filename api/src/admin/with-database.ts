import type { Reached } from '../db/reach';
import { reach } from '../db/reach';
import { holdsDatabase } from '../db/embedded/find-running';
import { listApplied, listMigrations } from '../db/migrate';
import { refuse, type Setting } from './command';
import { words } from './words';

/**
 * Does work over the database that the settings name, beside a server that may be running on it. One that is not there
 * yet, or that another release has brought up to date, is refused: nothing is made or migrated here.
 */
export async function withDatabase<Result>(
  { place, migrations }: Setting,
  work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl === null && !holdsDatabase(place.dataDir)) refuse(words.nothingThere(place.dataDir));
  const reached = await reach({ ...place, as: 'guest' });
  try {
    await requireLevel(reached, migrations);
    return await work(reached);
  } finally {
    await reached.close();
  }
}

async function requireLevel({ pool }: Reached, folder: string): Promise<void> {
  const [applied, known] = [await listApplied(pool), await listMigrations(folder)];
  if (applied.length === 0) refuse(words.databaseEmpty);
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined) refuse(words.databaseNewer(newer));
  const lacking = known.find((name) => !applied.includes(name));
  if (lacking !== undefined) refuse(words.databaseOlder(lacking));
}
