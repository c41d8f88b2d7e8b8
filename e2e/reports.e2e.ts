import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible';
import { expect, openAs, test } from './test';

test('what moved is told between two days, saved, opened again and taken along @desktop-es @phone-en', async ({
  page,
  say,
}) => {
  await openAs(page, '/reports/cattle');
  await page.getByText(say('Movimiento de hacienda', 'Stock movements'), { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Continuar: Filtros', 'Continue: Filters') }).click();
  await page.getByRole('combobox', { name: say(/^Agrupar por/, /^Group by/) }).click();
  await page.getByRole('option', { name: say('Establecimiento', 'Establishment'), exact: true }).click();
  await page.getByRole('button', { name: say('Todas', 'All'), exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Ver el tablero', 'See the dashboard') }).click();
  const table = page.getByRole('table', { name: say('Establecimiento', 'Establishment'), exact: true });
  await expect(table).toBeVisible();
  await expect(
    page.getByRole('heading', { name: say('Qué entró y qué salió', 'What came and what went') }),
  ).toBeVisible();
  await expectAccessible(page);

  // It goes along as a spreadsheet.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('reporte.xlsx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  // It is kept under a name, and opened by it.
  await page.getByRole('button', { name: say('Guardar', 'Save'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('Guardar el reporte', 'Save the report') });
  await dialog.getByRole('textbox', { name: say(/^Nombre/, /^Name/) }).fill('Mes de la hacienda');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Guardar', 'Save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/saved=\d+/);
  await page.reload();
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: say('Tipo', 'Type') }).click();
  await page.getByRole('button', { name: 'Mes de la hacienda', exact: true }).click();
  await expect(table).toBeVisible();

  // A figure leads to the list that it counts.
  await page
    .getByRole('link', { name: say(/^Ver la lista: Saldo final: /, /^See the list: Closing: /) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\?/);
});
