import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAt, test, visit, type Start } from './test';

test('what was transferred is looked at as it was, and takes what the model lists for it @desktop-es', async ({
  page,
  say,
}) => {
  const start: Start = { chain: 11, active: 33, place: 'La Blanqueada' };
  await openAt(page, '/transferredAssets', start);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('Animales transferidos', 'Transferred animals'),
  );
  // Calves of the demo that were sold to Don Anselmo: no other journey has them.
  const calf = page.getByRole('link', { name: 'LB164 C041 0' });
  await expect(calf).toBeVisible();
  await expect(page.getByText('Don Anselmo').first()).toBeVisible();
  // The list has the window to itself: what its filters hold makes no white page under it.
  const below = await page.locator('#content').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(below).toBeLessThanOrEqual(1);
  await expectAccessibleOnBoth(page);

  // Its code has a button beside it.
  await page
    .getByRole('button', { name: say('Acciones de LB164 C041 0', 'Actions for LB164 C041 0') })
    .click();
  await page.getByRole('menuitem', { name: say('Registrar evento', 'Record event') }).click();
  const certificates = page.getByRole('menuitem', { name: say('Certificados', 'Certificates') });
  await expect(certificates).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await expectAccessible(page);
  await certificates.click();
  await page.getByRole('button', { name: say(/Selección/, /Selection/) }).click();
  // The walk goes on among what was transferred: one more is found there.
  await page.getByRole('searchbox').fill('LB164 C04');
  await expect(page.getByRole('button', { name: say(/^Agregar LB164/, /^Add LB164/) }).first()).toBeVisible();
  await expectAccessible(page);

  await visit(page, '/transferredAssets');
  await calf.click();
  await expect(page).toHaveURL(/\/transfers\/\d+$/);
  await expect(page.getByRole('heading', { name: say('Papeles', 'Documents') })).toBeVisible();
});
