import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { isNarrow, openMenu } from './by-width';
import { cattle, demo, expect, openAs, openAt, test } from './test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The colour of the logo, which on a telephone is in the open menu. */
const accent = (page: Page) =>
  (isNarrow(page) ? page.getByRole('dialog') : page.locator('header'))
    .locator('svg rect')
    .first()
    .evaluate((node) => getComputedStyle(node).fill);
const green = 'rgb(23, 120, 74)';
const blue = 'rgb(57, 105, 232)';

test('the menu is of work or of management, and keeps which', { tag: '@phone-en' }, async ({ page }) => {
  const [work, management] = ['Operations', 'Admin'];
  const mode = (name: string) => page.getByRole('button', { name, exact: true });
  await openAt(page, '/assets', cattle);
  await expect(title(page)).toHaveText('Animals');
  await openMenu(page);
  await expect(mode(work)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await mode(management).click();
  await expect(page).toHaveURL(/\/company\/all$/);
  await expect.poll(() => loads).toHaveLength(1);
  await openMenu(page);
  await expect(mode(management)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Companies' }).first()).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /Animal/ })).toHaveCount(0);
  expect(await accent(page)).toBe(blue);
  await expectAccessible(page);
  await page.reload();
  await openMenu(page);
  await expect(mode(management)).toHaveAttribute('aria-pressed', 'true');

  await mode(work).click();
  await expect(page).toHaveURL(/\/assets$/);
  await openMenu(page);
  await expect(mode(work)).toHaveAttribute('aria-pressed', 'true');
  expect(await accent(page)).toBe(green);
});

test(
  'management needs no chosen context, and signing in begins with work',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAs(page, '/assets');
    await page.getByRole('button', { name: 'Gestión', exact: true }).click();
    await expect(page).toHaveURL(/\/company\/all$/);
    await page.goto('/access/logout');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Correo electrónico').fill(demo.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/assets$/);
    await expect(page.getByRole('button', { name: 'Operación', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test(
  'unsaved work is asked about before the other mode is loaded',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAs(page, '/assets/new');
    await page
      .getByLabel(/Caravana de manejo/)
      .first()
      .fill('M-1');
    await page.getByRole('button', { name: 'Gestión', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/assets\/new/);
    // The mode was not changed behind the question's back.
    expect(await page.evaluate(() => localStorage.getItem('huella.menuMode'))).toBeNull();
  },
);

test('a link from work to the organisation leads into its mode', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/assets');
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  await page.getByRole('menuitem', { name: 'Administrar empresas' }).click();
  await expect(page).toHaveURL(/\/company\/all$/);
  const pressed = page.getByRole('button', { name: 'Gestión', exact: true, pressed: true });
  await expect(pressed).toBeVisible();
  await expect.poll(() => accent(page)).toBe(blue);
  // An address of an establishment leads back into the menu of work.
  await page.goto('/lots');
  await expect(page.getByRole('button', { name: 'Operación', exact: true, pressed: true })).toBeVisible();
  // So does that of the organisation, and the record that is not there leads back to where the mode begins.
  await page.evaluate(() => localStorage.removeItem('huella.menuMode'));
  await page.goto('/boxes/all');
  await expect(pressed).toBeVisible();
  await page.goto('/company/stepbystep/edit?pk=999999');
  await page.getByRole('link', { name: 'Ir al inicio', exact: true }).click();
  await expect(page).toHaveURL(/\/company\/all$/);
});
