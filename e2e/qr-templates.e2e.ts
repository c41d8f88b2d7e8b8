import { expectAccessible } from './accessible';
import { expect, openAs, test } from './test';

test(
  'what is taken off a template is off the public page, and comes back with the earlier version',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAs(page, '/qrTemplates');
    await page.getByRole('link', { name: 'Editar la página' }).first().click();
    await expect(page.getByRole('heading', { name: 'Página de cada animal' })).toBeVisible();
    const preview = page.frameLocator('iframe[title="La página como se verá"]');
    await expect(preview.getByText('Sexo', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Sexo', { exact: true }).click();
    await expect(preview.getByText('Sexo', { exact: true })).toBeHidden();
    await page.getByRole('tab', { name: 'Textos' }).click();
    await page.getByLabel('Descripción en español').fill('Criado en pastizales del Salado.');
    await expect(preview.getByText('Criado en pastizales del Salado.')).toBeVisible();
    await page.getByRole('button', { name: /^Guardar para/ }).click();
    await expect(page.getByText('La plantilla quedó guardada.')).toBeVisible();

    await page.getByRole('link', { name: 'Editar la página' }).first().click();
    await page.getByRole('button', { name: 'Versiones' }).click();
    const versions = page.getByRole('dialog');
    await expect(versions.getByText(/Ocultó Sexo/)).toBeVisible();
    await expectAccessible(page);
    await versions.getByRole('button', { name: 'Volver a como viene de fábrica' }).click();
    await expect(page.getByText('La página está como viene de fábrica.')).toBeVisible();
    await expect(preview.getByText('Sexo', { exact: true })).toBeVisible();
  },
);
