import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';
import { missedOf, report, tableOf, type Measured, type Table } from './report';
import { startServer } from './server';

const demo = { email: 'demo@huella.example', password: 'huella2026' };

/** What came over the wire for a page, by kind. */
interface Weight {
  readonly files: number;
  readonly sent: number;
  readonly unpacked: number;
}
type Weights = ReadonlyMap<string, Weight>;

const kinds: readonly (readonly [kind: string, of: RegExp])[] = [
  ['page', /^text\/html/],
  ['scripts', /javascript/],
  ['styles', /^text\/css/],
  ['fonts', /font/],
  ['pictures', /^image\//],
  ['answers of calls', /json/],
];
const kindOf = (type: string) => kinds.find(([, of]) => of.test(type))?.[0] ?? 'other';

/** Opens a page with nothing in the cache and weighs what comes until nothing more does. */
async function weigh(page: Page, open: () => Promise<unknown>): Promise<Weights> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const types = new Map<string, string>();
  const unpacked = new Map<string, number>();
  const weights = new Map<string, Weight>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    types.set(requestId, response.url.startsWith('data:') ? 'inside' : response.mimeType);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    unpacked.set(requestId, (unpacked.get(requestId) ?? 0) + dataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined || type === 'inside') return;
    const before = weights.get(kindOf(type)) ?? { files: 0, sent: 0, unpacked: 0 };
    weights.set(kindOf(type), {
      files: before.files + 1,
      sent: before.sent + encodedDataLength,
      unpacked: before.unpacked + (unpacked.get(requestId) ?? 0),
    });
  });
  await open();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return weights;
}

const sum = (weights: Weights, of: (weight: Weight) => number) =>
  [...weights.values()].reduce((total, weight) => total + of(weight), 0);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function tableFor(title: string, weights: Weights): Table {
  const named = kinds.map(([kind]) => kind).concat('other');
  const rows = named.flatMap((kind) => {
    const weight = weights.get(kind);
    return weight === undefined ? [] : [[kind, weight] as const];
  });
  const all = {
    files: sum(weights, (weight) => weight.files),
    sent: sum(weights, (weight) => weight.sent),
    unpacked: sum(weights, (weight) => weight.unpacked),
  };
  return {
    title,
    columns: ['', 'files', 'over the wire, KB', 'unpacked, KB'],
    rows: [...rows, ['together', all] as const].map(([name, { files, sent, unpacked }]) => [
      name,
      String(files),
      kilobytes(sent),
      kilobytes(unpacked),
    ]),
  };
}

/** Signs in by the form as a person does; answers once the first list has come. */
async function signIn(page: Page): Promise<void> {
  const listed = page.waitForResponse((reply) => reply.url().includes('/objects/get/all/') && reply.ok());
  const secret = page.locator('input[type="password"]');
  await page.locator('form input:not([type="password"])').first().fill(demo.email);
  await secret.fill(demo.password);
  await secret.press('Enter');
  await listed;
}

/** The most that a page may take: requests, and kilobytes of scripts and of all. */
type Budget = readonly [files: number, scripts: number, all: number];

function measure(title: string, weights: Weights, [files, scripts, all]: Budget): readonly Measured[] {
  const of = (kind: string) => (weights.get(kind)?.sent ?? 0) / 1024;
  return [
    {
      what: `${title}: requests`,
      figure: sum(weights, (weight) => weight.files),
      unit: 'requests',
      max: files,
    },
    { what: `${title}: scripts`, figure: of('scripts'), unit: 'KB', max: scripts },
    { what: `${title}: all`, figure: sum(weights, (weight) => weight.sent) / 1024, unit: 'KB', max: all },
  ];
}

/** A telephone, as one says of itself. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function run(browser: Browser, origin: string): Promise<void> {
  const context: BrowserContext = await browser.newContext({ locale: 'es-AR' });
  const page = await context.newPage();
  const onSignIn = await weigh(page, () => page.goto(origin));
  await signIn(page);
  const address = page.url();
  const onList = await weigh(page, () => page.goto(address));
  const storageState = await context.storageState();
  await context.close();
  const headers = { 'sec-ch-ua-mobile': '?1' };
  const small = await browser.newContext({
    ...phone,
    locale: 'es-AR',
    storageState,
    extraHTTPHeaders: headers,
  });
  const onPhone = await weigh(
    await small.newPage(),
    () => small.pages()[0]?.goto(address) ?? Promise.resolve(),
  );
  await small.close();
  const measured = [
    ...measure('Sign-in page', onSignIn, [20, 200, 290]),
    ...measure('List of animals', onList, [45, 450, 600]),
    ...measure('The same on a telephone', onPhone, [45, 350, 500]),
  ];
  report({
    title: 'First load',
    about: [
      'What a browser with an empty cache brings over the wire, with headers and compressed as the built server sends it, until nothing more comes: the page for signing in, and the list of animals for somebody who is signed in, on a wide screen and on a telephone.',
    ],
    tables: [
      tableOf('Budgets', measured),
      tableFor('Sign-in page', onSignIn),
      tableFor('List of animals', onList),
      tableFor('List of animals on a telephone', onPhone),
    ],
    missed: missedOf(measured),
  });
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
const server = await startServer({ DATA_DIR: folder, DEMO: '1' });
const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  await run(browser, server.origin);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
