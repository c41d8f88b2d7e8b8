import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { cattle, expect, openAt, test, visit, type Start } from './test';

const tomas = 'tomas.iribarne@huella.example';

const startAt = (place: string): Start => ({ ...cattle, place });

const fitting = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
};

test(
  'an arrival is announced by mail, taken in part with reasons, and seen from both sides',
  { tag: '@phone-es' },
  async ({ page, say }) => {
    await openAt(page, '/outbox', startAt('La Matilde'));
    await page
      .getByRole('link', { name: /^Espera su confirmación en San Ramón: 6 animales/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^http.*transfers/ }).click();
    // Who works in another establishment is led to where it arrives.
    await page.getByRole('button', { name: say('Ir a San Ramón', 'Go to San Ramón') }).click();
    await expect(page.getByRole('heading', { name: say('¿Qué llegó?', 'What arrived?') })).toBeVisible();
    await fitting(page);
    await expectAccessibleOnBoth(page);

    await page.getByRole('radio', { name: say(/^Una parte/, /^Part of it/) }).check({ force: true });
    await expect(
      page.getByRole('button', { name: say('Aceptar una parte', 'Accept part of it') }),
    ).toBeVisible();
    await page.getByLabel(say('Cuántos contó', 'How many you counted')).fill('5');
    await page.getByRole('checkbox', { name: 'LB164 A005 4' }).check();
    const answer = page.getByRole('button', { name: say('Aceptar 5 y devolver 1', 'Accept 5 and return 1') });
    await answer.click();
    await expect(
      page.getByText(say('Escriba por qué se devuelve', 'Say why it is being returned')),
    ).toBeVisible();
    await expect(page.getByLabel(say('Motivo de LB164 A005 4', 'Reason for LB164 A005 4'))).toBeFocused();
    await expectAccessible(page);
    await page
      .getByLabel(say('Motivo de LB164 A005 4', 'Reason for LB164 A005 4'))
      .fill('No estaba en la jaula');
    await answer.click();
    await expect(
      page.getByText(
        say('Aceptó 5 y devolvió 1 a La Blanqueada', 'You accepted 5 and returned 1 to La Blanqueada'),
      ),
    ).toBeVisible();
    await expect(page.getByText(say('Aceptada en parte', 'Accepted in part')).first()).toBeVisible();

    // The sender sees who came back, and why.
    await openAt(page, '/transfers', startAt('La Blanqueada'), tomas);
    await page
      .getByRole('link', { name: say(/^A San Ramón/, /^To San Ramón/) })
      .first()
      .click();
    await expect(page.getByText('No estaba en la jaula').first()).toBeVisible();
    await expect(page.getByText(say('5 de 6 enviados', '5 of 6 sent'))).toBeVisible();
    await fitting(page);
    await expectAccessible(page);
  },
);

test('what a filter finds is sent, shown in transit, and withdrawn @phone-en', async ({ page, say }) => {
  await openAt(page, '/transfers/massive', startAt('La Blanqueada'), tomas);
  await expectAccessible(page);
  await page.getByRole('link', { name: say(/^Por filtro/, /^By filter/) }).click();
  await expect(page).toHaveURL(/\/transfer\/assets\/filter/);
  await visit(page, '/transfer/assets/filter?q=LB164B00');
  await page.getByRole('button', { name: say('Transferir 3 animales', 'Transfer 3 animals') }).click();

  await page.getByLabel(say('Alias del establecimiento', 'Establishment alias')).fill('san-ramon');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(say('Quien recibe confirma lo que llega', 'The receiver confirms what arrives')),
  ).toBeVisible();
  await page.getByRole('button', { name: say('Continuar con San Ramón', 'Continue with San Ramón') }).click();
  // Nothing is chosen to another company before somebody does.
  const next = page.getByRole('button', { name: say(/^Continuar/, /^Continue/) });
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: say(/^Propiedad/, /^Ownership/) }).check({ force: true });
  await page.getByLabel(say(/^Motivo del DT-e/, /^Permit reason/)).click();
  await page.getByRole('option').nth(1).click();
  await next.click();
  await expect(
    page.getByRole('heading', { name: say('¿Con qué animales?', 'Which animals?') }),
  ).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: say('Transferir 3 animales', 'Transfer 3 animals') }).click();
  await expect(
    page.getByRole('alertdialog').getByText(say(/puede retirar el envío/, /You can withdraw the transfer/)),
  ).toBeVisible();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Transferir 3 animales', 'Transfer 3 animals') })
    .click();
  await expect(
    page.getByText(say('3 animales en tránsito a San Ramón', '3 animals in transit to San Ramón')),
  ).toBeVisible();

  // The list shows it, and takes nothing of them meanwhile.
  await visit(page, '/assets?q=LB164B00');
  // Others travel, too: until those that were asked for are drawn, the rows are still those of all.
  await expect(page.getByText(/^1–3 /)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: say(/^En tránsito/, /^In transit/) })
    .first()
    .click();
  await page.getByRole('link', { name: say('Ver la transferencia', 'See the transfer') }).click();
  await page.getByRole('button', { name: say('Retirar el envío', 'Withdraw the transfer') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Retirar el envío', 'Withdraw the transfer') })
    .click();
  await expect(page.getByText(say('Retirada', 'Withdrawn'), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
