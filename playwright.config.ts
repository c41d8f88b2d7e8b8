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
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global set-up, once its server listens.
    baseURL: process.env['E2E_URL'] ?? '',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, executablePath },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 850 } } },
    // A telephone has no keyboard to go by, and exports what is selected instead of all.
    {
      name: 'phone',
      testIgnore: ['**/keyboard.e2e.ts', '**/export.e2e.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
