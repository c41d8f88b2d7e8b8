import { expect, type Page } from '@playwright/test';
import { expectFits } from './fits';
import { openAs, test, visit } from './test';

const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };

/** A screen with what says that it is there, on a telephone and on a tablet. */
async function expectFitsBoth(page: Page, address: string, shows: RegExp): Promise<void> {
  await visit(page, address);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expectFits(page);
  await page.setViewportSize(tablet);
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expectFits(page);
  await page.setViewportSize(phone);
}

test('what is worked with fits a telephone and a tablet @phone-es', async ({ page }) => {
  await openAs(page, '/assets');
  for (const [address, shows] of [
    ['/assets', /KD482 A012 6/],
    ['/assets?category=VQ', /KD482 C317 6/],
    ['/transfer/assets/filter', /^Transferir \d+ de \d+ animales$/],
    ['/assets/new', /^Caravana visual$/],
    ['/events/massive/manual', /^Cambio de peso$/],
    ['/assets/file', /^Suba su planilla$/],
    ['/lots', /^Toros en servicio$/],
    ['/transfers', /^Completada$/],
    ['/runs', /^Terminada$/],
    ['/events', /^Dar de baja$/],
    ['/activities', /actividades$/],
  ] as const)
    await expectFitsBoth(page, address, shows);
});

test('what is administered fits a telephone and a tablet @phone-en', async ({ page }) => {
  await openAs(page, '/company/all');
  for (const [address, shows] of [
    ['/company/all', /^Estancias del Salado S\.A\.$/],
    ['/boxes/all?company=1', /^El Recuerdo$/],
    ['/company/rights?company=1', /^Emily Carter$/],
    ['/user/delegations/company/all', /^Delegations by company$/],
    ['/user/delegations/company/all?companyDelegate=1', /^Martín Olazábal$/],
    ['/boxes/stepbystep/edit?pk=1&mode=view', /^la-matilde$/],
    ['/users/security', /^Password$/],
  ] as const)
    await expectFitsBoth(page, address, shows);
});

test('the page of an asset keeps its place while it loads on a telephone @phone-es', async ({ page }) => {
  // A page that is wider for a moment is zoomed out, and what is fixed to the window is moved away from the finger.
  await page.addInitScript(() => {
    const watch = () => {
      const widest = Number(sessionStorage.getItem('widest') ?? 0);
      const now = Math.max(window.innerWidth, document.documentElement.scrollWidth);
      if (now > widest) sessionStorage.setItem('widest', String(now));
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await openAs(page, '/assets');
  await page.getByRole('link', { name: 'KD482 A012 6' }).click();
  await expect(page.getByRole('img', { name: /^Peso: \d+ medidas/ })).toBeVisible();
  // Its first figures are right under its head; other journeys weigh the animal.
  await expect(page.getByRole('term').first()).toHaveText('Peso');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+(,\d)?\skg$/);
  expect(await page.evaluate(() => sessionStorage.getItem('widest'))).toBe(String(phone.width));
  await expectFits(page);
});
