import type { Page } from '@playwright/test';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import type { Language } from '@huella/domain/words';
import { expectAccessible } from './accessible';
import { findEdit } from './form';
import { expect, openAt, test } from './test';

/** The form's own steps, from the first to the last, by the rail of the form. */
async function walkSteps(page: Page): Promise<number> {
  const steps = page.getByRole('navigation', { name: /Pasos|Steps/ }).getByRole('button');
  const count = await steps.count();
  for (let at = 0; at < count; at += 1) {
    await steps.nth(at).click();
    await expect(page.locator('#form-step')).toBeFocused();
  }
  return count;
}

// Many journeys, and none knows of another.
test.describe.configure({ mode: 'parallel' });

for (const [at, model] of assetTypes.entries()) {
  const { id, code, noun } = model;
  const chain = chains.find((each) => each.id === model.chains[0])?.id ?? 0;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const record = (page: Page) => page.locator('a[href*="mode=view"]').first();
  const openList = async (page: Page, language: Language) => {
    await openAt(page, '/assets', { chain, active: id });
    await expect(heading(page)).toContainText(new RegExp(noun.many[language], 'i'));
    await expect(record(page)).toBeVisible();
  };
  const openForm = async (page: Page, language: Language) => {
    await page.locator('a[href="/assets/new"]:visible').first().click();
    await expect(page).toHaveURL(/\/assets\/new/);
    await expect(page.locator('#form-step')).toBeVisible();
    await expect(heading(page)).toContainText(new RegExp(noun.one[language], 'i'));
  };
  const openRecord = async (page: Page) => {
    await page.goBack();
    await record(page).click();
    await expect(page).toHaveURL(/mode=view/);
    const edit = await findEdit(page);
    await expect(edit).toBeVisible();
    await expectAccessible(page);
    return edit;
  };

  // A word that one of the languages lacks does not compile: what is looked at is how those of a model stand on its screens.
  const atDesk = { tag: at % 2 === 0 ? '@desktop-es' : '@desktop-en' };
  test(`${code}: its list, its form and one of its records open`, atDesk, async ({ page, language }) => {
    await openList(page, language);
    await openForm(page, language);
    expect(await walkSteps(page)).toBeGreaterThan(0);
    await expectAccessible(page);
    const edit = await openRecord(page);
    await edit.click();
    await expect(page).toHaveURL(/mode=update/);
    await expect(page.locator('#form-step')).toBeVisible();
  });

  // The parts of a telephone are the same for every model, and cattle are on it in many journeys: two others are looked at there.
  if (at % 8 !== 4) continue;
  const onPhone = { tag: '@phone-es' };
  test(`${code}: its cards, its form and one of its records open`, onPhone, async ({ page, language }) => {
    await openList(page, language);
    await openForm(page, language);
    await expectAccessible(page);
    await openRecord(page);
  });
}
