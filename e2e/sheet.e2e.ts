import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { settled } from './settled';
import { expect, openAs, test } from './test';

/** A cell by its place from 0. */
const cellAt = (page: Page, x: number, y: number): Locator =>
  page.locator(
    `revogr-data[type="rgRow"][col-type="rgCol"] .rgCell[data-rgrow="${String(y)}"][data-rgcol="${String(x)}"]`,
  );
const rowsIn = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: new RegExp(`^Todas\\s*${String(count)}$`) })).toBeVisible();

async function openBlank(page: Page, rows: number): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, '/assets/file/manual');
  await page.getByLabel('Filas').fill(String(rows));
  await page.getByLabel('Filas').press('Enter');
  await expect(cellAt(page, 0, 0)).toBeVisible();
}

/** Copies as a spreadsheet does. */
async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((each) => navigator.clipboard.writeText(each), text);
}

/** Pastes into a cell, once the grid listens there: it does so some frames after a cell is chosen. */
async function pasteAt(page: Page, x: number, y: number): Promise<void> {
  await cellAt(page, x, y).click();
  await expect(page.locator('revogr-focus:visible').first()).toBeVisible();
  await expect(page.locator('revogr-clipboard').first()).toBeAttached();
  await expect(cellAt(page, x, y)).toBeFocused();
  await settled(page);
  await page.keyboard.press('Control+v');
}

test(
  'pastes past the end, deletes rows by a key, and undoes all of it; a reload finds what was left',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openBlank(page, 2);
    await copy(page, 'KD482C3572\r\n"KD482 ""C"" 3580"\r\nKD482C3599\r\n');
    await pasteAt(page, 0, 0);
    await expect(page.getByText('Se agregó 1 fila al final')).toBeVisible();
    await rowsIn(page, 3);
    await expect(cellAt(page, 0, 1)).toHaveText('KD482 "C" 3580');

    await cellAt(page, 0, 0).click();
    await page.keyboard.press('Control+-');
    await rowsIn(page, 2);
    await page.keyboard.press('Control+z');
    await rowsIn(page, 3);
    await expect(cellAt(page, 0, 0)).toHaveText(/KD482/);
    await page.keyboard.press('Control+z');
    await rowsIn(page, 2);
    await expect(cellAt(page, 0, 0)).toHaveText('');
    await page.keyboard.press('Control+y');
    await rowsIn(page, 3);
    await expect(cellAt(page, 0, 2)).toHaveText(/KD482/);
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await rowsIn(page, 3);
    await expect(cellAt(page, 0, 1)).toHaveText('KD482 "C" 3580');
  },
);

test(
  'lists equal faults as one and follows the rows that are shown',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openBlank(page, 3);
    await copy(page, 'AA rojo\nAA rojo\nNada de eso\n');
    const breed = page.locator('.rgHeaderCell', { hasText: 'Raza' });
    const x = Number(await breed.getAttribute('data-rgcol'));
    await pasteAt(page, x, 0);
    const panel = page.getByRole('complementary', { name: 'Errores y avisos' });
    await expect(panel.getByRole('button', { name: /Fila 1 y 1 más · Raza/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Reemplazar por Aberdeen Angus en 2 filas' }).click();
    await expect(cellAt(page, x, 1)).toHaveText('Aberdeen Angus');
    await page.keyboard.press('Control+z');
    await expect(cellAt(page, x, 1)).toHaveText('AA rojo');
    await page.getByRole('button', { name: /^Avisos/ }).click();
    await expect(panel.getByRole('heading', { name: 'Sin avisos' })).toBeVisible();
  },
);

test(
  'says what another window wrote meanwhile, and writes over it only when told to',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openBlank(page, 2);
    await expect(page).toHaveURL(/upload=\d+/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(cellAt(other, 0, 0)).toBeVisible();
    const write = async (on: Page, text: string) => {
      await cellAt(on, 0, 0).dblclick();
      const editor = on.getByRole('textbox', { name: 'Caravana visual' });
      await editor.fill(text);
      await editor.press('Enter');
      await expect(on.getByText('Guardado', { exact: true })).toBeVisible();
    };
    await write(page, 'KD482C3572');
    await write(other, 'KD482C3580');
    await expect(other.getByText(/^La fila 1 cambió en otra ventana/)).toBeVisible();
    await expect(cellAt(other, 0, 0)).toHaveText(/357/);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Poner lo mío' }).click();
    await expect(cellAt(other, 0, 0)).toHaveText(/358/);
    await page.reload();
    await expect(cellAt(page, 0, 0)).toHaveText(/358/);
  },
);

test(
  'makes many lots of rows, whose names stay in view, and of one that was written once more',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAs(page, '/lots');
    await page.getByRole('link', { name: 'Varios en planilla' }).click();
    await cellAt(page, 0, 0).click();
    await expect(cellAt(page, 0, 0)).toBeFocused();
    // As a tag reader does, which waits for nothing.
    for (const name of ['Potrero norte', 'Potrero sur']) await page.keyboard.type(`${name}\n`);
    await expect(cellAt(page, 0, 0)).toHaveText('Potrero norte');
    await expect(cellAt(page, 0, 1)).toHaveText('Potrero sur');
    await expect(cellAt(page, 0, 2)).toBeFocused();
    const frozen = page.locator('revogr-data .row-frozen[data-text="Potrero sur"]');
    await expect(frozen).toBeHidden();
    await cellAt(page, 0, 1).click();
    await page.keyboard.press('End');
    await expect(frozen).toBeVisible();
    await expect(cellAt(page, 0, 1)).not.toBeInViewport();
    await frozen.click();
    await expect(frozen).toBeHidden();
    await expect(cellAt(page, 0, 1)).toBeFocused();

    await cellAt(page, 0, 1).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Duplicar la fila al final' }).click();
    await expect(page.getByText('Ya está en la fila 2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar con 3 lotes' })).toBeDisabled();
    await cellAt(page, 0, 10).dblclick();
    await page.locator('.sheet-editor input').fill('Potrero oeste');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continuar con 3 lotes' }).click();
    await expect(page.getByRole('cell', { name: 'Potrero oeste' })).toBeVisible();
    await page.getByRole('button', { name: 'Armar 3 lotes' }).click();
    await expect(page.getByText(/^3 lotes armados en/)).toBeVisible();
    await expect(page.getByText('Potrero sur')).toBeVisible();
  },
);

test(
  'makes lots by the thousand, and none of them while one name is taken',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const make = async (names: readonly string[], figure: string) => {
      await page.getByRole('link', { name: 'Varios en planilla' }).click();
      await expect(cellAt(page, 0, 0)).toBeVisible();
      await copy(page, names.join('\r\n'));
      await pasteAt(page, 0, 0);
      await page.getByRole('button', { name: `Continuar con ${figure}` }).click();
      await page.getByRole('button', { name: `Armar ${figure}` }).click();
    };
    await openAs(page, '/lots');
    await make(['Cuadro 700'], '1 lote');
    await expect(page.getByText(/^1 lote armado en/)).toBeVisible();

    const names = Array.from({ length: 1_200 }, (_, at) => `Cuadro ${String(at + 1)}`);
    await make(names, '1.200 lotes');
    // The row that was refused is in view, and the others wait for it.
    await expect(page.getByText('Fila 700 · Nombre')).toBeVisible();
    await expect(cellAt(page, 0, 699)).toBeInViewport();
    await expectAccessible(page);
    await cellAt(page, 0, 699).click();
    await expect(cellAt(page, 0, 699)).toBeFocused();
    await page.keyboard.type('Cuadro 700 bis\n');
    await page.getByRole('button', { name: 'Continuar con 1.200 lotes' }).click();
    await page.getByRole('button', { name: 'Armar 1.200 lotes' }).click();
    await expect(page.getByText(/^1\.200 lotes armados en/)).toBeVisible();
  },
);
