import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAs, test } from './test';

test('a panel says what there is, and each figure leads to as many in the list @phone-es', async ({
  page,
  say,
}) => {
  await openAs(page, '/controlPanel');
  const heads = page.getByRole('link', { name: say(/^Cabezas: /, /^Head: /) });
  await expect(heads).toBeVisible();
  await expect(
    page.getByRole('heading', { name: say('Nacimientos por mes', 'Births by month') }),
  ).toBeVisible();
  await expectAccessibleOnBoth(page);

  // A filter narrows every figure, and its chip goes again.
  await page.getByRole('button', { name: say('Categoría', 'Category'), exact: true }).click();
  await page.getByRole('option', { name: say('Toro', 'Bull'), exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/category=TO/);
  const bulls = page.getByRole('link', { name: say(/^Toro: \d/, /^Bull: \d/) });
  await expect(bulls).toBeVisible();
  await expectAccessible(page);
  const named = (await bulls.getAttribute('aria-label')) ?? '';
  const count = /\d+/.exec(named)?.[0] ?? 'none';
  await bulls.click();
  await expect(page).toHaveURL(/\/assets\?.*category=TO/);
  await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();

  await page.goBack();
  // The list has a button of the same name.
  await expect(heads).toBeVisible();
  await page.getByRole('button', { name: say('Quitar todos', 'Clear all') }).click();
  await page
    .getByRole('button', { name: say('Ver tabla', 'See table') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: say('Ver gráfico', 'See chart') })).toBeVisible();
  // At its top nothing is half under the bar.
  await page.keyboard.press('Home');
  await expect(heads).toBeInViewport();
  await expectAccessible(page);
});

test('a panel is printed as it stands, without what one works with @desktop-es', async ({ page, say }) => {
  const print = async (event: 'beforeprint' | 'afterprint') => {
    await page.emulateMedia(
      event === 'beforeprint' ? { media: 'print', colorScheme: 'dark' } : { media: null },
    );
    await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  };
  await openAs(page, '/controlPanel');
  const rows = page
    .getByRole('table', { name: say('Carga por establecimiento', 'Stocking by establishment') })
    .getByRole('row');
  await expect(rows).toHaveCount(6);
  await print('beforeprint');

  // What it is of, with every row that is there, in the colours of paper.
  const title = page.getByRole('heading', { level: 1, name: say('Panel de control', 'Control panel') });
  await expect(title).toBeVisible();
  await expect(page.getByText(say(/ de La Matilde, al \d/, / of La Matilde, on \d/))).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(6);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  // Nothing of what is around it, and nothing to press but names in tables.
  const buttons = page.locator('button:not(table button)').filter({ visible: true });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(buttons).toHaveCount(0);
  // Nothing is cut off at the side.
  const cut = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main, main table'), (each) => each.scrollWidth - each.clientWidth),
  );
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  await print('afterprint');
  await expect(rows).toHaveCount(6);

  // What it is filtered by is told on the paper, too.
  await page.getByRole('button', { name: say('Categoría', 'Category'), exact: true }).click();
  await page.getByRole('option', { name: say('Vaca', 'Cow'), exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say('Quitar todos', 'Clear all') })).toBeVisible();
  await print('beforeprint');
  await expect(page.getByText(say('Categoría: Vaca', 'Category: Cow'))).toBeVisible();
  await expect(buttons).toHaveCount(1);
});
