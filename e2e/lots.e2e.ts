import type { Page } from '@playwright/test';
import { cattle, expect, expectAccessible, openAs, settle, test } from './test';

/** A lot without animals, put there by the call of the form. */
async function addLot(page: Page, name: string): Promise<void> {
  const [token = ''] = (await settle(page)).split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const bar = (await (await page.request.get('/api/topBar', { headers })).json()) as Bar; // as the call declares
  const box = bar.establishments.find(({ value }) => value === 'La Matilde');
  const about = { objectType: 'lot', pkObjectType: cattle.active, globalModel: cattle.active };
  const values = { name, opened_on: '2026-11-20' };
  const data = { ...about, action: 'add', pkReferer: box?.id, holder: box?.id, values };
  expect((await page.request.post('/api/objects/add', { headers, data })).status()).toBe(200);
}

interface Bar {
  readonly establishments: readonly { readonly id: number; readonly value: string }[];
}

async function removeLot(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByText(/eliminado|eliminó/i).first()).toBeVisible();
}

test('animals that are chosen become a lot, with what they come to', async ({ page, isMobile }) => {
  const name = isMobile ? 'Tropa del telefono' : 'Tropa de noviembre';
  if (isMobile) {
    await addLot(page, name);
    await openAs(page, '/lots');
  } else {
    await openAs(page, '/assets?q=KD482A03');
    await expect(page.getByText('KD482 A030 4')).toBeVisible();
    const boxes = page.locator('[role=row] input[type=checkbox]');
    await boxes.nth(1).click();
    await boxes.nth(2).click();
    await page.getByRole('button', { name: 'A un lote' }).click();
    await expect(page.getByRole('button', { name: 'Armar un lote nuevo' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Armar un lote nuevo' }).click();
    await page.getByLabel(/^Nombre/).fill(name);
    await page.getByRole('button', { name: /^Continuar/ }).click();
    await page.getByRole('button', { name: /^Continuar/ }).click();
    await expect(page.getByText('Resumen del lote')).toBeVisible();
    await expect(page.getByText('2 animales').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Armar el lote' }).click();
    await expect(page).toHaveURL(/\/lots$/);
  }
  await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
  await removeLot(page, name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});
