import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demo, launchBrowser, sendSignIn, waitForPicture, watchPages } from './browser';
import { medianOf, missedOf, report, tableOf, type Measured } from './report';
import { startServer } from './server';

const rounds = 3;

/** A slow telephone or computer on a slow line, the kind that Lighthouse takes for one. */
const slowness = 4;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
} as const;

const widths = {
  desktop: { viewport: { width: 1366, height: 900 }, isMobile: false, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
type Width = keyof typeof widths;

declare global {
  interface Window {
    /** Milliseconds from the start of the load until an element was there. */
    seen?: number;
  }
}

/** Runs in the page before anything else: waits for an element. */
function lookFor(selector: string): void {
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else window.seen = performance.now();
  };
  requestAnimationFrame(look);
}

async function openSlow(context: BrowserContext, selector: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await watchPages(page);
  await page.addInitScript(lookFor, selector);
  return page;
}

interface Loaded {
  readonly painted: number;
  readonly seen: number;
  readonly longestTask: number;
}

/** Opens an address, until an element is there and nothing more comes. */
async function load(page: Page, address: string): Promise<Loaded> {
  await page.goto(address, { timeout: 60_000 });
  await page.waitForFunction(() => window.seen !== undefined, null, { timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    seen: window.seen ?? Number.NaN,
    longestTask: window.noticed.longestTask,
  }));
}

const passwordInput = 'input[type="password"]';
/** The first rows of a list, in a grid or as cards. */
const firstRow = 'main [role=grid] [data-id], main li > a[href^="/assets/edit"]';

const headersOf = (width: Width) => ({ 'sec-ch-ua-mobile': width === 'phone' ? '?1' : '?0' });

async function openContext(browser: Browser, width: Width, storageState?: State): Promise<BrowserContext> {
  return browser.newContext({
    ...widths[width],
    locale: 'es-AR',
    extraHTTPHeaders: headersOf(width),
    ...(storageState !== undefined && { storageState }),
  });
}
type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in by the form as a person does, on a fast machine; what the browser keeps of it. */
async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await openContext(browser, 'desktop');
  const page = await context.newPage();
  await page.goto(origin);
  await sendSignIn(page, demo);
  await page.locator(firstRow).first().waitFor();
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Does something, and tells how long the page took to answer what was pressed, at most. */
async function latencyOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.noticed.longestEvent = 0;
  });
  await act();
  await page.waitForLoadState('networkidle');
  await waitForPicture(page);
  return page.evaluate(() => window.noticed.longestEvent);
}

type Latencies = Readonly<Record<(typeof interactions)[number], number>>;
const interactions = ['filter panel', 'filter', 'sort', 'type', 'open a form', 'open a row'] as const;

async function interact(page: Page, width: Width): Promise<Latencies> {
  const form = await latencyOf(page, async () => {
    await page.locator('a[href^="/assets/new"]').first().click();
    await page.locator('form input').first().waitFor();
  });
  await page.goBack();
  await page.locator(firstRow).first().waitFor();
  const row = await latencyOf(page, async () => {
    await page.locator(firstRow).first().click();
    await page.waitForURL(/\/assets\/edit/);
  });
  await page.goBack();
  await page.locator(firstRow).first().waitFor();
  const isPhone = width === 'phone';
  const openPanel = () => page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = isPhone ? page.getByRole('dialog', { name: 'Filtros' }) : page;
  const closePanel = () => (isPhone ? page.keyboard.press('Escape') : Promise.resolve());
  const panel = isPhone ? await latencyOf(page, openPanel) : 0;
  const filter = await latencyOf(page, () =>
    filters.getByRole('checkbox', { name: 'Productivo' }).first().click(),
  );
  await closePanel();
  const sort = isPhone
    ? 0
    : await latencyOf(page, () => page.locator('[role=columnheader][data-field="weight"]').click());
  const typed = await latencyOf(page, () =>
    page.getByRole('searchbox').first().pressSequentially('KD48', { delay: 50 }),
  );
  return { 'filter panel': panel, filter, sort, type: typed, 'open a form': form, 'open a row': row };
}

interface Round {
  readonly signIn: Loaded;
  readonly cold: Loaded;
  readonly kept: Loaded;
  readonly latencies: Latencies;
}

async function measureRound(browser: Browser, origin: string, width: Width, session: State): Promise<Round> {
  const outside = await openContext(browser, width);
  const signedOut = await load(await openSlow(outside, passwordInput), `${origin}/login`);
  await outside.close();
  const inside = await openContext(browser, width, session);
  const first = await openSlow(inside, firstRow);
  const cold = await load(first, `${origin}/assets`);
  await first.close();
  const second = await openSlow(inside, firstRow);
  const kept = await load(second, `${origin}/assets`);
  const latencies = await interact(second, width);
  await inside.close();
  return { signIn: signedOut, cold, kept, latencies };
}

function figuresOf(all: readonly Round[]): readonly Measured[] {
  const time = (what: string, of: (round: Round) => number, max: number): Measured => ({
    what,
    figure: medianOf(all, of) / 1000,
    unit: 's',
    max,
  });
  const task = (what: string, of: (round: Round) => number): Measured => ({
    what,
    figure: medianOf(all, of),
    unit: 'ms',
    max: 200,
  });
  return [
    time('sign-in: first contentful paint', ({ signIn: { painted } }) => painted, 1.8),
    time('sign-in: usable', ({ signIn: { seen } }) => seen, 2.5),
    task('sign-in: longest task', ({ signIn: { longestTask } }) => longestTask),
    time('list: rows, nothing in the cache', ({ cold: { seen } }) => seen, 4),
    task('list: longest task', ({ cold: { longestTask } }) => longestTask),
    time("list: rows, files in the browser's cache", ({ kept: { seen } }) => seen, 1.5),
    task('list again: longest task', ({ kept: { longestTask } }) => longestTask),
    ...interactions
      .map((name) => task(`answer to: ${name}`, ({ latencies }) => latencies[name]))
      .filter(({ figure }) => figure > 0),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
const server = await startServer({ DATA_DIR: folder, DEMO: '1' });
const browser = await launchBrowser();
try {
  const session = await signIn(browser, server.origin);
  const measured: Record<Width, Round[]> = { desktop: [], phone: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const width of ['desktop', 'phone'] as const)
      measured[width].push(await measureRound(browser, server.origin, width, session));
  }
  const tables = { desktop: figuresOf(measured.desktop), phone: figuresOf(measured.phone) };
  report({
    title: 'Vitals',
    about: [
      `Chromium with a processor ${String(slowness)} times slower, 1.6 Mbit/s and 150 ms, over HTTP/1.1 from the built server; medians of ${String(rounds)} rounds.`,
      'Usable is when the password can be typed; an answer is the time from a press to the next picture, the longest of what was done.',
      'The network, the browser and the server share the machine.',
    ],
    tables: [tableOf('At 1366', tables.desktop), tableOf('At 390', tables.phone)],
    missed: [
      ...missedOf(tables.desktop).map((sentence) => `At 1366, ${sentence}`),
      ...missedOf(tables.phone).map((sentence) => `At 390, ${sentence}`),
    ],
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
