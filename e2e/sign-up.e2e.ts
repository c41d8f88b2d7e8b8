import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, test, visit } from './test';

const words = {
  es: {
    create: 'Crear una cuenta',
    missing: /Para crear la cuenta falta: .*contraseña.* y aceptar los términos/,
    wrongEmail: /Escriba un correo completo/,
    acceptTerms: 'Acepto los términos.',
    readTerms: /Leer los términos/,
    terms: 'Términos y privacidad',
    checkMail: 'Revise su correo',
    resendIn: /Enviar otra vez en (1:00|0:\d\d)/,
    readHere: 'Leer el mensaje aquí',
    validateSubject: 'Confirme su correo para usar Huella',
    resetSubject: 'Cambie su contraseña de Huella',
    proved: 'Su correo está confirmado',
    unproved: 'Falta confirmar su correo.',
    signIn: 'Ingresar',
    asked: 'Cuéntenos de usted',
    forgot: 'Olvidé mi contraseña',
    gone: /No encontramos un cambio de contraseña/,
    changed: 'Su contraseña cambió',
    taken: 'Ingresar con este correo',
    notValid: 'Este enlace no sirve',
  },
  en: {
    create: 'Create an account',
    missing: /Still needed to create the account: .*password.* and your agreement to the terms/,
    wrongEmail: /Enter a complete e-mail/,
    acceptTerms: 'I accept the terms.',
    readTerms: /Read the terms/,
    terms: 'Terms and privacy',
    checkMail: 'Check your e-mail',
    resendIn: /Send it again in (1:00|0:\d\d)/,
    readHere: 'Read the message here',
    validateSubject: 'Confirm your e-mail to use Huella',
    resetSubject: 'Change your Huella password',
    proved: 'Your e-mail is confirmed',
    unproved: 'Your e-mail is not confirmed yet.',
    signIn: 'Sign in',
    asked: 'Tell us about you',
    forgot: 'Forgot my password',
    gone: /We found no password change/,
    changed: 'Your password has changed',
    taken: 'Sign in with this e-mail',
    notValid: 'This link does not work',
  },
} as const;
type Said = (typeof words)['es' | 'en'];

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the outbox from where the visitor reads of it, and follows the link of the mail that just came. */
async function followMail(page: Page, said: Said, subject: string, email: string): Promise<void> {
  await page.getByRole('link', { name: said.readHere }).click();
  // The mail is written a moment after it was asked for; the page looks again by itself.
  // Where a minute went by before it was asked for again, there are two: the latest is first.
  await page
    .getByRole('link', { name: new RegExp(`${subject}, .*${email}`) })
    .first()
    .click();
  await expect(title(page)).toHaveText(subject);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^http/ }).click();
}

async function signUp(page: Page, said: Said, email: string, password: string): Promise<void> {
  const button = page.getByRole('button', { name: said.create });
  await expect(button).toBeDisabled();
  await field(page, 'email').fill('ana@campo');
  await field(page, 'password').focus();
  await expect(page.getByText(said.wrongEmail)).toBeVisible();
  await expect(page.getByText(said.missing)).toBeVisible();
  await expectAccessible(page);
  // An account that is there already: what was typed stays, and the way to the sign-in carries the e-mail.
  await field(page, 'email').fill('demo@huella.example');
  await field(page, 'password').fill(password);
  await field(page, 'repeat').fill(password);
  await field(page, 'firstname').fill('Ana');
  await field(page, 'lastname').fill('Paz');
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: said.readTerms }).click(),
  ]);
  await expect(title(terms)).toHaveText(said.terms);
  await expectAccessible(terms);
  await terms.close();
  await page.getByLabel(said.acceptTerms).check();
  await button.click();
  await expect(page.getByRole('link', { name: said.taken })).toHaveAttribute(
    'href',
    '/login?email=demo%40huella.example',
  );
  await expect(field(page, 'email')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'email').fill(email);
  await button.click();
  await expect(page).toHaveURL(/\/public\/signup\/verify$/);
  await expect(title(page)).toHaveText(said.checkMail);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: said.resendIn })).toBeDisabled();
  await expectAccessible(page);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}

test('what was typed stays when the window is made narrow @desktop-es', async ({ page }) => {
  await page.goto('/register');
  const firstname = page.locator('input[name="firstname"]');
  await firstname.fill('Ana');
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.locator('main')).toHaveAttribute('data-wide', 'false');
  await expect(firstname).toHaveValue('Ana');
});

test('a newcomer makes an account, proves the e-mail, and chooses another password @phone-en', async ({
  page,
  browser,
  language,
  baseURL,
}) => {
  test.slow();
  const said = words[language];
  const email = `visitor.${randomUUID().slice(0, 8)}@campo.example`;
  const [first, second] = ['gauch0 matero', 'otra clave larga 9'];

  await page.goto('/login');
  await page.getByRole('link', { name: said.create }).click();
  await signUp(page, said, email, first);

  // Not proved yet: nobody comes in, and no token is kept.
  await visit(page, '/login');
  await signIn(page, email, first);
  await expect(page.getByText(said.unproved)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('huella.session'))).toBeNull();
  // The server counts from the mail before, and says so with its answer.
  await expect(page.getByRole('button', { name: said.resendIn })).toBeDisabled();
  await expectAccessible(page);

  const proofs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/validate')) proofs.push(request.method());
  });
  await followMail(page, said, said.validateSubject, email);
  await expect(title(page)).toHaveText(said.proved);
  expect(proofs).toEqual(['POST']);
  await expectAccessible(page);
  await visit(page, '/public/signup/verify/hash/no-such-link');
  await expect(title(page)).toHaveText(said.notValid);
  await expectAccessible(page);

  await visit(page, '/login');
  await signIn(page, email, first);
  await expect(title(page)).toHaveText(said.asked);
  await expectAccessible(page);

  // Another browser, where the password is forgotten.
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const forgetful = await other.newPage();
  await forgetful.clock.install();
  await forgetful.goto('/login');
  await field(forgetful, 'email').fill(email);
  await forgetful.getByRole('link', { name: said.forgot }).click();
  // The sign-in has the same field of the e-mail.
  await expect(field(forgetful, 'password')).toHaveCount(0);
  await expect(field(forgetful, 'email')).toHaveValue(email);
  await expectAccessible(forgetful);
  await forgetful.keyboard.press('Tab');
  await field(forgetful, 'email').press('Enter');
  await expect(title(forgetful)).toHaveText(said.checkMail);
  await expectAccessibleOnBoth(forgetful);
  await followMail(forgetful, said, said.resetSubject, email);
  // A link opens only the account it was sent to.
  await field(forgetful, 'email').fill('demo@huella.example');
  await field(forgetful, 'newPassword').fill(second);
  await field(forgetful, 'repeat').fill(second);
  await forgetful.keyboard.press('Enter');
  await expect(forgetful.getByText(said.gone)).toBeVisible();
  await expectAccessible(forgetful);
  await field(forgetful, 'email').fill(email);
  await forgetful.keyboard.press('Enter');
  await expect(title(forgetful)).toHaveText(said.changed);
  await expectAccessible(forgetful);
  // It goes to the sign-in by itself, some seconds later.
  await forgetful.clock.fastForward(5000);
  await forgetful.waitForURL(/\/login/);
  await field(forgetful, 'password').fill(second);
  await forgetful.keyboard.press('Enter');
  await expect(title(forgetful)).toHaveText(said.asked);
  await other.close();
});
