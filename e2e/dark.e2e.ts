import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './accessible';
import { isNarrow } from './by-width';
import { expect, openAs, test, visit } from './test';

const ground = { light: 'rgb(245, 247, 245)', dark: 'rgb(15, 20, 17)' } as const;

/** The colours that the page is drawn in, as its ground shows. */
const expectGround = (page: Page, mode: keyof typeof ground, of = 'body') =>
  expect(page.locator(of)).toHaveCSS('background-color', ground[mode]);

/** What the screen says of itself is there, and nothing of it is on its way. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('the screen is dark where the system is or somebody chose it, from the first paint on @desktop-es', async ({
  page,
}) => {
  await openAs(page, '/users/security');
  await expectGround(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, 'light');
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  const choice = page.getByRole('menuitemradio', { name: 'Pantalla: Oscura' });
  await choice.click();
  await expectGround(page, 'dark');
  await expect(choice).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page);
  // What nobody could read is found each time, on a page whose looks were all judged before.
  await choice.evaluate((entry) => {
    entry.style.color = '#555';
  });
  for (const found of [expectReadable, expectAccessible])
    await expect(found(page)).rejects.toThrow(/color-contrast/);
  // So is what nobody could press, on a screen whose targets were all judged before.
  await choice.evaluate((entry) => {
    entry.style.color = '';
    for (const name of ['one', 'two']) {
      const button = document.createElement('button');
      button.ariaLabel = name;
      button.style.cssText = 'width: 9px; height: 9px; padding: 0; border: 0';
      entry.append(button);
    }
  });
  await expect(expectAccessible(page)).rejects.toThrow(/target-size/);
  // What is drawn before any script has come.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectGround(page, 'dark', 'html');
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#0F1411');
  await page.unroute('**/assets/*.js');
  await page.goto('/users/security');
  await expectGround(page, 'dark');
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('every kind of screen can be read @desktop-es @phone-en', async ({ page }) => {
    await page.goto('/login');
    await expectDrawn(page);
    await expectReadable(page);
    await openAs(page, '/assets');
    await expect(page.getByText(/^1–20 /)).toBeVisible();
    await expectGround(page, 'dark');
    await expectReadable(page);
    if (!isNarrow(page)) {
      await page.keyboard.press('Control+j');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectReadable(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const addresses = ['/assets/new', '/activities', '/company/all'];
    const wide = ['/assets/file/manual', '/transfers/new', '/recall/asset/1'];
    for (const address of isNarrow(page) ? addresses : [...addresses, ...wide]) {
      const title = page.getByRole('heading', { level: 1 }).first();
      const before = await title.innerText();
      await visit(page, address);
      await expect(title).not.toHaveText(before);
      await expectDrawn(page);
      await expectReadable(page);
    }
  });
});

test('the page of an asset is accessible in both colours and at every width @desktop-en', async ({
  page,
}) => {
  await openAs(page, '/assets/edit?pk=1&mode=view');
  const widths = [1366, 768, 390];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectDrawn(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, 'dark');
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await expectDrawn(page);
    await expectReadable(page);
  }
});
