import { expectAccessible } from './accessible';
import { expect, openAs, test, visit } from './test';

test(
  'records an event from a spreadsheet: a wrong cell is corrected, and its row is in the history',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const answered = page.waitForResponse(
      (response) => response.url().includes('/objects/get/all/33/asset/') && response.status() === 200,
    );
    await openAs(page, '/assets?q=KD482C');
    const { res } = (await (await answered).json()) as { readonly res: readonly { readonly id: number }[] };
    const [one = 0, other = 0] = res.map(({ id }) => id);
    await visit(page, '/events');
    await page.getByRole('link', { name: 'Por planilla' }).first().click();
    await page.getByRole('radio', { name: 'Cambio de peso' }).check({ force: true });
    await page.getByRole('button', { name: /^Continuar/ }).click();
    const rows = [
      'N° de registro;Fecha del evento;Tipo de pesada;Peso (kg)',
      `${one};20/11/2026;Periódica;731,5`,
      `${other};20/11/2026;Periódica;x`,
    ];
    await page.locator('input[type="file"]').setInputFiles({
      name: 'balanza.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
    });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revisar 2 filas' }).click();

    await expect(page.getByText('1 error').first()).toBeVisible();
    await page.locator('revo-grid').getByText('x', { exact: true }).dblclick();
    const editor = page.getByRole('textbox', { name: /^Peso/ });
    await editor.fill('732,5');
    await editor.press('Enter');
    await expect(page.getByText('1 error')).toHaveCount(0);
    await expect(page.getByText('Guardado')).toBeVisible();
    await page.getByRole('button', { name: 'Continuar con 2 animales' }).click();
    await expect(page.getByRole('heading', { name: 'Revise antes de registrar' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Registrar en 2 animales' }).click();
    await expect(page.getByRole('dialog').getByText('Evento registrado')).toBeVisible();
    await visit(page, `/assets/edit?pk=${String(other)}&part=history`);
    // The curve of its weight says it too, for those who hear it.
    await expect(page.getByText('732,5').filter({ visible: true }).first()).toBeVisible();
  },
);
