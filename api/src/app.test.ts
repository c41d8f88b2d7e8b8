import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { useTestApp } from '../test/app';
import { testConfig } from '../test/build-deps';
import { buildApp, type AppOptions } from './app';
import { openTestLog } from '../test/test-log';
import type { Config } from './config';

const open = useTestApp({ limits: { ...testConfig.limits, calls: 30, credentials: 5, pages: 5 } });

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
async function blockLoop(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  await setTimeout();
}

describe('health', () => {
  it('is answered however often it is asked for, also to an address that has spent its calls', async () => {
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
    for (let round = 0; round < 2; round += 1) await blockLoop(400);
    const refusal = { status: 503, body: { error: 'unavailable' }, headers: { 'retry-after': '3' } };
    await expect.poll(ask, { interval: 10 }).toMatchObject(refusal);
    expect((await busy().ask('GET', '/health/live')).status).toBe(200);
    expect(busy().logged.filter(({ level }) => level >= 40)).toEqual([]);
    await expect.poll(async () => (await ask()).status).toBe(200);
  });
});

describe('a process that stops for less than its limit', () => {
  const patient = useTestApp({ limits: { ...testConfig.limits, delay: 4_000 } });

  // With nothing measured since the last look, the plugin takes the delay for endless.
  it('answers, also where it was hardly awake for longer than that', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await blockLoop(1_050);
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
  it('shows which route a request took, and nothing of its address', async () => {
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

/** A build of the web with so many scripts, of which the first is packed as well. */
function writeBuild(scripts: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'huella-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<script nonce="__CSP_NONCE__"></script><div id="root"></div>',
  );
  mkdirSync(path.join(folder, 'drawn'));
  writeFileSync(path.join(folder, 'drawn/sign-in.es.html'), '<h1>Ingrese</h1>');
  writeFileSync(path.join(folder, 'drawn/sign-in.en.html'), '<h1>Sign in</h1>');
  writeFileSync(path.join(folder, 'drawn/script.html'), '<script nonce="__CSP_NONCE__">0</script>');
  for (let at = 1; at <= scripts; at += 1)
    writeFileSync(path.join(folder, `assets/app-${String(at)}.js`), String(at));
  writeFileSync(path.join(folder, 'assets/app-1.js.br'), brotliCompressSync('1'));
  writeFileSync(path.join(folder, 'offline.js'), '0');
  writeFileSync(path.join(folder, 'offline.js.br'), brotliCompressSync('0'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  return folder;
}

describe('an office behind one address', () => {
  const remoteAddress = '203.0.113.20';

  it('loads the files of a release, twenty people after each other, while its calls stay limited', async () => {
    const folder = writeBuild(189);
    const app = await buildApp({ deps: open().deps, webFolder: folder });
    const statusOf = async (url: string) => (await app.inject({ url, remoteAddress })).statusCode;
    const load = ['/', ...Array.from({ length: 189 }, (_script, at) => `/assets/app-${String(at + 1)}.js`)];
    for (let person = 0; person < 20; person += 1)
      expect(new Set(await Promise.all(load.map(statusOf))), `person ${String(person)}`).toEqual(
        new Set([200]),
      );
    const calls: number[] = [];
    for (let at = 0; at < 40; at += 1) calls.push(await statusOf('/api/ping'));
    expect(calls).toEqual(Array.from({ length: 40 }, (_call, at) => (at < 30 ? 200 : 429)));
    expect(new Set(await Promise.all(load.map(statusOf)))).toEqual(new Set([200]));
    const file = await app.inject({ url: '/assets/app-2.js', remoteAddress });
    expect(Object.keys(file.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('public pages', () => {
  const filesFolder = mkdtempSync(path.join(tmpdir(), 'huella-public-'));
  const drawn = (view: PublicView, text: string) => `<!doctype html><p lang="${view.language}">${text}</p>`;
  const publicPages: AppOptions['publicPages'] = {
    filesFolder,
    styles: [],
    script: null,
    pages: {
      renderPage: (_page, view) => drawn(view, 'page'),
      renderNothing: (view) => drawn(view, 'nothing'),
      renderRefused: (view, refused) => drawn(view, JSON.stringify(refused)),
      renderChoices: (view, choices) => drawn(view, JSON.stringify({ choices })),
      renderReported: (view, isTold) => drawn(view, JSON.stringify({ isTold })),
    },
  };
  writeFileSync(path.join(filesFolder, 'page.css'), 'p{}');
  mkdirSync(path.join(filesFolder, '.vite'));
  afterAll(() => {
    rmSync(filesFolder, { recursive: true, force: true });
  });
  const somewhere = `/qrIdenteco/${'A'.repeat(22)}`;

  it('have a limit of their own, beyond which visitors read in their language when to come back', async () => {
    const app = await buildApp({ deps: open().deps, webFolder: null, publicPages });
    const ask = (url: string, remoteAddress: string, language = 'es-AR') =>
      app.inject({ url, remoteAddress, headers: { accept: 'text/html', 'accept-language': language } });
    const here = '203.0.113.21';
    // All kinds of pages count together; neither calls nor files count among them.
    const kinds = ['qrIdenteco', 'qrIdentecoTrupo', 'qrIdenteco', 'qrIdentecoTrupo', 'qrIdenteco'];
    for (const kind of kinds) expect((await ask(`/${kind}/1`, here)).statusCode).toBe(206);
    const refusals = [
      await ask(somewhere, here),
      await ask(somewhere, here, 'en-GB,en;q=0.9'),
      await ask(`${somewhere}?lang=en`, here),
    ];
    for (const [at, language] of ['es', 'en', 'en'].entries()) {
      const refusal = refusals[at];
      const seconds = Number(refusal?.headers['retry-after']);
      expect(refusal).toMatchObject({
        statusCode: 429,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'cache-control': 'no-store',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        },
        body: drawn({ language } as PublicView, JSON.stringify({ isCrowded: true, seconds })),
      });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect((await ask('/qr-files/page.css', here)).statusCode).toBe(200);
    expect((await ask('/api/ping', here)).statusCode).toBe(200);
    expect((await ask(somewhere, '203.0.113.22')).statusCode).toBe(206);
    const calls = await Promise.all(Array.from({ length: 40 }, () => ask('/api/ping', '203.0.113.22')));
    expect(calls.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect((await ask(somewhere, '203.0.113.22')).statusCode).toBe(206);
    await app.close();
  });

  it('say so in words where the database cannot be reached, and where something is broken', async () => {
    const { deps } = open();
    const broken = async (error: Error) => {
      const db = new Proxy(deps.db, {
        get: () => {
          throw error;
        },
      });
      const { log } = openTestLog(() => undefined);
      const app = await buildApp({ deps: { ...deps, db, log }, webFolder: null, publicPages });
      const answer = await app.inject({ url: somewhere, headers: { 'accept-language': 'en' } });
      await app.close();
      return answer;
    };
    const away = await broken(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(away).toMatchObject({ statusCode: 503, headers: { 'retry-after': '3' } });
    expect(away.body).toBe('<!doctype html><p lang="en">{"isCrowded":false,"seconds":3}</p>');
    const faulty = await broken(new Error('a secret of the inside'));
    expect(faulty.statusCode).toBe(500);
    expect(faulty.body).toBe('<!doctype html><p lang="en">{"isCrowded":false,"seconds":null}</p>');
  });
});

describe('pages', () => {
  it('show the sign-in before any script where it is, in the language asked for, and nothing of it elsewhere', async () => {
    const folder = writeBuild(1);
    const app = await buildApp({ deps: open().deps, webFolder: folder });
    const page = (url: string, more: Readonly<Record<string, string>> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', ...more } });
    const drawn = await page('/login?next=%2Flots', { 'accept-language': 'en-GB' });
    const nonce = /'nonce-([^']+)'/.exec(String(drawn.headers['content-security-policy']))?.[1] ?? '';
    expect(drawn.body).toContain(`<div id="root"></div><h1>Sign in</h1><script nonce="${nonce}">0<`);
    expect(drawn.headers['content-security-policy']).not.toContain('unsafe');
    for (const url of ['/login', '/']) expect((await page(url)).body, url).toContain('<h1>Ingrese</h1>');
    for (const url of ['/assets', '/register', '/access/login', '/drawn/sign-in.es'])
      expect((await page(url)).body, url).not.toContain('<h1>');
    expect((await page('/drawn/sign-in.es.html')).statusCode).toBe(404);
    const packed = await page('/login', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<h1>Ingrese</h1>');
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('carry a fresh nonce, are sent for addresses of screens and for nothing else', async () => {
    const folder = writeBuild(1);
    const app = await buildApp({ deps: open().deps, webFolder: folder });
    const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
    for (const url of [
      '/autorization/a.b.c',
      '/autorization/eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.s-Q_x?next=/assets/x.js',
      '/register/ana.lopez@example.com',
      '/apiary',
    ]) {
      const { statusCode, headers } = await page(url);
      expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
      const call = await app.inject({ url, headers: { accept: 'application/json' } });
      expect([call.statusCode, call.json<{ error: string }>().error], url).toEqual([404, 'noSuchCall']);
    }
    const [first, second] = [await page('/assets?sort=-weight'), await page('/login')];
    const nonces = [first, second].map((answer) => /nonce="([^"]+)"/.exec(answer.body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonces[0] ?? ''}'`);
    expect(first.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect((await page('/assets/app-1.js')).headers['cache-control']).toContain('immutable');
    const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    // No more about a file than how to keep and to read it: each first page takes a dozen.
    expect(Object.keys(packed.headers).sort()).toEqual([
      ...['cache-control', 'content-encoding', 'content-length', 'content-type'],
      ...['cross-origin-resource-policy', 'date', 'vary', 'x-content-type-options', 'x-request-id'],
    ]);
    expect(packed.headers['content-encoding']).toBe('br');
    // The worker is asked about each time, and fetches our own files and no others.
    for (const coding of ['br', 'identity']) {
      const headers = { 'accept-encoding': coding };
      const worker = await app.inject({ url: '/offline.js', headers });
      expect(worker.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'content-type': expect.stringContaining('javascript'),
      });
    }
    expect(first.headers['content-security-policy']).toContain("worker-src 'self'");
    for (const url of [
      '/index.html',
      '/.vite/manifest.json',
      '/assets/none.js',
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/none.a1b2c3.css?v=1',
      '/art/none.SVG',
      '/api/nope',
      '/api',
    ]) {
      const { statusCode, headers } = await page(url);
      expect([statusCode, headers['content-type']], url).toEqual([404, 'application/json; charset=utf-8']);
    }
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
