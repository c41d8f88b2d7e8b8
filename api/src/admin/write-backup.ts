import path from 'node:path';
import { Refusal } from '@huella/domain/model/errors';
import { secretFileOf } from '../config';
import { listApplied } from '../db/migrate';
import { readRows, type Source } from '../db/backup/copy-rows';
import { openRowSum, type RowSum } from '../db/backup/row-sum';
import { filesOf, inSnapshot, type SnapshotClient } from '../db/backup/snapshot';
import { listSequences, listTables } from '../db/backup/stored-tables';
import type { Reached } from '../db/reach';
import type { ArchiveWriter } from '../outside/archive/write-archive';
import { writeArchive } from '../outside/archive/write-archive';
import { openDiskStore } from '../outside/files/disk-store';
import { findLoose, listLoose } from '../outside/files/loose-files';
import { build, version } from '../version';
import {
  backupFormat,
  entryNames,
  headName,
  kindOf,
  pieceBytes,
  secretName,
  type BackupEnd,
  type BackupHead,
} from './backup-format';
import { refuse, type Setting } from './command';
import { words } from './words';

/**
 * Writes everything into one archive, as it was at one moment: the rows of every table, the open work of the queue,
 * the files, and what else the data folder keeps. A server may go on meanwhile.
 * @param leaveOut goes on where the bytes of a file are not there, and names it
 */
export async function writeBackup(
  setting: Setting,
  { pool }: Reached,
  file: string,
  leaveOut: boolean,
): Promise<{ readonly end: BackupEnd; readonly bytes: number }> {
  return inSnapshot(pool, (client) =>
    writeArchive(file, async (archive) => {
      const tables = await listTables(client);
      const head: BackupHead = {
        ...{ product: 'huella', format: backupFormat, version, build },
        writtenAt: setting.clock().toISOString(),
        migrations: [...(await listApplied(client))],
        tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
      };
      await archive.add(headName, Buffer.from(JSON.stringify(head, null, 1)));
      const sums: Record<string, RowSum> = {};
      for (const table of tables)
        sums[table.name] = await addRows(archive, client, table, (at) => entryNames.table(table.name, at));
      const queue = await addRows(archive, client, 'queue', entryNames.queue);
      const sequences = await listSequences(client);
      const files = await addFiles(setting, archive, client, leaveOut);
      const mails = await addLoose(setting, archive);
      return {
        ...{ tables: sums, queue: queue.rows, mails },
        sequences: [...sequences],
        files: { count: files.count, bytes: files.bytes },
        missing: files.missing,
      };
    }),
  );
}

/** The rows of a table in pieces, which follow each other. */
async function addRows(
  archive: ArchiveWriter,
  client: SnapshotClient,
  source: Source,
  nameOf: (at: number) => string,
): Promise<RowSum> {
  const adder = openRowSum();
  let pieces: Buffer[] = [];
  let size = 0;
  let written = 0;
  const put = async () => {
    if (size === 0) return;
    written += 1;
    await archive.add(nameOf(written), Buffer.concat(pieces));
    pieces = [];
    size = 0;
  };
  for await (const bytes of readRows(client, source)) {
    adder.add(bytes);
    pieces.push(bytes);
    size += bytes.length;
    if (size >= pieceBytes) await put();
  }
  await put();
  return adder.result();
}

async function addFiles(
  { place }: Setting,
  archive: ArchiveWriter,
  client: SnapshotClient,
  leaveOut: boolean,
) {
  const store = openDiskStore(path.join(place.dataDir, 'files'));
  const missing: string[] = [];
  let count = 0;
  let total = 0;
  for await (const { storageName, size } of filesOf(client)) {
    const bytes = await store.read(storageName).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'notFound') return null;
      throw error;
    });
    if (bytes === null || bytes.length !== size) {
      if (!leaveOut) refuse(words.fileMissing(storageName, place.dataDir));
      missing.push(storageName);
      continue;
    }
    count += 1;
    total += bytes.length;
    await archive.add(entryNames.file(storageName), bytes);
  }
  return { count, bytes: total, missing };
}

/** What lies in the data folder and in no table: mails of the outbox, and the secret that tokens are signed with. */
async function addLoose({ place }: Setting, archive: ArchiveWriter): Promise<number> {
  const secret = await findLoose(secretFileOf(place.dataDir));
  if (secret !== null) await archive.add(secretName, secret);
  const outbox = path.join(place.dataDir, 'outbox');
  let mails = 0;
  for (const name of await listLoose(outbox)) {
    if (kindOf(entryNames.mail(name)) === null) continue;
    const bytes = await findLoose(path.join(outbox, name));
    if (bytes === null) continue; // the oldest go when new ones come
    await archive.add(entryNames.mail(name), bytes);
    if (name.endsWith('.eml')) mails += 1;
  }
  return mails;
}
