import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { goToLastStep } from './by-width';
import { next } from './form';
import { expect, openAt, settle, test, visit } from './test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const work = { chain: 11, active: 33 } as const;

/** Opens the outbox and follows the link of the mail to an e-mail, once it is there. */
async function followMail(page: Page, subject: string, email: string): Promise<void> {
  await page.goto('/outbox');
  // The mail is written a moment after it was asked for; the page looks again by itself.
  await page.getByRole('link', { name: new RegExp(`${subject}, .*${email}`) }).click();
  await expect(title(page)).toHaveText(subject);
  await page.getByRole('link', { name: /^http/ }).click();
}

test('a company authorizes a person, who confirms by the link of a mail @phone-es', async ({
  page,
  browser,
  say,
  baseURL,
}) => {
  const email = `clara.${randomUUID().slice(0, 8)}@campo.example`;
  // A company of the journey's own, so that no other one meets its persons.
  const [token = ''] = (await settle(page, undefined, work)).split(' ');
  const values = { company_name: 'El Ombú SRL', suplychain: '11', l1: 'AR', rol: 'Productor' };
  const made = await page.request.post('/api/objects/add', {
    headers: { authorization: `Bearer ${token}` },
    data: { action: 'add', objectType: 'company', values: { ...values, tax_id_ar: '30-54668997-9' } },
  });
  const { id } = (await made.json()) as { id: number }; // as the call declares
  const address = `/company/stepbystep/edit?pk=${String(id)}`;

  const persons = page.getByRole('group', { name: say('Personas autorizadas', 'Authorised persons') });
  const cell = (label: string) => persons.getByRole('textbox', { name: label });
  const add = async (name: string, to: string) => {
    await persons.getByRole('button', { name: say('Agregar persona', 'Add person') }).click();
    await cell(say('Nombre', 'First name')).fill(name);
    await cell(say('Apellido', 'Last name')).fill('Bunge');
    await cell(say('Correo', 'E-mail')).fill(to);
    await page.keyboard.press('Enter');
  };
  await openAt(page, address, work);
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
  await visit(page, address);
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
  await followMail(guest, subject, email);
  await expect(title(guest)).toHaveText(say('Confirme su autorización', 'Confirm your authorisation'));
  const link = guest.url();
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
  // A link of nothing says so, and leads to the sign-in.
  await visit(guest, '/autorization/no-such-link');
  await expect(title(guest)).toHaveText(say('Este enlace no sirve', 'This link does not work'));
  await expectAccessible(guest);
  await guest.getByRole('link', { name: say('Volver a ingresar', 'Back to sign-in') }).click();
  await expect(guest).toHaveURL(/\/login$/);
  await context.close();

  // The company sees it, to read as well, and has nothing to send again.
  await page.goto(`${address}&mode=view`);
  const sheet = page.getByRole('table', { name: say('Personas autorizadas', 'Authorised persons') });
  await expect(sheet).toContainText(say('Confirmó el', 'Confirmed '));
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
