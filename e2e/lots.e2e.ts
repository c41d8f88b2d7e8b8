import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { goToLastStep } from './by-width';
import { next } from './form';
import { cattle, expect, openAs, settle, test, visit } from './test';

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

const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

async function removeLot(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByText(/eliminado|eliminó/i).first()).toBeVisible();
}

test(
  'animals that are chosen become a lot, with what they come to, and it is deleted',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const name = 'Tropa de noviembre';
    await openAs(page, '/assets?q=KD482A03');
    await expect(page.getByText('KD482 A030 4')).toBeVisible();
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar (la fila|KD)/, checked: false });
    for (let left = 2; left > 0; left -= 1) await boxes.first().click();
    await page.getByRole('button', { name: 'A un lote' }).click();
    await expect(page.getByRole('button', { name: 'Armar un lote nuevo' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Armar un lote nuevo' }).click();
    await page.getByLabel(/^Nombre/).fill(name);
    await next(page).click();
    await next(page).click();
    await expect(page.getByText('Resumen del lote')).toBeVisible();
    await expect(page.getByText('2 animales').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Armar el lote' }).click();
    await expect(page).toHaveURL(/\/lots$/);
    await expect(page.getByText(name).first()).toBeVisible();
    await expectAccessible(page);
    await removeLot(page, name);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  },
);

test(
  'a lot that somebody else saved meanwhile is not written over, and what was typed is kept',
  { tag: '@phone-es' },
  async ({ page }) => {
    const name = 'Tropa del telefono';
    const lot = await addLot(page, name);
    await openAs(page, `/lots/edit?pk=${lot.id}&mode=update`);
    const description = page.getByRole('textbox', { name: /^Descripción/ });
    await description.fill('Para el remate');
    await lot.change({ description: 'Para engorde' });
    await goToLastStep(page, 2);
    await saveButton(page).click();
    const conflict = page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Cargar la versión nueva' }).click();
    await expect(page.getByText('Ahora: Para engorde')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aplicar mis cambios' }).click();
    await saveButton(page).click();
    await expect(page.getByText('Para el remate')).toBeVisible();
    await visit(page, '/lots');
    // The page of the lot has its name, and a menu of the same name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lotes');
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await removeLot(page, name);
    await expect(card).toHaveCount(0);
  },
);
