import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { AssetRow } from '@huella/domain/calls/objects';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { letStylesApply } from '../../../test/styles';
import { DeletedPage } from './DeletedPage';
import { TransferredPage } from './TransferredPage';

const row: AssetRow = {
  ...{ id: 7, version: 1, label: 'LB-7', paused: false, paused_message: null, logical_deleted: true },
  asset_status_change: { state: 'gone', label: 'Dado de Baja: muerte', tone: 'neutral', icon: 'minus' },
  ...{ qr_link: null, visual_tag: 'LB-7' },
};
const view = {
  ...{ id: 3, version: 1, name: 'Muertes de noviembre', columns: null, shared: false, own: true, by: 'Ana' },
  address: { deleted_on: '2026-11-01..2026-11-30' },
};

function serve() {
  return serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'objects.list': () => ({ res: [row], resTotal: 1 }),
    'objects.facet': () => ({ options: [], range: null }),
    'objects.totals': () => ({ total: 1, summary: [] }),
    'objects.export': () => new Response('x'),
    'views.list': () => ({ views: [view], defaultId: null }),
    'fields.validate': () => ({ error_stack: [], managers: [] }),
  });
}

describe.each([
  ['deleted', '/logicalDeletedAssets', DeletedPage],
  ['transferred', '/transferredAssets', TransferredPage],
] as const)('the list of what was %s', (suffix, address, Page) => {
  it('has its saved views, and comes to something', async () => {
    const made = serve();
    const { person } = await renderScreen(<Page />, { address, width: 'phone' });
    // The line of totals is asked for once the rows have stood still.
    expect(await screen.findByRole('button', { name: /^1 \S/ })).toBeTruthy();
    const asked = (wanted: string) => made.filter(({ name }) => name === wanted).map(({ input }) => input);
    expect(asked('objects.totals')).toMatchObject([{ body: { suffix } }]);
    // Only what is there was on another day what it was.
    expect(screen.queryByRole('button', { name: 'Ver a una fecha' })).toBeNull();
    await person.click(await screen.findByRole('button', { name: /^Vistas de la lista/ }));
    expect(await screen.findByRole('menuitemradio', { name: /Muertes de noviembre/ })).toBeTruthy();
    expect(asked('views.list')).toMatchObject([{ query: { suffix } }]);
  });

  it.each([
    ['La lista de animales', undefined],
    ['Cada uno con su transferencia', 'filterTransfer'],
    ['Sus eventos, uno por fila', 'filterEvent'],
  ])('is exported: %s', async (entry, mode) => {
    const made = serve();
    URL.createObjectURL = () => '#';
    letStylesApply();
    const { person } = await renderScreen(<Page />, { address, width: 'phone' });
    await person.click(await screen.findByRole('button', { name: 'Exportar' }));
    await person.click(await screen.findByRole('menuitem', { name: entry }));
    await waitFor(() => {
      const [asked] = made.filter(({ name }) => name === 'objects.export');
      expect(asked?.input).toMatchObject({ body: { suffix, ...(mode !== undefined && { mode }) } });
      expect(JSON.stringify(asked?.input).includes('"mode"')).toBe(mode !== undefined);
    });
  });
});
