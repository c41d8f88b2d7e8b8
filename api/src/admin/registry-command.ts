import { sheetLimits, type SheetLimits } from '../outside/sheets/sheet-limits';
import { importRegistryAnimals } from '../outside/registry/registry-import.store';
import { refuse, type Command } from './command';
import { readSpreadsheet } from './read-spreadsheet';
import { readRegistrySheet } from './registry-sheet';
import { withDatabase } from './with-database';
import { words } from './words';

/** Rows of one list; larger registries come in several. */
const limits: SheetLimits = { ...sheetLimits, rows: 50_000, milliseconds: 120_000 };

/** Rejected rows that are listed one by one; the others are counted. */
const maxListed = 50;

const load: Command = {
  name: 'registry import',
  about: words.about.registryImport,
  takes: [{ name: 'spreadsheet', about: words.arguments.spreadsheet }],
  options: { 'leave-out': { takes: null, about: words.arguments.leaveOutRows } },
  run: async ({ setting, argument, flag }) => {
    const { animals, rejected, missing } = readRegistrySheet(
      await readSpreadsheet(setting, argument('spreadsheet'), limits),
    );
    if (missing.length > 0) refuse(words.columnsMissing(missing));
    for (const row of rejected.slice(0, maxListed)) setting.say(words.rejectedRow(row));
    if (rejected.length > maxListed) setting.say(words.moreRejected(rejected.length - maxListed));
    if (rejected.length > 0 && !flag('leave-out')) refuse(words.rowsRejected(rejected.length));
    const counts = await withDatabase(setting, ({ db }) => importRegistryAnimals(db, animals));
    setting.say(words.registryImported(counts, rejected.length));
  },
};

/** The table of the breed registry (decisions section 6). */
export const registryCommands: readonly Command[] = [load];
