import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach } from 'vitest';
import { EmbeddedError } from '../src/db/embedded/embedded-error';
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  type Machine,
  startEmbedded,
} from '../src/db/embedded/start';

export const isRoot = process.getuid?.() === 0;

/** Folders and servers of one test: everything is stopped and removed after it. */
export function useEmbedded() {
  const folders: string[] = [];
  const servers: EmbeddedServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return {
    makeFolder(): string {
      const folder = mkdtempSync(path.join(tmpdir(), 'huella-db-'));
      folders.push(folder);
      return folder;
    },
    async start(
      dataDir: string,
      options: Partial<EmbeddedOptions> = {},
      machine?: Machine,
    ): Promise<EmbeddedServer> {
      const server = await startEmbedded({ dataDir, profile: 'test', ...options }, machine);
      servers.push(server);
      return server;
    },
  };
}

/** Why a start was refused; anything but a refusal fails the test. */
export async function refusalOf(starting: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await starting.then(
    () => new Error('it started'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof EmbeddedError)) throw error;
  return { code: error.code, message: error.message };
}

/** The first column of a query's rows, each query on a connection of its own. */
export async function query(server: EmbeddedServer, text: string): Promise<unknown[]> {
  const { host, port, user, password, database } = server;
  const client = new Client({ host, port, user, database, ...(password === undefined ? {} : { password }) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows.map((row) => row[0]);
  } finally {
    await client.end();
  }
}

/** A PATH on which only the named programs are found. */
export function buildPath(folder: string, programs: readonly string[]): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const places = (process.env.PATH ?? '').split(path.delimiter);
  for (const program of programs) {
    const found = places.map((place) => path.join(place, program)).find((file) => existsSync(file));
    if (found !== undefined) symlinkSync(found, path.join(bin, program));
  }
  return bin;
}
