import { openKeptLists } from '../../src/db/kept-lists';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../src/app';
import { openPool, overPool } from '../../src/db/database';
import { openTokens } from '../../src/http/tokens';
import { openDiskStore } from '../../src/outside/files/disk-store';
import { openGeography } from '../../src/outside/geocoding/open-geocoder';
import { openPasskeys } from '../../src/outside/passkeys/passkeys';
import { openSheetReader } from '../../src/outside/sheets/sheet-reader';

/**
 * A server process over a database that others serve as well: prints a line of JSON with the port that it listens on,
 * and ends when nobody reads it any more.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: '' } },
});
const begun = performance.now();
const publicUrl = 'http://127.0.0.1';
const tokenSecret = 'a secret that processes share, long enough';
const pool = openPool({ url: values.database }, { max: 4, onError: () => undefined });
const app = await buildApp({
  deps: {
    db: overPool(pool),
    config: {
      host: '127.0.0.1',
      port: 0,
      dataDir: '',
      databaseUrl: values.database,
      publicUrl,
      tokenSecret,
      trustProxy: [],
      demo: 'no',
      logLevel: 'silent',
      limits: { calls: 1_000_000, credentials: 1_000_000, sandboxes: 10, delay: 600_000 },
      map: { street: null, satellite: null },
      geocoderUrl: null,
      breedRegistryUrl: null,
      mail: { url: null, from: 'Huella <no-reply@huella.example>' },
    },
    tokens: openTokens(tokenSecret),
    passkeys: openPasskeys({ publicUrl, port: () => 0 }),
    files: openDiskStore(path.join(tmpdir(), 'huella-no-files')),
    sheets: openSheetReader(),
    geography: openGeography({ file: null, service: null, log: () => undefined }),
    mailer: { send: () => Promise.resolve(), close: () => undefined },
    publicOutbox: null,
    lists: openKeptLists(),
    clock: () => new Date(),
    newId: randomUUID,
    randomBytes,
    isStopping: () => false,
  },
  webFolder: null,
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const ready = { pid: process.pid, mode: origin, startMs: Math.round(performance.now() - begun) };
process.stdout.write(`${JSON.stringify(ready)}\n`);
