import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calls } from '@huella/domain/calls/index';
import type { FileRef } from '@huella/domain/model/value';
import { buildApp } from '../app';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { openListCache } from '../db/list-cache';
import { logFaults } from '../db/faults';
import { silentLog } from '../log';
import { openTokens } from '../http/tokens';
import { unwatchedDisk } from '../outside/files/disk-space';
import { openDiskStore } from '../outside/files/disk-store';
import type { FileStore } from '../outside/files/file-store';
import { openGeography } from '../outside/geocoding/open-geocoder';
import { openPasskeys } from '../outside/passkeys/passkeys';
import { openSheetReader } from '../outside/sheets/sheet-reader';
import type { Day } from './days';
import { seededBytes, seededIds } from './dice';
import { emailOf, password } from './people';

/** The product itself with a time of our choosing, as demo users work with it. */
export interface DemoApp {
  /** Goes on to the working day, or a little further in it; time never goes back. */
  readonly goOnTo: (day: Day | Date) => void;
  readonly now: () => Date;
  /** Makes a call as somebody; anything but success ends the filling. */
  readonly post: (person: string, path: string, body: object) => Promise<unknown>;
  readonly put: (person: string, path: string, body: object) => Promise<unknown>;
  /** Uploads a file as somebody: an address, the bytes, its registration. */
  readonly upload: (person: string, name: string, bytes: Uint8Array) => Promise<FileRef>;
  /** Makes a call as somebody who may not. */
  readonly tryTo: (person: string, path: string, body: object) => Promise<void>;
  /** Everybody goes home: no session of the demo stays alive. */
  readonly endSessions: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Between two entries of a working day, and how old an access token gets before it is turned. */
const stepMs = 35_000;
const turnAfterMs = 10 * 60_000;
/** A session that rested so long is over. */
const sessionMs = 29 * 24 * 3600 * 1000;

/** With what everybody works, as their sessions name it. */
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

/** The limits are for callers from outside. */
const unlimited = {
  calls: 1_000_000,
  credentials: 1_000_000,
  pages: 1_000_000,
  sandboxes: 1_000_000,
  uploads: 1_000_000,
  delay: Number.MAX_SAFE_INTEGER,
};

interface Held {
  readonly token: string;
  readonly refreshToken: string;
  readonly since: number;
}

/** Opens the product over a database, at eight in the morning of a day. Two over one database need two seeds. */
export async function openDemoApp(db: Database, config: Config, first: Day, seed = 0): Promise<DemoApp> {
  let moment = morning(first);
  const now = () => new Date(moment);
  const app = await buildApp({
    deps: {
      db,
      lists: openListCache(),
      config: { ...config, limits: unlimited },
      log: silentLog,
      faults: logFaults(silentLog),
      tokens: openTokens(config.tokenSecret),
      passkeys: openPasskeys({ publicUrl: config.publicUrl, port: () => config.port }),
      files: overwriting(openDiskStore(path.join(config.dataDir, 'files'), { flush: false })),
      disk: unwatchedDisk,
      sheets: openSheetReader(),
      geography: openGeography({ file: null, service: null, log: () => undefined }),
      mailer: { send: () => Promise.resolve(), close: () => undefined },
      isDemo: true,
      publicOutbox: null,
      clock: now,
      newId: seededIds(2 * seed),
      randomBytes: seededBytes(2 * seed + 1),
      isWorking: () => true,
      isStopping: () => false,
    },
    webFolder: null,
  });
  const held = new Map<string, Held>();
  const tokenOf = async (person: string): Promise<string> => {
    const renewed = await renew(app, person, held.get(person), moment);
    held.set(person, renewed);
    return renewed.token;
  };
  return {
    goOnTo: (day) => {
      moment = Math.max(moment + stepMs, day instanceof Date ? day.getTime() : morning(day));
    },
    now,
    post: async (person, path, body) => send(app, path, body, await tokenOf(person)),
    put: async (person, path, body) => send(app, path, body, await tokenOf(person), 'PUT'),
    upload: async (person, name, bytes) => upload(app, name, bytes, await tokenOf(person)),
    tryTo: async (person, path, body) => {
      const { statusCode } = await inject(app, path, body, await tokenOf(person));
      if (statusCode !== 403) throw new Error(`The demo data was not refused: ${path}`);
    },
    endSessions: async () => {
      for (const person of held.keys())
        await send(app, calls['users.signOut'].path, {}, await tokenOf(person));
      held.clear();
    },
    close: () => app.close(),
  };
}

/** Names follow from the seed: an attempt that was cut short may have left a file where this one comes. */
function overwriting(store: FileStore): FileStore {
  return {
    ...store,
    put: async (storageName, bytes, limit) => {
      await store.remove(storageName);
      return store.put(storageName, bytes, limit);
    },
  };
}

async function upload(
  app: FastifyInstance,
  name: string,
  bytes: Uint8Array,
  token: string,
): Promise<FileRef> {
  const authorization = `Bearer ${token}`;
  const asked = await app.inject({
    method: 'GET',
    url: `/api${calls['files.uploadUrl'].path}`,
    headers: { 'user-agent': browser, authorization },
  });
  const { url, storage_name: storageName } = calls['files.uploadUrl'].reply.parse(asked.json());
  const put = await app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
  if (put.statusCode !== 200) throw new Error(`The demo data was refused: ${name} ${put.body}`);
  await send(app, calls['files.public'].path, { storage_name: storageName, original_name: name }, token);
  return { storageName, originalName: name };
}

/** Eight o'clock in Buenos Aires. */
function morning(day: Day): number {
  return Date.parse(`${day}T11:00:00Z`);
}

/** The tokens as they are while they are fresh, turned while the session lives, else of a new session. */
async function renew(
  app: FastifyInstance,
  person: string,
  held: Held | undefined,
  moment: number,
): Promise<Held> {
  const age = held === undefined ? Infinity : moment - held.since;
  if (held !== undefined && age < turnAfterMs) return held;
  const reply =
    held !== undefined && age < sessionMs
      ? await send(app, calls['users.newToken'].path, {}, held.refreshToken)
      : await send(app, calls['users.signIn'].path, { email: emailOf(person), password }, null);
  return { ...calls['users.newToken'].reply.parse(reply), since: moment };
}

async function send(
  app: FastifyInstance,
  path: string,
  body: object,
  token: string | null,
  method: 'POST' | 'PUT' = 'POST',
): Promise<unknown> {
  const reply = await inject(app, path, body, token, method);
  if (reply.statusCode !== 200)
    throw new Error(`The demo data was refused: ${path} answered ${reply.statusCode} ${reply.body}`);
  return reply.json();
}

function inject(
  app: FastifyInstance,
  path: string,
  body: object,
  token: string | null,
  method: 'POST' | 'PUT' = 'POST',
) {
  return app.inject({
    method,
    url: `/api${path}`,
    headers: { 'user-agent': browser, ...(token !== null && { authorization: `Bearer ${token}` }) },
    payload: body,
  });
}
