import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, openAs, openAt, test, visit } from './test';

const juan = { name: 'Juan Cruz Echeverría', email: 'juan.echeverria@huella.example' };
const paula = 'paula.lanusse@huella.example';
const martin = 'Martín Olazábal';
const demo = { name: 'María Belén Aguirre', email: 'demo@huella.example' };

async function openIn(page: Page, address: string): Promise<void> {
  await openAt(page, address, { chain: 11, active: 33, place: 'La Matilde' });
}

test('an owner finds out who may transfer and why, what was changed, and takes it along @phone-en', async ({
  page,
  say,
}) => {
  const whoMay = say('Quién puede hacer qué', 'Who can do what');
  await openIn(page, '/boxes/all');
  await page
    .getByRole('button', { name: say('Acciones de La Matilde', 'Actions for La Matilde'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: whoMay }).click();
  await expect(page).toHaveURL(/\/boxes\/rights\?box=\d+$/);
  await expect(
    page.getByRole('heading', { level: 1, name: `${whoMay} ${say('en', 'in')} La Matilde` }),
  ).toBeVisible();
  await expect(page.getByText(juan.email)).toBeVisible();
  const fitting = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await fitting()).toBe(page.viewportSize()?.width);
  await expectAccessible(page);

  // Who may transfer?
  await page.getByRole('button', { name: say('Puede', 'Can'), exact: true }).click();
  await page.getByRole('option', { name: say('transferir', 'transfer'), exact: true }).click();
  await expect(page).toHaveURL(/right=transfer/);
  await expect(page.getByText(juan.email)).toHaveCount(0);
  await expect(
    page.getByText(say(/^\d+ personas pueden transferir$/, /^\d+ people can transfer$/)),
  ).toBeVisible();
  // And why?
  const mark = page.getByRole('button', {
    name: say(`${martin} puede transferir: ver por qué`, `${martin} can transfer: see why`),
  });
  await mark.press('Enter');
  const why = page.getByRole('dialog', {
    name: say(`${martin} puede transferir`, `${martin} can transfer`),
  });
  await expect(why.getByRole('listitem')).toHaveText(
    say(
      /^Delegado de la empresa, delegado por María Belén Aguirre \(demo@huella.example\) el .* sobre la empresa$/,
      /^Company delegate, delegated by María Belén Aguirre \(demo@huella.example\) on .* over the company$/,
    ),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(mark).toBeFocused();

  // By name; the address keeps it all.
  await page.getByRole('button', { name: say('Quitar el filtro Puede', 'Remove the filter Can') }).click();
  await page.getByRole('searchbox').fill('echeverria');
  await expect(page.getByText(paula)).toHaveCount(0);
  await expect(page).toHaveURL(/q=echeverria/);
  await page.reload();
  await expect(page.getByText(juan.email)).toBeVisible();
  await expect(page.getByText(paula)).toHaveCount(0);
  await page.getByRole('searchbox').fill('nadie se llama así');
  await page.getByRole('button', { name: say('Quitar todo', 'Clear all') }).click();
  await expect(page.getByText(paula)).toBeVisible();

  // What was changed, of one person.
  await page.getByRole('tab', { name: say('Cambios', 'Changes') }).click();
  await expect(page).toHaveURL(/\/boxes\/rights\/changes\?box=\d+$/);
  const given = page.getByRole('listitem').filter({ hasText: `${juan.name} (${juan.email})` });
  await expect(given.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('Echeverría');
  await expect(page.getByText(say('1 cambio', '1 change'), { exact: true })).toBeVisible();
  await expect(given).toHaveCount(1);
  await expect(given).toContainText(say('el rol Operador en La Matilde', 'the role Operator in La Matilde'));
  expect(await fitting()).toBe(page.viewportSize()?.width);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Exportar', 'Export') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(
    say(/^Cambios de permisos La Matilde .*\.xlsx$/, /^Permission changes La Matilde .*\.xlsx$/),
  );
  const [sheet] = Object.values(read(readFileSync(await download.path())).Sheets);
  const rows = sheet === undefined ? [] : utils.sheet_to_json<Record<string, string>>(sheet);
  expect(rows).toHaveLength(1);
  expect(Object.values(rows[0] ?? {})).toEqual(
    expect.arrayContaining([juan.name, juan.email, 'La Matilde', say('Operador', 'Operator')]),
  );

  // No day is wrong, but some have no changes.
  await page
    .getByRole('textbox', { name: say('Día del cambio, desde', 'Day of the change, from') })
    .fill('1/1/2090');
  await expect(page.getByText(say('Ningún cambio coincide', 'No changes match'))).toBeVisible();
  await page.getByRole('button', { name: say('Quitar todo', 'Clear all') }).click();
  await expect(page).toHaveURL(/\/boxes\/rights\/changes\?box=\d+$/);
  await expect(given).toHaveCount(1);
  await page.getByRole('button', { name: say('Cambio', 'Change'), exact: true }).click();
  await page
    .getByRole('option', { name: say('Creó la empresa', 'Created the company'), exact: true })
    .click();
  await expect(given).toHaveCount(0);
  await expect(
    page.getByText(say(`${demo.name} creó la empresa`, `${demo.name} created the company`)),
  ).toBeVisible();
});

test('of a company it is seen where a right is held, and how many seats are taken @desktop-en', async ({
  page,
  say,
}) => {
  await openIn(page, '/company/all');
  await page.getByRole('button', { name: /^(Acciones de|Actions for) Estancias del Salado/ }).click();
  await page.getByRole('menuitem', { name: say('Quién puede hacer qué', 'Who can do what') }).click();
  await expect(page).toHaveURL(/\/company\/rights\?company=\d+$/);
  const seats = page.getByRole('region', {
    name: say('Cupo de delegados de la empresa', 'Company delegate seats'),
  });
  await expect(seats).toContainText(say('2 con rol', '2 with a role'));
  await expect(seats).toContainText(say('0 invitaciones abiertas', '0 open invitations'));
  await page
    .getByRole('button', {
      name: say(
        `${juan.name} puede registrar eventos en 1 establecimiento: ver por qué`,
        `${juan.name} can record events in 1 establishment: see why`,
      ),
    })
    .click();
  await expect(page.getByRole('dialog')).toContainText(/(sobre|over) La Matilde/);
  await expectAccessible(page);
});

test('a viewer sees themselves alone, and nothing of changes', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/boxes/all', 'emily.carter@huella.example');
  await page.getByRole('button', { name: 'Acciones de La Matilde', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Quién puede hacer qué' }).click();
  await expect(page.getByText('Aquí ve solo sus propios permisos.')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('rowheader')).toContainText('emily.carter@huella.example');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  const { search } = new URL(page.url());
  await visit(page, `/boxes/rights/changes${search}`);
  await expect(page.getByText('No puede ver los cambios de permisos de La Matilde')).toBeVisible();
  await expectAccessible(page);
  // What they have no role in is not there, and their own place takes the place of no company.
  await visit(page, '/company/rights?company=1');
  await expect(page.getByText('No encontramos esta empresa')).toBeVisible();
  await visit(page, '/company/rights');
  await expect(page).toHaveURL(/\/boxes\/rights\?box=\d+$/);
});
