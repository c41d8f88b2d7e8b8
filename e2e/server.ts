import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where everything that a server keeps lies: its data folder and, where it runs on one of ours, its database. */
export interface Store {
  readonly folder: string;
  /** Null for the embedded database, which lies in the folder. */
  readonly databaseUrl: string | null;
}

export interface Server {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');

/** The product as it is built. */
export const product = path.join(root, 'dist', 'api', 'main.js');

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'huella-e2e-'));

/** An empty store: with `DATABASE_URL` the database that it names, which must be empty. */
export function makeStore(): Store {
  const url = process.env['DATABASE_URL'];
  return { folder: makeFolder(), databaseUrl: url === undefined || url === '' ? null : url };
}

/**
 * A copy of a store that no server runs on, with what removes it. A database server of others' is not copied: there,
 * journeys go one after the other on the one database.
 */
async function copyStore(
  store: Store,
): Promise<{ readonly store: Store; readonly remove: () => Promise<void> }> {
  if (store.databaseUrl !== null) return { store, remove: () => Promise.resolve() };
  const folder = makeFolder();
  await cp(store.folder, folder, { recursive: true });
  return { store: { folder, databaseUrl: null }, remove: () => removeFolder(folder) };
}

/** Removes what a store is: two thousand files, so that several go at once. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Starts a server on a copy of a store; its end takes the copy away. */
export async function startOnCopy(
  program: string,
  filled: Store,
): Promise<{ readonly server: Server; readonly end: () => Promise<void> }> {
  const { store, remove } = await copyStore(filled);
  const server = await startServer(program, store);
  const end = async () => {
    await server.stop();
    await remove();
  };
  return { server, end };
}

/** What the global set-up leaves to the workers: the filled store, and the addresses of a server for each at each width. */
export interface Prepared {
  readonly filled: Store;
  readonly servers: { readonly desktop: readonly string[]; readonly phone: readonly string[] };
}

/** Leaves what was prepared to the workers. */
export function keepPrepared(prepared: Prepared): void {
  process.env['E2E_PREPARED'] = JSON.stringify(prepared);
}

/** What the global set-up has prepared. */
export function readPrepared(): Prepared {
  return JSON.parse(process.env['E2E_PREPARED'] ?? '') as Prepared; // kept there as such
}

/** Starts a built server as `npm start` does, with the limits of calls out of the way; an empty store gets the demo data. */
export async function startServer(program: string, { folder, databaseUrl }: Store): Promise<Server> {
  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      TOKEN_SECRET: 'a secret for journeys that is long enough',
      LIMIT_CALLS: '1000000',
      LIMIT_CREDENTIALS: '1000000',
      LIMIT_PAGES: '1000000',
      LIMIT_SANDBOXES: '1000000',
      LIMIT_UPLOADS: '1000000',
      // A browser beside it may keep a small machine busy for a while.
      LIMIT_DELAY: '600000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(server),
    stop: async () => {
      const ended = server.exitCode === null ? once(server, 'exit') : null;
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** The address that the server prints once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    });
    server.on('exit', (code) => {
      reject(new Error(`the server ended with ${String(code)} before it listened`));
    });
  });
}
