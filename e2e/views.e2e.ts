import { expectAccessible } from './accessible';
import { expect, openAs, test, visit } from './test';

test('a view is saved, opens with the list, and tells what it lost @phone-es', async ({ page, say }) => {
  await openAs(page, '/assets?sex=H&gone=1');
  const bar = page.getByRole('list', { name: say('Filtros', 'Filters') });
  await expect(bar.getByText(say(/No se aplica · gone/, /Does not apply · gone/))).toBeVisible();
  await page.getByRole('button', { name: say('Guardar vista', 'Save view') }).click();
  const dialog = page.getByRole('dialog');
  const name = 'Vacas en el teléfono';
  await dialog.getByLabel(say('Nombre de la vista', 'Name of the view')).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('Guardar vista', 'Save view') }).click();
  const opener = page.getByRole('button', { name: new RegExp(`: ${name}`) });
  await opener.click();
  await expectAccessible(page);
  await page
    .getByRole('menuitem', { name: say('Abrir siempre con esta vista', 'Always open with this view') })
    .click();
  await expect(
    page.getByText(say(`La lista se abre con «${name}»`, `The list opens with “${name}”`)),
  ).toBeVisible();
  await page.goto('/assets');
  await expect(page).toHaveURL(/view=\d+.*sex=H|sex=H.*view=\d+/);
  await expect(opener).toBeVisible();
  await bar
    .getByRole('button', { name: say(/Quitar lo que no se aplica/, /Remove what does not apply/) })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`: ${name}, `) })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`: ${name}, `) }).click();
  await page.getByRole('menuitem', { name: say('Eliminar', 'Delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Eliminar la vista', 'Delete the view') })
    .click();
  await expect(page.getByRole('button', { name: say('Guardar vista', 'Save view') })).toBeVisible();
  await visit(page, '/assets');
  await expect(page).not.toHaveURL(/view=/);
});
