import { expectAccessible } from './accessible';
import { cattle, expect, openAt, test } from './test';

test(
  'who did what is found by person, kind and day, kept in the address, and reached back to the first day',
  { tag: '@desktop-es' },
  async ({ page }) => {
    await openAt(page, '/assets', cattle);
    await page.getByRole('link', { name: 'Actividades' }).click();
    await expect(page).toHaveTitle(/^Actividades · La Matilde/);
    await expect(page.getByRole('listitem').filter({ hasText: 'María Belén Aguirre' }).first()).toBeVisible();
    await expectAccessible(page);

    const earlier = page.getByRole('button', { name: 'Ver anteriores' });
    await expect(earlier).toBeVisible();
    await earlier.click();
    await page.getByRole('button', { name: 'Tipo', exact: true }).click();
    await page.getByRole('option', { name: 'Alta masiva' }).click();
    await expect(page).toHaveURL(/type=massiveLoad/);
    await page.getByRole('searchbox', { name: 'Buscar por persona' }).fill('aguirre');
    await expect(page).toHaveURL(/user=aguirre/);
    await page.reload();
    await expect(page.getByText(/^\d+ con estos filtros$/)).toBeVisible();
    const rows = page.getByRole('listitem');
    while (await earlier.isVisible()) {
      const seen = await rows.count();
      await earlier.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(seen);
    }
    await expectAccessible(page);

    // In the other mode the same screen is of every establishment, and says where each thing was.
    await page.getByRole('button', { name: 'Gestión', exact: true }).click();
    await expect(page).toHaveURL(/\/company\/all$/);
    await page.getByRole('link', { name: 'Actividades' }).click();
    await expect(page.getByText(/^Todos sus establecimientos/)).toBeVisible();
    await page.getByRole('button', { name: 'Establecimiento', exact: true }).click();
    await page.getByRole('option', { name: 'La Matilde' }).click();
    await expect(page).toHaveTitle(/^Actividades · La Matilde/);
    await expectAccessible(page);
  },
);
