import { expectAccessible } from './accessible';
import { choose, hold, next, picker } from './form';
import { expect, openAt, test } from './test';

const expert = 'pablo.monti@huella.example';

test('who validates a silo bag is offered the moves of the status, and no other @phone-es', async ({
  page,
  say,
}) => {
  const start = {
    chain: 12,
    active: 35,
    place: 'Campo Los Álamos',
  } as const;
  const select = async () => {
    await page
      .getByRole('checkbox', {
        name: /^(Seleccionar la fila|Select the row|Seleccionar LA|Select LA)/,
        checked: false,
      })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Registrar evento|Record event|Evento|Event)$/ }).click();
    await expect(page.getByRole('heading', { name: say('¿Qué pasó?', 'What happened?') })).toBeVisible();
  };
  const validation = page.getByRole('radio', { name: say('Validación', 'Validation') });

  // The owner may do much with a bag, but not validate it.
  await openAt(page, '/assets', start);
  await select();
  await expect(page.getByRole('radio', { name: say('Inspección', 'Inspection') })).toBeAttached();
  await expect(validation).toHaveCount(0);

  await openAt(page, '/assets', start, expert);
  await select();
  await expectAccessible(page);
  await validation.check({ force: true });
  await next(page).click();
  await expect(page.getByRole('heading', { name: say(/^¿Con qué /, /^Which /) })).toBeVisible();
  await next(page).click();
  const status = say('Estado', 'Status');
  await picker(page, status).click();
  const options = page.getByRole('option');
  await expect(options).toHaveText(say(['Observado', 'Validado'], ['Observed', 'Validated']));
  await page.keyboard.press('Escape');
  // What is observed needs a reason; what is validated none.
  await choose(page, status, say('Observado', 'Observed'));
  await next(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await choose(page, status, say('Validado', 'Validated'));
  await next(page).click();
  await page.getByRole('button', { name: say('Registrar en 1 partida', 'Record on 1 stock item') }).click();
  const done = page.getByRole('dialog');
  await hold(done);
  await done.getByRole('button', { name: say('Volver a la lista', 'Back to the list') }).click();
  await expect(page.getByText(say('Validado', 'Validated')).first()).toBeVisible();
});

test('many equal grazing rights are added by one form @desktop-en', async ({ page, say }) => {
  const fill = (es: string, en: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${say(es, en)}`) }).fill(text);
  const code = say('PT-LOMA1', 'PT-HILL1');
  const pick = async (label: string) => {
    await picker(page, label).click();
    await page.getByRole('option').first().click();
  };
  await openAt(page, '/assets', { chain: 11, active: 31 });
  await page.locator('a[href="/assets/new?mode=new_massive"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Cargar varios', 'several'));
  await fill('Cantidad', 'Quantity', '3');
  await fill('Código', 'Code', code);
  await fill('Campo', 'Field', say('La Loma de arriba', 'The upper hill'));
  await fill('Superficie', 'Area', '120');
  await pick(say('Recurso forrajero', 'Forage'));
  await expectAccessible(page);
  await next(page).click();
  await pick(say('Tipo de contrato', 'Contract type'));
  await fill('Derecho', 'Right', '80');
  await fill('Desde', 'From', '01/12/2026');
  await fill('Hasta', 'To', '01/06/2027');
  await next(page).click();
  await pick(say('Base de precio', 'Price basis'));
  await fill('Precio', 'Price', '12500');
  if (await picker(page, say('Moneda', 'Currency')).getByText(say('Elija', 'Choose')).isVisible())
    await pick(say('Moneda', 'Currency'));
  await next(page).click();
  await page.getByRole('button', { name: say('Cargar derechos', 'Add rights') }).click();
  await expect(page.getByText(new RegExp(say('Alta de 3 derechos', '3 rights'))).first()).toBeVisible();
  for (const number of ['001', '002', '003'])
    await expect(page.getByText(`${code}${number}`).first()).toBeAttached();
});
