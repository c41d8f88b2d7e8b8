import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { goToLastStep } from './by-width';
import { choose, next, pick } from './form';
import { expect, openAs, openAt, test, visit } from './test';

const salado = 'Estancias del Salado S.A.';
const isLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: false });

async function openIn(page: Page, address: string): Promise<void> {
  await openAt(page, address, { chain: 11, active: 33, place: 'La Matilde' });
}

test(
  'from the companies one goes down to an establishment inside another, and opens one there',
  { tag: '@phone-en' },
  async ({ page, say }) => {
    await openIn(page, '/company/all');
    await expect(page.getByRole('heading', { level: 1, name: say('Empresas', 'Companies') })).toBeVisible();
    const company = isLink(
      page,
      say(`Ver los establecimientos de ${salado}`, `See the establishments of ${salado}`),
    );
    await expect(company).toBeVisible();
    await expectAccessible(page);

    // A search as one types, which the address keeps.
    const other = page.getByRole('heading', { name: 'Skagen Læder ApS' });
    await expect(other).toBeVisible();
    await page.getByRole('searchbox').fill('SALADO');
    await expect(other).toBeHidden();
    await expect(page).toHaveURL(/q=SALADO/);
    await company.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/boxes\/all\?company=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: salado })).toBeVisible();
    await expect(page.getByRole('region', { name: say('Uso del plan', 'Plan usage') })).toBeVisible();
    const open = (name: string) => page.getByRole('link', { name: say(`Abrir ${name}`, `Open ${name}`) });
    await expect(open('La Matilde')).toBeVisible();
    await expect(open('Puesto El Molino')).toHaveCount(0);
    await expectAccessible(page);

    // Nothing is deleted, and the menu says why.
    const menuOf = (name: string) =>
      page.getByRole('button', { name: say(`Acciones de ${name}`, `Actions for ${name}`), exact: true });
    await menuOf('La Matilde').click();
    const remove = page.getByRole('menuitem', { name: say('Eliminar', 'Delete') });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toContainText(say('su historia', 'their history'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await open('La Matilde').click();
    await expect(page).toHaveURL(/parent=\d+/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'La Matilde' })).toBeVisible();
    const path = page.getByRole('navigation', { name: say('Ruta de la página', 'Page path') });
    await expect(path.getByRole('link')).toHaveText([say('Empresas', 'Companies'), salado]);
    await open('Puesto La Laguna').first().click();
    await expect(open('Puesto La Laguna, corrales')).toBeVisible();
    await expect(path.getByRole('link')).toHaveText([say('Empresas', 'Companies'), salado, 'La Matilde']);
    await path.getByRole('link', { name: 'La Matilde' }).click();
    await expect(open('Puesto El Molino')).toBeVisible();

    // Opened inside La Matilde, it is seen there, its name cut at thirty letters.
    const name: string = say(
      'Puesto de los caldenes viejos del sur',
      'Outpost of the old southern calden trees',
    );
    await page
      .getByRole('link', { name: say('Nuevo subestablecimiento', 'New sub-establishment'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/boxes\/stepbystep\/new\?companyId=\d+&parent=\d+/);
    await page.getByRole('textbox', { name: new RegExp(`^${say('Nombre', 'Name')}`) }).fill(name);
    await page.getByRole('textbox', { name: /^Alias/ }).fill(say('caldenes-sur', 'calden-south'));
    await pick(page, say('Tipo de establecimiento', 'Type of establishment'), say('Recría', 'Grower'));
    await next(page).click();
    await choose(page, say('Provincia o región', 'Province or region'), 'Buenos Aires');
    await page.getByRole('textbox', { name: new RegExp(`^${say('Localidad', 'City')}`) }).fill('Chascomús');
    await next(page).click();
    await next(page).click();
    await page.getByRole('button', { name: say('Crear el establecimiento', 'Create establishment') }).click();
    await expect(page).toHaveURL(/\/boxes\/all\?company=\d+&parent=\d+$/);
    const shown = page.getByRole('heading', { level: 2, name: `${[...name].slice(0, 30).join('').trim()}…` });
    await expect(shown).toHaveAttribute('title', name);

    const shorter: string = say('Caldenes', 'Calden trees');
    // From its form one comes back to the same place.
    await menuOf(name).click();
    await page.getByRole('menuitem', { name: say('Editar', 'Edit') }).click();
    await page.getByRole('textbox', { name: new RegExp(`^${say('Nombre', 'Name')}`) }).fill(shorter);
    await goToLastStep(page, 3);
    await page.getByRole('button', { name: say('Guardar cambios', 'Save changes') }).click();
    await expect(page).toHaveURL(/\/boxes\/all\?company=\d+&parent=\d+$/);
    await expect(open(shorter)).toBeVisible();

    // Looked for from above, it is found with where it is.
    await path.getByRole('link', { name: salado }).click();
    await expect(open('La Matilde')).toBeVisible();
    await page.getByRole('searchbox').fill(shorter.toLowerCase());
    await expect(open('La Matilde')).toHaveCount(0);
    await expect(page.getByText(say('En La Matilde', 'In La Matilde'))).toBeVisible();
    await page.getByRole('searchbox').fill(say('no existe', 'no such thing'));
    await expect(page.getByText(say('Nada coincide', 'Nothing matches'))).toBeVisible();
    await page.getByRole('button', { name: say('Quitar todo', 'Clear all') }).click();
    await expect(open('La Matilde')).toBeVisible();

    // On the map a pin opens its establishment.
    await page.getByRole('radio', { name: say('Mapa', 'Map') }).click();
    await expect(page).toHaveURL(/view=map/);
    const pin = page.getByRole('button', { name: /^San Ramón, (Cabaña|Seedstock)/ });
    await expect(pin).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await expectAccessible(page);
    await pin.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'San Ramón' })).toBeVisible();
  },
);

test('who works in one establishment sees that one alone, and what is foreign is not there @desktop-es', async ({
  page,
}) => {
  await openAs(page, '/boxes/all', 'silvina.otamendi@huella.example');
  // The only company opens by itself.
  await expect(page.getByRole('heading', { level: 1, name: salado })).toBeVisible();
  await expect(page.getByText('Por establecimiento')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['El Recuerdo']);
  await expect(page.getByRole('link', { name: 'Nuevo establecimiento' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Acciones de El Recuerdo' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver ficha', 'Quién puede hacer qué']);
  await page.keyboard.press('Escape');
  await visit(page, '/boxes/all?company=2');
  await expect(page.getByText('No encontramos esta empresa')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver empresas' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([salado]);
});

test('a used-up plan stops the buttons and says so, and a list that fails says what to do @phone-es', async ({
  page,
  say,
}) => {
  await page.route('**/api/billing/quota?*type=company', (route) =>
    route.fulfill({ json: { canUse: false, remainingQuota: 0, companiesOwnerLength: 7 } }),
  );
  await page.route('**/api/companies/all?*', async (route) => {
    const response = await route.fetch();
    const companies = (await response.json()) as { plan: { type: string; used: number; max: number }[] }[];
    const full = companies.map((company) => ({
      ...company,
      plan: company.plan.map((use) => (use.type === 'box' ? { ...use, max: use.used } : use)),
    }));
    await route.fulfill({ response, json: full });
  });
  await openIn(page, '/company/all');
  await expect(page.getByRole('alert')).toContainText(say('máximo de empresas', 'company limit'));
  await expect(page.getByRole('button', { name: say('Nueva empresa', 'New company') })).toBeDisabled();
  await expectAccessible(page);
  await page
    .getByRole('link', {
      name: say(`Ver los establecimientos de ${salado}`, `See the establishments of ${salado}`),
    })
    .click();
  await expect(page.getByRole('alert')).toContainText(salado);
  const add = page.getByRole('button', { name: say('Nuevo establecimiento', 'New establishment') });
  await expect(add).toBeDisabled();
  await expectAccessible(page);

  await page.unroute('**/api/companies/all?*');
  await page.route('**/api/companies/all?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/company/all');
  await expect(
    page.getByText(say('No pudimos traer sus empresas', 'We could not load your companies')),
  ).toBeVisible();
  await page.unroute('**/api/companies/all?*');
  await page.getByRole('button', { name: say('Reintentar', 'Try again') }).click();
  await expect(page.getByRole('heading', { level: 2, name: salado })).toBeVisible();
});
