import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../src/config';
import type { Connected } from '../src/db/database';
import { openFaults } from '../src/db/faults';
import { openListCache } from '../src/db/list-cache';
import type { Deps } from '../src/deps';
import { startBuiltThread } from './programs';
import { openTestLog } from './test-log';
import { openTokens } from '../src/http/tokens';
import { unwatchedDisk } from '../src/outside/files/disk-space';
import { openDiskStore } from '../src/outside/files/disk-store';
import { openGeography } from '../src/outside/geocoding/open-geocoder';
import { openPasskeys } from '../src/outside/passkeys/passkeys';
import { openSheetReader } from '../src/outside/sheets/sheet-reader';

export const testConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '/nonexistent',
  databaseUrl: null,
  publicUrl: 'http://127.0.0.1:3000',
  trustProxy: [],
  tokenSecret: 'a secret for tests that is long enough',
  demo: 'no',
  logLevel: 'silent',
  // A test machine that stalls for a while is no reason to refuse a call.
  limits: {
    calls: 1_000_000,
    credentials: 1_000_000,
    pages: 1_000_000,
    sandboxes: 1_000_000,
    uploads: 1_000_000,
    delay: 600_000,
  },
  stopDelay: 0,
  map: { street: null, satellite: null },
  geocoderUrl: null,
  breedRegistryUrl: null,
  oracleKeys: {},
  mail: { url: null, from: 'Huella <no-reply@huella.example>' },
};

/** Places are the same for every test: reading them takes a second, once in a process. */
const geography = openGeography({ file: null, service: null, log: () => undefined });

/** What a server of a test runs on, over its database; `given` replaces what the test chooses itself. */
export function buildDeps(db: Connected, given: Partial<Deps> = {}): Deps {
  const config = given.config ?? testConfig;
  const { log = openTestLog().log, clock = () => new Date() } = given;
  return {
    db,
    lists: openListCache(),
    config,
    log,
    faults: openFaults({ db, clock, log }),
    tokens: openTokens(config.tokenSecret),
    passkeys: openPasskeys({ publicUrl: config.publicUrl, port: () => 3000 }),
    files: openDiskStore(path.join(tmpdir(), 'huella-no-files')),
    disk: unwatchedDisk,
    sheets: openSheetReader({ oneReady: false }, startBuiltThread),
    geography,
    mailer: { send: () => Promise.resolve(), close: () => undefined },
    isDemo: false,
    publicOutbox: null,
    clock,
    newId: randomUUID,
    randomBytes,
    isWorking: () => true,
    isStopping: () => false,
    ...given,
  };
}
