import { expectAccessible } from './accessible';
import { next } from './form';
import { expect, openAt, test } from './test';

const start = { chain: 12, active: 35, place: 'Planta Rojas' } as const;

test('bags are linked with records of an oracle, a code each, and a reload loses nothing @desktop-es', async ({
  page,
  say,
}) => {
  await openAt(page, '/assetsOracles', start);
  const differs = say('Difiere', 'Differs');
  await page.getByRole('link', { name: say('Vincular con un oráculo', 'Link with an oracle') }).click();
  await page.getByText('Proveedor de stock').click();
  await next(page).click();

  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expectAccessible(page);
  await next(page).click();
  // As many records as bags, and none more.
  await expect(page.getByText(say('Faltan 2 registros', '2 records are missing'))).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await next(page).click();

  const useNext = page.getByRole('button', { name: say(/^Usar /, /^Use /) }).first();
  await useNext.click();
  await expect(page.getByText(say('Falta 1 código', '1 code is missing'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(say('Falta 1 código', '1 code is missing'))).toBeVisible();
  await useNext.click();
  await page.getByRole('button', { name: say('Revisar y guardar', 'Review and save') }).click();
  await expect(page.getByText(differs).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Guardar 2 vínculos', 'Save 2 links') }).click();
  await expect(page.getByText(say('Quedaron 2 vínculos guardados', '2 links are saved'))).toBeVisible();
  await expect(page).toHaveURL(/\/assetsOracles$/);

  // The newest bags come first: what was linked is taken away again by the menu of its row.
  await expectAccessible(page);
  await page.getByRole('combobox', { name: say('Vínculo', 'Link') }).click();
  await page.getByRole('option', { name: say('Con vínculo', 'Linked'), exact: true }).click();
  // The address changes first; until the answer is there the rows are still those of all bags.
  const found = page.waitForResponse(/\/oracles\/assets\/\d+\/\d+\/\w+\/2\?/);
  await page.getByRole('button', { name: say('Aplicar', 'Apply') }).click();
  await found;
  await expect(page).toHaveURL(/link=linked/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: say(/^Acciones de/, /^Actions/) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say('Quitar el vínculo', 'Remove the link') }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Quitar el vínculo', 'Remove the link') }).click();
  await expect(page.getByText(say('ya no tiene vínculo', 'is no longer linked'))).toBeVisible();
});
