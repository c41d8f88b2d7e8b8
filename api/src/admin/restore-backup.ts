import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { secretFileOf, type Place } from '../config';
import { writeQueue, writeRows } from '../db/backup/copy-rows';
import { fillDatabase, isBlank, sumTable, type FillingClient } from '../db/backup/fill-database';
import { setSequences, type StoredTable } from '../db/backup/stored-tables';
import { reach, type Reached, type ReachOptions } from '../db/reach';
import { openDiskStore } from '../outside/files/disk-store';
import { holdsFiles, removeAll, writeLoose } from '../outside/files/loose-files';
import type { FileStore } from '../outside/files/file-store';
import { refuse } from './command';
import { contentsOf, type BackupContent, type SoundBackup } from './read-backup';
import { words } from './words';

/**
 * Fills an empty place with a backup, compares what is there then with what was written, and lets more be done with it.
 * A place that is not empty is refused; what fails leaves it as it was.
 * @throws {AdminError}
 */
export async function restoreBackup(
  backup: SoundBackup,
  migrations: string,
  target: Place & Pick<ReachOptions, 'profile'>,
  then: (reached: Reached) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { dataDir } = target;
  for (const name of ['files', 'outbox'])
    if (await holdsFiles(path.join(dataDir, name))) refuse(words.folderNotEmpty(path.join(dataDir, name)));
  const before = await listFolder(dataDir);
  try {
    // A server that runs on the folder is refused: it may have begun to fill it.
    const reached = await reach({ ...target, as: 'alone' });
    try {
      if (!(await isBlank(reached.pool))) refuse(words.databaseNotEmpty);
      await fill(backup, migrations, target, reached);
      await then(reached);
    } finally {
      await reached.close();
    }
  } catch (error) {
    await removeNew(dataDir, before);
    throw error;
  }
}

async function listFolder(folder: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(folder).catch(() => []));
}

/** Removes what came into a folder. */
async function removeNew(folder: string, before: ReadonlySet<string>): Promise<void> {
  for (const name of await listFolder(folder))
    if (!before.has(name)) await removeAll(path.join(folder, name));
}

function fill(backup: SoundBackup, migrations: string, { dataDir }: Place, { pool }: Reached): Promise<void> {
  const { head, end } = backup;
  const files = openDiskStore(path.join(dataDir, 'files'));
  return fillDatabase(
    pool,
    { folder: migrations, migrations: head.migrations },
    {
      fill: async (client, tables) => {
        requireSame(tables, head.tables);
        for await (const content of contentsOf(backup))
          await take(content, { client, tables, files, dataDir });
        await setSequences(client, end.sequences);
      },
      verify: async (client) => {
        for (const table of head.tables) {
          const found = await sumTable(client, table);
          const written = end.tables[table.name];
          if (found.rows !== written?.rows || found.sum !== written.sum)
            refuse(words.tableDiffers(table.name, found.rows, written?.rows ?? 0));
        }
      },
    },
  );
}

/** The tables that the migrations make must be those that were written, column by column. */
function requireSame(tables: readonly StoredTable[], written: readonly StoredTable[]): void {
  const textOf = (all: readonly StoredTable[]) =>
    all.map(({ name, columns }) => `${name}: ${[...columns].sort().join(' ')}`).sort();
  const [made, said] = [textOf(tables), textOf(written)];
  const other = said.find((line, at) => line !== made[at]) ?? (made.length === said.length ? null : 'tables');
  if (other !== null) refuse(words.tablesDiffer(other));
}

interface Target {
  readonly client: FillingClient;
  readonly tables: readonly StoredTable[];
  readonly files: FileStore;
  readonly dataDir: string;
}

async function take({ kind, bytes }: BackupContent, target: Target): Promise<void> {
  if (kind.of === 'queue') return writeQueue(target.client, bytes);
  if (kind.of === 'secret') return writeLoose(secretFileOf(target.dataDir), await all(bytes));
  if (kind.of === 'mail') return writeLoose(path.join(target.dataDir, 'outbox', kind.name), await all(bytes));
  if (kind.of === 'file') return takeFile(target.files, kind.name, await all(bytes));
  const table = target.tables.find(({ name }) => name === kind.name);
  return table === undefined ? refuse(words.tablesDiffer(kind.name)) : writeRows(target.client, table, bytes);
}

const fileLimit = { silenceMs: 60_000, totalMs: 600_000 };

/** Keeps a file and reads it back: what lies there must be what was written. */
async function takeFile(files: FileStore, name: string, bytes: Buffer): Promise<void> {
  await files.put(name, Readable.from([bytes]), { ...fileLimit, bytes: bytes.length });
  if (!bytes.equals(await files.read(name))) refuse(words.fileDiffers(name));
}

async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
