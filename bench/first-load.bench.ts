import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  budgets,
  spendOf,
  sumOf,
  weighPage,
  weightsByKind,
  type Budget,
  type WeighedAnswer,
} from '../tools/weigh-page.mjs';
import { demo, launchBrowser, sendSignIn } from './browser';
import { missedOf, report, tableOf, type Measured, type Table } from './report';
import { startServer } from './server';

const kilobytes = (size: number) => size.toFixed(1);

function tableFor(title: string, answers: readonly WeighedAnswer[]): Table {
  return {
    title,
    columns: ['', 'files', 'over the wire, KB', 'unpacked, KB'],
    rows: [...weightsByKind(answers), ['together', sumOf(answers)] as const].map(
      ([name, { files, sent, unpacked }]) => [name, String(files), kilobytes(sent), kilobytes(unpacked)],
    ),
  };
}

/** Signs in by the form as a person does; answers once the first list has come. */
async function signIn(page: Page): Promise<void> {
  const listed = page.waitForResponse((reply) => reply.url().includes('/objects/get/all/') && reply.ok());
  await sendSignIn(page, demo);
  await listed;
  // The grid may come after its rows: it is not weighed with the page that is opened next.
  await page.waitForLoadState('networkidle');
}

function measure({ title, ...most }: Budget, answers: readonly WeighedAnswer[]): readonly Measured[] {
  const spent = spendOf(answers);
  return [
    { what: `${title}: requests`, figure: spent.requests, unit: 'requests', max: most.requests },
    { what: `${title}: scripts`, figure: spent.scripts, unit: 'KB', max: most.scripts },
    { what: `${title}: all`, figure: spent.all, unit: 'KB', max: most.all },
  ];
}

/** Opens the list, until its rows have come. */
async function openList(page: Page, address: string): Promise<void> {
  const listed = page.waitForResponse((reply) => reply.url().includes('/objects/get/all/') && reply.ok());
  await page.goto(address);
  await listed;
}

/** A telephone, as one says of itself. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

async function run(browser: Browser, origin: string): Promise<void> {
  const context: BrowserContext = await browser.newContext({ locale: 'es-AR' });
  const page = await context.newPage();
  const onSignIn = await weighPage(page, () => page.goto(origin));
  await signIn(page);
  const address = page.url();
  const onList = await weighPage(page, () => openList(page, address));
  const storageState = await context.storageState();
  await context.close();
  const headers = { 'sec-ch-ua-mobile': '?1' };
  const small = await browser.newContext({
    ...phone,
    locale: 'es-AR',
    storageState,
    extraHTTPHeaders: headers,
  });
  const held = await small.newPage();
  const onPhone = await weighPage(held, () => openList(held, address));
  await small.close();
  const measured = [
    ...measure(budgets.signIn, onSignIn),
    ...measure(budgets.list, onList),
    ...measure(budgets.phone, onPhone),
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
const browser = await launchBrowser();
try {
  await run(browser, server.origin);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
