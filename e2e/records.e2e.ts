import { expectAccessible } from './accessible';
import { goToLastStep } from './by-width';
import { choose, next, pick } from './form';
import { expect, openAt, test, visit } from './test';

test('a company and its first establishment are made, and one’s profile is kept @phone-en', async ({
  page,
  say,
}) => {
  const company = say('Los Ñandúes SRL', 'The Rheas Ltd');
  const taken = 'La-Matilde';
  const alias = say('ÑANDÚ-01', 'RHEA-01');
  await openAt(page, '/company/stepbystep/new', {
    ...{ chain: 11, active: 33, place: 'La Matilde' },
  });
  const fill = (label: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);

  // What is missing is reported at its place, and the cursor is there.
  await next(page).click();
  await expect(page.getByRole('textbox', { name: /^(Nombre de la empresa|Company name)/ })).toBeFocused();
  await fill(say('Nombre de la empresa', 'Company name'), company);
  await choose(page, say('País', 'Country'), say('Argentina', 'Argentina'));
  await pick(page, say('Rol en el rubro', 'Role in the chain'), say('Productor', 'Producer'));
  await fill('CUIT', '30-54668997-1');
  await next(page).click();
  await expect(page.getByRole('textbox', { name: /^CUIT/ })).toBeFocused();
  await expectAccessible(page);
  await fill('CUIT', '30-54668997-9');
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: say('Crear la empresa', 'Create company') }).click();
  await expect(page).toHaveURL(/\/boxes\/stepbystep\/new/);

  // An alias that another establishment has is refused at its field, and nothing typed is lost.
  const name = say('El Retiro', 'The Retreat');
  await fill(say('Nombre', 'Name'), name);
  await fill('Alias', taken);
  await pick(page, say('Tipo de establecimiento', 'Type of establishment'), say('Cría', 'Cow-calf'));
  await expectAccessible(page);
  await next(page).click();
  await choose(page, say('Provincia o región', 'Province or region'), 'Buenos Aires');
  await fill(say('Localidad', 'City'), 'Chascomús');
  await expectAccessible(page);
  await next(page).click();
  await next(page).click();
  const save = page.getByRole('button', {
    name: say('Crear el establecimiento', 'Create establishment'),
  });
  await save.click();
  await expect(page.getByRole('textbox', { name: /^Alias/ })).toBeFocused();
  await fill('Alias', alias);
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await save.click();
  await expect(page).toHaveURL(/\/boxes\/all\?company=/);
  await expect(page.getByText(say(`${name} ya está entre`, `${name} is now one of`))).toBeVisible();

  await visit(page, '/users/stepbystep/edit');
  await fill(say('Cargo', 'Job'), say('Encargada', 'Manager'));
  await expectAccessible(page);
  await goToLastStep(page, 1);
  await page.getByRole('button', { name: say('Guardar cambios', 'Save changes') }).click();
  await expect(page.getByText(say('Su perfil quedó guardado', 'Your profile was saved'))).toBeVisible();
});
