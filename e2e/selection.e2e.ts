import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible';
import { expect, openAs, test } from './test';

const tags = ['KD482 A012 6', 'KD482A0150', 'ZZ999Z9999', 'KD482 A012 6'];

test(
  'a list of tags is pasted, told what it is, and filters the list until it is taken away',
  { tag: '@desktop-es' },
  async ({ page, say }) => {
    await openAs(page, '/assets');
    await page.getByRole('button', { name: say('Pegar una lista…', 'Paste a list…') }).click();
    await page
      .locator('textarea')
      .first()
      .fill(['EID;Fecha', ...tags].join('\n'));
    await expect(page.getByText(say('4 identificaciones', '4 IDs'))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: say('Buscar', 'Find'), exact: true })
      .last()
      .click();
    await expect(page.getByText(say('2 de 4 están en la lista', '2 of 4 are in the list'))).toBeVisible();
    await expect(page.getByText(say('No encontradas · 1', 'Not found · 1'))).toBeVisible();
    await expect(
      page.getByText(say('Repetidas en lo pegado · 1', 'Repeated in what was pasted · 1')),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('Ver solo esos 2', 'Show only those 2') }).click();
    await expect(page.getByText('KD482 A015 0').first()).toBeVisible();
    await expect(page.getByText('KD482 A016 9')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(say('Lista pegada:', 'Pasted list:'))).toBeVisible();
    await expect(page.getByText('KD482 A016 9')).toHaveCount(0);
    await page.getByRole('button', { name: say('Quitar todos', 'Clear all') }).click();
    await expect(page.getByText('KD482 A016 9').first()).toBeVisible();
  },
);

test('all but one are selected, and exported by a telephone', { tag: '@phone-es' }, async ({ page }) => {
  await openAs(page, '/assets');
  await page.getByRole('checkbox', { name: 'Seleccionar KD482 A012 6' }).check();
  await page.getByRole('button', { name: /^Cambiar la selección/ }).click();
  await page.getByRole('menuitem', { name: /^Invertir/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Seleccionar KD482 A012 6' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Seleccionar KD482 A015 0' })).toBeChecked();
  // Journeys before it may have brought more animals.
  await expect(page.getByText(/^\d{3} seleccionados$/)).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect(readFileSync(await (await saved).path()).length).toBeGreaterThan(10_000);
});
