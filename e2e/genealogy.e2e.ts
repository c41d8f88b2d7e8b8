import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { cattle, expect, openAt, test } from './test';

test('the registry of the breed fills the genealogy of an animal @phone-es', async ({ page, say }) => {
  const tag = 'KC208 A022 2';
  await openAt(page, '/assets', { ...cattle, place: 'San Ramón' });
  await page.getByRole('button', { name: new RegExp(`(Acciones|Actions).*${tag}`) }).click();
  await page.getByRole('menuitem', { name: say('Completar genealogía', 'Complete the genealogy') }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByRole('textbox', { name: /^HBA/ });
  const outcome = dialog.getByRole('status');
  const kind = dialog.getByRole('combobox', { name: new RegExp(say('^Categoría', '^Category')) });
  const ask = async (hba: string) => {
    await number.fill(hba);
    await number.press('Enter');
  };
  await ask('');
  await expect(dialog.getByText(say('Se debe ingresar HBA', 'Enter the HBA'))).toBeVisible();
  await expectAccessible(page);

  // The registry does not answer: that is said, and what was typed stays.
  await kind.click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: new RegExp(say('^Raza', '^Breed')) }).click();
  await page.getByRole('option', { name: 'Aberdeen Angus', exact: true }).click();
  const registry = '**/api/genealogy/**';
  await page.route(registry, (route) => route.abort());
  await ask('1');
  await expect(outcome).not.toBeEmpty();
  await expect(outcome.getByRole('progressbar')).toBeHidden();
  await expect(number).toHaveValue('1');
  await expectAccessible(page);
  await page.unroute(registry);

  await ask('1');
  await expect(outcome).toContainText(
    say('No existe un animal con esos datos', 'There is no animal with this data'),
  );

  // A question that was overtaken is answered late: what the later one has found stays chosen.
  let answerLate = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  await page.route(registry, (route) => held.then(() => route.continue()), { times: 1 });
  const asked = page.waitForRequest(registry);
  await ask('1');
  const overtaken = await asked;
  await ask('61398');
  await expect(outcome).toContainText(say('1 animal encontrado', '1 animal found'));
  const use = dialog.getByRole('button', { name: say('Completar la genealogía', 'Complete the genealogy') });
  await expect(use).toBeEnabled();
  answerLate();
  await (await overtaken.response())?.finished();
  await expectAccessibleOnBoth(page);
  await use.click();
  // It is another animal: who goes on has seen by what.
  const question = page.getByRole('alertdialog', {
    name: say('¿Es este el animal?', 'Is this the right animal?'),
  });
  await expect(question.getByRole('row')).not.toHaveCount(0);
  await expectAccessibleOnBoth(page);
  await question.getByRole('button', { name: say('Completar igual', 'Complete anyway') }).click();
  await expect(page.getByText(say('Se completaron', 'were completed')).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: tag }).click();
  await expect(page.getByText('La Aurora', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
});
