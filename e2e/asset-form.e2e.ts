import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { choose, findEdit, hold, next, picker } from './form';
import { expect, openAs, test, visit } from './test';

/** An ear tag that no other journey uses. */
function newTag(n: number): string {
  return `ZZ10${String(n)}A0001`;
}

async function fillIdentity(page: Page, tag: string): Promise<void> {
  await page.getByLabel('Caravana visual').fill(tag);
  await page.getByRole('radio', { name: 'Hembra' }).click();
  await choose(page, 'Categoría', 'Vaquillona');
  await choose(page, 'Raza', 'Aberdeen Angus');
}

test('adds an animal step by step, finds it in the list, and edits it @phone-es', async ({ page }) => {
  const tag = newTag(1);
  await openAs(page, '/assets');
  await page
    .getByRole('link', { name: /^Cargar/ })
    .or(page.getByRole('button', { name: /^Cargar/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\/new/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo animal');
  await expectAccessible(page);

  // Nothing filled: the step stays, names what is wrong, and jumps to the first.
  await next(page).click();
  await expect(page.getByRole('alert').first()).toContainText('por corregir');
  await expect(page.getByLabel('Caravana visual')).toBeFocused();
  await expectAccessible(page);

  await fillIdentity(page, `${tag.slice(0, 5)} ${tag.slice(5, 9)}`);
  await expect(page.getByLabel('Caravana visual')).not.toHaveValue(tag);
  await page.getByLabel('Caravana visual').fill(tag);
  await next(page).click();

  await page.getByRole('textbox', { name: /Fecha de nacimiento/ }).fill('14/09/2024');
  await next(page).click();
  await page.getByRole('textbox', { name: /^Peso/ }).fill('386,5');
  await next(page).click();
  await next(page).click();
  await expect(picker(page, 'Tipo de ingreso')).toBeVisible();
  await page.getByRole('textbox', { name: /Fecha de ingreso/ }).fill('14/09/2024');
  await next(page).click();
  await next(page).click();
  if (await next(page).isVisible()) await next(page).click();
  await page.getByRole('textbox', { name: 'Observaciones' }).fill('Cargada en una prueba ñandú');
  await page.getByRole('button', { name: 'Cargar animal' }).click();
  const done = page.getByRole('dialog', { name: 'Animal cargado' });
  await hold(done);
  await expectAccessible(page);
  await done
    .getByRole('button', { name: 'Ver animal' })
    .or(done.getByRole('link', { name: 'Ver animal' }))
    .click();

  await expect(page).toHaveURL(/mode=view/);
  await page.getByRole('tab', { name: /^Ficha/ }).click();
  await expect(page.getByRole('tabpanel').getByText('386,5 kg')).toBeVisible();
  await expect(page.getByText('Cargada en una prueba ñandú')).toBeVisible();
  await expectAccessible(page);

  await (await findEdit(page)).click();
  await expect(page).toHaveURL(/mode=update/);
  await page.getByLabel('Caravana de manejo').fill(`M-${tag}`);
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/mode=view/);
  await expect(page.getByText(`M-${tag}`)).toBeVisible();

  await visit(page, `/assets?q=${tag}`);
  await expect(page.getByText(/1 de \d{3} cabezas/).first()).toBeVisible();
});

test('keeps a draft over a reload and asks before unsaved work is lost @phone-es', async ({ page }) => {
  const tag = newTag(2);
  await openAs(page, '/assets/new');
  await fillIdentity(page, tag);
  await expect(page.getByText(/[Bb]orrador guardado/).filter({ visible: true })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(picker(page, 'Raza')).toContainText('Aberdeen Angus');
  await expect(page.getByLabel('Caravana visual')).not.toHaveValue('');

  await page
    .getByRole('button', { name: /Cancelar|Cerrar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('¿Salir sin guardar?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/assets\/new/);
});

test('shows what the server refuses at its field @desktop-es', async ({ page }) => {
  await openAs(page, '/assets');
  await expect(page.getByText(/^KD482/).nth(3)).toBeVisible();
  const tags = await page.getByText(/^KD482/).allTextContents();
  await visit(page, '/assets/edit?pk=1&mode=update');
  // The list has a filter of the same name.
  await expect(page.locator('#form-step')).toBeVisible();
  const field = page.getByLabel('Caravana visual');
  const own = await field.inputValue();
  await field.fill(tags.find((tag) => tag !== own) ?? '');
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click();
  await expect(page.getByText(/^Ya lo usa KD482.*, en La Matilde$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver KD482/ })).toHaveAttribute('target', '_blank');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('goes back to the list when the address names no animal', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/assets/edit');
  await expect(page).toHaveURL(/\/assets(\?|$)/);
});

test(
  'adds an animal once, also where the answer is lost and the page is loaded again',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const tag = newTag(4);
    await openAs(page, '/assets/new');
    await fillIdentity(page, tag);
    await next(page).click();
    await page.getByRole('textbox', { name: /Fecha de nacimiento/ }).fill('14/09/2024');
    await next(page).click();
    await next(page).click();
    await next(page).click();
    await page.getByRole('textbox', { name: /Fecha de ingreso/ }).fill('14/09/2024');
    await next(page).click();
    await next(page).click();
    const save = page.getByRole('button', { name: 'Cargar animal' });
    const notes = page.getByRole('textbox', { name: 'Observaciones' });
    await expect(save.or(next(page)).first()).toBeVisible();
    if (await next(page).isVisible()) await next(page).click();
    await notes.fill('En el límite de la señal');
    // The server gets it, and what it answers goes astray.
    await page.route('**/api/objects/add', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('No sabemos si se guardó.');
    await expectAccessible(page);
    await page.unroute('**/api/objects/add');
    await expect(page.getByText(/[Bb]orrador guardado/).filter({ visible: true })).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(notes).toHaveValue('En el límite de la señal');
    await save.click();
    await expect(page.getByText('Animal cargado')).toBeVisible();
    await visit(page, `/assets?q=${tag}`);
    await expect(page.getByText(/1 de \d{3} cabezas/).first()).toBeVisible();
  },
);
