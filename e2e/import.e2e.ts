import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils, write } from '@e965/xlsx';
import { expectAccessible } from './accessible';
import { hold } from './form';
import { cattle, expect, openAs, openAt, test, visit } from './test';

const headings = [
  'Nro. Caravana',
  'Sexo',
  'Cat.',
  'Raza',
  'F. Nac',
  'Peso (kg)',
  'Sistema productivo',
  'Tipo de ingreso',
  'Fecha de ingreso',
  'Dientes',
  'Potrero',
];

/** Tags that no other journey and no run of this one on another screen has. */
const tagOf = (series: string, at: number) =>
  `${series}${100 + Math.floor(at / 100)}B${String(at % 1000).padStart(3, '0')}${at % 10}`;

/** A heifer as a clerk writes her: day first, decimal comma, an ñ. */
function heifer(series: string, at: number, more: Readonly<Record<number, string>> = {}): readonly string[] {
  const day = String(13 + (at % 15)).padStart(2, '0');
  return [
    tagOf(series, at),
    'Hembra',
    'VQ',
    'AA',
    `${day}/9/2024`,
    `${300 + (at % 90)},5`,
    'Pastoril',
    'Nacimiento',
    `${day}/9/2024`,
    '2D',
    'El Ñandú',
  ].map((text, place) => more[place] ?? text);
}

const heifers = (series: string, count: number) =>
  Array.from({ length: count }, (_, at) => heifer(series, at + 1));

/** A sheet as Excel saves it on a Spanish Windows: semicolons and windows-1252. */
const csvOf = (rows: readonly (readonly string[])[], head: readonly string[] = headings) =>
  Buffer.from([head, ...rows].map((row) => row.join(';')).join('\r\n'), 'latin1');

function xlsxOf(rows: readonly (readonly string[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[...headings], ...rows.map((row) => [...row])]), 'Rodeo');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer); // as `type` says
}

const give = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const review = (page: Page) => page.getByRole('button', { name: /^Revisar \d/ });
const goOn = (page: Page) => page.getByRole('button', { name: /^Continuar con/ });
const question = (page: Page, name: string) => page.getByRole('heading', { name });

async function openFile(page: Page): Promise<void> {
  await openAs(page, '/assets/file');
  await expect(question(page, 'Suba su planilla')).toBeVisible();
}

test('imports a csv: its columns are matched, a wrong cell is corrected, the list has the animals @phone-es', async ({
  page,
}) => {
  const series = 'QP';
  await openAs(page, '/assets');
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(question(page, 'Suba su planilla')).toBeVisible();
  await expectAccessible(page);
  const rows = [...heifers(series, 4), heifer(series, 5, { 3: 'AA rojo' })];
  await give(page, 'rodeo-ñandú.csv', csvOf(rows));

  await expect(question(page, 'Vincule las columnas de su planilla')).toBeVisible();
  await expect(page.getByText('rodeo-ñandú.csv · 5 filas')).toBeVisible();
  await expect(page.getByText('«AA rojo», sin par')).toBeVisible();
  await expect(page.getByText('día/mes/año').first()).toBeVisible();
  await expectAccessible(page);
  await review(page).click();

  await expect(page.getByText('Fila 5 · Raza').or(page.getByText('1 error')).first()).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await expectAccessible(page);
  // Beside the grid it is in view; on a telephone each row in error has it in its form.
  await page.getByText('1 error').click();
  await page
    .getByRole('button', { name: /Aberdeen Angus/ })
    .first()
    .click();
  await expect(page.getByText('Guardado')).toBeVisible();

  // What was corrected is on the server: a reload finds it.
  await page.reload();
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await expect(question(page, 'Revise antes de cargar')).toBeVisible();
  await expect(page.getByText('El Ñandú').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cargar 5 animales' }).click();
  const done = page.getByRole('dialog', { name: 'Carga completa' });
  await hold(done);
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Ver animales' }).click();
  await expect(page.getByText('Se cargaron 5 animales')).toBeVisible();
  await page.getByRole('searchbox').first().fill(`${series}100B0055`);
  await expect(page.getByText(`${series}100 B005 5`).first()).toBeVisible();
});

test('an xlsx becomes a run that is watched, left, and found again, without its rows in error @phone-es', async ({
  page,
}) => {
  const series = 'RP';
  await openFile(page);
  await give(page, 'rodeo.xlsx', xlsxOf([...heifers(series, 64), heifer(series, 65, { 0: 'XX' })]));
  await review(page).click();
  await page.getByRole('checkbox', { name: 'Guardar sin la fila con error' }).check();
  await goOn(page).click();
  await expect(page.getByText('La fila con error queda afuera', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cargar 64 animales' }).click();
  await expect(page.getByText('Terminó sin conflictos.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar 1 fila con error' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/assets(\?|$)/);
  await page.getByRole('link', { name: 'Importar' }).click();
  await page
    .getByRole('link', { name: /^Carga de 64 animales/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/runs\/\d+$/);
  await expect(page.getByText('100 %')).toBeVisible();
  await page.getByRole('link', { name: 'Tareas' }).click();
  await expect(page.getByText('rodeo.xlsx').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Carga de 64 animales' }).first().click();
  await expect(page).toHaveURL(/\/runs\/\d+$/);
});

test('asks how dates read, does not go on without what is mandatory, and keeps pairs over a reload @desktop-es', async ({
  page,
}) => {
  await openFile(page);
  const head = headings.map((each) => (each === 'Sexo' ? 'Columna rara' : each));
  await give(
    page,
    'fechas.csv',
    csvOf([heifer('QX', 1, { 1: 'algo', 4: '03/04/2024', 8: '05/04/2024' })], head),
  );
  await expect(page.getByText('¿Qué va primero en «03/04/2024»?', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Falta vincular Sexo')).toBeVisible();
  await expectAccessible(page);
  await review(page)
    .or(page.getByRole('button', { name: 'Revisar 1 fila' }))
    .first()
    .click({ force: true });
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Sexo');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Entendido' }).click();

  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/parseExcel/updatePairs') && reply.ok(),
  );
  await page.getByRole('radio', { name: 'mes/día' }).first().click();
  await expect(page.getByText('04/03/2024')).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByText('04/03/2024')).toBeVisible();
});

test(
  'says what a text means, settles at their cells what is wrong or doubted, by keys, and undoes the load from its result',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const head = [...headings, 'RFID'];
    // Days and months that read both ways, an electronic tag without its 0, a breed of this house, and a slip.
    const rows = Array.from({ length: 40 }, (_, at) => [
      ...heifer('QM', at + 1, {
        ...{ 2: at === 1 ? 'Terner' : 'VQ', 3: 'Careta', 4: '03/04/2024', 8: '05/04/2024', 9: '4D' },
      }),
      at < 2 ? `3201000458299${String(at)}` : '',
    ]);
    await openFile(page);
    await give(page, 'careta.csv', csvOf(rows, head));
    await expect(page.getByText('«Careta», sin par')).toBeVisible();
    await page.getByRole('button', { name: 'Decir qué es cada texto de Raza' }).click();
    const dialog = page.getByRole('dialog', { name: 'Qué es cada texto: Raza' });
    await dialog.getByLabel('«Careta» es').click();
    await page.getByRole('option', { name: 'Polled Hereford' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/Careta.*Polled Hereford/)).toBeVisible();
    await review(page).click();

    // The chip of a column says how its dates were read, and that nobody has said so.
    const chip = (order: string) =>
      page.getByRole('button', { name: `Sus fechas se leen ${order}: cambiar` });
    await expect(chip('día/mes/año').first()).toHaveClass(/is-open/);
    const note = page.getByRole('group', { name: /^Qué hacer con / });
    await page.keyboard.press('F8');
    await expect(note).toHaveAccessibleName('Qué hacer con Fila 2 · Categoría');
    await expectAccessible(page);
    await page.keyboard.press('Control+.');
    await expect(note.getByRole('button', { name: 'Usar Ternero' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Terner', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ternera', { exact: true })).toBeVisible();
    await page.keyboard.press('F8');
    await expect(note.getByText(/Se completó el 0 inicial/)).toBeVisible();
    await expect(note.getByRole('button', { name: 'Confirmar en 2 filas' })).toBeVisible();
    await page.keyboard.press('Control+.');
    await expect(page.getByText(/Se completó el 0 inicial/)).toHaveCount(0);
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
    await page.reload();
    await expect(chip('día/mes/año').first()).toBeVisible();
    await expect(page.getByText(/Se completó el 0 inicial/)).toHaveCount(0);

    // The chip leads to where it is said otherwise.
    await chip('día/mes/año').first().click();
    await expect(question(page, 'Vincule las columnas de su planilla')).toBeVisible();
    await page.getByRole('radio', { name: 'mes/día' }).first().click();
    await review(page).click();
    await expect(chip('mes/día/año')).not.toHaveClass(/is-open/);
    await expect(page.getByText('04/03/2024').first()).toBeVisible();

    await goOn(page).click();
    await page.getByRole('button', { name: 'Cargar 40 animales' }).click();
    await expect(page.getByText('Terminó sin conflictos.')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer la carga' }).click();
    const asked = page.getByRole('dialog', { name: /^Deshacer: / });
    await expect(asked).toContainText('Lo que trajo esta carga pasa a Bajas (40 animales)');
    await expectAccessible(page);
    await asked.getByLabel(/^Por qué se deshace/).fill('Era la planilla de otro campo');
    await asked.getByRole('button', { name: 'Deshacer en 40 animales' }).click();
    await expect(page.getByText('Vueltos atrás')).toBeVisible();
    await expectAccessible(page);
    await visit(page, `/assets?q=${tagOf('QM', 1)}`);
    await expect(page.getByText('QM100 B001 1')).toHaveCount(0);
  },
);

test(
  'keeps what is chosen while the server is away, and discards what is left unfinished',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openFile(page);
    await give(page, 'corte.csv', csvOf([heifer('QZ', 1, { 4: '03/04/2024', 8: '05/04/2024' })]));
    const pairs = '**/parseExcel/updatePairs';
    let isAway = true;
    await page.route(pairs, (route) =>
      isAway ? route.fulfill({ status: 503, json: { error: 'unavailable' } }) : route.continue(),
    );
    await page.getByRole('radio', { name: 'mes/día' }).first().click();
    await expect(page.getByText('Sin conexión: los cambios se guardan al volver')).toBeVisible();
    await expect(page.getByText('04/03/2024')).toBeVisible();
    await expectAccessible(page);
    // A route that is taken away while a request goes through it may hide the answer: this one stays.
    isAway = false;
    await expect(page.getByText('Sin conexión', { exact: false })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('04/03/2024')).toBeVisible();

    await openFile(page);
    const unfinished = page.getByRole('link', { name: 'Continuar con corte.csv' });
    await expect(unfinished).toBeVisible();
    const discard = page.getByRole('button', { name: 'Descartar corte.csv' });
    await discard.press('Enter');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('corte.csv');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(discard).toBeFocused();
    await discard.press('Enter');
    await asked.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('Se descartó corte.csv.')).toBeVisible();
    await expect(unfinished).toHaveCount(0);
    await expect(question(page, 'Suba su planilla')).toBeFocused();
  },
);

test(
  'says at the place what cannot be read, and takes the next file',
  { tag: '@desktop-es' },
  async ({ page }, walk) => {
    await openFile(page);
    const refusal = page.getByRole('alert');
    await give(page, 'rodeo.pdf', Buffer.from('%PDF-1.7'));
    await expect(refusal).toContainText('no es una planilla');
    await give(page, 'vacio.csv', Buffer.alloc(0));
    await expect(refusal).toContainText('El archivo está vacío.');
    // From the disk: what is given as bytes goes to the browser as text, which takes long for this much.
    const large = walk.outputPath('grande.csv');
    await writeFile(large, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
    await page.locator('input[type="file"]').setInputFiles(large);
    await expect(refusal).toContainText('supera los 10 MB');
    await give(page, 'roto.xlsx', Buffer.from('PK\u0003\u0004 no es un libro', 'latin1'));
    await expect(refusal).toContainText(/dañado|no es una planilla/);
    await expectAccessible(page);
    await give(page, 'titulos.csv', csvOf([]));
    await expect(refusal).toContainText('no tiene filas con datos');
    await give(page, 'bien.csv', csvOf(heifers('QY', 1)));
    await expect(question(page, 'Vincule las columnas de su planilla')).toBeVisible();
  },
);

test('asks once for what the sheet does not have, and the history of each says that it was filled in @phone-es', async ({
  page,
}) => {
  const series = 'TP';
  await openFile(page);
  const some = (row: readonly string[]) => row.toSpliced(6, 3);
  await give(page, 'sin-ingreso.csv', csvOf(heifers(series, 2).map(some), some(headings)));
  const asked = page.getByRole('region', { name: 'Lo que la planilla no trae' });
  await expect(asked.getByText('Existencia inicial')).toBeVisible();
  await expect(page.getByText('Falta indicar Fecha de ingreso')).toBeVisible();
  await expectAccessible(page);
  await asked.getByLabel(/^Fecha de ingreso/).fill('01/02/2026');
  await review(page).click();
  await goOn(page).click();
  const completed = page.getByText('Tipo de ingreso: Existencia inicial', { exact: false });
  await expect(completed).toContainText('Fecha de ingreso: 01/02/2026');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cargar 2 animales' }).click();
  const done = page.getByRole('dialog', { name: 'Carga completa' });
  await hold(done);
  await done.getByRole('button', { name: 'Ver animales' }).click();
  await page.getByRole('searchbox').first().fill(tagOf(series, 1));
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  // The foot says how many there are before the rows are drawn.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.locator('a[href*="mode=view"]').first().click();
  await page.getByRole('tab', { name: 'Historia' }).click();
  await expect(page.getByText('Completado por Huella').first()).toBeVisible();
  await expect(page.getByText('Sistema productivo, Tipo de ingreso, Fecha de ingreso')).toBeVisible();
});

test('fills a blank sheet, leaves it, and takes it up again @phone-es', async ({ page }) => {
  await openFile(page);
  await page.getByRole('link', { name: 'Usar una planilla en blanco' }).click();
  const count = page.getByLabel('Filas');
  await count.fill('0');
  await expect(page.getByText('Escriba un número de 1 a 9.999.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Crear/ })).toBeDisabled();
  await expectAccessible(page);
  await count.fill('3');
  await count.press('Enter');
  await expect(page.getByText('Planilla en blanco · 3 filas')).toBeVisible();
  // Nobody wrote in them yet: they are no animals, and nothing is wrong with them.
  await expect(page.getByRole('button', { name: /^Todas\s*3$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar con 0 animales' })).toBeDisabled();
  await page.getByRole('button', { name: 'Salir y guardar' }).click();
  await expect(page.getByText('La importación quedó guardada', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Importar' }).click();
  await page.getByRole('link', { name: 'Usar una planilla en blanco' }).click();
  await page.getByRole('link', { name: 'Continuar con Planilla en blanco' }).first().click();
  await expect(page.getByText('Planilla en blanco · 3 filas')).toBeVisible();
});

/** The template as somebody saves it who left its example in, and wrote an animal below. */
function filledIn(template: Uint8Array): Buffer {
  const book = read(template);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('the template has no sheet');
  const [, example = []] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  utils.sheet_add_aoa(sheet, [['MJ482C9001', ...example.slice(1)]], { origin: -1 });
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer; // as its type asks
}

test('gives a template with every column that an import takes', { tag: '@desktop-es' }, async ({ page }) => {
  await openFile(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la plantilla' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Plantilla Vacunos AR.xlsx');
  await give(page, 'plantilla.xlsx', filledIn(readFileSync(await download.path())));
  await expect(page.getByText(/^(\d+) de \1$/)).toBeVisible();
  await expect(page.getByText('Sin vincular', { exact: false })).toHaveCount(0);
  // Its example is nobody's animal: it is told and left out.
  await expect(
    page.getByText('La fila de ejemplo de la plantilla queda afuera', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revisar 1 fila' })).toBeVisible();
});

test('speaks English all the way', { tag: '@phone-en' }, async ({ page }) => {
  await openAt(page, '/assets/file', { ...cattle, place: 'La Matilde' });
  await expect(page.getByRole('heading', { name: 'Upload your spreadsheet' })).toBeVisible();
  await give(page, 'herd.csv', csvOf(heifers('SP', 2)));
  await expect(page.getByRole('heading', { name: 'Match the columns of your spreadsheet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Review 2 rows' }).click();
  await page.getByRole('button', { name: 'Continue with 2 animals' }).click();
  await expect(page.getByRole('heading', { name: 'Check before adding' })).toBeVisible();
  await expect(page.getByText('Heifer').first()).toBeVisible();
  await expectAccessible(page);
});

test('is distinguished from those who may not add', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/assets/file', 'emily.carter@huella.example');
  await expect(page.getByText(/No puede cargar en/)).toBeVisible();
  await expectAccessible(page);
});
