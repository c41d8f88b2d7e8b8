import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './test';

const total = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('chooses where to work in the cascade, and sees what is there', async ({ page, isMobile }) => {
  await openAs(page, '/assets');
  const control = page.getByRole('button', { name: /Dónde trabaja/ });
  await expect(control).toContainText('La Matilde');
  await total(page, /\d{3} cabezas/);

  await control.click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  // What is chosen is seen before the server has it.
  const saved = page.waitForResponse('**/api/users/savePreferences');
  if (isMobile) {
    // A level with one option has chosen itself: the telephone opens at the establishments, one step from companies.
    await expect(dialog.getByText('El Recuerdo')).toBeVisible();
    await dialog.getByText('El Recuerdo').click();
  } else {
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(4);
    await dialog.getByRole('option', { name: /Frigorífico Río Quequén/ }).click();
    await dialog.getByRole('option', { name: /Estancias del Salado/ }).click();
    await dialog.getByRole('option', { name: /El Recuerdo/ }).click();
  }
  await expect(control).toContainText('El Recuerdo');
  await expect(page.getByText(/\d{3} cabezas/)).toBeHidden();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: /Dónde trabaja/ })).toContainText('El Recuerdo');
  await page.getByRole('button', { name: /Dónde trabaja/ }).click();
  await page.getByRole('dialog').getByText('La Matilde').first().click();
  await total(page, /\d{3} cabezas/);
});

test('filters by two attributes and sorts, all of it in the address', async ({ page, isMobile }) => {
  await openAs(page, '/assets');
  await total(page, /\d{3} cabezas/);
  if (isMobile) {
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filtros' });
    await filters
      .getByRole('combobox', { name: 'Ordenar por' })
      .or(filters.getByRole('button', { name: /^Ordenar por/ }))
      .click();
    await page.getByRole('option', { name: 'Peso', exact: true }).click();
    await filters.getByRole('radio', { name: 'De mayor a menor' }).click();
    await expect(page).toHaveURL(/sort=-weight/);
    await filters.getByRole('checkbox', { name: 'Novillito' }).click();
    await filters.getByLabel(/^Peso \(kg\), mínimo|^Peso, mínimo/).fill('300');
    await filters.getByLabel(/^Peso \(kg\), máximo|^Peso, máximo/).fill('400');
    await expect(page).toHaveURL(/weight=300\.\.400/);
    await expectAccessible(page);
    await filters.getByRole('button', { name: /^Ver \d+ cabezas/ }).click();
  } else {
    await page.getByRole('checkbox', { name: 'Novillito' }).click();
    await expect(page).toHaveURL(/category=NT/);
    await page.getByLabel(/^Peso \(kg\), mínimo|^Peso, mínimo/).fill('300');
    await page.getByLabel(/^Peso \(kg\), máximo|^Peso, máximo/).fill('400');
    await expect(page).toHaveURL(/weight=300\.\.400/);
    await page.getByRole('columnheader', { name: /Peso/ }).click();
    await page.getByRole('columnheader', { name: /Peso/ }).click();
    await expect(page).toHaveURL(/sort=-weight/);
    await expect(page.getByRole('columnheader', { name: /Peso/ })).toHaveAttribute('aria-sort', 'descending');
  }
  await total(page, /de \d{3} cabezas/);
  // The rows of the order before stay in view until the new ones are there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const address = page.url();
  const shown = await page.getByText(/^KD482/).allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  await expectAccessible(page);

  // The address alone brings back the same list, and an old one that no longer fits still opens.
  await page.goto('/assets?made_up=1&sort=nothing');
  await total(page, /\d{3} cabezas/);
  await page.goto(address);
  await total(page, /de \d{3} cabezas/);
  await expect(page.getByText(/^KD482/).first()).toHaveText(shown[0] ?? '');

  await page.getByRole('button', { name: 'Quitar todos' }).click();
  await expect(page).not.toHaveURL(/category=/);
  await total(page, /\d{3} cabezas/);
});

test('searches by part of a tag, and says when nothing is found @phone', async ({ page }) => {
  await openAs(page, '/assets');
  await total(page, /\d{3} cabezas/);
  const search = page.getByRole('searchbox').first();
  await search.fill('kd482-a01');
  await expect(page).toHaveURL(/q=kd482-a01/);
  await total(page, /de \d{3} cabezas/);
  await search.fill('zzzz');
  await expect(page.getByText('Ningún animal con estos filtros')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).first().press('Enter');
  await expect(search).toBeFocused();
  await total(page, /\d{3} cabezas/);
});

test('pages through the animals and remembers how many a page shows @desktop', async ({ page }) => {
  await openAs(page, '/assets');
  await expect(page.getByText(/^1–20 de \d{3}$/)).toBeVisible();
  await page.getByRole('button', { name: /Página siguiente|siguiente/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^21–40 de \d{3}$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1–20 de \d{3}$/)).toBeVisible();
  await page.getByRole('combobox', { name: /Filas por página/ }).click();
  await page.getByRole('option', { name: '50' }).click();
  await expect(page.getByText(/^1–50 de \d{3}$/)).toBeVisible();
  await page.goto('/assets');
  await expect(page.getByText(/^1–50 de \d{3}$/)).toBeVisible();
});

test('tells a user without the right what is missing', { tag: '@phone' }, async ({ page }) => {
  await openAs(page, '/assets/edit?pk=1&mode=view', 'tomas.iribarne@huella.example');
  await expect(page.getByText('No encontramos este animal')).toBeVisible();
  await expectAccessible(page);
});
