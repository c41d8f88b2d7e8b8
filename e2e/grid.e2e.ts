import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, openAs, test } from './test';

/** How many rows are wholly in view. */
function rowsInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = document.querySelector('[role="grid"]')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll('[role="grid"] [data-id]')];
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
  });
}

test('twenty rows are in view where they are close', { tag: '@desktop-es' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await openAs(page, '/assets');
  await page.getByRole('row').nth(3).waitFor();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('radio', { name: 'Compacta' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => rowsInView(page)).toBe(20);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => rowsInView(page)).toBe(20);
});

test(
  'what names a row, its state and its menu stay while the rest scrolls',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await openAs(page, '/assets');
    const grid = page.getByRole('grid');
    const row = page.getByRole('row').nth(2);
    const placesOf = () =>
      row.evaluate((each) =>
        ['visual_tag', 'asset_state', 'qr_link', 'row_menu'].map(
          (field) => each.querySelector(`[data-field="${field}"]`)?.getBoundingClientRect().x,
        ),
      );
    await expect(grid).toHaveAttribute('data-more-right', 'true');
    await expect(grid).toHaveAttribute('data-more-left', 'false');
    const before = await placesOf();
    expect(before.every((x) => x !== undefined)).toBe(true);
    await grid.evaluate((each) => {
      each.scrollLeft = 240;
    });
    await expect(grid).toHaveAttribute('data-more-left', 'true');
    expect(await placesOf()).toEqual(before);
    // The end is where it is by then: rows that come meanwhile may widen a column.
    const moreAtTheEnd = () =>
      grid.evaluate(async (each) => {
        each.scrollLeft = each.scrollWidth;
        await new Promise(requestAnimationFrame);
        return each.dataset['moreRight'];
      });
    await expect.poll(moreAtTheEnd).toBe('false');
  },
);
