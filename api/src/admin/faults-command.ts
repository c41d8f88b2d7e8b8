import { listFaultCounts } from '../db/faults';
import type { Command } from './command';
import { withDatabase } from './with-database';
import { words } from './words';

/** Days that are shown. */
const shownDays = 30;

const faults: Command = {
  name: 'faults',
  about: words.about.faults,
  run: ({ setting }) =>
    withDatabase(setting, async ({ db }) => {
      const since = new Date(setting.clock().getTime() - (shownDays - 1) * 24 * 3600_000);
      const counts = await listFaultCounts(db, since);
      if (counts.length === 0) setting.say(words.noFaults(shownDays));
      for (const each of counts) setting.say(words.faultCount(each));
    }),
};

/** Unexpected faults of the server, counted by day and kind. */
export const faultsCommands: readonly Command[] = [faults];
