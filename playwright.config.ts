import { defineConfig } from '@playwright/test';
import type { Shared, Walk } from './e2e/test';
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
  // A page lives for seconds here: code that is optimised for long use (the second of these compilers is not ended by
  // the first flag), and garbage that is collected early or by several threads at once, cost more than they bring.
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--min-semi-space-size=64,--max-semi-space-size=128',
];

/** A journey that does not say where it is walked. */
const untagged = /^(?!.*@(desktop|phone)-(es|en))/;

export default defineConfig<Walk, Shared>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Two cores are the smallest machine that this is run on; a browser and its server keep one of them busy.
  // On a database server of others' there is one database for all.
  workers: process.env['DATABASE_URL'] ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // How long something is waited for on a machine where much else runs: a journey that passes takes none of it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Not the zone of the demo's people: a time that is shown in the device's own instead of theirs is seen.
    timezoneId: 'Europe/Copenhagen',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // As somebody who asks for no motion sees it: a tenth of the time went by while things slid in.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: flags, executablePath },
  },
  // Width and language are chosen apart, by tags of a journey such as `@phone-en`; without one it is walked at both widths
  // in Spanish. What decides is whether a width changes what one does or sees: the first journey of a family of screens is
  // walked at both where lists become cards, filters a drawer, the menu a bar, tables and sheets something else; whatever
  // comes after it on the same parts (a refusal, a draft, a confirmation, another path) at one of them. Both languages are
  // spoken at both widths.
  projects: [
    { name: 'desktop-es', grep: [/@desktop-es/, untagged], use: { width: 'desktop', language: 'es' } },
    { name: 'desktop-en', grep: /@desktop-en/, use: { width: 'desktop', language: 'en' } },
    { name: 'phone-es', grep: [/@phone-es/, untagged], use: { width: 'phone', language: 'es' } },
    { name: 'phone-en', grep: /@phone-en/, use: { width: 'phone', language: 'en' } },
  ],
});
