import { expectAccessible } from './accessible';
import { expect, openAt, test } from './test';

const kept = { chain: 12, active: 35, place: 'Planta Rojas' } as const;
const held = { chain: 12, active: 35, place: 'Cartera Rosario' } as const;
const lender = 'graciela.ferrari@huella.example';

test('what is pledged is read by its holder, goes nowhere, and is free once it is released @desktop-es', async ({
  page,
  say,
}) => {
  // The holder sees what all of it is worth, and one of them.
  await openAt(page, '/pledges', held, lender);
  await expect(page.getByText(say(/^Precios del/, /^Prices of/))).toBeVisible();
  await expectAccessible(page);
  const bag = page.getByRole('link', { name: /^LMR|^[A-Z]{2,5}-?\d{4}/ }).first();
  const code = (await bag.textContent()) ?? '';
  await bag.click();
  await expect(page).toHaveURL(/\/pledges\/\d+$/);
  const pk = /\d+$/.exec(page.url())?.[0] ?? '';
  await expect(
    page.getByText(say('Certificado de depósito y warrant', 'Deposit certificate and warrant')),
  ).toBeVisible();
  await expect(page.getByText(say(/de lo garantizado$/, /of what it secures$/))).toBeVisible();
  await expectAccessible(page);

  // Its keeper cannot retire it: the reason names the holder.
  await openAt(page, `/assets/edit?pk=${pk}`, kept);
  await expect(page.getByText('Cartera Rosario').first()).toBeVisible();
  await expectAccessible(page);

  // The holder lets it go, and sees it no more.
  await openAt(page, `/pledges/${pk}`, held, lender);
  await page.getByRole('button', { name: say('Liberar la garantía', 'Release the guarantee') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Liberar', 'Release'), exact: true }).click();
  await expect(dialog.getByText(say('Campo obligatorio', 'Required field')).first()).toBeVisible();
  await dialog.getByRole('combobox', { name: say(/^Tipo de liberación/, /^Kind of release/) }).click();
  await page.getByRole('option', { name: say('Cancelación', 'Paid off') }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'liberacion.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
  await expect(dialog.getByText(say('1 archivo listo.', '1 file ready.'))).toBeVisible();
  await dialog.getByRole('button', { name: say('Liberar', 'Release'), exact: true }).click();
  await expect(page.getByText(say(`Se liberó ${code}`, `${code} was released`))).toBeVisible();
  await expect(page.getByText(say(/^No está prendado a favor/, /^It is not pledged to/))).toBeVisible();
});
