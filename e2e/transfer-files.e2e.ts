import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { cattle, expect, openAs, openAt, test, visit } from './test';

const question = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const give = (page: Page, name: string, rows: readonly string[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });

/** The numbers of some animals of the open list: calves further down than others take theirs. */
async function numbersIn(page: Page, from: number, to: number): Promise<readonly string[]> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/objects/get/all/33/asset/') && response.status() === 200,
  );
  await openAs(page, '/assets?q=KD482E');
  const { res } = (await (await answered).json()) as { readonly res: readonly { readonly id: number }[] };
  return res.slice(from, to).map(({ id }) => String(id));
}

/** The destination, found by its alias. */
async function findTarget(page: Page): Promise<void> {
  await page.getByLabel('Alias del establecimiento').fill('los-ceibos');
  await page.getByLabel('Alias del establecimiento').press('Enter');
  await expect(page.getByRole('img', { name: /^Mapa: de La Matilde a Los Ceibos/ })).toBeVisible();
}

async function fillPapers(page: Page): Promise<void> {
  await page.getByLabel(/^Motivo del DT-e/).click();
  await page.getByRole('option').nth(1).click();
}

/** From the summary to the list, with the news that so many went. */
async function confirm(page: Page, count: number, target = 'Los Ceibos'): Promise<void> {
  const name = `Transferir ${String(count)} ${count === 1 ? 'animal' : 'animales'}`;
  await button(page, name).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name }).click();
  await expect(page.getByText(new RegExp(`^Se (transfirieron|transfirió) .* a ${target}$`))).toBeVisible();
}

test('sends what a spreadsheet names, back and forth in one wizard, and ends it; who got it sends it back @phone-es', async ({
  page,
}) => {
  const numbers = await numbersIn(page, 6, 8);
  await visit(page, '/transfers');
  await page.getByRole('link', { name: 'Transferencia masiva' }).click();
  await page.getByRole('link', { name: /Con una planilla/ }).click();
  const file = `jaula-${numbers.join('-')}.csv`;
  await give(page, file, ['N° de registro', ...numbers, '999999999']);
  await button(page, 'Revisar 3 filas').click();
  await page.getByLabel('Seguir sin la fila con error').check({ force: true });
  await button(page, /^Continuar con 2/).click();
  await expect(question(page, '¿A qué establecimiento van?')).toBeVisible();
  await findTarget(page);
  await page.getByRole('radio', { name: /^Tenencia/ }).check({ force: true });
  await expectAccessible(page);

  // Back leads to the sheet, and forth again nothing of the answers is lost.
  await button(page, 'Volver').click();
  await button(page, /^Continuar con 2/).click();
  await expect(page.getByRole('radio', { name: /^Tenencia/ })).toBeChecked();
  await fillPapers(page);
  await button(page, 'Continuar con Los Ceibos').click();
  await expect(page.getByText('2 animales, de La Matilde a Los Ceibos.')).toBeVisible();
  await expectAccessibleOnBoth(page);
  await confirm(page, 2);

  // What went is no row any more; what was left out waits to be corrected.
  await visit(page, '/transfers/massive?step=file');
  const left = page.getByRole('listitem').filter({ hasText: file });
  await expect(left).toContainText('1 fila');
  await button(page, `Descartar ${file}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(left).toBeHidden();

  // It is never undone: whoever received it sends it back, by a transfer that knows where to and what.
  await openAt(page, '/transfers', { ...cattle, place: 'Los Ceibos' });
  await page
    .getByRole('link', { name: /^De La Matilde/ })
    .first()
    .click();
  await expectAccessibleOnBoth(page);
  await button(page, 'Devolver a La Matilde').click();
  await expect(page.getByRole('img', { name: /^Mapa: de Los Ceibos a La Matilde/ })).toBeVisible();
  await button(page, /^Continuar con La Matilde/).click();
  await page.getByRole('radio', { name: /^Tenencia/ }).check({ force: true });
  await fillPapers(page);
  await expectAccessible(page);
  await button(page, /^Continuar/).click();
  await expect(question(page, '¿Con qué animales?')).toBeVisible();
  await button(page, /^Continuar/).click();
  await confirm(page, 2, 'La Matilde');
  await openAs(page, `/assets/edit?pk=${numbers[0] ?? ''}&part=history`);
  await expect(page.getByText(/Los Ceibos/).first()).toBeVisible();
});

test('sends what is typed here, in five steps @desktop-es', async ({ page }) => {
  const [number = ''] = await numbersIn(page, 8, 9);
  await visit(page, '/transfers/massive');
  await page.getByRole('link', { name: /Escribir, pegar o escanear/ }).click();
  await page.getByRole('radio', { name: /^Tenencia/ }).check({ force: true });
  await expectAccessible(page);
  await button(page, /^Continuar/).click();
  // The field over the sheet takes what is typed once the step is there.
  await expect(page.getByPlaceholder('Escanee, escriba o pegue')).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await button(page, /^Continuar con 1 animal/).click();
  await expect(question(page, 'Complete los datos del traslado')).toBeVisible();
  await fillPapers(page);
  await expectAccessible(page);
  await button(page, /^Continuar/).click();
  await findTarget(page);
  await button(page, 'Continuar con Los Ceibos').click();
  await confirm(page, 1);
  await visit(page, '/transfers/massive/manual');
  await expect(question(page, '¿Qué se transfiere?')).toBeVisible();
  await expect(page.getByText('Sin terminar')).toBeHidden();
});
