import { expectAccessible } from './accessible';
import { hold } from './form';
import { expect, openAt, test } from './test';

test('grain becomes malt, and each shows the other @desktop-en', async ({ page, say }) => {
  const label = (es: string, en: string) => new RegExp(`^${say(es, en)}`);
  const next = page.getByRole('button', { name: label('Continuar', 'Continue') });
  const code = 'Q26-0001';
  await openAt(page, '/assets', { chain: 13, active: 36, place: 'Malterie de Louvain' });
  const row = label('Seleccionar (la fila|CE)', 'Select (the row|CE)');
  await page.getByRole('checkbox', { name: row, checked: false }).nth(1).click();
  await page.getByRole('button', { name: say('Registrar evento', 'Record event') }).click();
  await page.getByRole('radio', { name: say('Malteo', 'Malting') }).check({ force: true });
  await next.click();
  await expect(page.getByRole('heading', { name: label('¿Con qué', 'Which') })).toBeVisible();
  await next.click();

  // Never more than there is of a lot; blank is all of it.
  const taken = page.getByLabel(/^CE-/);
  await taken.fill('9999');
  await expect(page.getByText(label('Solo quedan', 'Only'))).toBeVisible();
  await expect(next).toBeDisabled();
  await taken.fill('1');
  await expectAccessible(page);
  await next.click();

  // What comes out, weighed against what goes in.
  await page.getByRole('button', { name: label('Agregar partida', 'Add malt batch') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(label('Partida de malta', 'Malt batch')).fill(code);
  await form.getByRole('radio', { name: /^Pilsen/ }).check({ force: true });
  for (const [name, value] of [
    [label('Cantidad', 'Quantity'), '1500'],
    [label('Humedad', 'Moisture'), '4'],
    [label('Extracto fino', 'Fine extract'), '81'],
    [label('Color', 'Wort colour'), '3'],
    [label('Proteína', 'Total protein'), '10'],
  ] as const)
    await form.getByLabel(name).fill(value);
  await form.getByRole('button', { name: label('Guardar', 'Save') }).click();
  await expect(page.getByText(label('Sale más de lo que entra', 'More comes out'))).toBeVisible();
  await expectAccessible(page);
  await next.click();
  const record = page.getByRole('button', { name: label('Registrar en', 'Record') });
  await expect(record).toBeDisabled();
  // Each side line by line, with how much of it.
  const side = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) });
  await expect(side(say('Qué entra', 'What goes in'))).toContainText('1 t');
  await expect(side(say('Qué sale', 'What comes out'))).toContainText(new RegExp(`${code}.*1[.,]500 kg`));
  await page.getByRole('checkbox', { name: label('Confirmo', 'I confirm') }).check();
  await expectAccessible(page);
  await record.click();

  const done = page.getByRole('dialog');
  await hold(done);
  await done.getByRole('link', { name: code }).click();
  await page.getByRole('button', { name: label('Ir a', 'Go to') }).click();
  await page.getByRole('tab', { name: label('Historia', 'History') }).click();
  await expect(page.getByRole('heading', { name: say('Viene de', 'Comes from') })).toBeVisible();
  await expect(page.getByRole('link', { name: /^CE-/ })).toBeVisible();
  await expectAccessible(page);
});

test('grain is steeped for a batch of malt, and each shows the other @phone-en', async ({ page, say }) => {
  const label = (es: string, en: string) => new RegExp(`^${say(es, en)}`);
  const next = page.getByRole('button', { name: label('Continuar', 'Continue') });
  await page.clock.install();
  await openAt(page, '/assets', { chain: 13, active: 37, place: 'Malterie de Louvain' });
  const row = label('Seleccionar (la fila|[KM])', 'Select (the row|[KM])');
  await page.getByRole('checkbox', { name: row, checked: false }).nth(1).click();
  await page.getByRole('button', { name: say('Registrar evento', 'Record event') }).click();
  await page.getByRole('radio', { name: label('Remojo', 'Steeping') }).check({ force: true });
  await next.click();
  await expect(page.getByRole('heading', { name: label('¿Con qué', 'Which') })).toBeVisible();
  await next.click();

  // What is registered here is picked, and never more of it than there is.
  const search = page.getByPlaceholder(label('Agregar partidas de grano', 'Add grain lots'));
  await search.fill('CE-26');
  await page
    .getByRole('button', { name: label('Agregar CE', 'Add CE') })
    .first()
    .press('Enter');
  await expect(search).toBeFocused();
  const taken = page.getByRole('textbox', { name: /^CE-/ });
  await taken.fill('9999');
  await expect(page.getByText(label('Solo quedan', 'Only'))).toBeVisible();
  await expect(next).toBeDisabled();
  await taken.fill('0.5');
  await expectAccessible(page);
  await next.click();

  // What was bought elsewhere need not be written then.
  await page.getByLabel(label('Humedad al fin', 'Steep-out')).fill('44');
  await expect(page.getByText(label('Sale más de lo que entra', 'More comes out'))).toBeVisible();
  await expectAccessible(page);
  await next.click();
  const side = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) });
  await expect(side(say('Qué entra', 'What goes in'))).toContainText(/CE-26.*0[.,]5 t/);
  await expect(side(say('Qué sale', 'What comes out'))).toContainText(/[KM]2.* t/);
  const out = await side(say('Qué sale', 'What comes out')).textContent();
  const [code = ''] = /[KM]2\d-\d{4}/.exec(out ?? '') ?? [];
  await page.getByRole('checkbox', { name: label('Confirmo', 'I confirm') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: label('Registrar en', 'Record') }).click();

  // It leads back to the list by itself, some seconds later; the batch says where it comes from.
  const done = page.getByRole('dialog', { name: say('Evento registrado', 'Event recorded') });
  await expect(done).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(done).toBeHidden();
  await page.getByRole('link', { name: code }).click();
  await page.getByRole('tab', { name: label('Historia', 'History') }).click();
  await expect(page.getByRole('heading', { name: say('Viene de', 'Comes from') })).toBeVisible();
  await expect(page.getByRole('link', { name: /^CE-26/ })).toBeVisible();
  await expectAccessible(page);
});
