import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { cattle, expect, openAt, test } from './test';

test('anything is found, and opened where it is', { tag: '@phone-en' }, async ({ page, say }) => {
  await openAt(page, '/assets', cattle);
  const button = page.getByRole('button', { name: say(/^Buscar(?: Ctrl K)?$/, /^Search(?: Ctrl K)?$/) });
  await expect(button).toBeVisible();
  await button.click();
  const field = page.getByRole('combobox', { name: say('Qué busca', 'What to search for') });
  await expect(field).toBeFocused();

  // By the last characters of its tag, as it is printed.
  await field.fill('012 6');
  const animal = page
    .getByRole('group', { name: say('Registros', 'Records') })
    .getByRole('option')
    .first();
  await expect(animal).toContainText('012 6');
  await expect(animal).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleOnBoth(page);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/\/assets\/edit\?pk=\d+&mode=view/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('012 6');

  // An establishment is opened to work in it.
  await button.click();
  await field.fill('san ramon');
  const place = page
    .getByRole('group', { name: say('Personas y lugares', 'People and places') })
    .getByRole('option')
    .first();
  await expect(place).toContainText('San Ramón');
  await place.click();
  await expect(page).toHaveURL(/\/assets(?:\?|$)/);
  await expect(page.getByRole('banner')).toContainText('San Ramón');

  // What was opened is offered again, the newest first.
  await button.click();
  await expect(page.getByRole('option').first()).toContainText('San Ramón');
  await expect(page.getByRole('option').nth(1)).toContainText('012 6');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
