import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgets, spendOf, weighPage, type Budget, type WeighedAnswer } from '../tools/weigh-page.mjs';
import { expect, openAs, test } from './test';

/** Fails where a page takes more than its budget, and says by how much. */
function expectWithin({ title, ...most }: Budget, answers: readonly WeighedAnswer[]): void {
  const spent = spendOf(answers);
  const over = (['requests', 'scripts', 'all'] as const)
    .filter((part) => spent[part] > most[part])
    .map((part) => `${part}: ${spent[part].toFixed(1)} of at most ${String(most[part])}`);
  expect(over, title).toEqual([]);
}

const countOf = (answers: readonly WeighedAnswer[], part: string) =>
  answers.filter(({ url }) => url.includes(part)).length;

test('a first visit stays within the budget of the sign-in @desktop-es @phone-en', async ({ page }) => {
  const answers = await weighPage(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('input[type="password"]')).toBeVisible();
  });
  expectWithin(budgets.signIn, answers);

  // Its scripts hold neither models nor the calls of screens inside.
  const folder = path.resolve(import.meta.dirname, '../dist/web');
  const scripts = answers
    .filter(({ kind }) => kind === 'scripts')
    .map(({ url }) => readFileSync(path.join(folder, new URL(url).pathname), 'utf8'));
  // A field of a model, a call that nobody makes before signing in, a library of dates and one of telephone numbers.
  const parts = ['visual_tag', '/objects/get/all', 'luxon', 'formatInternational'];
  expect(parts.filter((part) => scripts.some((script) => script.includes(part)))).toEqual([]);
});

test('the list stays within its budget, and nothing comes twice @desktop-es @phone-es', async ({
  page,
  isMobile,
}) => {
  const answers = await weighPage(page, async () => {
    const listed = page.waitForResponse(/\/objects\/get\/all\//);
    // What the list comes to is asked once its rows are there, and weighs as well.
    const summed = page.waitForResponse(/\/objects\/totals\//);
    await openAs(page, '/assets');
    await Promise.all([listed, summed]);
    await expect(page.getByText(/^1–20 /)).toBeVisible();
  });
  expectWithin(isMobile ? budgets.phone : budgets.list, answers);
  expect(countOf(answers, '/models/get/all/')).toBe(1);
  expect(countOf(answers, '/objects/get/all/')).toBe(1);
  // What a start needs comes in one answer.
  expect(countOf(answers, '/api/start')).toBe(1);
  for (const part of ['/users/getInfo', '/topBar?', '/fields/validate'])
    expect(countOf(answers, part), part).toBe(0);
  const files = answers.filter(({ kind }) => kind === 'scripts');
  expect(new Set(files.map(({ url }) => url)).size).toBe(files.length);
});
