import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';

/** What a page noticed of itself. */
export interface Noticed {
  longestTask: number;
  /** From a press or a paste until the picture after it, the longest since it was asked last. */
  longestEvent: number;
}
declare global {
  interface Window {
    noticed: Noticed;
  }
}

/** The browser that pages are measured in. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      // React makes an error as it loads, and a browser that is watched from the first on looks up its lines: it reads the
      // whole script again, for 37 ms of a fast processor that nobody's browser spends. So that it knows them already:
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}

/** Lets functions of the sources run in pages, and pages notice what the browser measures of them from their start. */
export async function watchPages(pages: Pick<Page, 'addInitScript'>): Promise<void> {
  // What runs the sources names functions by a helper of its own, which a page has not.
  await pages.addInitScript('globalThis.__name = (named) => named');
  await pages.addInitScript(notice);
}

function notice(): void {
  const noticed: Noticed = { longestTask: 0, longestEvent: 0 };
  window.noticed = noticed;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      noticed.longestTask = Math.max(noticed.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      noticed.longestEvent = Math.max(noticed.longestEvent, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit); // not in its type
}

/** Waits for the next picture, with which the browser tells of an event. */
export async function waitForPicture(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
}

/** Who is signed in where the demo data are measured. */
export const demo = { email: 'demo@huella.example', password: 'huella2026' };

/** Sends the form of the sign-in as a person does. */
export async function sendSignIn(page: Page, who: { readonly email: string; readonly password: string }) {
  const secret = page.locator('form input[type="password"]');
  await page.locator('form input:not([type="password"])').first().fill(who.email);
  await secret.fill(who.password);
  await secret.press('Enter');
}
