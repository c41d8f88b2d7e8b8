import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { expectAccessible } from './accessible';
import { expect, openAs, openAt, test } from './test';

test('what moved is told between two days, saved, opened again and taken along @phone-en', async ({
  page,
  say,
}) => {
  await openAs(page, '/reports/cattle');
  await page.getByText(say('Movimiento de hacienda', 'Stock movements'), { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Continuar: Filtros', 'Continue: Filters') }).click();
  await page.getByRole('combobox', { name: say(/^Agrupar por/, /^Group by/) }).click();
  await page.getByRole('option', { name: say('Establecimiento', 'Establishment'), exact: true }).click();
  await page.getByRole('button', { name: say('Todas', 'All'), exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Ver el tablero', 'See the dashboard') }).click();
  const table = page.getByRole('table', { name: say('Establecimiento', 'Establishment'), exact: true });
  await expect(table).toBeVisible();
  await expect(
    page.getByRole('heading', { name: say('Qué entró y qué salió', 'What came and what went') }),
  ).toBeVisible();
  await expectAccessible(page);

  // It goes along as a spreadsheet.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('reporte.xlsx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  // It is kept under a name, and opened by it.
  await page.getByRole('button', { name: say('Guardar', 'Save'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('Guardar el reporte', 'Save the report') });
  await dialog.getByRole('textbox', { name: say(/^Nombre/, /^Name/) }).fill('Mes de la hacienda');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Guardar', 'Save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/saved=\d+/);
  await page.reload();
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: say('Tipo', 'Type') }).click();
  await page.getByRole('button', { name: 'Mes de la hacienda', exact: true }).click();
  await expect(table).toBeVisible();

  // A figure leads to the list that it counts.
  await page
    .getByRole('link', { name: say(/^Ver la lista: Saldo final: /, /^See the list: Closing: /) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assets\?/);
});

test('a portfolio is told in figures, by its depositors and in files that say the same @desktop-es', async ({
  page,
  say,
}) => {
  await openAt(page, '/reports', { chain: 12, active: 35, place: 'Planta Rojas' });
  await page.getByText(say('Valor de la cartera', 'Value of the portfolio'), { exact: true }).click();
  await page.getByRole('button', { name: say('Continuar: Filtros', 'Continue: Filters') }).click();
  await page.getByRole('combobox', { name: say(/^Agrupar por/, /^Group by/) }).click();
  await page.getByRole('option', { name: say('Depositante', 'Depositor'), exact: true }).click();
  await page.getByRole('button', { name: say('Todas', 'All'), exact: true }).click();
  await page.getByRole('button', { name: say('Ver el tablero', 'See the dashboard') }).click();

  // What is confirmed, and the rest apart.
  const strip = page.getByRole('region', { name: say('La cartera en cifras', 'The portfolio in figures') });
  await expect(
    strip.getByRole('heading', { name: say('Valor confirmado', 'Confirmed value') }),
  ).toBeVisible();
  await expect(strip.getByRole('heading', { name: say('Sin confirmar', 'Unconfirmed') })).toBeVisible();
  const table = page.getByRole('table', { name: say('Por depositante', 'By depositor') });
  await expect(table.getByText('Los Álamos Agro S.A.')).toBeVisible();
  await expectAccessible(page);

  // The spreadsheet has the table of the screen, with its figures as numbers.
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFileSync(await (await saved).path());
  };
  const book = read(await save('Excel'));
  expect(book.SheetNames).toEqual(['reporte', say('cartera', 'portfolio')]);
  const sheet = book.Sheets[say('cartera', 'portfolio')];
  const rows = sheet === undefined ? [] : utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  const told = (name: string) => rows.find((row) => row[0] === name)?.[1];
  expect(told(say('Valor confirmado (USD)', 'Confirmed value (USD)'))).toBeGreaterThan(0);
  const total = rows.find((row) => row[0] === 'Total') ?? [];
  const bags = Number(total[2]);
  await expect(strip.getByText(new RegExp(`^${String(bags)} (silobolsas|silo bags), `))).toBeVisible();
  expect((await save('PDF')).subarray(0, 5).toString()).toBe('%PDF-');

  // What narrows it is taken away by its chip; a figure leads to the list that it counts.
  const chips = page.getByRole('list', { name: say('Filtros del reporte', 'Filters of the report') });
  await expect(chips.getByRole('listitem').first()).toBeVisible();
  await strip.getByRole('button', { name: say(/^Ver la lista: Toneladas/, /^See the list: Tonnes/) }).click();
  const own = page.getByRole('menuitem', { name: /^Planta Rojas: \d+$/ });
  const count = /\d+$/.exec((await own.textContent()) ?? '')?.[0] ?? 'none';
  await own.click();
  await expect(page).toHaveURL(/\/assets\?/);
  await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();
});
