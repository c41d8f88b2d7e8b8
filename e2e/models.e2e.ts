import { assetTypes } from '@huella/domain/assets/index';
import { chains } from '@huella/domain/lookups/chains';
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

for (const model of assetTypes) {
  test(`${model.code}: its list, its form and one of its records open`, async ({ page }, { project }) => {
    // A telephone in English and a desktop in Spanish: each word and each width is seen once.
    const language = project.name === 'phone' ? 'en' : 'es';
    const chain = chains.find(({ id }) => id === model.chains[0]);
    await openAt(page, '/assets', { chain: chain?.id ?? 0, active: model.id, language });
    const noun = model.noun.many[language];
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(noun, 'i'));
    await expectAccessible(page);

    await page.goto('/assets/new');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(model.noun.one[language], 'i'),
    );
    if (project.name !== 'phone') expect(await walkSteps(page)).toBeGreaterThan(0);
    await expectAccessible(page);

    await page.goto('/assets');
    await page.locator('a[href*="mode=view"]').first().click();
    await expect(page).toHaveURL(/mode=view/);
    await expectAccessible(page);
    await page.goto(page.url().replace('mode=view', 'mode=update'));
    await expect(page.locator('#form-step')).toBeAttached();
    await expectAccessible(page);
  });
}
