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
  // the first flag), and garbage that is collected early or by several threads at once, cost more than they bring. And it is
  // watched: for an error that React makes as it loads, a watched browser reads the whole script again, unless it kept the lines.
  '--js-flags=--no-opt,--no-maglev,--no-enable-lazy-source-positions,--single-threaded-gc,--min-semi-space-size=64,--max-semi-space-size=128',
];

/** A journey that does not say where it is walked. */
const untagged = /^(?!.*@(desktop|phone)-(es|en))/;

export default defineConfig<Walk, Shared>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // One more than the smallest machine that this is run on has cores: a tenth of the time a worker waits, for an answer or for what
  // is typed to count. On a database server of others' there is one database for all.
  workers: process.env['DATABASE_URL'] ? 1 : 3,
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
  // in Spanish. What decides is whether a width changes what one does: such a journey is walked at both (the filters of a list
  // are a panel or a drawer, its order is chosen in a head or among them). Any other is walked at one, so that each family of
  // screens has journeys at both: a refusal, a draft, a confirmation, another path. What a second walk would only look at is
  // looked at by the first (`expectAccessibleOnBoth`). Both languages are spoken at both widths.
  projects: [
    { name: 'desktop-es', grep: [/@desktop-es/, untagged], use: { width: 'desktop', language: 'es' } },
    { name: 'desktop-en', grep: /@desktop-en/, use: { width: 'desktop', language: 'en' } },
    { name: 'phone-es', grep: [/@phone-es/, untagged], use: { width: 'phone', language: 'es' } },
    { name: 'phone-en', grep: /@phone-en/, use: { width: 'phone', language: 'en' } },
  ],
});
