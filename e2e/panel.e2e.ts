import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAs, test } from './test';

test('a panel says what there is, and each figure leads to as many in the list @desktop-es @phone-es', async ({
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
