import { parseArgs } from 'node:util';
import { buildApp } from '../../src/app';
import { openPool, overPool } from '../../src/db/database';
import { buildDeps, testConfig } from '../build-deps';

/**
 * A server process over a database that others serve as well: prints a line of JSON with the port that it listens on,
 * and ends when nobody reads it any more.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: '' } },
});
const begun = performance.now();
const pool = openPool({ url: values.database }, { max: 4, onError: () => undefined });
const app = await buildApp({
  deps: buildDeps(overPool(pool), {
    config: { ...testConfig, databaseUrl: values.database },
  }),
  webFolder: null,
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const ready = { pid: process.pid, mode: origin, startMs: Math.round(performance.now() - begun) };
process.stdout.write(`${JSON.stringify(ready)}\n`);
