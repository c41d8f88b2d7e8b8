import fs from 'node:fs';
import path from 'node:path';
import { keepPassword } from './initdb';
import { pidFileOf, readPidFile } from './leftovers';
import { findOwner, type Endpoint } from './owner-lock';
import { tagOf } from './paths';
import { isAlive, isPostmasterOf } from './processes';

/** Whether a data folder holds an embedded database, finished and of whatever version. */
export function holdsDatabase(dataDir: string): boolean {
  return fs.existsSync(path.join(dataDir, 'pg', 'PG_VERSION'));
}

/**
 * Where the PostgreSQL of a data folder is reached that another process of ours runs and owns, or null where none
 * does. Nothing is started, stopped or taken: the connection is a guest of that process.
 */
export async function findRunning(dataDir: string): Promise<Endpoint | null> {
  if (!holdsDatabase(dataDir)) return null;
  const root = fs.realpathSync(dataDir);
  const pgdata = path.join(root, 'pg');
  const file = readPidFile(pidFileOf(pgdata));
  if (file?.status !== 'ready' || !isAlive(file.pid)) return null;
  if (!isPostmasterOf(file.pid, pgdata, tagOf(pgdata))) return null;
  const { port, socketFolder } = file;
  const endpoint: Endpoint =
    socketFolder === ''
      ? { host: '127.0.0.1', port, user: 'postgres', password: keepPassword(root) }
      : { host: socketFolder, port, user: 'postgres' };
  // Without an owner its app died: starting the database again ends it first.
  const owner = await findOwner(endpoint).catch(() => undefined);
  return owner === undefined ? null : endpoint;
}
