import { expectAccessible } from './accessible';
import { expect, openAt, test } from './test';

const grain = { chain: 12, active: 35, place: 'Campo Los Álamos' };

test('the bags of a list are on a map, near ones together until they are seen from near @phone-en', async ({
  page,
  say,
}) => {
  await openAt(page, '/assets', grain);
  await page.getByRole('button', { name: say('Ver en el mapa', 'View on the map') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say(/^8 de 8 partidas/, /^8 of 8 stock items/))).toBeVisible();
  const map = dialog.getByRole('application');
  await expect(map.getByRole('button', { name: 'LA-2526-0012' })).toBeVisible();
  await expectAccessible(page);

  // A press goes as near as maps go, and each is named with how many stand how; those that still stand together are named by the next one.
  const together = map.getByRole('button', { name: say(/partidas: acercar \(/, /stock items: zoom in \(/) });
  await together.first().press('Enter');
  const onOneSpot = map.getByRole('button', {
    name: say(/partidas: ver cuáles \(/, /stock items: see which \(/),
  });
  await onOneSpot.last().press('Enter');
  const named = dialog.getByRole('status').getByRole('link');
  await expect(named.first()).toBeVisible();
  const [label = ''] = await named.allTextContents();
  await named.first().click();
  await expect(page).toHaveURL(/\/assets\/edit\?pk=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
});
