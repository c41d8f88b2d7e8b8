import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { isNarrow, sizes } from './by-width';
import { apart, markNewLooks } from './looks';
import { settled } from './settled';
import { listTargets } from './targets';

declare global {
  interface Window {
    /** The program that looks for what keeps people out, once a page was looked at. */
    axe?: Pick<typeof Axe, 'run' | 'configure'>;
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

/** Marks the texts whose contrast is judged. */
const mark = 'data-new-look';

/**
 * The looks of texts (`markNewLooks`) that this worker found easy to read. Contrast is half the work of looking at a page,
 * and nearly all of its texts look as others that were judged already: each look is judged once, in whatever journey,
 * language and width it comes first.
 */
const knownLooks = new Set<string>();

/**
 * The screens whose targets this worker judged, at their widths, and the small targets among them. Whether what is pressed is
 * large enough is the other half of the work: it is asked on each screen, and again where something small is drawn that was
 * not on any before.
 */
const knownTargets = new Set<string>();

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
  const judged = await page.evaluate(markNewLooks, {
    known: [...knownLooks],
    unseen: unseen.join(', '),
    mark,
    apart,
  });
  const targets = await page.evaluate(listTargets);
  const isNew = targets.some((target) => !knownTargets.has(target));
  const rules = { 'target-size': { enabled: isNew } };
  const violations = await page.evaluate(
    async ([exclude, how, attribute]) => {
      window.axe?.configure({ rules: [{ id: 'color-contrast', selector: `[${attribute}]` }] });
      const results = await window.axe?.run({ exclude: [...exclude] }, how);
      for (const each of document.querySelectorAll(`[${attribute}]`)) each.removeAttribute(attribute);
      return results?.violations;
    },
    [unseen, run === options ? { ...run, rules } : run, mark] as const,
  );
  const listed = violations?.map((each) => ({
    rule: each.id,
    help: each.help,
    where: each.nodes.map((node) => node.target.join(' ')).slice(0, 5),
  }));
  expect(listed).toEqual([]);
  for (const look of judged) knownLooks.add(look);
  if (run === options) for (const target of targets) knownTargets.add(target);
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
