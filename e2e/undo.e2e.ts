import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAs, test, visit } from './test';

const next = (page: Page) => page.getByRole('button', { name: /^Continuar/ });
const alias = (page: Page) => page.getByLabel('Alias del establecimiento');

/** Records an event on an animal, as its form would; the key names the submit. */
async function record(page: Page, id: number, key: string, eventType: number, common: object): Promise<void> {
  await page.evaluate(
    async ([pk, wanted, code, values]) => {
      const [token = ''] = (localStorage.getItem('huella.session') ?? '').split(' ');
      const answer = await fetch('/api/objects/add/massive', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ objectType: 'asset', pkObjectType: 33, globalModel: 33, pkReferer: 1, action: 'update' },
          actionContext: { context: 'manual_form', eventType: code },
          ...{ pks: [pk], common: values, submitKey: `journey-${wanted}` },
        }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [id, key, eventType, common] as const,
  );
}

/** A calf of the list, by its place in it, with its number: the journeys of others are about older animals. */
async function findAnimal(page: Page, at: number): Promise<{ readonly link: Locator; readonly id: number }> {
  await openAs(page, '/assets?q=KD482E');
  const link = page.getByRole('link', { name: /^KD482/ }).nth(at);
  const id = Number(/pk=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  return { link, id };
}

test('undoes the last event of an animal, with what changes back and why @phone-es', async ({ page }) => {
  const { link, id } = await findAnimal(page, 3);
  await record(page, id, 'undo', 1, { weight: 44, weighing_type: 'PER' });
  await link.click();
  await page.getByRole('tab', { name: /^Historia/ }).click();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Deshacer: Cambio de peso' });
  await expect(question.getByText(/^Peso.*44/).first()).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deshacer en 1 animal' }).click();
  await expect(question.getByLabel(/^Por qué se deshace/)).toBeFocused();
  await expect(question.getByText('Campo obligatorio')).toBeVisible();
  await question.getByLabel(/^Por qué se deshace/).fill('Era otro animal');
  await question.getByRole('button', { name: 'Deshacer en 1 animal' }).click();
  await expect(page.getByText('Cambio de peso: se deshizo en 1 animal')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByText('«Era otro animal»')).toBeVisible();
  await expect(page.getByText(/^Deshace: Cambio de peso \(n\.º \d+\)$/).first()).toBeVisible();
  await expect(page.getByText(/Evento n\.º/)).toHaveCount(0);
  await expect(page.getByText('Deshecho', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await visit(page, '/events');
  await expect(page.getByText(/^Deshace: Cambio de peso/).first()).toBeVisible();
  await expect(page.getByText('Deshecho', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('says why an event can no longer be undone, and leaves nothing but to close @desktop-es', async ({
  page,
}) => {
  const { id } = await findAnimal(page, 5);
  await record(page, id, 'before', 1, { weight: 45, weighing_type: 'PER' });
  await record(page, id, 'after', 1, { weight: 46, weighing_type: 'PER' });
  await visit(page, '/events');
  // The latest is first: it is the one before that another followed.
  const asks = page.getByRole('button', { name: 'Deshacer: Cambio de peso' }).nth(1);
  await asks.click();
  const question = page.getByRole('dialog', { name: 'Deshacer: Cambio de peso' });
  await expect(
    question.getByText(/No se puede deshacer\. KD482 .*: Después tuvo otro evento: Cambio de peso/),
  ).toBeVisible();
  await expect(question.getByText('Se registra un evento que lo compensa')).toBeHidden();
  await expect(question.getByLabel(/^Por qué se deshace/)).toBeHidden();
  await expectAccessible(page);

  const close = question.getByRole('button');
  await expect(close).toHaveText('Cerrar');
  // A keyboard user is in the question already.
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(asks).toBeFocused();
});

test('lets an administrator send to slaughter within withdrawal, with a reason that is logged @desktop-es', async ({
  page,
}) => {
  const { link, id } = await findAnimal(page, 4);
  await record(page, id, 'withdrawal', 104, {
    ...{
      treatment_class: 'END',
      product: 'Ivermectina 3,15 % inyectable',
      withdrawal_days: 122,
      route: 'SC',
    },
  });
  await link.click();
  await page.getByRole('button', { name: /^Transferir/ }).click();
  await alias(page).fill('planta-quequen');
  await alias(page).press('Enter');
  await expect(page.getByText(/Con el plazo en curso: 1\. Retiro hasta/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Continuar con/ }).click();
  await page.getByRole('radio', { name: /^Propiedad/ }).check({ force: true });
  await page.getByLabel(/^Motivo del DT-e/).click();
  await page.getByRole('option').nth(1).click();
  await page.getByLabel(/^Motivo para enviar a faena/).fill('Autoriza SENASA, acta 12');
  await expectAccessibleOnBoth(page);
  await next(page).click();
  await expect(page.getByRole('heading', { name: '¿Con qué animales?' })).toBeVisible();
  await next(page).click();
  await page.getByRole('button', { name: /^Transferir 1/ }).click();
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await sure.getByRole('button', { name: /^Transferir 1/ }).click();
  await expect(page.getByText(/^Se transfirió 1 animal/)).toBeVisible();

  await visit(page, '/events');
  await page.getByRole('radio', { name: 'Excepciones' }).check({ force: true });
  await expect(page.getByText('Autoriza SENASA, acta 12').first()).toBeVisible();
  await expect(page.getByText('Excepción', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
