import { expectAccessibleOnBoth } from './accessible';
import { expect, openAt, test, visit } from './test';

test(
  'an owner closes a field of an establishment, and nobody finds it there until it is opened again',
  { tag: '@phone-en' },
  async ({ page }) => {
    const short = 'Field permissions';
    const place = 'La Matilde';
    await openAt(page, '/boxes/all', { chain: 11, active: 33, place });
    await page.getByRole('button', { name: `Actions for ${place}`, exact: true }).click();
    await page.getByRole('menuitem', { name: short }).click();
    await expect(page).toHaveURL(/\/boxes\/fields\?box=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: `${short} of ${place}` })).toBeVisible();
    const turn = (mode: string) => page.getByRole('switch', { name: `${mode}: CUIG`, exact: true });
    const [see, edit] = [turn('See'), turn('Edit')];
    const save = page.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeDisabled();
    await expectAccessibleOnBoth(page);

    // What says which animal it is cannot be closed, and the page says why.
    const tag = page.getByRole('switch', { name: 'See: Visual ear tag' });
    await expect(tag).toBeDisabled();
    await expect(tag).toHaveAccessibleDescription(/identifies the asset/);

    await page.getByRole('searchbox').fill('cuig');
    await expect(tag).toBeHidden();
    await see.press('Space');
    await expect(edit).toBeDisabled();
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(page.viewportSize()?.width);
    await expectAccessibleOnBoth(page);

    // Nobody leaves by mistake.
    const away = page.getByRole('link', { name: 'See the establishment' });
    await away.click();
    const guard = page.getByRole('alertdialog');
    await expect(guard).toContainText('CUIG');
    await page.keyboard.press('Escape');
    await save.click();
    await expect(page.getByText('We saved the field permissions')).toBeVisible();
    await expect(save).toBeDisabled();

    // The page says who closed it, and it is no field of its animals any more.
    const address = page.url();
    await visit(page, address.replace('/boxes/fields', '/boxes/rights/changes'));
    const closedBy = 'closed fields of Cattle AR in La Matilde: CUIG (see)';
    await expect(page.getByRole('listitem').filter({ hasText: closedBy })).toBeVisible();
    await page.goto('/assets/new');
    const cuig = page.getByRole('textbox', { name: /^CUIG/ });
    await expect(page.getByRole('textbox', { name: /^Visual ear tag/ })).toBeVisible();
    await expect(cuig).toHaveCount(0);

    await page.goto(address);
    await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.getByText('All fields open')).toBeVisible();
    await save.click();
    // The button is disabled while it saves too: what was saved is confirmed.
    await expect(page.getByText('We saved the field permissions')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.goto('/assets/new');
    await expect(cuig).toBeVisible();
  },
);
