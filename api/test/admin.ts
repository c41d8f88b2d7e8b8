import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { runAdmin } from '../src/admin/run-admin';
import { openPool, type Address } from '../src/db/database';
import { openSheetReader } from '../src/outside/sheets/sheet-reader';
import { clonePrefix, ignoreIdleErrors } from './global-setup';
import { startBuiltThread } from './programs';
import { makeQuickFolder } from './quick-folder';

/** What a command of the operator's said, and how it ended. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

export const migrationsFolder = path.join(import.meta.dirname, '../migrations');

/** An address as a setting has it: a socket goes where a host cannot. */
function urlOf(address: Address): string {
  if ('url' in address) return address.url;
  const { host, port, user, password, database } = address;
  const url = new URL(`postgres://${user}@127.0.0.1:${String(port)}/${database}`);
  if (password !== undefined) url.password = password;
  url.searchParams.set('host', host);
  return url.toString();
}

/** The test server, another database of it. */
export function urlOfDatabase(database: string): string {
  const server = inject('testServer');
  if (!('url' in server)) return urlOf({ ...server, database });
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.toString();
}

/** The address of a new database of the test server, with nothing in it. */
export async function makeEmptyDatabase(): Promise<string> {
  const name = `${clonePrefix}${randomBytes(6).toString('hex')}`;
  const server = openPool(inject('testServer'), { max: 1, onError: ignoreIdleErrors });
  await server.query(`create database ${name}`);
  await server.end();
  return urlOfDatabase(name);
}

/** Runs a command with settings of its own, in this process. */
export async function operate(
  env: Readonly<Record<string, string | undefined>>,
  ...given: readonly string[]
): Promise<Said> {
  const [out, complaints]: string[][] = [[], []];
  const code = await runAdmin(given, {
    env,
    migrations: migrationsFolder,
    clock: () => new Date('2026-11-22T12:00:00Z'),
    sheets: openSheetReader({ oneReady: false }, startBuiltThread),
    say: (line) => out?.push(line),
    complain: (line) => complaints?.push(line),
  });
  return { code, out: out?.join('\n') ?? '', complaint: complaints?.join('\n') ?? '' };
}

/** Folders of a test file, removed after it. */
export function useFolders(): () => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = makeQuickFolder('admin');
    folders.push(folder);
    return folder;
  };
}
