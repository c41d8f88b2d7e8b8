import { demo, expect, openAs, settle, test } from './test';

test('the whole story goes by keyboard', { tag: '@desktop-es' }, async ({ page, baseURL }) => {
  await settle(page);
  // What is at another address is not where one goes on.
  await page.goto(`/login?next=${encodeURIComponent('/\\evil.example')}`);
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/assets/);
  expect(new URL(page.url()).origin).toBe(baseURL);
  await expect(page.getByText(/\d{3} cabezas/).first()).toBeVisible();

  // Arriving puts the focus on the screen; the frame's first stop leads back there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('recuerdo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Dónde trabaja/ })).toContainText('El Recuerdo');
  await page.keyboard.press('Control+j');
  await page.keyboard.type('matilde');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Dónde trabaja/ })).toContainText('La Matilde');

  await page.keyboard.press('Control+j');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('rows open by Enter, and every focus can be seen', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/assets');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await page.goBack();
  await page.getByRole('rowheader').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mode=view/);
});
