import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAs, test } from './test';

test('what was retired is looked for by how it went, and more is retired from there @desktop-es', async ({
  page,
  say,
}) => {
  await openAs(page, '/assets');
  await page.getByRole('link', { name: say('Bajas', 'Retired') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('Animales dados de baja', 'Retired animals'),
  );
  const retired = page.getByRole('row').filter({ hasText: say('Dar de baja', 'Retire') });
  await expect(retired.first()).toBeVisible();
  await expectAccessibleOnBoth(page);

  // As the list of what is there: codes, what it comes to, views, and sheets of what it is about.
  await expect(
    retired.first().getByRole('button', { name: say(/^Código QR de/, /^QR code of/) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say(/ cabezas/, / head/) })).toBeVisible();
  await page.getByRole('button', { name: say('Exportar', 'Export') }).click();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('menuitem', { name: say('Sus eventos, uno por fila', 'Their events, one a row') })
    .click();
  expect((await saved).suggestedFilename()).toContain(say('eventos', 'events'));

  // Nothing that is gone can be selected; where it is open its record leads on.
  await expect(page.getByRole('checkbox', { name: say(/^Seleccionar/, /^Select/) })).toHaveCount(0);
  await retired.first().getByRole('button').last().click();
  await expect(page.getByRole('menuitem')).toHaveText([
    say('Ver', 'View'),
    say('Ver trazabilidad completa', 'See full trace'),
    say('Código QR', 'QR code'),
  ]);
  await page.getByRole('menuitem', { name: say('Código QR', 'QR code') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its scans come after it.
  await expect(page.getByRole('dialog').locator('[data-skeleton]')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('Dar de baja animales', 'Retire animals') }).click();
  await expect(page).toHaveURL(/\/events\/massive\/manual\?.*step=assets/);
  await expect(
    page.getByRole('heading', { name: say('¿Con qué animales?', 'Which animals?') }),
  ).toBeVisible();
  await expectAccessible(page);
});
