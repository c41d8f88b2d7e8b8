import path from 'node:path';
import { test as base, expect, type APIResponse, type Page } from '@playwright/test';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { canRegister } from '@huella/domain/engine/events/event-access';
import { languageOf, type Language } from '@huella/domain/words';
import { sizes } from './by-width';
import { buildVariant } from '../tools/build-variant.mjs';
import { product, readPrepared, startOnCopy } from './server';

/** What a page did that no page may do: broke its security policy, threw, or logged an error. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A refused call is part of a journey; the browser logs each one.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.push(text);
  });
  return faults;
}

export interface Walk {
  /** Which words the browser asks for, and so which user comes in by it. */
  readonly language: Language;
  /** Of the same words in both languages those of the journey's. */
  readonly say: Say;
  readonly faults: string[];
}

/** Takes the Spanish and the English words, or what matches them, and answers those of the journey's language. */
export type Say = <Words>(es: Words, en: Words) => Words;

export interface Shared {
  readonly width: keyof typeof sizes;
  /** A module whose models the server has besides the product's own; null for the product as it is. */
  readonly variant: string | null;
  /** The address of this worker's server. */
  readonly address: string;
}

/**
 * Each of the workers has a server of its own for each width, on a copy of the demo data: no journey meets what it did
 * itself at the other one. Every journey fails when its page breaks the
 * content security policy, throws or logs an error.
 */
export const test = base.extend<Walk, Shared>({
  variant: [null, { option: true, scope: 'worker' }],
  width: ['desktop', { option: true, scope: 'worker' }],
  address: [
    async ({ variant, width }, use, { parallelIndex }) => {
      const { filled, servers } = readPrepared();
      const started = servers[width][parallelIndex];
      if (variant === null && started !== undefined) {
        await use(started);
        return;
      }
      const program = variant === null ? product : await buildVariant(path.basename(variant, '.ts'), variant);
      const { server, end } = await startOnCopy(program, filled);
      await use(server.address);
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ address }, use) => {
    await use(address);
  },
  language: ['es', { option: true }],
  locale: async ({ language }, use) => {
    await use(language === 'en' ? 'en-GB' : 'es-AR');
  },
  viewport: async ({ width }, use) => {
    await use(sizes[width]);
  },
  isMobile: async ({ width }, use) => {
    await use(width === 'phone');
  },
  hasTouch: async ({ width }, use) => {
    await use(width === 'phone');
  },
  // As a telephone says of itself: the server draws the sign-in of its width into the page.
  extraHTTPHeaders: async ({ width }, use) => {
    await use({ 'sec-ch-ua-mobile': width === 'phone' ? '?1' : '?0' });
  },
  say: async ({ language }, use) => {
    await use((es, en) => (language === 'en' ? en : es));
  },
  faults: [
    async ({ page }, use) => {
      const faults = watch(page);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const demo = { email: 'demo@huella.example', password: 'huella2026' };

/** Where the demo user works in these journeys. */
const establishment = 'La Matilde';

/**
 * Opens a page as a user who is signed in already, in the journey's language and, the demo user, at La Matilde: each
 * journey starts from the same place whatever the one before chose.
 */
export async function openAs(page: Page, address: string, email = demo.email): Promise<void> {
  await openWith(page, address, await settle(page, email));
}

/**
 * Goes on to another address as by a link of the app: nothing is loaded anew. A whole load costs most of a second of a
 * processor, and belongs where it is the point: what is opened first, a reload, what the page must have forgotten.
 */
export async function visit(page: Page, address: string): Promise<void> {
  // The router follows what is pushed.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
  }, address);
}

/** Where a journey starts. */
export interface Start {
  /** The chain and asset type; an establishment of theirs is taken, the usual one where it is among them. */
  readonly active: number;
  readonly chain: number;
  /** The establishment, where it matters which. */
  readonly place?: string;
}

/** Opens a page as the demo user, at an establishment of an asset type. */
export async function openAt(page: Page, address: string, start: Start, email = demo.email): Promise<void> {
  await openWith(page, address, await settle(page, email, start));
}

async function openWith(page: Page, address: string, kept: string): Promise<void> {
  // Kept before the app reads it, at this one load: a later one finds what the app made of it.
  const written = await page.addInitScript((session) => {
    localStorage.setItem('huella.session', session);
  }, kept);
  await page.goto(address);
  await written.dispose();
}

interface Session {
  readonly token: string;
  readonly refreshToken: string;
}

/** Who has signed in to this worker's server: a password takes long to check, on purpose. */
const sessions = new Map<string, Session>();

const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** A session of a user: the one from before while it is alive, for a journey may have ended it. */
async function openSession(request: Page['request'], email: string): Promise<Session> {
  const known = sessions.get(email);
  if (known !== undefined) {
    const answer = await request.get('/api/users/getInfo', { headers: headersOf(known) });
    if (answer.ok()) return known;
  }
  const credentials = { email, password: demo.password };
  const session = await json<Session>(request.post('/api/users/signIn', { data: credentials }));
  sessions.set(email, session);
  return session;
}

/** Puts a user's language, that of the browser, and context where journeys start, and answers a session as the browser keeps it. */
export async function settle(page: Page, email = demo.email, start = cattle): Promise<string> {
  const { request } = page;
  const language = languageOf(await page.evaluate(() => navigator.language));
  const session = await openSession(request, email);
  const headers = headersOf(session);
  const bar = await json<TopBar>(request.get('/api/topBar', { headers }));
  const { chain, active, place } = start;
  const companies = bar.companies.filter(({ fk }) => fk === chain).map(({ id }) => id);
  const boxes = bar.establishments.filter(
    (item) => companies.includes(item.fk) && item.asset_type.includes(active),
  );
  const wanted = place ?? (active === cattle.active ? establishment : undefined);
  const box =
    boxes.find(({ value }) => value === wanted) ?? (await findFilled(request, headers, boxes, active));
  const level = (id: number | undefined) => ({ id: id ?? null });
  const topBar = {
    chain: level(box && chain),
    active: level(box && active),
    company: level(box?.fk),
    establishment: level(box?.id),
  };
  await json(request.post('/api/users/savePreferences', { headers, data: { topBar, language } }));
  return `${session.token} ${session.refreshToken}`;
}

/** The first establishment that loads assets of a type and holds some; the first of all when none does. */
async function findFilled(
  request: Page['request'],
  headers: Readonly<Record<string, string>>,
  boxes: TopBar['establishments'],
  assetType: number,
): Promise<TopBar['establishments'][number] | undefined> {
  const type = String(assetType);
  const model = findAssetType(assetType);
  const loads = ({ subtype }: { readonly subtype: number }) => model !== null && canRegister(model, subtype);
  for (const box of boxes.filter(loads)) {
    const path = `/api/objects/get/all/${type}/asset/${type}/${String(box.id)}/0/0/0/20/id/asc`;
    const answer = request.post(path, { headers, data: { filters: [] } });
    const { resTotal } = await json<{ resTotal: number }>(answer);
    if (resTotal > 0) return box;
  }
  return boxes[0];
}

/** Where journeys start that say nothing else: cattle of Argentina. */
export const cattle: Start = { chain: 11, active: 33 };

interface TopBar {
  readonly companies: readonly { readonly id: number; readonly fk: number }[];
  readonly establishments: readonly {
    readonly id: number;
    readonly value: string;
    readonly fk: number;
    readonly subtype: number;
    readonly asset_type: readonly number[];
  }[];
}

async function json<Body>(answer: Promise<APIResponse>): Promise<Body> {
  const response = await answer;
  expect(response.status()).toBe(200);
  return (await response.json()) as Body; // as the call declares
}
