import { readFileSync } from 'node:fs';
import { expect, openAs, test } from './test';

test('what is exported is imported again', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/assets');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = readFileSync(await (await saved).path());
  await page.getByRole('link', { name: 'Importar' }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'export.xlsx', mimeType: 'application/octet-stream', buffer: file });
  await expect(page.getByRole('heading', { name: 'Vincule las columnas de su planilla' })).toBeVisible();
  await expect(page.getByText('Caravana visual *').first()).toBeVisible();
  await expect(page.getByText('Elegir campo')).toHaveCount(0);
});
