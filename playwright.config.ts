import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/find-chromium.mjs';

/** The system's own browser; where there is none, the launch fails and names the usual place. */
const executablePath = findChromium() ?? '/usr/bin/chromium';

/** No sandbox as root, no graphics card in a test machine, and no traffic that the tests did not ask for. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds here: code that is optimised for long use, and garbage that is collected early or by
  // several threads at once, cost more than they bring.
  '--js-flags=--no-opt,--single-threaded-gc,--min-semi-space-size=64,--max-semi-space-size=128',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Two cores are the smallest machine that this is run on; a browser and its server keep one of them busy.
  // On a database server of others' there is one database for all.
  workers: process.env['DATABASE_URL'] ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // As somebody who asks for no motion sees it: a tenth of the time went by while things slid in.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: flags, executablePath },
  },
  // What decides is whether a width changes what one does or sees. The first journey of a family of screens is walked on
  // both where lists become cards, filters a drawer, the menu a bar, tables and sheets something else. Whatever comes
  // after it on the same parts (a refusal, a draft, a confirmation, another path) is walked on one of them, spread so
  // that both look at the family with axe, and both languages are spoken. `isMobile` chooses the words, so that a
  // journey moves by its tag alone.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1366, height: 850 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
