import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { next, picker } from './form';
import { makeAccount, newcomer } from './newcomer';
import { expect, openAs, test, visit } from './test';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

interface Session {
  readonly token: string;
  readonly refreshToken: string;
}
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Comes in by another browser, and answers its session. */
async function enter(request: APIRequestContext, email: string, password: string, agent: string) {
  const headers = { 'user-agent': agent };
  const answer = await request.post('/api/users/signIn', { data: { email, password }, headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Session; // as declared
}

const statusOf = async (request: APIRequestContext, { token }: Session) =>
  (await request.get('/api/users/getInfo', { headers: { authorization: `Bearer ${token}` } })).status();

test('somebody looks after their account, from its sessions to its end @phone-en', async ({
  page,
  say,
  language,
}) => {
  test.slow();
  const { request } = page;
  const email = `owner.${randomUUID().slice(0, 8)}@campo.example`;
  const [first, second] = ['gauch0 matero', 'otra clave larga 9'];
  await makeAccount(request, { email, password: first, language });
  const [telephone, office] = [
    await enter(request, email, first, phone),
    await enter(request, email, first, firefox),
  ];
  await page.goto('/login');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(first);
  await page.keyboard.press('Enter');
  // Newcomers are asked about themselves first; their account they can look after at any time.
  await expect(title(page)).toHaveText(say('Cuéntenos de usted', 'Tell us about you'));

  // The sessions, each with what it is used with; one of them is ended and refused at its next request.
  await page.goto('/users/security');
  await expect(title(page)).toHaveText(say('Seguridad de la cuenta', 'Account security'));
  const sessions = page.getByRole('region', { name: say('Sesiones abiertas', 'Open sessions') });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText(say('Esta sesión', 'This session'));
  await expectAccessible(page);
  const onPhone = say('Safari en iOS', 'Safari on iOS');
  await sessions.getByRole('button', { name: onPhone }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  expect(await statusOf(request, telephone)).toBe(401);
  const activity = page.getByRole('region', { name: say('Actividad reciente', 'Recent activity') });
  await expect(
    activity.getByText(say(`Cerró la sesión de ${onPhone}`, `You ended a session: ${onPhone}`)),
  ).toBeVisible();

  // Another password: the wrong one is refused at its field, and what knew the old one is out.
  await page.getByRole('link', { name: say('Cambiar la contraseña', 'Change the password') }).click();
  await expect(title(page)).toHaveText(say('Cambie su contraseña', 'Change your password'));
  await field(page, 'currentPassword').fill('no es esta 1');
  await field(page, 'newPassword').fill(second);
  await field(page, 'repeat').fill(second);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(say('No es la contraseña de su cuenta', 'This is not your account password')),
  ).toBeVisible();
  await expect(field(page, 'currentPassword')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'currentPassword').fill(first);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(say('Su contraseña cambió', 'Your password has changed'));
  await expectAccessible(page);
  expect(await statusOf(request, office)).toBe(401);
  await page.getByRole('link', { name: say('Ir a la seguridad', 'Go to account security') }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(activity.getByText(say('Cambió su contraseña', 'You changed your password'))).toBeVisible();

  // All others at once, after a question.
  await enter(request, email, second, phone);
  await page.reload();
  const endOthers = say('Cerrar la otra sesión', 'End the other session');
  await sessions.getByRole('button', { name: endOthers }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: endOthers }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  // What is kept of them, as a file.
  const download = say('Descargar mis datos', 'Download my data');
  await page.getByRole('button', { name: download }).click();
  const asking = page.getByRole('dialog', { name: say('Descargar sus datos', 'Download your data') });
  await asking.getByRole('button', { name: download }).click();
  await expect(field(page, 'password')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'password').fill(second);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^huella-\d{4}-\d\d-\d\d\.json$/);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { email: string } };
  expect(kept.profile.email).toBe(email);
  await expect(asking).toBeHidden();

  // Zone and language hold at once: every time is shown in the one, every word in the other.
  await visit(page, '/users/stepbystep/edit');
  await next(page).click();
  await picker(page, say('Zona horaria', 'Time zone')).click();
  // Of hundreds the list shows some; the rest is typed for.
  await page.keyboard.type('tokyo');
  await page.getByRole('option', { name: 'Tokyo (Asia)' }).click();
  await page.getByRole('radio', { name: say('English', 'Español') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Guardar cambios', 'Save changes') }).click();
  await expect(page.getByText(say('Your profile was saved', 'Su perfil quedó guardado'))).toBeVisible();
  await page.getByRole('button', { name: say('Account of', 'Cuenta de') }).click();
  await page.getByRole('menuitem', { name: say('Account security', 'Seguridad de la cuenta') }).click();
  await expect(title(page)).toHaveText(say('Account security', 'Seguridad de la cuenta'));
  // Other panels show times as well, and each panel has its lines when its own answer is there.
  const happened = page.getByRole('region', { name: say('Recent activity', 'Actividad reciente') });
  const time = happened.locator('time[title]').last();
  await expect(time).toBeVisible();
  const moment = new Date((await time.getAttribute('datetime')) ?? '');
  const there = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' },
  }).format(moment);
  await expect(time).toHaveAttribute('title', new RegExp(there));

  // The end: asked for twice, and for good.
  const erase = say('Delete my account', 'Eliminar mi cuenta');
  await page.getByRole('button', { name: erase }).click();
  const ending = page.getByRole('alertdialog', { name: say('Delete your account?', '¿Eliminar su cuenta?') });
  await expect(ending.getByRole('button', { name: say('Cancel', 'Cancelar') })).toBeFocused();
  await field(page, 'password').fill(second);
  await field(page, 'confirmation').fill('otra@campo.example');
  await page.keyboard.press('Enter');
  await expect(field(page, 'confirmation')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'confirmation').fill(email);
  await ending.getByRole('button', { name: erase }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(say('Your account was deleted', 'Su cuenta se eliminó'))).toBeVisible();
  const credentials = { email, password: second };
  expect((await request.post('/api/users/signIn', { data: credentials })).status()).toBe(401);
  // The e-mail is free for another account.
  const again = newcomer({ email, password: first, language });
  expect((await request.post('/api/users/signUp', { data: again })).status()).toBe(200);
});

test('anyone who owns companies alone reads which, and keeps the account @desktop-es', async ({ page }) => {
  await openAs(page, '/users/security');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const refused = page.getByRole('dialog', { name: 'Todavía no puede eliminar su cuenta' });
  await expect(refused.getByText('Estancias del Salado S.A.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  // Anyone who has forgotten the password asks for a link, signed in or not.
  await page.getByRole('link', { name: 'Cambiar la contraseña' }).click();
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(title(page)).toHaveText('Elija otra contraseña');
  await expect(field(page, 'email')).toHaveValue('demo@huella.example');
});
