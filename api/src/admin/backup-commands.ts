import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../db/migrate';
import { ArchiveError } from '../outside/archive/write-archive';
import { removeAll } from '../outside/files/loose-files';
import { refuse, type Command } from './command';
import { checkLedger } from './ledger-command';
import { readBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { withDatabase } from './with-database';
import { words } from './words';
import { writeBackup } from './write-backup';

const takes = [{ name: 'file', about: words.arguments.backupFile }] as const;

const stopwatch = () => {
  const begun = performance.now();
  return () => (performance.now() - begun) / 1000;
};

const backup: Command = {
  name: 'backup',
  about: words.about.backup,
  takes,
  options: { 'leave-out': { takes: null, about: words.arguments.leaveOutFiles } },
  run: async ({ setting, argument, flag }) => {
    const file = path.resolve(argument('file'));
    const seconds = stopwatch();
    const { end, bytes } = await withDatabase(setting, (reached) =>
      writeBackup(setting, reached, file, flag('leave-out')).catch((error: unknown) => {
        if (error instanceof ArchiveError) return refuse(error.message);
        throw error;
      }),
    );
    for (const name of end.missing) setting.say(words.fileLeftOut(name));
    setting.say(words.backupWritten(file, end, bytes, seconds()));
  },
};

const check: Command = {
  name: 'backup check',
  about: words.about.backupCheck,
  takes,
  run: async ({ setting, argument }) => {
    const file = path.resolve(argument('file'));
    const seconds = stopwatch();
    const sound = await readBackup(file, setting.migrations);
    setting.say(words.archiveWhole(sound.head, sound.end));
    const folder = await mkdtemp(path.join(tmpdir(), 'huella-check-'));
    try {
      const target = { databaseUrl: null, dataDir: path.join(folder, 'data'), profile: 'test' } as const;
      await restoreBackup(sound, setting.migrations, target, async ({ pool, db }) => {
        // The ledger is read as this release keeps it, whichever release wrote the backup.
        await migrate(pool, setting.migrations);
        await checkLedger(db, setting, null);
      });
    } finally {
      await removeAll(folder);
    }
    setting.say(words.backupGood(file, seconds()));
  },
};

const restore: Command = {
  name: 'restore',
  about: words.about.restore,
  takes,
  run: async ({ setting, argument }) => {
    const file = path.resolve(argument('file'));
    const seconds = stopwatch();
    const sound = await readBackup(file, setting.migrations);
    await restoreBackup(sound, setting.migrations, setting.place);
    setting.say(words.restored(sound.head, sound.end, seconds()));
  },
};

/** Everything into one file, and back. */
export const backupCommands: readonly Command[] = [backup, check, restore];
