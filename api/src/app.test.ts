import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test/app';
import { testConfig } from '../test/build-deps';
import { buildApp } from './app';
import type { Config } from './config';

const open = useTestApp({ limits: { ...testConfig.limits, calls: 30, credentials: 5 } });

describe('limits', () => {
  it('answer 429 with the seconds to wait, whatever address a header claims', async () => {
    const app = open();
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const answer = await app.ask('POST', '/users/signIn', {
        body: { email: `u${String(at)}@b.c`, password: 'x' },
        headers: { 'x-forwarded-for': `10.0.0.${String(at)}` },
      });
      statuses.push(answer.status);
      if (answer.status === 429) {
        expect(answer.body).toMatchObject({
          error: 'tooManyRequests',
          slots: { seconds: expect.any(Number) },
        });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});

/** Keeps the process from everything else, and then lets its timers run once. */
async function standStill(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  await setTimeout();
}

describe('health', () => {
  it('is told however often it is asked for, also to an address that has spent its calls', async () => {
    const ask = (path: string) => open().ask('GET', path, { headers: { 'x-forwarded-for': '10.9.8.7' } });
    for (const path of ['/health/live', '/health/ready']) {
      const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await ask(path)).status));
      expect(new Set(statuses), path).toEqual(new Set([200]));
    }
  });
});

describe('a process that keeps callers waiting', () => {
  const busy = useTestApp({ limits: { ...testConfig.limits, delay: 300 } });

  it('refuses calls for a while, and says when to come back', async () => {
    const ask = () => busy().ask('GET', '/ping');
    // To start may take longer than the limit, too.
    await expect.poll(async () => (await ask()).status).toBe(200);
    for (let round = 0; round < 2; round += 1) await standStill(400);
    const refusal = { status: 503, body: { error: 'unavailable' }, headers: { 'retry-after': '3' } };
    await expect.poll(ask, { interval: 10 }).toMatchObject(refusal);
    expect((await busy().ask('GET', '/health/live')).status).toBe(200);
    expect(busy().logged.filter(({ level }) => level >= 40)).toEqual([]);
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});

describe('a process that stands still for less than its limit', () => {
  const patient = useTestApp({ limits: { ...testConfig.limits, delay: 4_000 } });

  // With nothing measured since the last look, the plugin takes the delay for endless.
  it('answers, also where it was hardly awake for longer than that', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await standStill(1_050);
      statuses.push((await patient().ask('GET', '/ping')).status);
    }
    expect(statuses).toEqual([200, 200, 200]);
  });
});

describe('limits behind a proxy', () => {
  /** What ten tries to sign in by a proxy are answered, each from an address that it names and after one that is made up. */
  async function tryBehind(trustProxy: Config['trustProxy'], proxy: string): Promise<readonly number[]> {
    const { deps } = open();
    const app = await buildApp({
      deps: { ...deps, config: { ...deps.config, trustProxy } },
      webFolder: null,
    });
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/users/signIn',
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': `198.51.100.${String(at)}, 203.0.113.${String(at % 2)}` },
        body: { email: `${proxy}.${String(at)}@b.co`, password: 'x' },
      });
      statuses.push(answer.statusCode);
    }
    await app.close();
    return statuses;
  }
  const five = Array.from({ length: 5 }, () => 401);
  const refused = Array.from({ length: 5 }, () => 429);

  it.each<[string, Config['trustProxy'], string]>([
    ['none is trusted', [], '10.0.0.7'],
    ['another one is trusted', ['10.0.0.8'], '10.0.0.7'],
  ])('go by who connects where %s', async (_case, trusted, proxy) => {
    expect(await tryBehind(trusted, proxy)).toEqual([...five, ...refused]);
  });

  it('go by whom a trusted one names, and by nothing before that', async () => {
    // Two addresses, five tries each: what a caller put in front of them changes nothing.
    expect(await tryBehind(['10.0.0.0/8'], '10.0.0.7')).toEqual([...five, ...five]);
  });
});

describe('readiness', () => {
  it.each([
    ['the server stops', { isStopping: () => true }],
    ['queued work is not taken up', { isWorking: () => false }],
  ])('says no while %s', async (_when, given) => {
    const { deps } = open();
    const app = await buildApp({ deps: { ...deps, ...given }, webFolder: null });
    const ready = await app.inject('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBeDefined();
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    await app.close();
  });
});

describe('the log', () => {
  it('tells which route a request took, and nothing of its address', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const app = await buildApp({ deps: { ...open().deps, log }, webFolder: null });
    const secret = 'a-secret-that-came-by-mail';
    for (const url of [
      `/api/authorizations/${secret}`,
      `/autorization/${secret}`,
      `/api/${secret}?x=${secret}`,
    ])
      expect((await app.inject(url)).statusCode, url).toBe(404);
    await app.close();
    expect(lines.join('')).toContain('/api/authorizations/:hash');
    expect(lines.join('')).not.toContain(secret);
  });
});

describe('answers', () => {
  it('travel packed to who takes them packed, and say the same', async () => {
    const { app } = open();
    const ask = (encoding: string) =>
      app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
    const [packed, plain, small] = [
      await ask('gzip, br'),
      await ask('identity'),
      await app.inject('/api/ping'),
    ];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});

describe('pages', () => {
  it('carry a fresh nonce, are sent for addresses of screens and for nothing else', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'huella-web-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
    writeFileSync(path.join(folder, 'assets/app-1.js'), '1');
    writeFileSync(path.join(folder, 'assets/app-1.js.br'), brotliCompressSync('1'));
    mkdirSync(path.join(folder, '.vite'));
    writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
    const app = await buildApp({ deps: open().deps, webFolder: folder });
    const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
    const [first, second] = [await page('/assets?sort=-weight'), await page('/login')];
    const nonces = [first, second].map((answer) => /nonce="([^"]+)"/.exec(answer.body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0] ?? ''}'`);
    expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect((await page('/assets/app-1.js')).headers['cache-control']).toContain('immutable');
    const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    for (const url of [
      '/index.html',
      '/.vite/manifest.json',
      '/assets/none.js',
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/api/nope',
    ]) {
      expect((await page(url)).statusCode, url).toBe(404);
    }
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
