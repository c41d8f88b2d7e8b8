import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildVariant } from '../tools/build-variant.mjs';
import { root } from '../tools/sources.mjs';
import { demo, launchBrowser, sendSignIn } from './browser';
import { missedOf, report, tableOf, type Measured } from './report';
import { signIn, startServer } from './server';

const fieldCount = 120;
const rounds = 5;
const typed = 'Lote 7 del norte';

const median = (figures: readonly number[]) =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** Puts the demo user where the wide form is, by the calls of the top bar. */
async function settle(origin: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/topBar`, { headers });
  const bar = (await answer.json()) as Bar; // as the call declares
  const active = bar.actives.find(({ value }) => value === 'Piezas');
  const box = bar.establishments.find(({ value }) => value === 'La Matilde');
  if (active === undefined || box === undefined) throw new Error('the wide model is not offered');
  const topBar = {
    chain: { id: active.fk },
    active: { id: active.id },
    company: { id: box.fk },
    establishment: { id: box.id },
  };
  const body = JSON.stringify({ topBar, language: 'es' });
  await fetch(`${origin}/api/users/savePreferences`, { method: 'POST', headers, body });
}

interface Bar {
  readonly actives: readonly { readonly id: number; readonly fk: number; readonly value: string }[];
  readonly establishments: readonly {
    readonly id: number;
    readonly fk: number;
    readonly value: string;
  }[];
}

/** Runs in the page before anything else: counts the fields that React renders, by the hook it reports its work to. */
function countRenders(): void {
  const counted = new Map<string, number>();
  interface Fiber {
    readonly alternate: Fiber | null;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly memoizedProps: { readonly field?: { readonly name?: unknown } } | null;
    readonly type: unknown;
  }
  // React sets this flag on what it rendered, in the built product too: its developer tools read it.
  const performedWork = 1;
  const walk = (fiber: Fiber | null): void => {
    for (let each = fiber; each !== null; each = each.sibling) {
      const name = each.memoizedProps?.field?.name;
      const rendered = (each.flags & performedWork) !== 0 && typeof each.type === 'function';
      if (typeof name === 'string' && rendered) counted.set(name, (counted.get(name) ?? 0) + 1);
      // What was taken over as it was has the children of the time before: nothing in it was rendered.
      if (each.child !== each.alternate?.child) walk(each.child);
    }
  };
  Object.assign(window, {
    renderedFields: () => {
      const names = [...counted.keys()];
      counted.clear();
      return names;
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => {
        walk(root.current);
      },
    },
  });
}

/** Milliseconds from the press of the button in the list until every field is in the form and was painted. */
async function openForm(page: Page): Promise<number> {
  await page.goto('/assets');
  const button = page.locator('a[href="/assets/new"]:visible').first();
  await button.waitFor();
  return button.evaluate(async (link: HTMLElement, count) => {
    const begun = performance.now();
    link.click();
    const isOpen = () => document.querySelectorAll('[id^="field-"]').length >= count;
    await new Promise<void>((resolve) => {
      const look = () => (isOpen() ? resolve() : requestAnimationFrame(look));
      look();
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begun;
  }, fieldCount);
}

interface Typing {
  /** Milliseconds from each key to the next painted frame, the median. */
  readonly key: number;
  /** The most fields that one key rendered. */
  readonly fields: number;
}

async function type(page: Page): Promise<Typing> {
  const input = page.locator('input[type="text"], input:not([type])').first();
  await input.focus();
  const rendered = () => page.evaluate(() => (window as unknown as Counting).renderedFields()); // put there by countRenders
  const times: number[] = [];
  let fields = 0;
  for (const character of typed) {
    await rendered();
    const begun = performance.now();
    await page.keyboard.type(character);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    times.push(performance.now() - begun);
    fields = Math.max(fields, (await rendered()).length);
  }
  return { key: median(times), fields };
}

interface Counting {
  readonly renderedFields: () => readonly string[];
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
const program = await buildVariant('with-wide-form', join(root, 'bench', 'wide-form-model.ts'));
const server = await startServer({ DATA_DIR: folder, DEMO: '1' }, { program });
const browser = await launchBrowser();
try {
  await settle(server.origin, await signIn(server.origin, demo.email, demo.password));
  const context = await browser.newContext({ locale: 'es-AR', baseURL: server.origin });
  // The benchmark is compiled with the names of functions kept by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(countRenders);
  const page = await context.newPage();
  await page.goto('/login');
  await sendSignIn(page, demo);
  await page.waitForURL('**/assets**');
  const first = await openForm(page);
  const again: number[] = [];
  for (let round = 0; round < rounds; round += 1) again.push(await openForm(page));
  const typing = await type(page);
  const measured: readonly Measured[] = [
    { what: 'Opens for the first time', figure: first, unit: 'ms', max: null },
    { what: 'Opens', figure: median(again), unit: 'ms', max: 300 },
    { what: 'A key until it is painted', figure: typing.key, unit: 'ms', max: null },
    { what: 'Fields that a key renders, at most', figure: typing.fields, unit: 'fields', max: 1 },
  ];
  report({
    title: 'A form of 120 fields',
    about: [
      'A model of 120 fields of eight kinds in one step, in the built product and a real browser: from the press of the button in the list until every field is painted, the median of 5; then a text typed key by key, with the fields counted that React rendered for each.',
    ],
    tables: [tableOf('Opening and typing', measured)],
    missed: missedOf(measured),
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
