import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, openAs, test, visit } from './test';

const next = (page: Page) => page.getByRole('button', { name: /^Continuar/ });
const alias = (page: Page) => page.getByLabel('Alias del establecimiento');

/** Calves go: the journeys of others are about older animals, which stay. */
async function startTransfer(page: Page, count: number): Promise<void> {
  await openAs(page, '/assets?q=KD482E');
  await expect(page.getByText(/cabezas/).first()).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar (la fila|KD)/, checked: false });
  // A row that is selected is called otherwise: the first that is not moves down.
  for (let left = count; left > 0; left -= 1) await boxes.first().click();
  await page.getByRole('button', { name: /^Transferir/ }).click();
  await expect(page.getByRole('heading', { name: '¿A qué establecimiento van?' })).toBeVisible();
}

test('hands animals over to another establishment, and both places show it @desktop-es', async ({ page }) => {
  await startTransfer(page, 2);
  await expectAccessible(page);

  // An alias that does not exist, and one's own establishment, lead nowhere.
  await alias(page).fill('no-existe');
  await alias(page).press('Enter');
  await expect(page.getByText('No existe un establecimiento con este alias')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await alias(page).fill('la-matilde');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('ya están en este establecimiento')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continuar con/ })).toBeDisabled();
  await expectAccessible(page);

  await alias(page).fill('los-ceibos');
  await alias(page).press('Enter');
  await expect(page.getByRole('img', { name: /^Mapa: de La Matilde a Los Ceibos/ })).toBeVisible();
  await expect(page.getByText('Los elegidos están en un estado que permite el traslado')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar con Los Ceibos' }).click();

  await page.getByRole('radio', { name: /^Tenencia/ }).check({ force: true });
  await page.getByLabel(/^Motivo del DT-e/).click();
  await page.getByRole('option').nth(1).click();
  await expectAccessible(page);
  await next(page).click();

  await page
    .getByRole('button', { name: /^Quitar KD482/ })
    .first()
    .click();
  await expect(page.getByText('1 animal', { exact: true }).first()).toBeVisible();
  await next(page).click();

  await expect(page.getByText('1 animal, de La Matilde a Los Ceibos.')).toBeVisible();
  await page.getByRole('button', { name: 'Transferir 1 animal' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Los Ceibos');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Transferir 1 animal' }).click();
  await expect(page.getByText('Se transfirió 1 animal a Los Ceibos')).toBeVisible();
  await expect(page).toHaveURL(/\/assets/);

  await visit(page, '/transfers');
  await expect(page.getByRole('heading', { name: 'Transferencias', level: 1 })).toBeVisible();
  await expect(page.getByText(/^A Los Ceibos/).first()).toBeVisible();
  await expect(page.getByText('Completada').first()).toBeVisible();
  await expect(page.getByText('Tenencia').first()).toBeVisible();
  await expectAccessible(page);
});

test('says to a user without the right what is missing', { tag: '@phone-es' }, async ({ page }) => {
  await openAs(page, '/transfers/new', 'juan.echeverria@huella.example');
  await expect(page.getByText(/^No puede transferir desde/)).toBeVisible();
  await expectAccessible(page);
});
