import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { closeMenu, openMenu } from './by-width';
import { pick, picker } from './form';
import { makeAccount } from './newcomer';
import { cattle, demo, expect, openAt, openAs, test, visit } from './test';

const words = {
  es: {
    ...{
      create: 'Crear una cuenta',
      signUpTitle: 'Cree su cuenta',
      acceptTerms: 'Acepto los términos.',
      readHere: 'Leer el mensaje aquí',
    },
    ...{ subject: 'Confirme su correo para usar Huella', toSignIn: 'Ingresar' },
    ...{
      userTitle: 'Cuéntenos de usted',
      pageBack: 'Atrás',
      firstname: 'Nombre',
      yours: 'Sus datos',
      recovered: 'Recuperamos lo que había escrito.',
      userSave: 'Guardar y seguir',
      later: 'Hacerlo más tarde',
    },
    ...{ createCompany: 'Crear empresa', createLater: 'Crear después', companyTitle: 'Su empresa' },
    ...{ companyName: 'Nombre de la empresa', country: 'País', chain: 'Rubro', cattle: 'Ganadería' },
    ...{ role: 'Rol en el rubro', producer: 'Productor', companySave: 'Crear la empresa' },
    ...{ createBox: 'Crear establecimiento', name: 'Nombre', type: 'Tipo de establecimiento', kind: 'Cría' },
    ...{ region: 'Provincia o región', city: 'Localidad', boxSave: 'Crear el establecimiento' },
    ...{ toDashboard: 'Ir a mis animales', noAnimals: /Todavía no hay animales/, add: /Cargar animal/ },
    ...{
      stay: 'Cancelar',
      checkAgain: 'Volver a comprobar',
      newBox: 'Nuevo establecimiento',
    },
    ...{ awaiting: 'No tiene acceso a ningún establecimiento', newCompany: 'Nueva empresa' },
    ...{ required: /Faltan datos para trabajar en La Matilde/, completeBox: 'Completar el establecimiento' },
    stillMissing: 'Todavía faltan datos',
    ...{ blocked: /Faltan datos obligatorios/, events: 'Eventos' },
    ...{ renewal: /Venció la renovación de Estancias del Salado/, keepReading: 'Seguir consultando' },
    ...{ reading: /no cargar ni cambiar/, see: 'Ver', renewed: 'No hay ninguna renovación pendiente' },
    ...{ add: 'Cargar animal', actions: /^Acciones de / },
    ...{
      record: 'Registrar evento',
      transfer: 'Nueva transferencia',
      lot: 'Nuevo lote',
      since: '1 oct 2026',
    },
  },
  en: {
    ...{
      create: 'Create an account',
      signUpTitle: 'Create your account',
      acceptTerms: 'I accept the terms.',
      readHere: 'Read the message here',
    },
    ...{ subject: 'Confirm your e-mail to use Huella', toSignIn: 'Sign in' },
    ...{
      userTitle: 'Tell us about you',
      pageBack: 'Back',
      firstname: 'First name',
      yours: 'Your details',
      recovered: 'We recovered what you had typed.',
      userSave: 'Save and continue',
      later: 'Do it later',
    },
    ...{ createCompany: 'Create company', createLater: 'Create later', companyTitle: 'Your company' },
    ...{ companyName: 'Company name', country: 'Country', chain: 'Supply chain', cattle: 'Cattle' },
    ...{ role: 'Role in the chain', producer: 'Producer', companySave: 'Create company' },
    ...{ createBox: 'Create establishment', name: 'Name', type: 'Type of establishment', kind: 'Cow-calf' },
    ...{ region: 'Province or region', city: 'City', boxSave: 'Create establishment' },
    ...{ toDashboard: 'Go to my animals', noAnimals: /(No animals|no animals) ?/, add: /Add animal/ },
    ...{
      stay: 'Cancel',
      checkAgain: 'Check again',
      newBox: 'New establishment',
    },
    ...{ awaiting: 'You do not have access to any establishment', newCompany: 'New company' },
    ...{
      required: /Some details are missing before you can work in La Matilde/,
      completeBox: 'Complete the establishment',
    },
    stillMissing: 'Some details are still missing',
    ...{ blocked: /Required details are missing/, events: 'Events' },
    ...{ renewal: /The renewal of Estancias del Salado/, keepReading: 'Keep viewing' },
    ...{ reading: /but not add or change/, see: 'See', renewed: 'There is no renewal pending' },
    ...{ add: 'Add animal', actions: /^Actions for / },
    ...{ record: 'Record event', transfer: 'New transfer', lot: 'New lot', since: '1 Oct 2026' },
  },
} as const;

/** Where the newcomer is: their country follows from it. */
test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });

type Said = (typeof words)['es' | 'en'];

const password = 'gauch0 matero';
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const done = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 2, name: text });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const textbox = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const fill = (page: Page, label: string, text: string) => textbox(page, label).fill(text);

const newEmail = () => `newcomer.${randomUUID().slice(0, 8)}@campo.example`;

/** An account of a newcomer, made in the browser and proved by the mail. */
async function arrive(page: Page, said: Said): Promise<void> {
  const email = newEmail();
  await page.goto('/login');
  await link(page, said.create).click();
  // The sign-in page has an e-mail too: until the form of a new account is there, it would take what is typed.
  await expect(title(page)).toHaveText(said.signUpTitle);
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'repeat').fill(password);
  await field(page, 'firstname').fill('Ana');
  await field(page, 'lastname').fill('Paz');
  await page.getByLabel(said.acceptTerms).check();
  await button(page, said.create).click();
  await link(page, said.readHere).click();
  await page.getByRole('link', { name: new RegExp(`${said.subject}, .*${email}`) }).click();
  await page.getByRole('link', { name: /^http/ }).click();
  await page.getByRole('link', { name: said.toSignIn }).click();
  await signIn(page, email);
}

async function signIn(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}

/** What is asked of a company; its country is the only one or the owner's, and is proposed. */
async function fillCompany(page: Page, said: Said, name: string): Promise<void> {
  await fill(page, said.companyName, name);
  await pick(page, said.chain, said.cattle);
  await expect(picker(page, said.country)).toHaveText('Argentina');
  await pick(page, said.role, said.producer);
  await fill(page, 'CUIT', '30-54668997-9');
}

/** Counts the presses of a person on a page over all its loads. Keys are none, and neither is what a program does. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => void Reflect.apply(Reflect.get(window, 'countPress'), null, []),
      true,
    );
  });
  return () => presses;
}

/** Most presses and form pages from the sign-in page to the first list. */
const most = { presses: 15, forms: 4 };

test('a newcomer comes from the sign-in page to their first list by few presses @phone-en', async ({
  page,
  language,
}) => {
  const said = words[language];
  const presses = await countPresses(page);
  const forms = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (/register|stepbystep/.test(pathname)) forms.add(pathname);
  });
  await arrive(page, said);

  // All that is asked is known already: it is looked over.
  await expect(page).toHaveURL(/\/signin\/users\/stepbystep\/editregister$/);
  await expect(title(page)).toHaveText(said.userTitle);
  await expect(textbox(page, said.firstname)).toHaveValue('Ana');
  await expectAccessibleOnBoth(page);
  await textbox(page, said.firstname).press('Enter');
  await expect(page).toHaveURL(/\/signin\/users\/activate$/);
  await expect(link(page, said.createCompany)).toBeVisible();
  await expectAccessible(page);

  await link(page, said.createCompany).click();
  await expect(page).toHaveURL(/\/signin\/company\/stepbystep\?userId=\d+$/);
  const company = `Los Teros ${randomUUID().slice(0, 6)}`;
  await fillCompany(page, said, company);
  await expectAccessible(page);
  await textbox(page, 'CUIT').press('Enter');
  await expect(page).toHaveURL(/\/signin\/company\/activate\?companyId=\d+$/);
  await expect(done(page, new RegExp(company))).toBeVisible();
  await expectAccessible(page);

  await link(page, said.createBox).click();
  await expect(page).toHaveURL(/\/signin\/box\/stepbystep\?companyId=\d+$/);
  const box = `El Teru ${randomUUID().slice(0, 6)}`;
  await fill(page, said.name, box);
  await expect(textbox(page, 'Alias')).toHaveValue(box.toLowerCase().replaceAll(' ', '-'));
  await pick(page, said.type, said.kind);
  await expectAccessible(page);
  await picker(page, said.region).press('Enter');
  await page.keyboard.type('Buenos Aires');
  await page.getByRole('option', { name: 'Buenos Aires', exact: true }).click();
  await fill(page, said.city, 'Chascomús');
  await textbox(page, said.city).press('Enter');
  await expect(page).toHaveURL(/\/signin\/box\/activate$/);
  await expect(done(page, new RegExp(box))).toBeVisible();
  // What was not asked for is one press away.
  for (const [name, to] of [
    [said.yours, /^\/users\/stepbystep\/edit$/],
    [company, /^\/company\/stepbystep\/edit\?pk=\d+$/],
    [box, /^\/boxes\/stepbystep\/edit\?pk=\d+$/],
  ] as const)
    await expect(link(page, name)).toHaveAttribute('href', to);
  await expectAccessible(page);

  // The new establishment is where one works, and its list is empty with the way to begin.
  await link(page, said.toDashboard).click();
  await expect(page).toHaveURL(/\/assets$/);
  await expect(done(page, said.noAnimals)).toBeVisible();
  await expect(
    page
      .getByRole('link', { name: said.add })
      .or(page.getByRole('button', { name: said.add }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect([...forms]).toHaveLength(most.forms);
  // The presses were counted, all of them.
  expect(presses()).toBeGreaterThan(10);
  expect(presses()).toBeLessThanOrEqual(most.presses);
});

test('what is left for later is said inside, and gone on with @desktop-es', async ({ page, language }) => {
  const said = words[language];
  const email = newEmail();
  await makeAccount(page.request, { email, password, language });
  await page.goto('/login');
  await signIn(page, email);
  await expect(title(page)).toHaveText(said.userTitle);
  // The form is left without a word typed; then all of it is left to anyone who gives rights.
  await button(page, said.later).click();
  await expect(page).toHaveURL(/\/signin\/users\/activate$/);
  await button(page, said.createLater).click();
  await expect(page).toHaveURL(/\/assets$/);
  await expect(done(page, said.awaiting)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await button(page, said.checkAgain).click();
  await expect(done(page, said.awaiting)).toBeVisible();

  // A company of one's own anyway; its establishment can wait, and is mentioned by name.
  await link(page, said.newCompany).click();
  const company = `Las Garzas ${randomUUID().slice(0, 6)}`;
  await fill(page, said.companyName, company);
  // Leaving is asked about; going back a page and a reload lose nothing.
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: said.stay }).click();
  await button(page, said.pageBack).click();
  await expect(title(page)).toHaveText(said.userTitle);
  await button(page, said.userSave).click();
  await link(page, said.createCompany).click();
  await expect(page.getByText(said.recovered)).toBeVisible();
  await page.reload();
  await expect(textbox(page, said.companyName)).toHaveValue(company);
  await fillCompany(page, said, company);
  await button(page, said.companySave).click();
  await button(page, said.later).click();
  await expect(done(page, new RegExp(company))).toBeVisible();
  await expectAccessible(page);
  await link(page, said.newBox).click();
  await expect(page).toHaveURL(/\/signin\/box\/stepbystep\?companyId=\d+$/);
});

interface Reply {
  readonly error_stack: object[];
  readonly managers: string[];
}
interface Start {
  readonly place: { readonly boxId: number; readonly gaps: Reply } | null;
}

/** Says of an establishment what the server would say had it been settled without the form, or not been renewed. */
async function tell(page: Page, entry: object | null): Promise<void> {
  await page.unroute('**/api/fields/validate/*');
  await page.unroute('**/api/start?*');
  if (entry === null) return;
  await page.route('**/api/start?*', async (route) => {
    const response = await route.fetch();
    const start = (await response.json()) as Start; // likewise
    const place = start.place && { ...start.place, gaps: { ...start.place.gaps, error_stack: [entry] } };
    await route.fulfill({ response, json: { ...start, place } });
  });
  await page.route('**/api/fields/validate/*', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as Reply; // as the call declares
    await route.fulfill({ response, json: { ...found, error_stack: [entry] } });
  });
}

/** An address of the server, before which nothing is known of anybody. */
async function startOver(page: Page, language: 'es' | 'en'): Promise<Said> {
  await openAt(page, '/terms', { ...cattle, place: 'La Matilde' });
  return words[language];
}

test('required fields that are missing come before the screens of an establishment @phone-en', async ({
  page,
  language,
}) => {
  const said = await startOver(page, language);
  const missing = {
    ...{ kind: 'required', objectType: 'box', pk: 1, field: 'l2', message: 'mandatory', mayEdit: true },
    ...{ recordLabel: 'La Matilde', fieldLabel: 'Provincia o región', since: null },
  };
  await tell(page, missing);
  await page.goto('/lots');
  await expect(page).toHaveURL(/\/requiredFields\?next=/);
  await expect(title(page)).toHaveText(said.required);
  await expect(page.getByText('Provincia o región')).toBeVisible();
  await expect(link(page, said.completeBox)).toHaveAttribute('href', '/boxes/stepbystep/edit?pk=1');
  await expectAccessible(page);

  await openMenu(page);
  await expect(page.getByText(said.blocked)).toBeVisible();
  const entry = page.getByRole('link', { name: said.events });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await entry.press('Enter');
  await expectAccessible(page);
  await closeMenu(page);
  await expect(page).toHaveURL(/\/requiredFields/);

  // Still missing; then filled in, which leads on to the screen that was wanted.
  await button(page, said.checkAgain).click();
  await expect(page.getByText(said.stillMissing)).toBeVisible();
  await tell(page, null);
  await button(page, said.checkAgain).click();
  await expect(page).toHaveURL(/\/lots$/);
});

test('a renewal that is due is said once, and reading goes on @desktop-en', async ({ page, language }) => {
  const said = await startOver(page, language);
  await tell(page, {
    ...{ kind: 'renewal', objectType: 'company', pk: 1, field: 'renewal', message: 'renewalExpired' },
    ...{ recordLabel: 'Estancias del Salado S.A.', fieldLabel: null, mayEdit: true },
    since: '2026-10-01',
  });
  await page.goto('/assets');
  await expect(page).toHaveURL(/\/companyRenewal\?next=/);
  await expect(title(page)).toHaveText(said.renewal);
  // The day that was set, west of Greenwich too.
  await expect(page.getByText(said.since)).toBeVisible();
  await expectAccessible(page);
  await button(page, said.keepReading).click();
  await expect(page).toHaveURL(/\/assets$/);
  await expect(page.getByText(said.reading)).toBeVisible();
  await expect(button(page, said.add)).toBeDisabled();
  await expectAccessible(page);
  // What writes is refused with the reason, wherever it is offered.
  await button(page, said.actions).first().click();
  const entry = page.getByRole('menuitem', { name: new RegExp(said.record) });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText(said.reading);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const [path, name] of [
    ['/events', said.record],
    ['/transfers', said.transfer],
    ['/lots', said.lot],
  ] as const) {
    await visit(page, path);
    await expect(button(page, name).first()).toBeDisabled();
  }
  await link(page, said.see).click();
  await tell(page, null);
  await button(page, said.checkAgain).click();
  await expect(done(page, said.renewed)).toBeVisible();
});

test('addresses of older clients lead to the screen that does the job @desktop-es', async ({ page }) => {
  await page.goto('/signin/cuenta/crear');
  await expect(page).toHaveURL(/\/register$/);
  await page.goto('/signin/email_enviado');
  await expect(page).toHaveURL(/\/public\/signup\/verify$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await openAs(page, '/signin/cuenta/datos_personales', demo.email);
  for (const [from, to] of [
    ['/signin/cuenta/datos_personales', /\/users\/stepbystep\/edit$/],
    ['/signin/cuenta/localizacion', /\/users\/stepbystep\/edit$/],
    ['/signin/empresa/cadenas', /\/company\/stepbystep\/new$/],
    ['/signin/establecimiento/imagenes', /\/boxes\/stepbystep\/new/],
    ['/transfer/load', /\/transfers\/new/],
    ['/transfer/box', /\/transfers\/new/],
  ] as const) {
    await visit(page, from);
    await expect(page).toHaveURL(to);
  }
});
