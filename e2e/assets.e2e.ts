import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { isNarrow } from './by-width';
import { expect, openAs, test, visit } from './test';

const total = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('chooses where to work in the cascade, and sees what is there @phone-es', async ({ page }) => {
  await openAs(page, '/assets');
  const control = page.getByRole('button', { name: /Dónde trabaja/ });
  await expect(control).toContainText('La Matilde');
  await total(page, /\d{3} cabezas/);

  await control.click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  // What is chosen is seen before the server has it.
  const saved = page.waitForResponse('**/api/users/savePreferences');
  await dialog.getByText('El Recuerdo').first().click();
  await expect(control).toContainText('El Recuerdo');
  await expect(page.getByText(/\d{3} cabezas/)).toBeHidden();
  await saved;
  await page.reload();
  await expect(control).toContainText('El Recuerdo');
  await control.click();
  await dialog.getByText('La Matilde').first().click();
  await total(page, /\d{3} cabezas/);
});

test(
  'every level of the cascade is chosen beside the others, and an asset type of two chains is counted in each',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAs(page, '/assets');
    const control = page.getByRole('button', { name: /Dónde trabaja/ });
    await control.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(4);
    for (const name of [/Frigorífico Río Quequén/, /Estancias del Salado/, /El Recuerdo/])
      await dialog.getByRole('option', { name }).click();
    await expect(control).toContainText('El Recuerdo');

    await control.click();
    const stored = dialog.getByRole('option', { name: /^Acopio y mezcla/ });
    const counts = new Set<string>();
    for (const chain of [/^Granos en silobolsa/, /^Cuero/, /^Granos en silobolsa/]) {
      await dialog.getByRole('option', { name: chain }).click();
      await expect(stored).toHaveCount(1);
      counts.add(await stored.innerText());
    }
    expect(counts.size).toBe(2);
  },
);

test('filters by two attributes and sorts, all of it in the address', async ({ page }) => {
  await openAs(page, '/assets');
  await total(page, /\d{3} cabezas/);
  await sortByWeight(page);
  await expect(page).toHaveURL(/sort=-weight/);
  const filters = await openFilters(page);
  // Most frequent come first: this one is among the others.
  await filters
    .getByRole('button', { name: /^Ver \d+ más$/ })
    .first()
    .click();
  await filters.getByRole('checkbox', { name: 'Novillito', exact: true }).click();
  await expect(page).toHaveURL(/category=NT/);
  await filters.getByLabel(/^Peso \(kg\), mínimo|^Peso, mínimo/).fill('300');
  await filters.getByLabel(/^Peso \(kg\), máximo|^Peso, máximo/).fill('400');
  await expect(page).toHaveURL(/weight=300\.\.400/);
  await expectAccessible(page);
  await closeFilters(page);
  await total(page, /de \d{3} cabezas/);
  // The rows of the order before stay in view until the new ones are there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const address = page.url();
  const shown = await page.getByText(/^KD482/).allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  await expectAccessible(page);

  // The address alone brings back the same list.
  await page.goto(address);
  await total(page, /de \d{3} cabezas/);
  await expect(page.getByText(/^KD482/).first()).toHaveText(shown[0] ?? '');

  await page.getByRole('button', { name: 'Quitar todos' }).click();
  await expect(page).not.toHaveURL(/category=/);
  await total(page, /\d{3} cabezas/);
  // An old one that no longer fits still opens.
  await visit(page, '/assets?made_up=1&sort=nothing');
  await total(page, /No se aplica · made_up/);
  await total(page, /\d{3} cabezas/);
});

/** The heaviest first: by the head of the column, or, where lists are cards, among the filters. */
async function sortByWeight(page: Page): Promise<void> {
  if (!isNarrow(page)) {
    const head = page.getByRole('columnheader', { name: /Peso/ });
    await head.click();
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    return;
  }
  const filters = await openFilters(page);
  await filters
    .getByRole('combobox', { name: 'Ordenar por' })
    .or(filters.getByRole('button', { name: /^Ordenar por/ }))
    .click();
  await page.getByRole('option', { name: 'Peso', exact: true }).click();
  await filters.getByRole('radio', { name: 'De mayor a menor' }).click();
  await closeFilters(page);
}

/** Where the filters are: beside the list, or over it. */
async function openFilters(page: Page): Promise<Page | Locator> {
  if (!isNarrow(page)) return page;
  await page.getByRole('button', { name: /^Filtros/ }).click();
  return page.getByRole('dialog', { name: 'Filtros' });
}

async function closeFilters(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: /^Ver \d+ cabezas/ }).click();
}

test('searches by a tag and by words, marks them, and says when nothing is found @phone-es', async ({
  page,
}) => {
  await openAs(page, '/assets');
  await total(page, /\d{3} cabezas/);
  const search = page.getByRole('searchbox').first();
  await search.fill('kd482-a01');
  await expect(page).toHaveURL(/q=kd482-a01/);
  await total(page, /de \d{3} cabezas/);
  await search.fill('NOVILLITO invernada');
  // No column shows what the animals are for: the row says it.
  await expect(page.getByText('Destino: Invernada').first()).toBeVisible();
  const marked = page.locator('mark');
  await expect(marked.filter({ hasText: /^Novillito$/ }).first()).toBeVisible();
  await expect(marked.filter({ hasText: /^Invernada$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await search.fill('zzzz');
  await expect(page.getByText('Ningún animal con estos filtros')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).first().press('Enter');
  await expect(search).toBeFocused();
  await total(page, /\d{3} cabezas/);
});

test('says to a user without the right what is missing', { tag: '@phone-es' }, async ({ page }) => {
  await openAs(page, '/assets/edit?pk=1&mode=view', 'tomas.iribarne@huella.example');
  await expect(page.getByText('No encontramos este animal')).toBeVisible();
  await expectAccessible(page);
});
