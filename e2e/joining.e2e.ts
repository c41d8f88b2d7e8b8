import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { demo, expect, settle, test, visit } from './test';

const words = {
  es: {
    invited: 'Tiene una invitación a La Matilde',
    role: 'Logística',
    fixed: 'La invitación es para este correo',
    acceptTerms: 'Acepto los términos.',
    create: 'Crear la cuenta y entrar',
    invalid: 'Esta invitación no sirve',
    please: 'El código de la invitación no es válido. Revise el enlace.',
    signInToAccept: 'Ingresar para aceptar',
    accept: 'Aceptar la invitación',
    other: 'Esta invitación no es para esta cuenta',
    change: 'Salir e ingresar con otra cuenta',
    tryLink: 'pruebe con datos de ejemplo',
    tryTitle: 'Pruebe Huella',
    chain: 'Granos en silobolsa',
    openTrial: 'Abrir la prueba',
    ready: 'Su prueba está lista',
    copyEmail: 'Copiar el correo',
    copied: 'Correo copiado',
    enter: 'Entrar a la prueba',
    back: 'Vuelva a su prueba',
    another: 'Abrir una prueba nueva',
    box: 'Lote de prueba',
    unproved: 'Falta confirmar su correo',
    received: 'Tiene una invitación',
    acceptHere: 'Aceptar la invitación a La Matilde',
  },
  en: {
    invited: 'You are invited to La Matilde',
    role: 'Logistics',
    fixed: 'The invitation is for this e-mail',
    acceptTerms: 'I accept the terms.',
    create: 'Create account and enter',
    invalid: 'This invitation does not work',
    please: 'Invitation hash not valid, please check the link.',
    signInToAccept: 'Sign in to accept',
    accept: 'Accept the invitation',
    other: 'This invitation is not for this account',
    change: 'Sign out and use another account',
    tryLink: 'try it with sample data',
    tryTitle: 'Try Huella',
    chain: 'Stored grain',
    openTrial: 'Open the trial',
    ready: 'Your trial is ready',
    copyEmail: 'Copy the e-mail',
    copied: 'E-mail copied',
    enter: 'Enter the trial',
    back: 'Go back to your trial',
    another: 'Open a new trial',
    box: 'Trial lot',
    unproved: 'Your e-mail is not confirmed yet',
    received: 'You have an invitation',
    acceptHere: 'Accept the invitation to La Matilde',
  },
} as const;

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const newEmail = () => `invited.${randomUUID().slice(0, 8)}@campo.example`;

async function ask<Reply>(address: string, path: string, body: object, token = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Reply; // the server lets only the declared reply leave
}

interface Item {
  readonly id: number;
  readonly value: string;
}

/** Has the demo user invite somebody to La Matilde. */
async function invite(address: string, email: string): Promise<void> {
  const { token } = await ask<{ token: string }>(address, '/users/signIn', demo);
  const bar = await fetch(`${address}/api/topBar`, { headers: { authorization: `Bearer ${token}` } });
  const { establishments } = (await bar.json()) as { establishments: Item[] }; // likewise
  const box = establishments.find(({ value }) => value === 'La Matilde');
  const body = { email, box_id: box?.id, permission_template_id: 'logistics' };
  await ask(address, '/invitations/create/box', body, token);
}

/** Follows the link of the invitation that is the last mail to an address. */
async function followInvitation(page: Page, email: string): Promise<void> {
  await page.goto('/outbox');
  await page.getByRole('link', { name: new RegExp(`(lo invita|invites you).*${email}`) }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('link', { name: /^http.*\/register\// }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}

/** Who accepts is asked for nothing of their own: they are in the list of the place, which has something in it. */
async function expectAtWork(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/assets/);
  await expect(page.getByText(/KD ?482/).first()).toBeVisible();
  await expectAccessible(page);
}

test('who is invited makes an account with the link and is inside; a second time it is gone @phone-en', async ({
  page,
  language,
  address,
}) => {
  const said = words[language];
  const email = newEmail();
  await invite(address, email);
  await followInvitation(page, email);
  await expect(title(page)).toHaveText(said.invited);
  await expect(page.getByText(said.role)).toBeVisible();
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(field(page, 'email')).not.toBeEditable();
  await expect(page.getByText(said.fixed)).toBeVisible();
  await expectAccessible(page);
  const link = page.url();
  await field(page, 'password').fill('gauch0 matero');
  await field(page, 'repeat').fill('gauch0 matero');
  await field(page, 'firstname').fill('Ana');
  await field(page, 'lastname').fill('Paz');
  await page.getByLabel(said.acceptTerms).check();
  await page.getByRole('button', { name: said.create }).click();
  await expectAtWork(page);
  await page.goto(link);
  await expect(title(page)).toHaveText(said.invalid);
  await expect(page.getByText(said.please)).toBeVisible();
  await expectAccessible(page);
});

test('who made an account without the link finds the invitation after signing in, and accepts with a button @desktop-es', async ({
  page,
  language,
  address,
}) => {
  const said = words[language];
  const email = newEmail();
  const person = { email, password: 'gauch0 matero', firstname: 'Eva', lastname: 'Sosa', terms: true };
  await invite(address, email);
  await ask(address, '/users/signUp', { ...person, language });
  await page.goto('/login');
  await signIn(page, email, person.password);
  await expect(page.getByText(said.unproved)).toBeVisible();
  // The link leads to the account; another one in this browser reads that it is not for them.
  await followInvitation(page, email);
  await expect(title(page)).toHaveText(said.invited);
  await expectAccessible(page);
  const link = page.url();
  await page.getByRole('link', { name: said.signInToAccept }).click();
  await expect(field(page, 'email')).toHaveValue(email);
  await settle(page, 'sofia.arrieta@huella.example');
  await signIn(page, 'sofia.arrieta@huella.example', demo.password);
  await expect(title(page)).toHaveText(said.other);
  await expectAccessible(page);
  await page.getByRole('button', { name: said.change }).click();
  await expect(field(page, 'email')).toHaveValue(email);
  // Coming by the link proved the e-mail.
  await signIn(page, email, person.password);
  await expect(page.getByRole('button', { name: said.accept })).toBeVisible();
  await expectAccessible(page);
  // Without the link the invitation waits after signing in, before anything of their own is asked for.
  await page.goto('/access/logout');
  await signIn(page, email, person.password);
  await expect(title(page)).toHaveText(said.received);
  await expectAccessibleOnBoth(page);
  await page.getByRole('button', { name: said.acceptHere }).click();
  await expectAtWork(page);
  await page.goto(link);
  await expect(title(page)).toHaveText(said.invalid);
});

test('a visitor tries a chain with sample data, and comes back to it @phone-es', async ({
  page,
  language,
}) => {
  const said = words[language];
  await page.goto('/login');
  await page.getByRole('link', { name: said.tryLink }).click();
  await expect(title(page)).toHaveText(said.tryTitle);
  await expectAccessibleOnBoth(page);
  await page.getByRole('radio', { name: said.chain }).check({ force: true });
  await page.getByRole('button', { name: said.openTrial }).click();
  await expect(title(page)).toHaveText(said.ready);
  await expect(field(page, 'email')).toHaveValue(/^prueba-.*@prueba\.example$/);
  const email = await field(page, 'email').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectAccessible(page);
  // It says so for a moment only.
  await Promise.all([
    expect(page.getByRole('button', { name: said.copied })).toBeVisible(),
    page.getByRole('button', { name: said.copyEmail }).click(),
  ]);
  await page.getByRole('button', { name: said.enter }).click();
  await expect(page).toHaveURL(/\/assets/);
  await expect(page.getByText(/PR-?2526/).first()).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/lots');
  await expect(page.getByText(/Soja para entregar|Soya to deliver/).first()).toBeVisible();
  // Later, in the same browser.
  await page.goto('/access/logout');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/access/loginSandbox');
  await expect(title(page)).toHaveText(said.back);
  await expect(field(page, 'email')).toHaveValue(email);
  await expect(page.getByRole('link', { name: said.another })).toBeVisible();
  await expectAccessible(page);
  await field(page, 'password').press('Enter');
  await expect(page).toHaveURL(/\/assets/);
});
