import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Address } from '../src/db/database';
import { openPool } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/start';
import { migrate } from '../src/db/migrate';
import { makeProgramsFolder, programsVariable } from './programs';
import { folderVariable, makeRunFolder } from './quick-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Address;
  }
}

/** The migrated database that every test file gets its own copy of. */
export const templateName = 'huella_template';

/** What the names of those copies begin with. */
export const clonePrefix = 'huella_test_';

/** A pool ends before its connections have: one that the stopping server closes is nobody's fault. */
export const ignoreIdleErrors = (): void => undefined;

/**
 * One PostgreSQL for the whole run: the server of `DATABASE_URL`, or the embedded one without its safety against
 * power cuts. It holds a migrated template that each test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeRunFolder();
  const { server, stop } = await openServer(folder);
  await makeTemplate(server);
  project.provide('testServer', server);
  // The workers start after this, with its environment.
  const programs = makeProgramsFolder();
  process.env[programsVariable] = programs;
  process.env[folderVariable] = folder;
  return async () => {
    await dropCopies(server);
    await stop();
    for (const own of [programs, folder]) rmSync(own, { recursive: true, force: true });
  };
}

async function openServer(folder: string): Promise<{ server: Address; stop: () => Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  if (url !== undefined && url !== '') return { server: { url }, stop: () => Promise.resolve() };
  const running = await startEmbedded({ dataDir: folder, profile: 'test', database: 'huella' });
  const { host, port, user, password, database } = running;
  return {
    server: { host, port, user, password, database },
    stop: () => running.stop(),
  };
}

async function makeTemplate(server: Address): Promise<void> {
  const admin = openPool(server, { max: 1, onError: ignoreIdleErrors });
  await admin.query(`drop database if exists ${templateName}`);
  await admin.query(`create database ${templateName}`);
  const template = openPool(inDatabase(server, templateName), { max: 4, onError: ignoreIdleErrors });
  await migrate(template, path.join(import.meta.dirname, '../migrations'));
  await template.end();
  await admin.end();
}

/** Copies go at the end of the run, when every process that used them is gone. */
async function dropCopies(server: Address): Promise<void> {
  const admin = openPool(server, { max: 1, onError: ignoreIdleErrors });
  const copies = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [clonePrefix],
  );
  for (const { datname } of copies.rows) await admin.query(`drop database ${datname} with (force)`);
  await admin.end();
}

/** The same server, another database. */
export function inDatabase(server: Address, database: string): Address {
  if (!('url' in server)) return { ...server, database };
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.toString() };
}
