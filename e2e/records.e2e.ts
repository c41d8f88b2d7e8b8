import { expectAccessible } from './accessible';
import { goToLastStep } from './by-width';
import { choose, next, pick } from './form';
import { expect, openAt, test } from './test';

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

  await page.goto('/users/stepbystep/edit');
  await fill(say('Cargo', 'Job'), say('Encargada', 'Manager'));
  await expectAccessible(page);
  await goToLastStep(page, 1);
  await page.getByRole('button', { name: say('Guardar cambios', 'Save changes') }).click();
  await expect(page.getByText(say('Su perfil quedó guardado', 'Your profile was saved'))).toBeVisible();
});

test('what was typed of a record survives a reload, until it is saved or discarded @desktop-en', async ({
  page,
  say,
}) => {
  const place = { chain: 11, active: 33, place: 'La Matilde' } as const;
  await openAt(page, '/users/stepbystep/edit', { ...place });
  const job = page.getByRole('textbox', { name: new RegExp(`^${say('Cargo', 'Job')}`) });
  const recovered = page.getByText(
    say('Recuperamos lo que había escrito.', 'We recovered what you had typed.'),
  );
  const stored = await job.inputValue();
  // Reloading with unsaved work asks first; here it is meant.
  page.on('dialog', (dialog) => void dialog.accept());

  await job.fill(say('Capataz general', 'Head foreman'));
  await page.reload();
  await expect(job).toHaveValue(say('Capataz general', 'Head foreman'));
  await expect(recovered).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('note')
    .getByRole('button', { name: say('Descartar borrador', 'Discard draft') })
    .click();
  await expect(job).toHaveValue(stored);
  await expect(recovered).toBeHidden();
  await page.getByRole('button', { name: say('Deshacer', 'Undo') }).click();
  await expect(job).toHaveValue(say('Capataz general', 'Head foreman'));

  await goToLastStep(page, 1);
  await page.getByRole('button', { name: say('Guardar cambios', 'Save changes') }).click();
  await expect(page.getByText(say('Su perfil quedó guardado', 'Your profile was saved'))).toBeVisible();
  await page.goto('/users/stepbystep/edit');
  await expect(job).toHaveValue(say('Capataz general', 'Head foreman'));
  await expect(recovered).toBeHidden();

  // Leaving by choice leaves nothing behind.
  await job.fill('Otra cosa');
  await page
    .getByRole('button', { name: say('Cancelar', 'Cancel') })
    .first()
    .click();
  await page.getByRole('button', { name: say('Salir sin guardar', 'Leave without saving') }).click();
  await page.goto('/users/stepbystep/edit');
  await expect(job).toHaveValue(say('Capataz general', 'Head foreman'));

  // A lot that is being put together, too.
  await page.goto('/lots/new');
  const name = page.getByRole('textbox', { name: new RegExp(`^${say('Nombre', 'Name')}`) });
  await name.fill('Tropa a medias');
  await page.reload();
  await expect(name).toHaveValue('Tropa a medias');
  await expect(recovered).toBeVisible();
});

test(
  'somebody who saved first is not written over: what differs is shown',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAt(page, '/users/stepbystep/edit', {
      chain: 11,
      active: 33,
      place: 'La Matilde',
    });
    const job = page.getByRole('textbox', { name: /^Cargo/ });
    await job.fill('Veterinaria');
    await page.evaluate(async () => {
      const [token] = (localStorage.getItem('huella.session') ?? '').split(' ');
      const headers = { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' };
      const me = (await (await fetch('/api/users/getInfo', { headers })).json()) as { id: number };
      const values = { job: 'Contadora' };
      const body = JSON.stringify({ action: 'update', objectType: 'user', pk: me.id, values });
      await fetch('/api/objects/add', { method: 'POST', headers, body });
    });
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    const conflict = page.getByRole('alertdialog');
    await expect(conflict).toBeVisible();
    await expectAccessible(page);
    await conflict.getByRole('button').last().click();
    await expect(job).toHaveValue('Contadora');
    await expect(page.getByText('Veterinaria', { exact: false })).toBeVisible();
    await expectAccessible(page);
  },
);
