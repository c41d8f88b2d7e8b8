import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { demo, expect, openAs, test, visit } from './test';

const heir = 'juan.echeverria@huella.example';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.locator('[role$=dialog] input[type="password"]');

/** A company of the demo user's that no other journey knows. Answers its id. */
async function openCompany(page: Page, name: string): Promise<number> {
  const credentials = { email: demo.email, password: demo.password };
  const session = await page.request.post('/api/users/signIn', { data: credentials });
  const { token } = (await session.json()) as { token: string }; // as declared
  const values = {
    company_name: name,
    suplychain: '11',
    rol: 'Productor',
    l1: 'AR',
    tax_id_ar: '30-70915328-1',
  };
  const answer = await page.request.post('/api/objects/add', {
    headers: { authorization: `Bearer ${token}` },
    data: { action: 'add', objectType: 'company', values },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: number }).id; // likewise
}

test('a company is handed over to who accepts it, who closes it @desktop-es', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = 'Campo de Paso S.A.';
  const id = await openCompany(page, name);
  await openAs(page, '/company/all');
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Traspasar o cerrar' }).click();
  await expect(title(page)).toHaveText(`Propiedad de ${name}`);
  await expectAccessible(page);

  // Nothing is offered to what is no e-mail, nor without the password.
  const offer = page.getByRole('button', { name: 'Ofrecer la empresa' });
  await offer.click();
  const email = page.getByRole('textbox', { name: /^Correo de la nueva/ });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(heir);
  await page.keyboard.press('Enter');
  await password(page).fill('otra clave 1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No es la contraseña de su cuenta')).toBeVisible();
  await expectAccessible(page);
  await password(page).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Ofrecida a ${heir}`)).toBeVisible();

  // Who it is offered to learns it wherever they are, and answers among their companies.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await openAs(other, '/assets', heir);
  await expect(other.getByText(`Le ofrecen la empresa ${name}`)).toBeVisible();
  await other.getByRole('link', { name: 'Ver la oferta' }).click();
  await expect(
    other.getByText(/María Belén Aguirre \(demo@huella\.example\) quiere traspasarle/),
  ).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: `Aceptar ${name}` }).click();
  await password(other).fill(demo.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText(`${name} ya es suya`)).toBeVisible();
  await expect(other.getByRole('heading', { name })).toBeVisible();
  await expect(other.getByText(/quiere traspasarle/)).toHaveCount(0);

  // Who had it finds nothing there any more.
  await page.reload();
  await expect(page.getByText('No encontramos esta empresa')).toBeVisible();

  // It is closed for good: read, and no longer written.
  await visit(other, `/company/ownership?company=${String(id)}`);
  await other.getByRole('radio', { name: /^Las páginas públicas se apagan/ }).check({ force: true });
  await other.getByRole('button', { name: 'Cerrar…' }).click();
  await expectAccessible(other);
  await password(other).fill(demo.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText(`Cerró ${name}`)).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: name })).toContainText('Cerrada');
  await visit(other, `/boxes/all?company=${String(id)}`);
  await expect(title(other)).toHaveText(name);
  await expect(other.getByRole('link', { name: 'Nuevo establecimiento' })).toHaveCount(0);
  await expectAccessible(other);
  await context.close();
});
