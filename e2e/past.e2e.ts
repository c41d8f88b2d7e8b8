import { expectAccessibleOnBoth } from './accessible';
import { expect, openAs, test } from './test';

test('assets are looked at as they were on a day, from the list to one and back to today @phone-en', async ({
  page,
  say,
}) => {
  const bar = page.getByText(say(/^Así estaba el/, /^This is how it was on/));
  await openAs(page, '/assets?asOf=2000-01-01');
  await expect(
    page.getByText(say(/^El 01\/01\/2000 no había/, /^There were no .* on 01\/01\/2000/)),
  ).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: say('Ver ese día', 'See that day') }).click();
  await expect(page).toHaveURL(/asOf=20\d\d-\d\d-\d\d/);
  await expect(bar).toBeVisible();

  // Nothing is selected in the past; a row leads to how it was.
  await expect(page.getByRole('checkbox', { name: say(/^Seleccionar/, /^Select/) })).toHaveCount(0);
  await expectAccessibleOnBoth(page);
  await page.locator('main a[href*="mode=view"]').first().click();
  await expect(page).toHaveURL(/edit\?.*asOf=20/);
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: say('Registrar evento', 'Record event') })).toHaveCount(0);
  await page.getByRole('tab', { name: say(/Historia/, /History/) }).click();
  await expectAccessibleOnBoth(page);

  await page.getByRole('button', { name: say('Volver a hoy', 'Back to today') }).click();
  await expect(page).not.toHaveURL(/asOf/);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: say('Ver a una fecha', 'See on a date') }).click();
  await expect(page.getByRole('dialog', { name: say('Ver a una fecha', 'See on a date') })).toBeVisible();
});
