import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../src/app';
import type { Config } from '../src/config';
import { openPool, overPool } from '../src/db/database';
import type { Tables } from '../src/db/tables';
import type { Deps } from '../src/deps';
import { openDiskStore } from '../src/outside/files/disk-store';
import type { Mail } from '../src/outside/mail/mailer';
import { buildDeps, testConfig } from './build-deps';
import { openClient, sendInto, type Attempt, type Client } from './client';
import { openTestLog, type LogLine } from './test-log';
import { clonePrefix, ignoreIdleErrors, inDatabase, templateName } from './global-setup';
import { makeQuickFolder } from './quick-folder';

/** The server of a test file, on a database of its own, and a client of its calls. */
export interface TestApp extends Client {
  readonly app: FastifyInstance;
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly deps: Deps;
  /** Where files that come in are kept. */
  readonly filesFolder: string;
  /** The mails that were handed over, in their order. */
  readonly mails: Mail[];
  /** What the server logged. Errors are printed, too. */
  readonly logged: readonly LogLine[];
  /** The time that the server sees; tests move it. */
  readonly time: { now: Date };
  /** Asks for a path under `/api`, as the owner of a token where one is given: for what is about HTTP itself. */
  readonly ask: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: {
      readonly token?: string | undefined;
      readonly body?: unknown;
      readonly headers?: Record<string, string>;
    },
  ) => Promise<Answer>;
}

/** What was answered, whatever was asked for. */
export type Answer = Attempt<unknown>;

/** A server over a copy of the template, for all tests of a file. Read it inside tests, not before. */
export function useTestApp(config: Partial<Config> = {}): () => TestApp {
  let open: (TestApp & { close: () => Promise<void> }) | null = null;
  beforeAll(async () => {
    open = await openTestApp({ ...testConfig, ...config });
  });
  afterAll(async () => {
    await open?.close();
  });
  return () => {
    if (open === null) throw new Error('the test app opens before the first test');
    return open;
  };
}

async function openTestApp(config: Config): Promise<TestApp & { close: () => Promise<void> }> {
  const server = inject('testServer');
  const name = `${clonePrefix}${randomBytes(6).toString('hex')}`;
  const admin = openPool(server, { max: 1, onError: ignoreIdleErrors });
  await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
  await admin.end();
  // Fifty callers at once on a machine that stalls wait for each other as long as it takes.
  const pool = openPool(inDatabase(server, name), { max: 8, onError: ignoreIdleErrors, waitMs: 60_000 });
  const db = overPool(pool);
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const mails: Mail[] = [];
  const filesFolder = makeQuickFolder('files');
  const { log, lines } = openTestLog();
  const deps = buildDeps(db, {
    config,
    log,
    files: openDiskStore(filesFolder),
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
      close: () => undefined,
    },
    clock: () => time.now,
  });
  const app = await buildApp({ deps, webFolder: null });
  return {
    app,
    db,
    pool,
    deps,
    filesFolder,
    mails,
    logged: lines,
    time,
    ...openClient(sendInto(app)),
    ask: (method, path, options) => ask(app, method, path, options ?? {}),
    close: async () => {
      await app.close();
      await pool.end();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

/** Asks for a path under `/api` of a server. */
export async function ask(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options: {
    readonly token?: string | undefined;
    readonly body?: unknown;
    readonly headers?: Record<string, string>;
  },
): Promise<Answer> {
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && {
      payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
    }),
  };
  const response = await app.inject(request);
  const isJson = String(response.headers['content-type'] ?? '').includes('application/json');
  return {
    status: response.statusCode,
    body: isJson ? response.json() : response.body,
    headers: response.headers,
  };
}
