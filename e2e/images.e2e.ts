import { expectAccessible, expectAccessibleOnBoth } from './accessible';
import { expect, openAs, test } from './test';

test('the pictures of the animals are leafed through, narrowed, and lead to their records @phone-en', async ({
  page,
  say,
}) => {
  await openAs(page, '/images');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Imágenes', 'Images'));
  const pictures = page.getByRole('list', { name: say('Imágenes', 'Images') }).getByRole('button');
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.first().locator('img')).toBeVisible();
  await expectAccessibleOnBoth(page);

  await pictures.first().click();
  const viewer = page.getByRole('dialog');
  const first = await viewer.getByRole('heading').textContent();
  await expect(viewer.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(say(/^2 de /, /^2 of /));
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText(say(/^1 de /, /^1 of /));
  const saved = page.waitForEvent('download');
  await viewer.getByRole('button', { name: say('Descargar', 'Download') }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.(?:jpe?g|png)$/);
  await viewer.getByRole('link', { name: say('Ver la ficha', 'See the record') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first ?? '');

  await page.goBack();
  await page.getByRole('searchbox').fill('no animal is called so');
  await expect(
    page.getByText(say('Ninguna imagen con estos filtros', 'No image with these filters')),
  ).toBeVisible();
  await expectAccessible(page);
});
