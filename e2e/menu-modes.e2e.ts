import type { Page } from '@playwright/test';
import { demo, expect, expectAccessible, openAs, openAt, test } from './test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const accent = (page: Page) =>
  page
    .locator('header svg rect')
    .first()
    .evaluate((node) => getComputedStyle(node).fill);
const green = 'rgb(23, 120, 74)';
const blue = 'rgb(57, 105, 232)';

test('the menu is of work or of management, and keeps which', async ({ page, isMobile }) => {
  const language = isMobile ? 'en' : 'es';
  const said = isMobile
    ? {
        home: 'Operations',
        prehome: 'Admin',
        companies: 'Companies',
        animals: 'Animals',
        open: 'Open the menu',
      }
    : {
        home: 'Operación',
        prehome: 'Gestión',
        companies: 'Empresas',
        animals: 'Animales',
        open: 'Abrir el menú',
      };
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: said.open }).click();
  };
  const mode = (name: string) => page.getByRole('button', { name, exact: true });
  await openAt(page, '/assets', { chain: 11, active: 33, language });
  await expect(title(page)).toHaveText(said.animals);
  await openMenu();
  await expect(mode(said.home)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await mode(said.prehome).click();
  await expect(page).toHaveURL(/\/company\/all$/);
  await expect.poll(() => loads).toHaveLength(1);
  await openMenu();
  await expect(mode(said.prehome)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: said.companies }).first()).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /Animal/ })).toHaveCount(0);
  if (!isMobile) expect(await accent(page)).toBe(blue);
  await expectAccessible(page);
  await page.reload();
  await openMenu();
  await expect(mode(said.prehome)).toHaveAttribute('aria-pressed', 'true');

  await mode(said.home).click();
  await expect(page).toHaveURL(/\/assets$/);
  await openMenu();
  await expect(mode(said.home)).toHaveAttribute('aria-pressed', 'true');
  if (!isMobile) expect(await accent(page)).toBe(green);
});

test(
  'management needs no chosen context, and signing in begins with work',
  { tag: '@desktop' },
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

test('unsaved work is asked about before the other mode is loaded', { tag: '@desktop' }, async ({ page }) => {
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
});

test('a link from work to the organisation leads into its mode', { tag: '@desktop' }, async ({ page }) => {
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
