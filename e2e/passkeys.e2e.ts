import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { cattle, demo, expect, openAt, settle, test } from './test';

// Passkeys belong to a name: the servers of these journeys are opened as localhost.
test.use({
  baseURL: async ({ address }, use) => {
    await use(address.replace('127.0.0.1', 'localhost'));
  },
});

const words = {
  es: {
    withPasskey: 'Entrar con una llave de acceso',
    panel: 'Llaves de acceso',
    account: /Cuenta de/,
    security: 'Seguridad de la cuenta',
    signOut: 'Cerrar sesión',
    empty: 'Todavía no tiene llaves de acceso',
    add: 'Agregar una llave',
    name: 'Nombre',
    ownPassword: 'Contraseña de su cuenta',
    make: 'Crear la llave',
    missing: 'Escriba su contraseña',
    wrong: 'No es la contraseña de su cuenta',
    known: 'Este dispositivo ya tiene una llave de su cuenta.',
    unused: /todavía sin usar/,
    used: /usada recién/,
    rename: /Cambiar el nombre de/,
    saveName: 'Guardar el nombre',
    remove: /Quitar Llave/,
    removeConfirm: 'Quitar la llave',
    refused: /No pudimos reconocer esta llave de acceso/,
    elsewhere: 'Aquí no funcionan las llaves de acceso.',
    home: 'Animales',
  },
  en: {
    withPasskey: 'Sign in with a passkey',
    panel: 'Passkeys',
    account: /Account of/,
    security: 'Account security',
    signOut: 'Sign out',
    empty: 'You do not have any passkeys yet',
    add: 'Add a passkey',
    name: 'Name',
    ownPassword: 'Your account password',
    make: 'Create the passkey',
    missing: 'Enter your password',
    wrong: 'This is not your account password',
    known: 'This device already has a passkey for your account.',
    unused: /not used yet/,
    used: /used just now/,
    rename: /^Rename/,
    saveName: 'Save the name',
    remove: /Remove Llave/,
    removeConfirm: 'Remove the passkey',
    refused: /We could not recognise this passkey/,
    elsewhere: 'Passkeys do not work here.',
    home: 'Animals',
  },
} as const;
type Said = (typeof words)['es' | 'en'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A device in the computer that knows its owner by finger, as the browser's own tools have one. */
async function plugIn(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function openMenu(page: Page, said: Said, entry: string): Promise<void> {
  await button(page, said.account).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function add(page: Page, said: Said, name: string): Promise<void> {
  await button(page, said.add).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(said.name, { exact: true }).fill(name);
  await dialog.getByLabel(said.ownPassword, { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
}

test('signs in with a passkey that was added, until it is removed @desktop-en', async ({
  page,
  language,
}) => {
  const said = words[language];
  const { cdp, authenticatorId } = await plugIn(page);
  const panel = page.getByRole('region', { name: said.panel, exact: true });
  await openAt(page, '/users/security', cattle);
  await expect(title(page)).toHaveText(said.security);
  await expect(page.getByText(said.empty)).toBeVisible();
  await expectAccessible(page);

  // Nobody adds one without the password.
  await button(page, said.add).click();
  const dialog = page.getByRole('dialog');
  await button(page, said.make).click();
  await expect(dialog.getByText(said.missing)).toBeVisible();
  await dialog.getByLabel(said.ownPassword, { exact: true }).fill('otra clave 9');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(said.wrong)).toBeVisible();
  await expect(dialog.getByLabel(said.ownPassword, { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await add(page, said, 'Llave de prueba');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Llave de prueba' })).toContainText(said.unused);
  await expectAccessible(page);
  // The device has one already, and says so.
  await add(page, said, 'Otra');
  await expect(page.getByText(said.known)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openMenu(page, said, said.signOut);
  await page.waitForURL(/\/login/);
  await expect(button(page, said.withPasskey)).toBeVisible();
  await expectAccessible(page);
  // A window of the device that is closed says nothing.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await Promise.all([page.waitForResponse(/signInOptions/), button(page, said.withPasskey).click()]);
  await expect(button(page, said.withPasskey)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await button(page, said.withPasskey).click();
  await expect(title(page)).toHaveText(said.home);

  await openMenu(page, said, said.security);
  const row = panel.getByRole('listitem').filter({ hasText: 'Llave de prueba' });
  await expect(row).toContainText(said.used);
  await row.getByRole('button', { name: said.rename }).click();
  await dialog.getByLabel(said.name, { exact: true }).fill('Llave del campo');
  await button(page, said.saveName).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Llave del campo' })).toBeVisible();

  await button(page, said.remove).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Llave del campo');
  await expectAccessible(page);
  await question.getByLabel(said.ownPassword, { exact: true }).fill(demo.password);
  await button(page, said.removeConfirm).click();
  await expect(page.getByText(said.empty)).toBeVisible();

  await openMenu(page, said, said.signOut);
  await page.waitForURL(/\/login/);
  await button(page, said.withPasskey).click();
  await expect(page.getByText(said.refused)).toBeVisible();
  await expectAccessible(page);
});

test('says where passkeys work, under an address that can have none @phone-en', async ({
  page,
  address,
  language,
}) => {
  const said = words[language];
  await page.goto(`${address}/login`);
  await expect(page.locator('input[name="email"]')).toBeVisible();
  await expect(button(page, said.withPasskey)).toBeHidden();
  const session = await settle(page, demo.email, cattle);
  await page.evaluate((kept) => {
    localStorage.setItem('huella.session', kept);
  }, session);
  await page.goto(`${address}/users/security`);
  await expect(page.getByText(said.elsewhere)).toBeVisible();
  await expect(button(page, said.add)).toBeHidden();
  const { host } = new URL(address.replace('127.0.0.1', 'localhost'));
  await expect(page.getByRole('link', { name: new RegExp(host) })).toHaveAttribute('href', `http://${host}`);
  await expectAccessible(page);
});
