import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { hold } from './form';
import { expect, openAs, test, visit } from './test';

const heads = (page: Page) => page.getByText(/cabezas/).first();
const next = (page: Page) => page.getByRole('button', { name: /^Continuar/ });

/** Selects the first rows of the list, so many. */
async function select(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar (la fila|KD)/, checked: false });
  // A row that is selected is called otherwise: the first that is not moves down.
  for (let left = count; left > 0; left -= 1) await boxes.first().click();
}

/** From the list with these rows selected to the data of a weighing. */
async function startWeighing(page: Page, count: number): Promise<void> {
  await openAs(page, '/assets');
  await expect(heads(page)).toBeVisible();
  await select(page, count);
  await page.getByRole('button', { name: 'Registrar evento' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué pasó?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Cambio de peso' }).check({ force: true });
  await next(page).click();
  await expect(page.getByRole('heading', { name: '¿Con qué animales?' })).toBeVisible();
}

test('records a weighing on selected animals, and it is in list and history @desktop-es', async ({
  page,
}) => {
  await startWeighing(page, 2);
  await expectAccessible(page);
  await next(page).click();
  await expect(page.getByLabel(/^Peso/)).toBeVisible();

  // Nothing goes on without the weight; the fault has the focus.
  await next(page).click();
  await expect(page.getByLabel(/^Peso/)).toBeFocused();
  await page.getByLabel(/^Peso/).fill('386,5');
  await expectAccessible(page);
  await next(page).click();

  await expect(page.getByText('Peso pasa a ser 386,5 kg')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Peso pasa a ser 386,5 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Registrar en 2 animales' }).click();
  const done = page.getByRole('dialog', { name: 'Evento registrado' });
  await hold(done);
  await done.getByRole('button', { name: 'Volver a la lista' }).click();
  const notice = page.getByText('Cambio de peso registrado en 2 animales');
  await expect(notice).toBeVisible();
  // What it says lies on nothing that one may want meanwhile.
  await page.getByRole('button', { name: 'Contraer menú' }).click({ trial: true });
  await page.getByRole('combobox', { name: 'Filas por página' }).click({ trial: true });
  await expect(notice).toBeVisible();

  await visit(page, '/events');
  await expect(page.getByRole('heading', { name: 'Eventos', level: 1 })).toBeVisible();
  await expect(page.getByText('2 animales').first()).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Descargar: Cambio de peso/ })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^epcis-\d+\.json$/);
  await page.getByRole('searchbox').fill('nada de esto');
  await expect(page.getByRole('heading', { name: 'Nada coincide con estos filtros' })).toBeVisible();
});

test('goes back through the steps, warns before unsaved work is lost, and keeps the list @phone-es', async ({
  page,
}) => {
  await startWeighing(page, 1);
  await next(page).click();
  await page.getByLabel(/^Peso/).fill('390');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '¿Con qué animales?' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel(/^Peso/)).toHaveValue('390');
  await page.getByRole('button', { name: 'Salir' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Cambio de peso');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel(/^Peso/)).toHaveValue('390');
  await page.getByRole('button', { name: 'Salir', exact: true }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/assets/);
});

test('a run goes on by itself and is found again by its address @desktop-es', async ({ page }) => {
  await openAs(page, '/assets');
  await expect(heads(page)).toBeVisible();
  await select(page, 1);
  await page.getByRole('button', { name: /^Cambiar la selección/ }).click();
  await page.getByRole('menuitem', { name: /^Toda la lista/ }).click();
  await expect(page.getByText(/^\d{3} seleccionados/)).toBeVisible();
  await page.getByRole('button', { name: 'Registrar evento' }).click();
  await page.getByRole('radio', { name: 'Cambio de potrero' }).check({ force: true });
  await next(page).click();
  await expect(page.getByRole('heading', { name: '¿Con qué animales?' })).toBeVisible();
  await next(page).click();
  await page.getByLabel(/^Potrero/).fill('La Loma');
  await next(page).click();
  await page.getByRole('button', { name: /^Registrar en/ }).click();
  await expect(page).toHaveURL(/\/runs\/\d+$/);
  await expect(page.getByText('Terminó sin conflictos.')).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.reload();
  await expect(page.getByText('100 %')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir a Animales' })).toBeVisible();
});

test('shows the history of an animal with its seals @desktop-es', async ({ page }) => {
  await openAs(page, '/assets');
  await expect(heads(page)).toBeVisible();
  await page
    .getByRole('link', { name: /^KD482/ })
    .first()
    .click();
  await page.getByRole('tab', { name: /^Historia/ }).click();
  await expect(page.getByText('Historia sin alteraciones')).toBeVisible();
  await page.getByText('Prueba', { exact: true }).first().click();
  await expect(page.getByText(/^Huella digital [0-9a-f]+$/).first()).toBeVisible();
  await expectAccessible(page);

  // Its page, part by part, and on to the next of the list by keys.
  for (const part of ['Ficha', 'Sanidad', 'Archivos', 'Prueba pública']) {
    const tab = page.getByRole('tab', { name: new RegExp(`^${part}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/part=/);
    await expectAccessible(page);
  }
  await page.getByRole('tab', { name: /^Historia/ }).click();
  await expect(page.getByText(/^1 de \d{3}$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mapa del recorrido/ })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/^2 de \d{3}$/)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^1 de \d{3}$/)).toBeVisible();
});
