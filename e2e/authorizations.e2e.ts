import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { goToLastStep } from './by-width';
import { next } from './form';
import { expect, openAt, test } from './test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const work = { chain: 11, active: 33 } as const;

/** Asks the server in the name of the signed-in user on a page. */
function ask<Reply>(page: Page, method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
  return page.evaluate(
    async (request) => {
      const [token = ''] = (localStorage.getItem('huella.session') ?? '').split(' ');
      const answer = await fetch(`/api${request.path}`, {
        method: request.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      return (await answer.json()) as Reply; // as the call declares
    },
    { method, path, body },
  );
}

/** Opens the outbox and follows the link of the latest mail to an e-mail, once so many are there. */
async function followMail(page: Page, subject: string, email: string, count = 1): Promise<string> {
  await page.goto('/outbox');
  const mails = page.getByRole('link', { name: new RegExp(`${subject}, .*${email}`) });
  // The mail is written a moment after it was asked for; the page looks again by itself.
  await expect(mails.nth(count - 1)).toBeVisible();
  await mails.first().click();
  await expect(title(page)).toHaveText(subject);
  await page.getByRole('link', { name: /^http/ }).click();
  return page.url();
}

test('a company authorizes a person, who confirms by the link of a mail @phone-es', async ({
  page,
  browser,
  say,
  baseURL,
}) => {
  const email = `clara.${randomUUID().slice(0, 8)}@campo.example`;
  await openAt(page, '/assets', work);
  // A company of the journey's own, so that no other one meets its persons.
  const values = { company_name: 'El Ombú SRL', suplychain: '11', l1: 'AR', rol: 'Productor' };
  const made = await ask<{ id: number }>(page, 'POST', '/objects/add', {
    ...{ action: 'add', objectType: 'company', values: { ...values, tax_id_ar: '30-54668997-9' } },
  });
  const address = `/company/stepbystep/edit?pk=${String(made.id)}`;

  const persons = page.getByRole('group', { name: say('Personas autorizadas', 'Authorised persons') });
  const cell = (label: string) => persons.getByRole('textbox', { name: label });
  const add = async (name: string, to: string) => {
    await persons.getByRole('button', { name: say('Agregar persona', 'Add person') }).click();
    await cell(say('Nombre', 'First name')).fill(name);
    await cell(say('Apellido', 'Last name')).fill('Bunge');
    await cell(say('Correo', 'E-mail')).fill(to);
    await page.keyboard.press('Enter');
  };
  await page.goto(address);
  await next(page).click();
  await add('Clara', email);
  await expect(
    persons.getByText(say('Se le escribe al guardar', 'We will e-mail them when you save')),
  ).toBeVisible();
  // One e-mail is one person: twice is reported at its place before anything is sent.
  await add('Eva', email.toUpperCase());
  await next(page).click();
  await expect(persons.getByText(say('Ya está en otra fila', 'It is already in another row'))).toBeVisible();
  await expectAccessible(page);
  await persons.getByRole('button', { name: say('Eliminar Eva', 'Delete Eva') }).click();
  await goToLastStep(page, 1);
  await page.getByRole('button', { name: say('Guardar cambios', 'Save changes') }).click();
  await expect(page.getByText(say('Cambios guardados en', 'Changes saved to'))).toBeVisible();

  // Asked a moment ago: pending, and not to be written to again within the minute.
  await page.goto(address);
  await next(page).click();
  const row = persons.getByRole('row').filter({ hasText: 'Clara' });
  await expect(row).toContainText(say('Pendiente', 'Pending'));
  const resend = row.getByRole('button', {
    name: say('Reenviar el correo de autorización a Clara', 'Send the authorisation e-mail to Clara again'),
  });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/(1:00|0:\d\d)$/);
  await expectAccessible(page);

  // The person needs no account: another browser.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const guest = await context.newPage();
  const subject = say('Confirme su autorización en Huella', 'Confirm your authorisation in Huella');
  const link = await followMail(guest, subject, email);
  await expect(title(guest)).toHaveText(say('Confirme su autorización', 'Confirm your authorisation'));
  for (const text of ['Clara Bunge', 'El Ombú SRL', '30-54668997-9'])
    await expect(guest.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(guest);
  await guest
    .getByRole('button', { name: say('Confirmar la autorización', 'Confirm the authorisation') })
    .click();
  await expect(title(guest)).toHaveText(
    say('Su autorización está confirmada', 'Your authorisation is confirmed'),
  );
  await expect(guest.getByText('Clara Bunge')).toBeVisible();
  await expectAccessible(guest);
  await guest.goto(link);
  await expect(title(guest)).toHaveText(
    say('Esta autorización ya está confirmada', 'This authorisation is already confirmed'),
  );
  await expectAccessible(guest);
  await context.close();

  // The company sees it, to read as well, and has nothing to send again.
  await page.goto(`${address}&mode=view`);
  const sheet = page.getByRole('table', { name: say('Personas autorizadas', 'Authorised persons') });
  await expect(sheet).toContainText(say('Confirmó el', 'Confirmed '));
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('a link that confirms nothing says why, and leads to the sign-in @desktop-es', async ({ page, say }) => {
  await page.goto('/autorization/no-such-link');
  await expect(title(page)).toHaveText(say('Este enlace no sirve', 'This link does not work'));
  await expectAccessible(page);
  // What only time or a fault brings about is answered here as the server would.
  const answerWith = async (status: number, error: string) => {
    const json = { error, message: error, slots: {}, data: null, issues: [], requestId: 'AAAA-BBBB-CCCC' };
    await page.route('**/api/authorizations/*', (route) => route.fulfill({ status, json }));
    await page.goto(`/autorization/${error}`);
  };
  await answerWith(410, 'TokenExpiredError');
  await expect(title(page)).toHaveText(say('Este enlace venció', 'This link has expired'));
  await expectAccessible(page);
  await answerWith(500, 'unexpected');
  await expect(title(page)).toHaveText(
    say('No pudimos abrir la autorización', 'We could not open the authorisation'),
  );
  await expect(page.getByRole('link', { name: /@/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Volver a ingresar', 'Back to sign-in') }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the mail to a person is sent again, once a minute @desktop-es', async ({ page }) => {
  await openAt(page, '/assets', work);
  const bar = await ask<{ companies: { id: number; value: string }[] }>(page, 'GET', '/topBar');
  const company = bar.companies.find(({ value }) => value.startsWith('Estancias del Salado'));
  const address = `/company/stepbystep/edit?pk=${String(company?.id)}&mode=view`;
  await page.goto(address);
  const sheet = page.getByRole('table', { name: 'Personas autorizadas' });
  const row = sheet.getByRole('row').filter({ hasText: 'Martín' });
  await expect(sheet.getByRole('row').filter({ hasText: 'Clara' })).toContainText(
    /Confirmó el \d\d\/\d\d\/20\d\d/,
  );
  const again = row.getByRole('button', { name: 'Reenviar el correo de autorización a Martín' });
  // The demo's own mail to him waits there, too.
  const email = 'martin.olivera@salado.example';
  const { mails } = await ask<{ mails: { to: string }[] }>(page, 'GET', '/outbox');
  const before = mails.filter(({ to }) => to === email).length;
  await again.click();
  await expect(page.getByText('Correo enviado a Martín')).toBeVisible();
  await expect(row).toContainText('Pendiente');
  await expect(again).toBeDisabled();
  await expect(again).toHaveText(/Reenviar en (1:00|0:\d\d)/);
  await expectAccessible(page);
  await followMail(page, 'Confirme su autorización en Huella', email, before + 1);
  await page.getByRole('button', { name: 'Confirmar la autorización' }).click();
  await expect(title(page)).toHaveText('Su autorización está confirmada');
  await page.goto(address);
  await expect(row).toContainText('Confirmó el');
  await expect(again).toHaveCount(0);
});
