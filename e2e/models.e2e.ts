import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAt, test } from './test';

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

// By far the most of the journeys, and none knows of another.
test.describe.configure({ mode: 'parallel' });

for (const [at, model] of assetTypes.entries()) {
  // The parts of a telephone are the same for every model: one in four is seen there, in the other language.
  const tag = at % 4 === 0 ? [] : ['@desktop'];
  const title = `${model.code}: its list, its form and one of its records open`;
  test(title, { tag }, async ({ page }, { project }) => {
    const isPhone = project.name === 'phone';
    const language = (at % 2 === 0) === isPhone ? 'en' : 'es';
    const heading = page.getByRole('heading', { level: 1 });
    const chain = chains.find(({ id }) => id === model.chains[0]);
    await openAt(page, '/assets', { chain: chain?.id ?? 0, active: model.id, language });
    await expect(heading).toContainText(new RegExp(model.noun.many[language], 'i'));
    const record = page.locator('a[href*="mode=view"]').first();
    await expect(record).toBeVisible();
    // The cards of a telephone are made of the same parts; one list of it is looked at with the lists.
    if (!isPhone) await expectAccessible(page);

    await page.locator('a[href="/assets/new"]:visible').first().click();
    await expect(page).toHaveURL(/\/assets\/new/);
    await expect(page.locator('#form-step')).toBeVisible();
    await expect(heading).toContainText(new RegExp(model.noun.one[language], 'i'));
    if (!isPhone) expect(await walkSteps(page)).toBeGreaterThan(0);
    await expectAccessible(page);

    await page.goBack();
    await record.click();
    await expect(page).toHaveURL(/mode=view/);
    const edit = page
      .getByRole('link', { name: /^(Editar|Edit)\b/ })
      .or(page.getByRole('button', { name: /^(Editar|Edit)\b/ }))
      .first();
    await expect(edit).toBeVisible();
    await expectAccessible(page);
    // On a telephone the form is the one that was just seen.
    if (isPhone) return;
    await edit.click();
    await expect(page).toHaveURL(/mode=update/);
    await expect(page.locator('#form-step')).toBeVisible();
  });
}
