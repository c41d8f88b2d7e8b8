import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { cattle, demo, expect, openAt, settle, test } from './test';

/** The accents as browsers write colours. */
const colour = {
  blue: 'rgb(57, 105, 232)',
  wine: 'rgb(142, 36, 72)',
  a3: 'rgb(138, 86, 16)',
} as const;

/** This worker's server under the host of a tenant: browsers resolve every name under localhost by themselves. */
function hostOf(address: string | undefined, label: string): string {
  return (address ?? '').replace('127.0.0.1', `${label}.localhost`);
}

const fillOf = (where: Locator) => where.evaluate((node) => getComputedStyle(node).fill);
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const words = {
  es: {
    signIn: 'Ingresar',
    firstTime: '¿Primera vez en A3?',
    create: 'Crear una cuenta',
    terms: 'Acepto los términos.',
    readHere: 'Leer el mensaje aquí',
    subject: 'Confirme su correo para usar A3',
    proved: 'Su correo está confirmado',
    where: /Dónde trabaja/,
    chains: 'Rubro',
    chain: 'Granos en silobolsa',
  },
  en: {
    signIn: 'Sign in',
    firstTime: 'New to A3?',
    create: 'Create an account',
    terms: 'I accept the terms.',
    readHere: 'Read the message here',
    subject: 'Confirm your e-mail to use A3',
    proved: 'Your e-mail is confirmed',
    where: /Where you work/,
    chains: 'Chain',
    chain: 'Stored grain',
  },
} as const;

test('a tenant shows its name, colour, logo and chains, and writes its mails so @desktop-es', async ({
  page,
  language,
  baseURL,
}) => {
  const said = words[language];
  const host = hostOf(baseURL, 'a3');
  await page.goto(`${host}/login`);
  await expect(page.getByText(said.firstTime)).toBeVisible();
  await expect(submit(page, said.signIn)).toHaveCSS('background-color', colour.a3);
  await expect(page.locator('header img')).toHaveAttribute('src', '/logos/a3.svg');
  await expect(page.locator('header')).toContainText('A3');
  await expectAccessible(page);

  // The mail of an account that is made here is in its name; its link leads to the product's one address.
  const email = `visitor.${randomUUID().slice(0, 8)}@campo.example`;
  await page.getByRole('link', { name: said.create }).click();
  // The sign-in has a field for the e-mail, too.
  await expect(page.locator('input[name="repeat"]')).toBeVisible();
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill('gauch0 matero');
  await page.locator('input[name="repeat"]').fill('gauch0 matero');
  await page.locator('input[name="firstname"]').fill('Ana');
  await page.locator('input[name="lastname"]').fill('Paz');
  await page.getByLabel(said.terms).check();
  await page.getByRole('button', { name: said.create }).click();
  await page.getByRole('link', { name: said.readHere }).click();
  await page.getByRole('link', { name: new RegExp(`${said.subject}, .*${email}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.subject);
  await expect(page.getByRole('link', { name: /^http:\/\/127\.0\.0\.1/ })).toBeVisible();

  // Inside there is only its chain, though the user has others; what was chosen elsewhere falls away.
  await settle(page, demo.email, cattle);
  await page.goto(`${host}/login`);
  await page.locator('input[name="email"]').fill(demo.email);
  await page.locator('input[name="password"]').fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host}/assets`);
  const where = page.getByRole('button', { name: said.where });
  await expect(where).toBeVisible();
  await where.click();
  const dialog = page.getByRole('dialog');
  const chains = dialog.getByRole('listbox', { name: said.chains });
  await expect(chains.getByRole('option')).toHaveText([new RegExp(said.chain)]);
  await expect(dialog.getByText('Ganadería').or(dialog.getByText('Cattle'))).toHaveCount(0);
  await expectAccessible(page);
});

test(
  'the colour of a tenant is there before its answer on a later visit',
  { tag: '@desktop-es' },
  async ({ page, baseURL }) => {
    const host = hostOf(baseURL, 'a3');
    await page.goto(`${host}/login`);
    await expect(submit(page, 'Ingresar')).toHaveCSS('background-color', colour.a3);
    // The server does not answer at all: what the last visit left is what is drawn.
    await page.route('**/api/tenants/gettheme/**', () => new Promise(() => undefined));
    await page.reload();
    await expect(submit(page, 'Ingresar')).toHaveCSS('background-color', colour.a3);
    await page.unroute('**/api/tenants/gettheme/**');

    // A theme that cannot be fetched is the default one, and so is one that nobody has.
    await page.route('**/api/tenants/gettheme/**', (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.reload();
    await expect(submit(page, 'Ingresar')).toHaveCSS('background-color', colour.blue);
    await page.unroute('**/api/tenants/gettheme/**');
    await page.goto(`${hostOf(baseURL, 'nobody')}/login`);
    await expect(submit(page, 'Ingresar')).toHaveCSS('background-color', colour.blue);
    await expect(page.locator('header')).toContainText('Huella');
  },
);

test(
  'signing out forgets the theme at the default tenant, and keeps that of another',
  { tag: '@desktop-es' },
  async ({ page, baseURL }) => {
    const kept = () => page.evaluate(() => localStorage.getItem('huella.tenant'));
    for (const [host, stays] of [
      [String(baseURL), false],
      [hostOf(baseURL, 'a3'), true],
    ] as const) {
      await page.goto(`${host}/login`);
      await expect.poll(kept).not.toBeNull();
      // A page within the frame, so that its theme is not fetched once more on the way out.
      const session = await settle(page);
      await page.evaluate((tokens) => {
        localStorage.setItem('huella.session', tokens);
      }, session);
      await page.goto(`${host}/assets`);
      await page.getByRole('button', { name: /Cuenta de/ }).click();
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
      await expect(page).toHaveURL(`${host}/login`);
      expect((await kept()) !== null).toBe(stays);
    }
  },
);

test('an asset type has the colour that is its own @phone-en', async ({ page }) => {
  await openAt(page, '/assets', { chain: 9, active: 11 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const logo = page.getByRole('dialog').locator('svg rect').first();
  await expect.poll(() => fillOf(logo)).toBe(colour.wine);
  await expectAccessible(page);
});
