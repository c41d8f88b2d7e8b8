import type { Page } from '@playwright/test';
import { utils, write } from '@e965/xlsx';
import { expectAccessible } from './accessible';
import { expect, openAs, test, visit } from './test';

const next = (page: Page) => page.getByRole('button', { name: /^Continuar/ });

/** From the list with its first animals selected to the rows of a weighing; the labels of the animals. */
async function openRows(page: Page, count: number): Promise<void> {
  await openAs(page, '/assets');
  await expect(page.getByText(/cabezas/).first()).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar (la fila|KD)/, checked: false });
  for (let left = count; left > 0; left -= 1) await boxes.first().click();
  await page.getByRole('button', { name: 'Registrar evento' }).click();
  await page.getByRole('radio', { name: 'Cambio de peso' }).check({ force: true });
  await next(page).click();
  await expect(page.getByRole('heading', { name: '¿Con qué animales?' })).toBeVisible();
  await next(page).click();
  await page.getByRole('radio', { name: 'Uno por uno' }).click();
}

test('weighs animals in one pass, without a network in the middle, and records them once @desktop-es', async ({
  page,
  context,
}) => {
  await openRows(page, 7);
  await expect(page.getByText('Falta cargar al menos uno')).toBeVisible();
  const labels = await page.locator('tbody th').allTextContents();
  const lasts = await page.locator('tbody td:nth-child(4)').allTextContents();
  const cell = (at: number) => page.getByRole('textbox', { name: `Peso (kg) de ${labels[at]}`, exact: true });

  // A reader types a tag: its row has the focus. What is not here says so.
  await page.keyboard.press('F2');
  await page.keyboard.type('KD999 Z999 9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('KD999 Z999 9 no está en esta lista')).toBeVisible();
  await page.keyboard.type(labels[0]?.replaceAll(' ', '') ?? '');
  await page.keyboard.press('Enter');
  await expect(cell(0)).toBeFocused();

  // Enter leads on, and so does a tag that the reader types into the cell itself.
  const kilos = lasts.map((text) => Number(text.replace(',', '.')));
  for (const [at, last] of kilos.slice(0, 5).entries()) {
    await page.keyboard.type(String(last + 20 + at).replace('.', ','));
    await page.keyboard.press('Enter');
  }
  await expect(cell(5)).toBeFocused();
  await page.keyboard.type(labels[6]?.replaceAll(' ', '') ?? '');
  await page.keyboard.press('Enter');
  await expect(cell(6)).toBeFocused();
  await expect(cell(5)).toHaveValue('');

  // What no animal loses in a month is asked about, and the figure that was meant is one press away.
  await page.keyboard.type(String((kilos[6] ?? 0) - 80).replace('.', ','));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 para revisar')).toBeVisible();
  await expect(page.getByText(/perdió 80,0 kg desde el/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Es correcto', exact: true }).click();
  await expect(page.getByText('1 para revisar')).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('1 para revisar')).toBeVisible();
  await page.getByRole('button', { name: 'Es correcto', exact: true }).click();

  // A reload loses nothing.
  await expect(page.getByText(/Guardado en este equipo a las/)).toBeVisible();
  await page.reload();
  await expect(cell(6)).toHaveValue(/\d/);
  await expect(page.getByText('6 de 7', { exact: true })).toBeVisible();

  // Without a network one goes on, and what is recorded waits.
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión: datos de 6 animales guardados en este equipo')).toBeVisible();
  await cell(5).fill(String((kilos[5] ?? 0) + 25).replace('.', ','));
  await page.getByRole('button', { name: 'Revisar 7 animales' }).click();
  await page.getByRole('button', { name: 'Registrar en 7 animales' }).click();
  await expect(page.getByText('Guardado para enviar')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  const done = page.getByRole('dialog', { name: 'Evento registrado' });
  await expect(done).toContainText('7 animales');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rows')))).toEqual(
    [],
  );

  // Once, with the number of each.
  await visit(page, '/events');
  await expect(page.getByText('7 animales')).toHaveCount(1);
  await visit(page, '/assets');
  await page.getByRole('link', { name: labels[0] ?? '', exact: true }).click();
  await expect(page.getByText(String((kilos[0] ?? 0) + 20).replace('.', ',')).first()).toBeVisible();
});

test('opens without a network what was begun, after the browser was closed too, and records it once @desktop-es', async ({
  page,
  context,
}) => {
  await openRows(page, 3);
  await expect(page.getByText('Falta cargar al menos uno')).toBeVisible();
  const labels = await page.locator('tbody th').allTextContents();
  const lasts = await page.locator('tbody td:nth-child(4)').allTextContents();
  const kilos = (at: number) => String(Number(lasts[at]?.replace(',', '.')) + 20 + at).replace('.', ',');
  const cellOf = (tab: Page, at: number) =>
    tab.getByRole('textbox', { name: `Peso (kg) de ${labels[at]}`, exact: true });
  await cellOf(page, 0).fill(kilos(0));
  await expect(page.getByText(/Guardado en este equipo a las/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // No answer of a call is among what the worker keeps: that is the same for everybody.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((address) => !/^\/(?:assets\/|events$|favicon\.svg$)/.test(address))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(cellOf(page, 0)).toHaveValue(kilos(0));
  await cellOf(page, 1).fill(kilos(1));
  await expect(page.getByText('Sin conexión: datos de 2 animales guardados en este equipo')).toBeVisible();
  const address = page.url();
  await page.close();

  // Another day, still without a network: by its own address, and by the first screen.
  const byAddress = await context.newPage();
  await byAddress.goto(address);
  await expect(cellOf(byAddress, 1)).toHaveValue(kilos(1));
  await byAddress.close();
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText('La aplicación se abrió con lo que hay en este equipo.')).toBeVisible();
  await expectAccessible(again);
  await again.getByRole('link', { name: 'Ver lo cargado' }).click();
  await expect(again.getByText('1 evento sin enviar en este equipo')).toBeVisible();
  await again.getByRole('button', { name: 'Seguir' }).click();
  await cellOf(again, 2).fill(kilos(2));
  await again.getByRole('button', { name: 'Revisar 3 animales' }).click();
  await again.getByRole('button', { name: 'Registrar en 3 animales' }).click();
  await expect(again.getByText('Guardado para enviar')).toBeVisible();
  await again.close();

  // With the network it goes out by itself, whatever screen is open, and once.
  const last = await context.newPage();
  await last.goto('/assets');
  await expect(last.getByText('La aplicación se abrió con lo que hay en este equipo.')).toBeVisible();
  await context.setOffline(false);
  await expect(last.getByText('Cambio de peso registrado en 3 animales')).toBeVisible();
  await expect(last.getByText('Volvió la conexión.')).toBeVisible();
  await visit(last, '/events');
  await expect(last.getByText('3 animales')).toHaveCount(1);
  await expect(last.getByText('sin enviar en este equipo')).toBeHidden();
  // What the device kept of the user goes with the session.
  await last.goto('/access/logout');
  await expect(last.locator('input[type="password"]')).toBeVisible();
  expect(await last.evaluate(() => localStorage.getItem('huella.device'))).toBeNull();
});

test('weighs one animal after another by big keys, and goes on with what the device keeps @phone-es', async ({
  page,
}) => {
  await openRows(page, 3);
  const press = async (text: string) => {
    for (const figure of text) await page.getByRole('button', { name: figure, exact: true }).click();
  };
  await expect(page.getByText('1 de 3')).toBeVisible();
  await press('431,5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar y seguir' }).click();
  await expect(page.getByText('2 de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Saltear' }).click();
  await press('440');
  await page.getByRole('button', { name: 'Borrar un dígito' }).click();
  await press('5');
  await expect(page.getByRole('textbox', { name: /^Peso/ })).toHaveValue('445');
  await page.getByRole('button', { name: 'Salir y guardar' }).click();

  await visit(page, '/events');
  await expect(page.getByText('1 evento sin enviar en este equipo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seguir' }).click();
  // The one that was skipped is next.
  await expect(page.getByText('2 de 3')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Guardar y revisar' }).click();
  await expect(page.getByText('Queda afuera 1 sin peso')).toBeVisible();
  await page.getByRole('button', { name: 'Registrar en 2 animales' }).click();
  await expect(page.getByRole('dialog', { name: 'Evento registrado' })).toBeVisible();
});

test(
  'chooses animals by the workbook of a scale, whose weights and days are filled in',
  { tag: '@phone-es' },
  async ({ page }) => {
    await openAs(page, '/assets');
    const named = page.getByText(/^KD482 [A-Z]\d{3} \d$/);
    await named.nth(5).waitFor();
    const tags = [...new Set(await named.allTextContents())].slice(0, 3);
    expect(tags).toHaveLength(3);
    await visit(page, '/events/massive/manual');
    await page.getByRole('radio', { name: 'Cambio de peso' }).check({ force: true });
    await next(page).click();
    await page.getByRole('button', { name: 'Pegar una lista…' }).click();
    await expect(
      page.getByText('Si dice «Peso» en cada renglón, queda cargado en el paso Datos.'),
    ).toBeVisible();
    const rows = [['EID', 'Peso', 'Fecha'], ...tags.map((tag, at) => [tag, 401.5 + at, `2026-11-1${at}`])];
    const book = utils.book_new(utils.aoa_to_sheet(rows));
    const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer); // as `type` says
    const file = { name: 'balanza.xlsx', mimeType: 'application/octet-stream', buffer };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText('3 identificaciones')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('button', { name: 'Agregar 3' }).click();
    await expect(page.getByText(tags[2] ?? '', { exact: true })).toBeVisible();
    await next(page).click();
    await expect(page.getByText('Se cargaron 3 filas')).toBeVisible();
    const weight = page.getByRole('textbox', { name: /^Peso/ });
    await expect(weight.locator('visible=true').first()).toHaveValue('401,5');
    await expectAccessible(page);
  },
);
