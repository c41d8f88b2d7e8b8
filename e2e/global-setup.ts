import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Starts the built server as `npm start` does, on a data folder of its own with the demo data, and tells the tests
 * its address. With `DATABASE_URL` it runs on that server instead, whose database must be empty.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'huella-e2e-'));
  const server = spawn(process.execPath, ['dist/api/main.js'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      TOKEN_SECRET: 'a secret for journeys that is long enough',
      LIMIT_CALLS: '1000000',
      LIMIT_CREDENTIALS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env['E2E_URL'] = await addressOf(server);
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
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
