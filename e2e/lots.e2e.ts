import type { Page } from '@playwright/test';
import { cattle, expect, expectAccessible, openAs, settle, test } from './test';

interface AddedLot {
  readonly id: number;
  /** Changes it by the call of the form, as somebody else would meanwhile. */
  readonly change: (values: Readonly<Record<string, string>>) => Promise<void>;
}

/** A lot without animals, put there by the call of the form. */
async function addLot(page: Page, name: string): Promise<AddedLot> {
  const [token = ''] = (await settle(page)).split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const bar = (await (await page.request.get('/api/topBar', { headers })).json()) as Bar; // as the call declares
  const box = bar.establishments.find(({ value }) => value === 'La Matilde');
  const about = { objectType: 'lot', pkObjectType: cattle.active, globalModel: cattle.active };
  const save = async (action: 'add' | 'update', pk: number | null, values: object) => {
    const data = { ...about, action, pk, pkReferer: box?.id, holder: box?.id, values };
    const reply = await page.request.post('/api/objects/add', { headers, data });
    expect(reply.status()).toBe(200);
    return (await reply.json()) as { readonly id: number }; // as the call declares
  };
  const { id } = await save('add', null, { name, opened_on: '2026-11-20' });
  const change = async (values: Readonly<Record<string, string>>) => {
    await save('update', id, values);
  };
  return { id, change };
}

interface Bar {
  readonly establishments: readonly { readonly id: number; readonly value: string }[];
}

/** Walks to the last step, where a lot is saved. */
async function saveToTheEnd(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const onward = page.getByRole('button', { name: /^Continuar/ });
  await expect(save.or(onward).first()).toBeVisible();
  while (!(await save.isVisible())) await onward.click();
  await save.click();
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
    const lot = await addLot(page, name);
    await openAs(page, `/lots/edit?pk=${lot.id}&mode=update`);
    const description = page.getByRole('textbox', { name: /^Descripción/ });
    await description.fill('Para el remate');
    await lot.change({ description: 'Para engorde' });
    await saveToTheEnd(page);
    const conflict = page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Cargar la versión nueva' }).click();
    await expect(page.getByText('Ahora: Para engorde')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aplicar mis cambios' }).click();
    await saveToTheEnd(page);
    await expect(page.getByText('Para el remate')).toBeVisible();
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
