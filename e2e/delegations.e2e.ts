import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { choose, next } from './form';
import { expect, openAs, openAt, test, visit, type Say } from './test';

const known = 'sofia.arrieta@huella.example';
const knownName = 'Sofía Arrieta';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openIn(page: Page, address: string): Promise<void> {
  await openAt(page, address, { chain: 11, active: 33, place: 'La Matilde' });
}

/** The card of what a person has in a place. */
function cardOf(page: Page, person: string, place: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: person }) })
    .filter({ hasText: place });
}

/** Chooses a card of a wizard by its title; its radio is not seen. */
async function pick(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).first().check({ force: true });
}

/** Walks the wizard to the roles, for an e-mail that is looked for. */
async function lookFor(page: Page, say: Say, email: string): Promise<void> {
  await pick(page, say('A una persona', 'To one person'));
  await next(page).click();
  await page.getByRole('textbox', { name: say('Correo electrónico', 'E-mail') }).fill(email);
  await page.getByRole('button', { name: say('Buscar', 'Find'), exact: true }).click();
}

async function choosePlace(page: Page, say: Say, place: string): Promise<void> {
  await expect(next(page)).toBeDisabled();
  await page
    .getByRole('searchbox', { name: say('Nombre del lugar o de la empresa', 'Name of the place') })
    .fill(place);
  await pick(page, new RegExp(`^${place}`));
  await next(page).click();
}

test('an owner gives a known person a role, who has it at once, and takes it away @phone-en', async ({
  page,
  browser,
  baseURL,
  say,
}) => {
  await openIn(page, '/user/delegations');
  await expect(page).toHaveURL(/\/user\/delegations\/all$/);
  await expect(title(page)).toHaveText(say('Delegaciones', 'Delegations'));
  await expect(cardOf(page, 'Emily Carter', 'San Ramón')).toContainText('Marketing');
  await expectAccessible(page);
  await page.getByRole('link', { name: say('Dar acceso', 'Give access') }).click();
  await expect(next(page)).toBeDisabled();
  await expectAccessible(page);
  await lookFor(page, say, known);
  await expect(page.getByText(say('Tiene cuenta', 'They have an account'))).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await expect(page.locator('#wizard-question')).toBeFocused();
  await expectAccessible(page);
  await choosePlace(page, say, 'La Matilde');
  const assign = page.getByRole('button', {
    // Whose the e-mail is shows once they have the role.
    name: say(`Dar acceso a ${known}`, `Give access to ${known}`),
  });
  await expect(assign).toBeDisabled();
  await pick(page, say('Operador', 'Operator'));
  await expect(page.getByText(say('Puede: Registrar eventos', 'Can: Record events'))).toBeAttached();
  await expect(page.getByText(say('No puede: Transferir', 'Cannot: Transfer'))).toBeAttached();
  await expectAccessible(page);
  // A reload loses nothing.
  await page.reload();
  await expect(page.getByRole('radio', { name: say('Operador', 'Operator') })).toBeChecked();
  await expect(page.getByText(say('El acceso empieza enseguida', 'Access starts right away'))).toBeVisible();
  await assign.click();
  await expect(page).toHaveURL(/\/user\/delegations\/all$/);
  await expect(
    page.getByText(say(`${known} ya puede trabajar en La Matilde`, `${known} can now work in La Matilde`)),
  ).toBeVisible();
  // What was just given comes first, and who gave it is said.
  const card = cardOf(page, knownName, 'La Matilde');
  const cards = page.getByRole('list', { name: say('Delegaciones', 'Delegations') }).getByRole('listitem');
  await expect(cards.first()).toContainText(knownName);
  await expect(card).toContainText(say('Operador', 'Operator'));
  await expect(card).toContainText(/María Belén Aguirre.*demo@huella\.example/);
  await expectAccessible(page);

  // The person, in a browser of their own.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  const start = { chain: 11, active: 33, place: 'La Matilde' } as const;
  await openAt(other, '/assets', start, known);
  await expect(title(other)).toHaveText(say('Animales', 'Animals'));
  const search = other.getByRole('searchbox').first();
  await expect(search).toBeVisible();

  await card.getByRole('button', { name: say('Quitar', 'Remove') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${knownName} · ${say('Operador', 'Operator')} · La Matilde`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Cancelar', 'Cancel') }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: say('Quitar', 'Remove') }).click();
  await dialog.getByRole('button', { name: say('Quitar acceso', 'Remove access') }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(say('Se quitó el acceso', 'no longer has access'))).toBeVisible();
  // The focus is where the list says how many are left.
  await expect(page.locator('#delegations-count')).toBeFocused();

  // The next thing that they do is refused, in words.
  await search.fill('KD482');
  await expect(other.getByText(say('No pudimos traer', 'We could not load')).first()).toBeVisible();
  await expect(other.getByRole('main')).toContainText(
    say('No encontramos lo que busca', 'We cannot find what you are looking for'),
  );
  await context.close();
});

test('an unknown e-mail is invited, once a minute, and the invitation is withdrawn @desktop-es', async ({
  page,
  say,
}) => {
  const email = `nuevo.${randomUUID().slice(0, 8)}@campo.example`;
  await page.clock.install();
  await openIn(page, '/user/delegations/new');
  await lookFor(page, say, 'nobody');
  await expect(page.getByText(say('Escriba un correo completo', 'Write a complete e-mail'))).toBeVisible();
  const field = page.getByRole('textbox', { name: say('Correo electrónico', 'E-mail') });
  await field.fill('demo@huella.example');
  await field.press('Enter');
  await expect(page.getByText(say('Es su propio correo', 'This is your own e-mail'))).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(say('todavía no tiene cuenta', 'has no account yet'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: say('Continuar con una invitación', 'Continue with an invitation') })
    .click();
  await choosePlace(page, say, 'La Matilde');
  await pick(page, 'Marketing');
  await expect(
    page.getByText(say('El acceso empieza cuando la acepta', 'Access starts when they accept it')),
  ).toBeVisible();
  await page.getByRole('button', { name: say(`Invitar a ${email}`, `Invite ${email}`) }).click();
  await expect(page).toHaveURL(/type=invitations/);
  const card = cardOf(page, email, 'La Matilde');
  await expect(card).toContainText(say('Vence el', 'Expires on'));
  await expect(page.getByRole('tab', { name: say('Invitaciones', 'Invitations') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectAccessible(page);

  // Here as on the server: once a minute. Where the clock of the browser is wrong, the server's wins.
  const resend = card.getByRole('button', { name: say('Reenviar', 'Send the invitation') });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/0:\d\d$/);
  await page.clock.fastForward(61_000);
  await expect(resend).toBeEnabled();
  await resend.click();
  await expect(page.getByText(say('Demasiados intentos', 'Too many attempts'))).toBeVisible();
  await expect(resend).toHaveText(/0:\d\d$/);
  await page.clock.fastForward(61_000);
  await page.route('**/api/invitations/*/resend', (route) => route.fulfill({ json: { ok: true, id: 1 } }));
  await resend.click();
  await expect(page.getByText(say('Se envió otra invitación', 'Another invitation was sent'))).toBeVisible();
  await expect(resend).toBeDisabled();

  await card.getByRole('button', { name: say('Retirar', 'Withdraw') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Retirar invitación', 'Withdraw invitation') }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText(say('Se retiró la invitación', 'was withdrawn'))).toBeVisible();
});

test('many get a role by the alias of their establishment; who is refused is named @desktop-en', async ({
  page,
  say,
}) => {
  const refused = 'juan.echeverria@huella.example';
  await openIn(page, '/user/delegations/new');
  await pick(page, say('A un grupo', 'To a group'));
  await next(page).click();
  const alias = page.getByRole('textbox', {
    name: say('Alias del establecimiento', 'Establishment alias'),
  });
  await alias.fill('no-such-place');
  await alias.press('Enter');
  await expect(page.getByText(say('No hay usuarios', 'No users have a role'))).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expectAccessible(page);
  await alias.fill('la-matilde');
  await alias.press('Enter');
  await expect(page.getByText(refused)).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await choosePlace(page, say, 'El Recuerdo');
  const assign = page.getByRole('button', { name: /^(Dar acceso|Give access)/ });
  await expect(assign).toBeDisabled();
  const viewer = say('Consulta', 'Viewer');
  const roleOf = (name: string) => say(`Rol de ${name}`, `${name}’s role`);
  await choose(page, roleOf('Emily Carter'), viewer);
  // He has it already.
  await choose(page, roleOf('Juan Cruz Echeverría'), viewer);
  await expectAccessible(page);
  await assign.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(refused);
  await expect(notice).toContainText(say('ya tiene ese rol', 'already'));
  await expect(notice).toContainText(say('1 persona quedó sin el rol', '1 person did not get the role'));
  await expectAccessible(page);
  // What is done stays done, and is not asked for a second time.
  await expect(assign).toHaveText(say('Dar acceso a 1 persona', 'Give access to 1 person'));
  await page.getByRole('button', { name: say('Salir', 'Exit') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Salir', 'Leave') })
    .click();
  await expect(cardOf(page, 'Emily Carter', 'El Recuerdo')).toContainText(viewer);
});

/** The texts of a sheet: strings are in one part of the archive, or in the cells themselves. */
function textOfSheet(bytes: Buffer): string {
  const parts: string[] = [];
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const held = bytes.subarray(begin, begin + size);
    parts.push((method === 8 ? inflateRawSync(held) : held).toString('utf8'));
  }
  return parts.join('\n');
}

test('the list is narrowed, kept in the address, and exported as it is @desktop-es', async ({ page }) => {
  await openAs(page, '/user/delegations/all');
  await page.getByRole('searchbox', { name: 'Nombre o correo' }).fill('echeverr');
  await expect(cardOf(page, 'Emily Carter', 'San Ramón')).toHaveCount(0);
  await expect(page).toHaveURL(/q=echeverr/);
  await page.getByRole('button', { name: 'Rol', exact: true }).click();
  await page.getByRole('option', { name: 'Operador' }).click();
  await expect(page).toHaveURL(/role=operator/);
  await expect(page.getByText(/^1 de \d+ delegaciones$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 de \d+ delegaciones$/)).toBeVisible();
  const save = async (name: string): Promise<Buffer> => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toContain('Delegaciones otorgadas');
    return readFileSync(await file.path());
  };
  const sheet = textOfSheet(await save('Planilla (.xlsx)'));
  expect(sheet).toContain('juan.echeverria@huella.example');
  expect(sheet).toContain('La Matilde');
  expect(sheet).not.toContain('El Recuerdo');
  expect(sheet).not.toContain('emily.carter@huella.example');
  expect((await save('Documento (.pdf)')).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('searchbox', { name: 'Nombre o correo' }).fill('nadie');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar todo' }).click();
  await expect(cardOf(page, 'Emily Carter', 'San Ramón')).toBeVisible();
});

test('from a company and an establishment one comes to who has a role there @phone-en', async ({
  page,
  say,
}) => {
  const salado = 'Estancias del Salado S.A.';
  await openIn(page, '/company/all');
  await page
    .getByRole('button', { name: say(`Acciones de ${salado}`, `Actions for ${salado}`), exact: true })
    .click();
  await page.getByRole('menuitem', { name: say('Delegaciones', 'Delegations') }).click();
  await expect(page).toHaveURL(/\/user\/delegations\/company\/all\?companyDelegate=\d+$/);
  await expect(title(page)).toHaveText(say(`Delegaciones de ${salado}`, `Delegations of ${salado}`));
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: say('Ruta de la página', 'Page path') })
    .getByRole('link', { name: salado })
    .click();
  await page.getByRole('link', { name: say('Abrir La Matilde', 'Open La Matilde') }).click();
  // The company, which was open before, has a link of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'La Matilde' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Delegaciones', 'Delegations') })
    .click();
  await expect(page).toHaveURL(/\/user\/delegations\/all\?boxDelegate=\d+$/);
  await expect(cardOf(page, 'Paula Lanusse', 'La Matilde')).toContainText(
    say('ExpertoValidador', 'ExpertValidator'),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  await expectAccessible(page);
  // The wizard begins with the place.
  await page
    .getByRole('link', { name: say('Asignar rol', 'Assign a role') })
    .first()
    .click();
  await expect(page.getByRole('complementary')).toContainText('La Matilde');
});

test('who was given a role sees from whom, and why it stays @desktop-es', async ({ page }) => {
  await openAs(page, '/user/delegations/all', 'silvina.otamendi@huella.example');
  // She gives nothing: what she was given opens by itself.
  await expect(page.getByRole('tab', { name: /Recibidas/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Dar acceso' })).toHaveCount(0);
  const card = cardOf(page, 'El Recuerdo', 'Administrador');
  await expect(card.getByRole('button', { name: /^Dejar el rol/ })).toBeDisabled();
  await expect(card).toContainText('Solo lo puede quitar quien administra la empresa.');
  await expectAccessible(page);
  await page.getByRole('tab', { name: /Otorgadas/ }).click();
  await expect(page).toHaveURL(/type=2/);
  await expect(page.getByText('Nadie más tiene acceso todavía')).toBeVisible();
  await visit(page, '/user/delegations/new');
  await expect(page.getByText('No puede dar acceso')).toBeVisible();
  await visit(page, '/user/delegations/all?boxDelegate=1');
  await expect(page.getByText(/No (encontramos este lugar|puede ver quién)/)).toBeVisible();
  await expectAccessible(page);
});
