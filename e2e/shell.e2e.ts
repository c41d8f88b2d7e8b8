import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { cattle, demo, expect, openAs, openAt, settle, test } from './test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The addresses that the page is loaded from, as they come. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

test('a page of another version is reloaded, once', { tag: '@desktop-es' }, async ({ page }) => {
  const seen = watchLoads(page);
  await page.route('**/api/version/getVersion', (route) =>
    route.fulfill({ json: { version: '99.0.0', build: 'ffffffffffff' } }),
  );
  await page.goto('/login?next=%2Fassets%3Fcategory%3DVQ');
  await expect
    .poll(() => seen.filter((address) => address.includes('dId=99.0.0-ffffffffffff')).length)
    .toBe(1);
  // Until the new page is there, the old one shows the same title and address.
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some(({ name }) => name.includes('dId=')),
  );
  await expect(title(page)).toHaveText('Ingrese a su cuenta');
  // The mark has gone from the address, and everything else is there as it was.
  await expect(page).toHaveURL(/\/login\?next=%2Fassets%3Fcategory%3DVQ$/);
  // Another look when the page is in view again loads nothing.
  const answered = page.waitForResponse('**/api/version/getVersion');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
  await page.getByLabel('Correo electrónico').fill('still here');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('still here');
  expect(seen.filter((address) => address.includes('dId='))).toHaveLength(1);
});

test(
  'a version that changes while the page is open is seen on coming back to it',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAs(page, '/assets/new');
    await page
      .getByLabel(/Caravana de manejo/)
      .first()
      .fill('M-2');
    await page.route('**/api/version/getVersion', (route) =>
      route.fulfill({ json: { version: '99.0.0', build: 'ffffffffffff' } }),
    );
    const seen = watchLoads(page);
    const comeBack = async () => {
      const answered = page.waitForResponse('**/api/version/getVersion');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await answered;
    };
    // Not over unsaved work.
    await comeBack();
    await expect(page.getByLabel(/Caravana de manejo/).first()).toHaveValue('M-2');
    expect(seen).toEqual([]);
    await page
      .getByLabel(/Caravana de manejo/)
      .first()
      .fill('');
    await page.goto('/events');
    await expect(title(page)).toHaveText('Eventos');
    await expect.poll(() => seen.filter((address) => address.includes('/events?dId=')).length).toBe(1);
    await expect(page).toHaveURL(/\/events$/);
  },
);

test(
  'a mark that is not ours leads nowhere and is not shown',
  { tag: '@desktop-es' },
  async ({ page, baseURL }) => {
    for (const mark of ['//evil.example', '"><img src=x>']) {
      await page.goto(`/login?dId=${encodeURIComponent(mark)}`);
      await expect(title(page)).toHaveText('Ingrese a su cuenta');
      await expect(page).toHaveURL(`${String(baseURL)}/login`);
      expect(await page.content()).not.toContain('evil.example');
    }
  },
);

test(
  'where one works and the language go along to another browser',
  { tag: '@desktop-es' },
  async ({ page, browser, baseURL }) => {
    await openAs(page, '/assets');
    const where = page.getByRole('button', { name: /Dónde trabaja/ });
    await where.click();
    await page.keyboard.type('recuerdo');
    // What is chosen is seen before the server has it.
    const placeSaved = page.waitForResponse('**/api/users/savePreferences');
    await page.keyboard.press('Enter');
    await expect(where).toContainText('El Recuerdo');
    await placeSaved;
    await page.getByRole('button', { name: /Idioma/ }).click();
    const languageSaved = page.waitForResponse('**/api/users/savePreferences');
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(title(page)).toHaveText('Animals');
    await languageSaved;

    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const second = await other.newPage();
    await second.goto('/login');
    await second.getByLabel('Correo electrónico').fill(demo.email);
    await second.getByLabel('Contraseña', { exact: true }).fill(demo.password);
    await second.keyboard.press('Enter');
    await expect(title(second)).toHaveText('Animals');
    await expect(second.getByRole('button', { name: /Where you work/ })).toContainText('El Recuerdo');
    await other.close();
  },
);

test('a change of the chain resets what is below it', { tag: '@desktop-es' }, async ({ page }) => {
  await openAs(page, '/assets');
  await page.getByRole('button', { name: /Dónde trabaja/ }).click();
  const dialog = page.getByRole('dialog');
  const column = (name: string) => dialog.getByRole('listbox', { name });
  const chosen = (name: string) => column(name).getByRole('option', { selected: true });
  await expect(chosen('Establecimiento')).toHaveText(/La Matilde/);
  await column('Rubro')
    .getByRole('option', { name: /Forestal/ })
    .click();
  // Two kinds of trees: none is chosen by itself, and so nothing below.
  await expect(chosen('Rubro')).toHaveText(/Forestal/);
  await expect(chosen('Activo')).toHaveCount(0);
  await expect(chosen('Establecimiento')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /Dónde trabaja/ })).toContainText('La Matilde');
});

test('says that there is no connection, until it is closed or comes back @phone-es', async ({
  page,
  context,
  say,
}) => {
  const text = say('Sin conexión a internet', 'No internet connection');
  await openAt(page, '/assets', cattle);
  await expect(title(page)).toHaveText(say('Animales', 'Animals'));
  const overlay = page.locator('[data-offline-bar]');
  await context.setOffline(true);
  await expect(overlay).toContainText(text);
  await expectAccessible(page);
  await overlay.getByRole('button', { name: say('Cerrar', 'Close') }).click();
  await expect(overlay).toBeHidden();
  await context.setOffline(false);
  // Until the page has an answer whole, it is the same break.
  await (await page.waitForResponse('**/api/ping')).finished();
  // The next break is shown again, and goes by itself.
  await context.setOffline(true);
  await expect(overlay).toContainText(text);
  await context.setOffline(false);
  await expect(overlay).toBeHidden();
});

/** A token whose own expiry is past; its refresh token is good. */
function outdated(session: string): string {
  const [, refreshToken = ''] = session.split(' ');
  const claims = Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url');
  return `e30.${claims}.x ${refreshToken}`;
}

test(
  'two tabs with an expired token turn it into one, and go on',
  { tag: '@desktop-es' },
  async ({ page, context }) => {
    const turned: { readonly tab: Page; readonly token: Promise<string> }[] = [];
    context.on('response', (response) => {
      if (!response.url().endsWith('/api/users/newToken')) return;
      const token = response.json().then((pair: { token: string }) => pair.token);
      turned.push({ tab: response.frame().page(), token });
    });
    const session = await settle(page);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/favicon.svg');
    await page.evaluate((kept) => {
      localStorage.setItem('huella.session', kept);
    }, outdated(session));
    await Promise.all([page.goto('/assets'), other.goto('/assets')]);
    for (const tab of [page, other]) await expect(title(tab)).toHaveText('Animales');
    // The calls of a tab share one turn. What one tab keeps may reach the other late: it is answered the same pair.
    expect(turned.length).toBeGreaterThan(0);
    expect(new Set(turned.map(({ tab }) => tab)).size).toBe(turned.length);
    expect(new Set(await Promise.all(turned.map(({ token }) => token))).size).toBe(1);
  },
);

test('a session that cannot be turned ends with a sign-in that says why @desktop-es', async ({
  page,
  say,
}) => {
  await openAt(page, '/assets', cattle);
  await expect(title(page)).toHaveText(say('Animales', 'Animals'));
  await page.evaluate(() => {
    localStorage.setItem('huella.session', 'e30.e30.x e30.e30.x');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('huella.session'))).toBeNull();
  const said = say(
    'No se encuentra autorizado para realizar esta operación. Por favor, vuelva a iniciar sesión.',
    'You are not authorised to do this. Please sign in again.',
  );
  await expect(page.getByText(said)).toBeVisible();
  await expectAccessible(page);
});
