import { supplier } from '@huella/domain/catalogue/entities/supplier';
import { expectAccessible } from './accessible';
import { choose, dot, fake, giveFile, next, takeOverFiles } from './form';
import { expect, openAt, test, visit } from './test';

test(
  'a supplier is kept with its place and picture, and fills a form',
  { tag: '@phone-es' },
  async ({ page, say, language }) => {
    const label = (name: string) =>
      new RegExp(`^${supplier.attributes.find((each) => each.name === name)?.label[language] ?? name}`);
    const name = say('Ferme de Ñandú', 'Ferme du Moulin Neuf');
    takeOverFiles(page);
    await openAt(page, '/namedEntities', { chain: 13, active: 37, place: 'Malterie de Louvain' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Entidades', 'Named entities'));
    await expect(
      page.getByRole('link', { name: say('Agregar proveedor', 'Add supplier') }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: say('Agregar proveedor', 'Add supplier') })
      .first()
      .click();

    // A name, an address, a place that follows from it, a picture: four steps.
    await next(page).click();
    await expect(page.getByRole('textbox', { name: label('value') })).toBeFocused();
    await page.keyboard.type(name);
    await next(page).click();
    await choose(page, label('supplier_country').source.slice(1), say('Bélgica', 'Belgium'));
    await page.getByRole('textbox', { name: label('supplier_city') }).fill('Gembloux');
    await page.getByRole('textbox', { name: label('supplier_zip_code') }).fill('5030');
    await page.getByRole('textbox', { name: label('supplier_address_street') }).fill('Rue du Moulin');
    await page.getByRole('textbox', { name: label('supplier_address_street_number') }).fill('7');
    await expectAccessible(page);
    await next(page).click();
    await expect(page.getByText(say('Ubicado por la dirección', 'Placed using the address'))).toBeVisible();
    await expectAccessible(page);
    await next(page).click();

    // What is no picture is recognised by its bytes, not by its name; nothing is saved with it.
    const first = page.getByRole('group', { name: label('supplier_picture_1') });
    const add = page.getByRole('button', { name: say('Guardar', 'Save'), exact: true });
    const press = () => first.getByRole('button', { name: say('Elegir archivo', 'Choose a file') }).click();
    await giveFile(page, press, fake);
    await expect(first.getByText(fake.name)).toBeVisible();
    await add.click();
    await expect(first.getByText(fake.name).first()).toBeVisible();
    await expect(first.getByRole('alert').filter({ hasText: fake.name })).toBeVisible();
    await expectAccessible(page);
    await first.getByRole('button', { name: say(`Quitar ${fake.name}`, `Remove ${fake.name}`) }).click();
    await giveFile(page, press, dot);
    await expect(first.locator('img')).toBeVisible();
    await expect(page.getByText(say('1 archivo listo.', '1 file ready.'))).toBeAttached();
    await add.click();
    await expect(page.getByText(say(`Se agregó ${name}`, `${name} was added`))).toBeVisible();

    // The form of a malt batch proposes it, and takes what is known of it.
    await visit(page, '/assets/new');
    await page.getByRole('button', { name: say('Ir a otro paso', 'Go to another step') }).click();
    await page.getByRole('menuitem', { name: new RegExp(say('Proveedor', 'Supplier')) }).click();
    const field = page.getByRole('combobox', { name: new RegExp(say('^Proveedor', '^Supplier')) });
    await field.fill(name.slice(0, 12));
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await expectAccessible(page);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: say('Ciudad', 'City') })).toHaveValue('Gembloux');
    const picture = page.getByRole('group', { name: say('Foto 1 del proveedor', "Supplier's picture 1") });
    await expect(picture.locator('img')).toBeVisible();

    page.on('dialog', (dialog) => void dialog.accept());
    await visit(page, '/namedEntities');
    await page.getByRole('button', { name: new RegExp(`(Acciones|Actions).*${name}`) }).click();
    await page.getByRole('menuitem', { name: say('Eliminar', 'Delete') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    await expectAccessible(page);
    await question.getByRole('button', { name: say('Eliminar', 'Delete') }).click();
    await expect(page.getByText(say(`Se eliminó ${name}`, `${name} was deleted`))).toBeVisible();
  },
);
