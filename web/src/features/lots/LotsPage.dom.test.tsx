import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { LotRow } from '@huella/domain/calls/lots';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { queryClient } from '../../call/queries';
import { LotsPage } from './LotsPage';

const lot = (at: number): LotRow => ({
  ...{ id: at, version: 1, name: `Lote ${String(at)}`, assetType: cowAr.id, boxId: 1, opened_on: null },
  ...{ description: null, quantity_assets: 3, qr_event: false, links: [], figure: null },
  ...{ timsta: '2026-11-20T15:00:00.000Z', updatedAt: '2026-11-20T15:00:00.000Z' },
});

/** So many lots, of which the server gives a page at a time; those that a search finds are as many. */
function serve(total: number, found: number) {
  const made = serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'lots.list': ({ query }) => {
      const of = query?.search === undefined ? total : found;
      const first = Number(query?.page ?? 0) * 20;
      const count = Math.max(0, Math.min(20, of - first));
      return { list: Array.from({ length: count }, (_, at) => lot(of - first - at)), total: of };
    },
  });
  return () => made.filter(({ name }) => name === 'lots.list').at(-1)?.input;
}

beforeEach(() => {
  queryClient.clear();
});

describe('a list that the server pages', () => {
  it('turns to its very first row', async () => {
    const asked = serve(21, 1);
    const { person } = await renderScreen(<LotsPage />, { width: 'phone' });
    await screen.findByText('Lote 21');
    await person.click(screen.getByLabelText('Página siguiente'));
    await screen.findByText('Lote 1');
    expect(asked()).toMatchObject({ query: { page: '1', pageSize: '20' } });
  });

  it('is searched by the server, once nothing more is typed, from the first page on', async () => {
    const asked = serve(3, 1);
    const { person } = await renderScreen(<LotsPage />, { width: 'phone' });
    await person.type(await screen.findByLabelText('Buscar por nombre'), 'uno');
    await waitFor(() => {
      expect(asked()).toMatchObject({ query: { page: '0', search: 'uno' } });
    });
    await waitFor(() => {
      expect(screen.queryByText('Lote 2')).toBeNull();
    });
  });

  it('says that a search finds nothing, and keeps it to be changed', async () => {
    serve(3, 0);
    const { person } = await renderScreen(<LotsPage />, { width: 'phone', language: 'en' });
    const search = await screen.findByLabelText<HTMLInputElement>('Search by name');
    await person.type(search, 'none');
    await screen.findByText(/none/);
    expect(search.value).toBe('none');
  });
});

describe('the labels of lots that are picked in the list', () => {
  // It comes when it is first opened: here nobody waits for it.
  beforeAll(() => import('../labels/LotLabels'));

  it('are printed from a phone, whichever page they are on', async () => {
    serve(21, 1);
    const { person } = await renderScreen(<LotsPage />, { width: 'phone' });
    await person.click(await screen.findByRole('checkbox', { name: 'Seleccionar Lote 21' }));
    await person.click(screen.getByRole('checkbox', { name: 'Seleccionar Lote 20' }));
    await person.click(screen.getByRole('checkbox', { name: 'Seleccionar Lote 20' }));
    await person.click(screen.getByLabelText('Página siguiente'));
    await person.click(await screen.findByRole('checkbox', { name: 'Seleccionar Lote 1' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selección' }));
    expect(bar.getByRole('status').textContent).toBe('2 seleccionados');
    await person.click(bar.getByRole('button', { name: 'Imprimir etiquetas' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/2 lotes/)).toBeTruthy();
  });

  it('are nobody’s who may neither edit lots nor work on codes', async () => {
    serve(3, 1);
    await renderScreen(<LotsPage />, { width: 'phone', codes: ['ASSET_LIST'] });
    await screen.findByText('Lote 3');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Imprimir etiquetas' })).toBeNull();
  });
});
