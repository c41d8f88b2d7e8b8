import type { Page } from '@playwright/test';
import type { NamedEntity } from '@huella/domain/calls/entities';
import { expectAccessible } from './accessible';
import { next } from './form';
import { expect, openAt, settle, test, type Start } from './test';

const maltster: Start = { chain: 13, active: 37, place: 'Malterie de Louvain' };

/** Kinds of named entities: one with an address, and one that has but a name. */
const supplier = 2;
const article = 3;

const address = {
  supplier_country: 'BE',
  supplier_city: 'Gembloux',
  supplier_zip_code: '5030',
  supplier_address_street: 'Rue du Moulin',
  supplier_address_street_number: '7',
};
type Fields = Readonly<Record<string, string>>;

interface AddedEntity {
  readonly id: number;
  /** Changes it by the call of the form, as somebody else would meanwhile. */
  readonly change: (value: string, fields?: Fields) => Promise<void>;
}

/** A named entity, put there by the call of the form. */
async function addEntity(page: Page, kind: number, name: string, fields: Fields = {}): Promise<AddedEntity> {
  const [token = ''] = (await settle(page, undefined, maltster)).split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const bar = (await (await page.request.get('/api/topBar', { headers })).json()) as Bar; // as the call declares
  const boxId = bar.establishments.find(({ value }) => value === maltster.place)?.id;
  const save = async (method: 'POST' | 'PUT', at: number, value: string, brought: Fields) => {
    const replaced = Object.entries(brought).map(([name, kept]) => ({ replace_field: name, value: kept }));
    const data = { boxId, value, autocomplete_module_replace_fields: replaced };
    const reply = await page.request.fetch(`/api/autocomplete/${at}`, { method, headers, data });
    expect(reply.status()).toBe(200);
    return (await reply.json()) as NamedEntity; // as the call declares
  };
  const { id } = await save('POST', kind, name, fields);
  const change = async (value: string, changed: Fields = {}) => {
    await save('PUT', id, value, changed);
  };
  return { id, change };
}

interface Bar {
  readonly establishments: readonly { readonly id: number; readonly value: string }[];
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const conflictOf = (page: Page) => page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });

test(
  'a supplier that somebody else saved meanwhile is not written over',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const name = 'Ferme des Deux Rives';
    const added = await addEntity(page, supplier, name, address);
    await openAt(page, `/namedEntities?type=${supplier}&form=${added.id}`, maltster);
    await next(page).click();
    const city = page.getByRole('textbox', { name: /^Localidad/ });
    await city.fill('Lovaina');
    // What was typed of one that is there survives a reload, too.
    await expect(page.getByText(/[Bb]orrador guardado/).filter({ visible: true })).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(city).toHaveValue('Lovaina');
    await added.change(name, { supplier_city: 'Namur' });
    await saveButton(page).click();
    await expect(conflictOf(page)).toContainText(name);
    await expectAccessible(page);
    await conflictOf(page).getByRole('button', { name: 'Seguir como está' }).click();
    await expect(city).toHaveValue('Lovaina');
    await saveButton(page).click();
    await conflictOf(page).getByRole('button', { name: 'Cargar la versión nueva' }).click();
    await expect(page.getByText('Ahora: Namur')).toBeVisible();
    await expect(city).toHaveValue('Namur');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aplicar mis cambios' }).click();
    await expect(city).toHaveValue('Lovaina');
    await saveButton(page).click();
    await expect(page.getByText(`Se guardó ${name}`)).toBeVisible();
    await page.goto(`/namedEntities?type=${supplier}&form=${added.id}`);
    await next(page).click();
    await expect(city).toHaveValue('Lovaina');
  },
);

test(
  'an article is renamed over the newest name, and added once',
  { tag: '@desktop-es' },
  async ({ page }) => {
    const added = await addEntity(page, article, 'Malta Caramel');
    await openAt(page, `/namedEntities?type=${article}&form=${added.id}`, maltster);
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: /^Nombre/ });
    await name.fill('Malta Caramelo 120');
    await added.change('Malta Caramel rubia');
    await saveButton(page).click();
    await expect(conflictOf(page)).toBeVisible();
    await expectAccessible(page);
    await conflictOf(page).getByRole('button', { name: 'Cargar la versión nueva' }).click();
    await expect(page.getByText('Ahora: Malta Caramel rubia')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aplicar mis cambios' }).click();
    await saveButton(page).click();
    await expect(page.getByText('Se guardó Malta Caramelo 120')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    // The server gets the next one, and what it answers goes astray.
    await page.getByRole('link', { name: 'Agregar artículo' }).first().click();
    await name.fill('Malta Viena');
    const adding = `**/api/autocomplete/${article}`;
    await page.route(adding, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveButton(page).click();
    await expect(dialog.getByRole('alert')).toContainText('No sabemos si se guardó.');
    await expectAccessible(page);
    await page.unroute(adding);
    await saveButton(page).click();
    await expect(page.getByText('Se agregó Malta Viena')).toBeVisible();
    await expect(page.getByText('Malta Viena', { exact: true })).toHaveCount(1);
  },
);
