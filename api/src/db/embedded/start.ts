import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { findNativeFolder, readyBinaries } from './binaries';
import { type FileLock, takeFileLock } from './file-lock';
import { copyFolders, findIdentity, type Identity, type Mode } from './identity';
import { createDatabase, hasDatabase, keepPassword, removeHalfMade } from './initdb';
import type { Endpoint } from './owner-lock';
import { chooseSocketFolder, openDataFolder, tagOf } from './paths';
import { launch } from './postmaster';
import type { Profile } from './settings';
import type { Site } from './site';
import { supervise } from './supervise';

export interface EmbeddedServer {
  /** The folder of the unix socket, or 127.0.0.1 on Windows. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
  readonly mode: Mode;
  /** The current postmaster; changes when it is restarted. */
  readonly pid: number;
  /** Milliseconds from the call to the first answer. */
  readonly startMs: number;
  /** Stops PostgreSQL cleanly and frees the folder; close the pools first. May be called again. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Everything PostgreSQL keeps goes below it; made where missing. */
  readonly dataDir: string;
  /** `huella` when absent. */
  readonly database?: string;
  /** `durable` when absent. `test` gives up safety against power cuts for speed. */
  readonly profile?: Profile;
  readonly log?: (message: string) => void;
  /** Never use user namespaces. */
  readonly noUserns?: boolean;
}

/** What is found on the machine rather than chosen by the caller. */
export interface Machine {
  /** Finds the main file of a package, as `require.resolve` does. */
  readonly resolve: (packageName: string) => string;
  /** Where copies of the binaries may go for an account that cannot reach the installed ones. */
  readonly copyFolders: readonly string[];
  /** Reach PostgreSQL over TCP with a password instead of a unix socket. */
  readonly tcp: boolean;
}

export const thisMachine: Machine = {
  resolve: createRequire(import.meta.url).resolve,
  copyFolders,
  tcp: process.platform === 'win32',
};

/**
 * Runs the packaged PostgreSQL on a folder of ours, restarting it whenever it ends by itself, until `stop`. One process at a time may use a folder. Call it on the main thread: the
 * kernel stops PostgreSQL when the thread that started it ends.
 * @throws {EmbeddedError} with a `code` and a message that says what to do
 */
export async function startEmbedded(
  options: EmbeddedOptions,
  machine: Machine = thisMachine,
): Promise<EmbeddedServer> {
  const begun = performance.now();
  const database = options.database ?? 'huella';
  const root = openDataFolder(options.dataDir);
  const lock = takeFileLock(root);
  try {
    const site = await surveySite(root, lock, options, machine);
    removeHalfMade(site);
    if (!hasDatabase(site.pgdata)) await createDatabase(site);
    const start = (signal: AbortSignal) => launch(site, database, signal);
    const first = await start(new AbortController().signal);
    const running = supervise(first, {
      site,
      start,
      release: () => lock?.release(),
    });
    const startMs = Math.round(performance.now() - begun);
    return Object.assign(running, { ...site.endpoint, database, mode: site.identity.mode, startMs });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function surveySite(
  root: string,
  lock: FileLock | undefined,
  options: EmbeddedOptions,
  machine: Machine,
): Promise<Site> {
  const log = options.log ?? (() => undefined);
  if (lock === undefined)
    log('no kernel lock on the data folder; the lock in the database decides who owns it');
  const pgdata = path.join(root, 'pg');
  const native = readyBinaries(findNativeFolder(machine.resolve), root);
  hasDatabase(pgdata);
  const identity = findIdentity(native, [pgdata, root], {
    noUserns: options.noUserns ?? false,
    copyFolders: machine.copyFolders,
  });
  const endpoint = await chooseEndpoint(root, pgdata, identity, machine);
  const profile = options.profile ?? 'durable';
  return { root, pgdata, tag: tagOf(pgdata), identity, endpoint, profile, locked: lock !== undefined, log };
}

async function chooseEndpoint(
  root: string,
  pgdata: string,
  identity: Identity,
  machine: Machine,
): Promise<Endpoint> {
  if (!machine.tcp) return { host: chooseSocketFolder(pgdata, identity), port: 5432, user: 'postgres' };
  return { host: '127.0.0.1', port: await findFreePort(), user: 'postgres', password: keepPassword(root) };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
