import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { closeMenu, openMenu } from './by-width';
import { demo, expect, openAs, settle, test } from './test';

test('signs in, in either language, and out again @desktop-es', async ({ page }) => {
  await page.goto('/assets?category=VQ');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingrese a su cuenta');
  await expectAccessible(page);

  await page.getByRole('button', { name: /Español|ES/ }).click();
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The e-mail or password is incorrect.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(demo.email);
  await expectAccessible(page);

  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  // Back to where the visitor was going, in the language that was chosen on the way.
  await expect(page).toHaveURL(/\/assets\?category=VQ/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animals');

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/assets');
  await expect(page).toHaveURL(/\/login\?next=/);
});

/** Holds the scripts of the page back until what it answers is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('keeps what was typed and pressed before the app came @desktop-es @phone-en', async ({ page, say }) => {
  const release = await holdScripts(page);
  await page.goto('/login?next=%2Flots', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('Ingrese a su cuenta', 'Sign in to your account'),
  );
  await expect(page.locator('html')).toHaveAttribute('lang', say('es', 'en'));
  await expectAccessible(page);
  const email = page.getByLabel(say('Correo electrónico', 'E-mail'));
  await email.fill(demo.email);
  await page.getByLabel(say('Contraseña', 'Password'), { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: say('Ingresar', 'Sign in'), exact: true }).click();
  // Nothing went into the address, and nothing was lost.
  await expect(page).toHaveURL(/\/login\?next=%2Flots$/);
  await expect(email).toHaveValue(demo.email);
  release();
  await expect(page).toHaveURL(/\/lots/);
});

test('shows no sign-in to who is signed in @desktop-es', async ({ page }) => {
  const kept = await settle(page);
  await page.addInitScript((session) => {
    localStorage.setItem('huella.session', session);
  }, kept);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('form')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animales');
});

test('says what is missing before it asks the server @phone-es', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByText('Escriba su correo electrónico')).toBeVisible();
  await expect(page.getByText('Escriba su contraseña')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expectAccessible(page);
});

test(
  'a session that ends in one tab ends in the other',
  { tag: '@desktop-es' },
  async ({ page, context }) => {
    await openAs(page, '/assets');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animales');
    const other = await context.newPage();
    await other.goto('/access/logout');
    await other.waitForURL(/\/login/);
    await expect(page).toHaveURL(/\/login/);
  },
);

test('changes the language while working, and remembers it @phone-es', async ({ page }) => {
  await openAs(page, '/assets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animales');
  const change = async (language: string, now: RegExp) => {
    // On a telephone the language is in the menu.
    await openMenu(page);
    await page.getByRole('button', { name: now }).click();
    // What is chosen is seen before the server has it.
    const saved = page.waitForResponse('**/api/users/savePreferences');
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'es');
    await saved;
    await closeMenu(page);
  };
  await change('English', /Idioma/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animals');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animals');
  await expectAccessible(page);
  await change('Español', /Language/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Animales');
});
