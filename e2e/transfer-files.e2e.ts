import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, openAs, test } from './test';

const question = (page: Page, name: string) => page.getByRole('heading', { name });
const give = (page: Page, name: string, rows: readonly string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });

/** The numbers of some animals of the open list. */
async function numbersIn(page: Page, count: number): Promise<readonly string[]> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/objects/get/all/33/asset/') && response.status() === 200,
  );
  await openAs(page, '/assets');
  const { res } = (await (await answered).json()) as { readonly res: readonly { readonly id: number }[] };
  return res.slice(0, count).map(({ id }) => String(id));
}

test('names what is transferred by a spreadsheet', async ({ page }) => {
  const numbers = await numbersIn(page, 2);
  await page.goto('/transfers/massive');
  await page.getByRole('link', { name: /Con una planilla/ }).click();
  await give(page, 'jaula.csv', ['N° de registro', ...numbers]);
  await page.getByRole('button', { name: 'Revisar 2 filas' }).click();
  await page.getByRole('button', { name: /^Continuar con 2/ }).click();
  await expect(question(page, '¿A qué establecimiento van?')).toBeVisible();
  await expectAccessible(page);
});
