import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ActivityRow } from '@huella/domain/calls/activities';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { Activities } from './Activities';

const row: ActivityRow = {
  ...{
    id: 'e9',
    cursor: '1700-2-9',
    type: 'check',
    event_type: 1,
    name: 'Cambio de peso',
    icon: 'scale',
    nro: 9,
  },
  event_context: { context: 'massive_manual_form', eventType: 1 },
  ...{
    username: 'María Aguirre',
    isCompany: false,
    timsta: '2026-11-21T13:44:00.000Z',
    boxname: 'La Matilde',
  },
  ...{
    boxtarget: null,
    event_holder: 7,
    seen_in: 7,
    id_asset_type: 33,
    new: false,
    count: 24,
    noun: 'animales',
    asset: null,
  },
  ...{ comment: 'en la manga', undoes: null, undone: 0, run: null, transfer: null, transferencia: null },
};
const sent: ActivityRow = {
  ...row,
  ...{
    id: 'e8',
    cursor: '1699-2-8',
    type: 'newTransfer',
    event_type: 1000,
    name: 'Transferencia',
    nro: 31,
    count: 20,
    new: true,
  },
  event_context: { context: 'manual_form', eventType: 1000 },
  ...{
    username: 'San Ramón S.A.',
    isCompany: true,
    boxname: 'San Ramón',
    boxtarget: 'La Matilde',
    comment: null,
  },
  transfer: { id: 31, state: 'in_transit', direction: 'in', kind: 'ownership', received: null, reason: null },
};
const loaded: ActivityRow = {
  ...row,
  ...{
    id: 'e7',
    cursor: '1698-2-7',
    type: 'newExcel',
    event_type: -1,
    name: 'Alta',
    count: 1177,
    timsta: '2026-11-20T11:31:00.000Z',
  },
  event_context: { context: 'massive_file_form', eventType: -1 },
  ...{ comment: null, run: { id: 4, name: 'rodeo.xlsx', done: 1177, left: 7 } },
};
const single: ActivityRow = {
  ...row,
  id: 'e6',
  count: 1,
  noun: 'animal',
  asset: { id: 5, label: 'KD482 C317 6' },
};

const onChange = vi.fn<(change: object) => void>();

beforeEach(() => {
  queryClient.clear();
  onChange.mockClear();
});

const show = (shown: object = {}, language: 'es' | 'en' = 'es', width: 'desktop' | 'phone' = 'desktop') =>
  renderScreen(<Activities boxId={7} name="La Matilde" place={place} shown={shown} onChange={onChange} />, {
    language,
    width,
  });

it('tells who did what to which, under its day, and what waits or was left out offers the way on', async () => {
  serveCalls({ 'activities.ofBox': () => ({ list: [row, sent, single, loaded], total: 4 }) });
  await show();
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Cambio de peso: 24 animales',
    'Transferencia de 20 animales de San Ramón',
    'Cambio de peso: KD482 C317 6',
    'Alta de 1.177 animales',
  ]);
  const [weighed, arriving, one, load] = items.map((item) => within(item));
  expect(weighed?.getByText('Actualización masiva · en la manga')).toBeTruthy();
  expect(weighed?.getByText('10:44').getAttribute('datetime')).toBe(row.timsta);
  expect(arriving?.getByText('En tránsito · Propiedad')).toBeTruthy();
  expect(arriving?.getByRole('link', { name: 'Ver la transferencia' }).getAttribute('href')).toBe(
    '/transfers/31',
  );
  expect(one?.getByRole('link', { name: 'KD482 C317 6' }).getAttribute('href')).toContain(
    '/assets/edit?pk=5',
  );
  expect(load?.getByText('Alta masiva por archivo · rodeo.xlsx · 7 filas afuera')).toBeTruthy();
  expect(load?.getByRole('link', { name: 'Ver las filas' }).getAttribute('href')).toBe('/runs/4');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sábado 21 nov 2026',
    'Viernes 20 nov 2026',
  ]);
  expect(screen.getByText('La Matilde')).toBeTruthy();
});

it('goes on where the page before it ended, down to the first', async () => {
  const made = serveCalls({
    'activities.ofBox': ({ query }) =>
      query?.before === undefined ? { list: [row], total: 2 } : { list: [loaded], total: null },
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByText('No hay nada anterior.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const params = { boxId: '7' };
  expect(made.map(({ input }) => input)).toEqual([
    { params, query: {} },
    { params, query: { before: row.cursor } },
  ]);
});

it('keeps what is seen when what is earlier does not come', async () => {
  serveCalls({
    'activities.ofBox': ({ query }) =>
      query?.before === undefined ? { list: [row], total: 2 } : refuse(404, 'notFound'),
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('asks for what the address says, and changes it', async () => {
  const made = serveCalls({ 'activities.ofBox': () => ({ list: [row], total: 4 }) });
  const { person } = await show({
    user: 'maría',
    type: 'massiveUpdate',
    from: '2026-11-01',
    to: '2026-11-21',
  });
  expect(await screen.findByText('4 con estos filtros')).toBeTruthy();
  expect(made.map(({ input }) => input)).toMatchObject([
    { query: { user: 'maría', type: 'massiveUpdate', from: '2026-11-01', to: '2026-11-21' } },
  ]);
  await person.click(screen.getByRole('button', { name: /^Tipo/ }));
  await person.click(await screen.findByRole('option', { name: 'Alta masiva' }));
  expect(onChange).toHaveBeenLastCalledWith({ type: 'massiveLoad' });
  await person.type(screen.getByRole('searchbox', { name: 'Buscar por persona' }), ' a');
  await waitFor(
    () => {
      expect(onChange).toHaveBeenLastCalledWith({ user: 'maría a' });
    },
    { timeout: 5_000 },
  );
});

it.each([
  ['es', {}, 'Todavía no hay actividades'],
  ['en', {}, 'No activity yet'],
  ['es', { user: 'x' }, 'Nada coincide con estos filtros'],
  ['en', { user: 'x' }, 'Nothing matches these filters'],
] as const)('says in %s under %j that there is nothing', async (language, shown, title) => {
  serveCalls({ 'activities.ofBox': () => ({ list: [], total: 0 }) });
  await show(shown, language, 'phone');
  expect(await screen.findByText(title)).toBeTruthy();
});

it('says that it failed, and asks again', async () => {
  let tries = 0;
  serveCalls({
    'activities.ofBox': () => ((tries += 1) === 1 ? refuse(404, 'notFound') : { list: [row], total: 1 }),
  });
  const { person } = await show();
  expect(await screen.findByText('No pudimos traer las actividades')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /reintentar/i }));
  expect(await screen.findByText(/Cambio de peso/)).toBeTruthy();
});

it('of all establishments names where each was, and one of them may be chosen', async () => {
  serveCalls({ 'activities.all': () => ({ list: [row], total: 1 }) });
  const { person } = await renderScreen(
    <Activities boxId={null} name="Todos sus establecimientos" place={null} shown={{}} onChange={onChange} />,
  );
  expect(await screen.findByText('La Matilde · Actualización masiva · en la manga')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Establecimiento/ }));
  await person.click(await screen.findByRole('option', { name: 'La Matilde' }));
  expect(onChange).toHaveBeenLastCalledWith({ box: 7 });
});

it('leads out of the timeline of all establishments to what each is about, where the reader may open it', async () => {
  const far = { ...single, id: 'e5', seen_in: 99, asset: { id: 6, label: 'ZZ 9' } };
  serveCalls({
    'activities.all': () => ({ list: [row, sent, single, far], total: 4 }),
  });
  const { person, router } = await renderScreen(
    <Activities boxId={null} name="Todos" place={null} shown={{}} onChange={onChange} />,
  );
  const items = await screen.findAllByRole('listitem');
  const [weighed, arriving, one, away] = items.map((item) => within(item));
  expect(weighed?.getByRole('button', { name: '24 animales' })).toBeTruthy();
  expect(arriving?.getByRole('button', { name: '20 animales' })).toBeTruthy();
  // An establishment that is not among the reader's leads nowhere.
  expect(away?.queryByRole('button')).toBeNull();
  expect(away?.getByText('ZZ 9')).toBeTruthy();
  await person.click(one?.getByRole('button', { name: 'KD482 C317 6' }) ?? document.body);
  await waitFor(() => {
    expect(router.state.location.href).toContain('/assets/edit?pk=5');
  });
});
