import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { isNarrow, sizes } from './by-width';
import { settled } from './settled';

declare global {
  interface Window {
    /** The program that looks for what keeps people out, once a page was looked at. */
    axe?: Pick<typeof Axe, 'run'>;
  }
}

/** Its short form: every page that loads is handed the whole of it. */
const axe = readFileSync(path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is in order is not described, which takes most of the time. */
const options: Axe.RunOptions = {
  runOnly: { type: 'tag', values: standards },
  resultTypes: ['violations'],
};

/** Of all that is looked for, what the colours of a page change. */
const colours: Axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
  resultTypes: ['violations'],
};

/**
 * What is not looked at: the inside of the spreadsheet grid, whose cells are drawn by a library (every row can be had as a
 * plain form), and the rows of a list after the fourth, which look as those before and would take most of the time.
 */
const unseen = ['revo-grid', 'main [role=row]:nth-child(n + 5)', 'main li:nth-child(n + 5)'];

/** No accessibility violation on what is on screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, options);
}

/** No text on screen now that its ground makes hard to read: a page that is accessible in the light, in other colours. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNone(page, colours);
}

async function expectNone(page: Page, run: Axe.RunOptions): Promise<void> {
  await settled(page);
  // A page that was looked at before has the program already.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([exclude, how]) => (await window.axe?.run({ exclude: [...exclude] }, how))?.violations,
    [unseen, run] as const,
  );
  const listed = violations?.map((each) => ({
    rule: each.id,
    help: each.help,
    where: each.nodes.map((node) => node.target.join(' ')).slice(0, 5),
  }));
  expect(listed).toEqual([]);
}

/** The same at the width that is looked at and at the other one, for a journey that is walked at one of them. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  const here = page.viewportSize() ?? sizes.desktop;
  await page.setViewportSize(isNarrow(page) ? sizes.desktop : sizes.phone);
  await expectAccessible(page);
  await page.setViewportSize(here);
  // What comes next may press where something is: the page is laid out again, and drawn.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );
}
