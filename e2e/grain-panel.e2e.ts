import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAt, test, visit } from './test';

const kept = { chain: 12, active: 35, place: 'Planta Rojas' } as const;
const held = { chain: 12, active: 35, place: 'Cartera Rosario' } as const;
const lender = 'graciela.ferrari@huella.example';

test('a bank sees what its collateral is worth, where it is and what is not confirmed @desktop-en', async ({
  page,
  say,
}) => {
  await openAt(page, '/controlPanel', held, lender);
  const part = page.getByRole('region', { name: say('Prendado a nuestro favor', 'Pledged to us') }).first();
  await expect(part.getByRole('link', { name: say(/^Valor: /, /^Value: /) })).toBeVisible();
  await expect(part.getByRole('table', { name: say('Por depositario', 'By keeper') })).toBeVisible();
  await expect(part.getByText(say(/\d de \d+ en vista/, /\d of \d+ in view/))).toBeVisible();
  await expectAccessibleOnBoth(page);

  // Each figure leads to a list of as many.
  const without = part.getByRole('link', { name: say(/^Sin oráculo: /, /^No oracle: /) });
  const count = Number(/\d+/.exec((await without.getAttribute('aria-label')) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await without.click();
  await expect(page).toHaveURL(/\/pledges\?part=unlinked/);
  await expect(page.getByRole('link', { name: /^[A-Z]{3}-\d{4}-\d{4}$/ })).toHaveCount(count);
  await expectAccessible(page);

  // On another day it stays, and says that it is of today.
  await visit(page, '/controlPanel?asOf=2026-06-30');
  await expect(
    page.getByText(say(/se cuenta como está hoy, no al/, /is counted as it stands today/)),
  ).toBeVisible();
});

test('a keeper sees what is confirmed apart, and what each establishment keeps @phone-es', async ({
  page,
  say,
}) => {
  await openAt(page, '/controlPanel', kept);
  await expect(page.getByRole('table', { name: say('Por depósito', 'By keeper') })).toBeVisible();
  await expect(
    page.getByRole('link', { name: say(/^Valor confirmado: /, /^Confirmed value: /) }),
  ).toBeVisible();
  // What the colours of the map mean is said in words, and the map has a larger one.
  const legend = say('Qué dice cada color', 'What each colour says');
  await expect(page.getByRole('list', { name: legend })).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: say('Ampliar', 'Enlarge') }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('list', { name: legend })).toBeVisible();
  await expectAccessibleOnBoth(page);
  await large.getByRole('button', { name: say('Cerrar', 'Close') }).click();
  await expect(large).toHaveCount(0);

  // The figures go along as a spreadsheet.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Exportar', 'Export'), exact: true }).click();
  expect((await download).suggestedFilename()).toBe('panel.xlsx');

  const unconfirmed = page.getByRole('link', {
    name: say(/^Toneladas sin confirmar: /, /^Tonnes not confirmed: /),
  });
  const card = page.locator('div').filter({ has: unconfirmed }).last();
  const count = /(\d+) (?:de|of) \d+ /.exec((await card.textContent()) ?? '')?.[1] ?? 'none';
  await unconfirmed.click();
  await expect(page).toHaveURL(/\/assets\?.*stock_provider_existence=/);
  await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();
});
