import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EventRow } from '@huella/domain/calls/events';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { EventsList } from './EventsPage';
import type { ShownEvents } from './events-query';

const row: EventRow = {
  ...{ id: 41, event_type: 1, name: 'Cambio de peso', event_assets_count: 24, username: 'María Aguirre' },
  ...{ event_time: '2026-11-21T13:44:00.000Z', timsta: '2026-11-21T13:44:00.000Z', context: 'manual_form' },
  ...{ comment: null, box: { id: 7, name: 'La Matilde' }, target: null, is_override: false },
  ...{ override_reason: null, undoes: null, undone: 0, undo: null },
};
const onChange = vi.fn<(change: ShownEvents) => void>();

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  onChange.mockClear();
});

async function show(
  shown: ShownEvents,
  {
    reply = { rows: [row], total: 90 },
    language = 'es',
    width = 'desktop',
  }: {
    readonly reply?: { readonly rows: EventRow[]; readonly total: number } | Response;
    readonly language?: 'es' | 'en';
    readonly width?: 'desktop' | 'phone';
  } = {},
) {
  const made = serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'events.list': () => reply,
  });
  const view = await renderScreen(<EventsList place={place} shown={shown} onChange={onChange} />, {
    language,
    width,
  });
  return {
    ...view,
    asked: () => made.filter(({ name }) => name === 'events.list').map(({ input }) => input),
  };
}

it('asks the server for the page of what the address says, and shows how many there are in all', async () => {
  const { asked } = await show({
    ...{ q: 'peso', type: 1, user: 'maría', asset: 'KD482', from: '2026-11-01', to: '2026-11-30' },
    ...{ only: 'overrides', sort: 'event_assets_count', dir: 'asc', page: 2 },
  });
  expect(await screen.findByText('90 eventos con estos filtros en La Matilde')).toBeTruthy();
  expect(asked()).toEqual([
    {
      params: { boxId: '7', assetType: '33' },
      query: {
        ...{ search: 'peso', type: '1', user: 'maría', asset: 'KD482', from: '2026-11-01', to: '2026-11-30' },
        ...{ only: 'overrides', sort: 'event_assets_count', dir: 'asc', page: '2', size: '20' },
      },
    },
  ]);
});

it('turns pages, remembers their size, and comes back from a page that is not there', async () => {
  const { person } = await show({ page: 1 });
  await person.click(await screen.findByRole('button', { name: 'Página siguiente' }));
  expect(onChange).toHaveBeenLastCalledWith({ page: 2 });
  await person.click(screen.getByRole('combobox', { name: 'Filas por página' }));
  await person.click(await screen.findByRole('option', { name: '50' }));
  expect(onChange).toHaveBeenLastCalledWith({ page: undefined });
  expect(localStorage.getItem('huella.pageSize')).toBe('50');
});

it('goes to the last page where the address names a later one', async () => {
  await show({ page: 9 }, { reply: { rows: [], total: 90 } });
  await waitFor(() => {
    expect(onChange).toHaveBeenCalledWith({ page: 4 });
  });
});

it('narrows by an event of the model or of an engine', async () => {
  const { person } = await show({});
  await person.click(await screen.findByRole('button', { name: /^Evento/ }));
  await person.click(await screen.findByRole('option', { name: 'Cambio de peso' }));
  expect(onChange).toHaveBeenLastCalledWith({ type: 1 });
});

it.each([
  ['es', {}, 'Todavía no hay eventos'],
  ['en', {}, 'There are no events yet'],
  ['es', { q: 'x' }, 'Nada coincide con estos filtros'],
  ['en', { q: 'x' }, 'Nothing matches these filters'],
] as const)('says in %s under %j that there is none', async (language, shown, title) => {
  const { person } = await show(shown, { reply: { rows: [], total: 0 }, language, width: 'phone' });
  expect(await screen.findByText(title)).toBeTruthy();
  if (!('q' in shown)) return;
  await person.click(screen.getByRole('button', { name: language === 'es' ? 'Quitar todos' : 'Clear all' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ q: undefined, type: undefined }));
});

it('says that they did not come', async () => {
  await show({}, { reply: refuse(404, 'notFound') });
  expect(await screen.findByText('No pudimos traer los eventos')).toBeTruthy();
});
