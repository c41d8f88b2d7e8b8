import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';
import { demo, sendSignIn } from './browser';
import { medianOf, missedOf, report, tableOf, type Measured } from './report';
import { startServer } from './server';

const run = promisify(execFile);
const rounds = 5;
/** It brings 150 packages that nothing else needs: it is fetched where it is run, always the same. */
const lighthouse = 'lighthouse@12.8.2';

/** What is looked at: without a session, as a consumer, and as who has just signed in. */
const pages = {
  'Sign-in': '/login',
  'Public page of a beer': '/01/09520123456801/10/BLONDE-2611',
  'List of assets': '/assets',
} as const;

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Signs in by the form as a person does: what the browser keeps of it is there for every page after that. */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(origin);
  await sendSignIn(page, demo);
  await page.locator('main [role=grid] [data-id]').first().waitFor();
  await page.close();
}

/** The scores of an address as a telephone sees it that was never there before, but for who is signed in. */
async function look(address: string, port: number, file: string): Promise<Scores> {
  const wanted = ['--only-categories=performance,accessibility', '--output=json', `--output-path=${file}`];
  const browser = [`--port=${String(port)}`, '--disable-storage-reset', '--quiet'];
  await run('npx', ['--yes', lighthouse, address, ...wanted, ...browser]);
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly categories: Readonly<Record<keyof Scores, { readonly score: number | null }>>;
  }; // as that version writes it
  const scoreOf = (name: keyof Scores) => Math.round(100 * (categories[name].score ?? Number.NaN));
  return { performance: scoreOf('performance'), accessibility: scoreOf('accessibility') };
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
const server = await startServer({ DATA_DIR: join(folder, 'data'), DEMO: '1' });
const port = await freePort();
const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${String(port)}`],
});
try {
  const measured: Measured[] = [];
  for (const [name, path] of Object.entries(pages)) {
    if (path === pages['List of assets']) await signIn(context, server.origin);
    // An address that leads on is not what is measured.
    const { url } = await fetch(server.origin + path);
    const scores: Scores[] = [];
    for (let round = 0; round < rounds; round += 1)
      scores.push(await look(url, port, join(folder, 'report.json')));
    for (const category of ['performance', 'accessibility'] as const) {
      const figure = medianOf(scores, (each) => each[category]);
      measured.push({ what: `${name}: ${category}`, figure, unit: '', max: null, min: 95 });
    }
  }
  report({
    title: 'Lighthouse',
    about: [
      `Scores of ${lighthouse} for a telephone, medians of ${String(rounds)}, from the built server with the demo.`,
      'Its slow telephone and slow line are worked out from what this machine took, which serves and looks at once.',
    ],
    tables: [tableOf('Scores of 100', measured)],
    missed: missedOf(measured),
  });
} finally {
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
