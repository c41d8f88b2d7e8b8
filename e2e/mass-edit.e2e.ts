import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { read, utils, write } from '@e965/xlsx';
import { expectAccessible } from './accessible';
import { expect, openAs, test, visit } from './test';

type Sheet = unknown[][];

/** The list's own export, as its rows. */
async function exportList(page: Page): Promise<Sheet> {
  await openAs(page, '/assets');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const book = read(readFileSync(await (await saved).path()), { type: 'buffer' });
  const [first] = Object.values(book.Sheets);
  if (first === undefined) throw new Error('the export has no sheet');
  return utils.sheet_to_json<unknown[]>(first, { header: 1 });
}

/** Brings a sheet of changes in, and has its rows checked. */
async function giveChanges(page: Page, rows: Sheet): Promise<void> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rodeo');
  const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer); // as `type` says
  await visit(page, '/assets/massive/edit');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cambios.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: /^Revisar \d/ }).click();
  await expect(page.getByRole('treegrid').or(page.locator('revo-grid')).first()).toBeVisible();
}

/** Changes the breed of an animal behind the sheet's back, as its form would. */
async function changeBreed(page: Page, pk: number, breed: string): Promise<void> {
  await page.evaluate(
    async ([id, value]) => {
      const [token = ''] = (localStorage.getItem('huella.session') ?? '').split(' ');
      const answer = await fetch('/api/objects/add/massive', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ objectType: 'asset', pkObjectType: 33, globalModel: 33, pkReferer: 1, action: 'update' },
          actionContext: { context: 'massive_manual_form', eventType: 0 },
          ...{ pks: [id], common: { breed: value }, submitKey: `journey-breed-${String(id)}-${value}` },
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [pk, breed] as const,
  );
}

test(
  'what others changed since the export is settled at its cell or all at once, and no change of theirs is lost',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const [head = [], ...rows] = await exportList(page);
    const breed = head.indexOf('Raza');
    const some = rows.slice(8, 11);
    // Theirs becomes Braford; the sheet says Shorthorn.
    for (const [pk] of some) await changeBreed(page, Number(pk), 'BF');
    await giveChanges(page, [
      head,
      ...some.map((row) => row.map((cell, at) => (at === breed ? 'Shorthorn' : cell))),
    ]);
    await expect(page.getByRole('button', { name: 'Resolver 3 choques' })).toBeVisible();
    const note = page.getByRole('group', { name: /^Qué hacer con Fila \d · Raza$/ });
    await page.keyboard.press('F8');
    await expect(note.getByText(/lo cambió el .* y ahora dice Braford/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+.');
    await expect(note.getByRole('button', { name: 'Dejar Braford' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Resolver 2 choques' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cambiar 1 animal' })).toBeVisible();

    await page.getByRole('button', { name: 'Resolver 2 choques' }).click();
    const dialog = page.getByRole('dialog', { name: 'Otros cambiaron lo mismo' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Dejar lo que hay en todas' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Cambiar 1 animal' }).click();
    await expect(page.getByText('2 filas no cambian nada: quedan afuera.')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar cambios en 1 animal' }).click();
    await expect(page.getByRole('dialog').getByText('Cambios guardados')).toBeVisible();
    const breedOf = new Map((await exportList(page)).map((row) => [row[0], row[breed]]));
    expect(some.map(([pk]) => breedOf.get(pk))).toEqual(['Shorthorn', 'Braford', 'Braford']);
  },
);

test(
  'an export that nobody edited changes nothing; corrected, it is seen cell by cell, and written',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const [head = [], ...rows] = await exportList(page);
    const breed = head.indexOf('Raza');
    const some = rows.slice(0, 3);
    await giveChanges(page, [head, ...some]);
    await expect(page.getByText('La planilla no cambia nada')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cambiar 0/ })).toBeDisabled();

    const [edited = []] = some;
    const was = String(edited[breed]);
    const becomes = was === 'Shorthorn' ? 'Hereford' : 'Shorthorn';
    await giveChanges(page, [
      head,
      edited.map((cell, at) => (at === breed ? becomes : cell)),
      ...some.slice(1),
    ]);
    await page.getByRole('button', { name: 'Cambiar 1 animal' }).click();
    await expect(page.getByText('1 celda cambia')).toBeVisible();
    await expect(page.getByText('2 filas no cambian nada: quedan afuera.')).toBeVisible();
    const change = page.getByRole('row').filter({ hasText: becomes });
    await expect(change.getByRole('cell', { name: was })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar cambios en 1 animal' }).click();
    await expect(page.getByRole('dialog').getByText('Cambios guardados')).toBeVisible();
    await visit(page, `/assets/edit?pk=${String(edited[0])}&part=history`);
    await expect(page.getByText(becomes).first()).toBeVisible();
  },
);
