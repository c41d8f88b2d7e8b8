import { read } from '@e965/xlsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { storageOracles } from '@huella/domain/catalogue/assets/storage-oracles';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PanelCardView, PanelChartView, PanelTableView } from '@huella/domain/calls/panel';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { serve as serveOracles } from '../../../test/serve-oracles';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { watchMode } from '../../shell/colour-mode';
import { Panel } from './Panel';

const bulls = { field: 'category', operator: 'inArray', values: ['TO'] };
const card: PanelCardView = {
  ...{ name: 'weight', title: 'Peso promedio', value: 401.61, unit: 'kg', count: 1200, total: 1200 },
  ...{ filled: 900, due: false, list: { among: 'active', filters: [bulls] }, whole: null, note: null },
};
const chart: PanelChartView = {
  ...{ name: 'byCategory', title: 'Por categoría', shape: 'bars', unit: null },
  series: [{ name: 'byCategory', label: 'Por categoría', due: false }],
  points: [
    { key: 'TO', label: 'Toro', values: [3], lists: [{ among: 'active', filters: [bulls] }] },
    { key: 'VA', label: 'Vaca', values: [1], lists: [null] },
  ],
};
const table: PanelTableView = {
  ...{ name: 'due', type: 'table', title: 'Pesadas', lists: [], total: 150, totalWidth: 220 },
  columns: [{ name: 'visual_tag', label: 'Caravana', unit: null, figure: false, width: 220 }],
  value: Array.from({ length: 12 }, (_none, at) => ({ pk: at + 1, visual_tag: `A${String(at + 1)}` })),
  list: { among: 'active', filters: [] },
};

const noun = { one: 'cabeza', many: 'cabezas' };
const asked: unknown[] = [];
beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  serveCalls({
    'panel.filters': () => [
      {
        ...{ name: 'category', label: 'Categoría', type: 'multiselect', fk: null },
        values: [{ key: 'TO', label: 'Toro', fk: [] }],
      },
    ],
    'panel.data': (input) => {
      asked.push(input);
      return { resumes: [card], charts: [chart], tables: [table], day: '2026-11-20', noun };
    },
  });
});

const show = () => renderScreen(<Panel place={place} model={cowAr} />);

it('leads from each figure to the list that it counts, and says of how many a mean is', async () => {
  await show();
  const figure = await screen.findByRole('link', { name: 'Peso promedio: 401,61 kg. Ver la lista' });
  expect(figure.getAttribute('href')).toContain('category=TO');
  expect(screen.getByText('Con dato: 900 de 1.200')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Toro: 3. Ver la lista' })).toBeTruthy();
  // What a list cannot ask for is no link.
  expect(screen.queryByRole('link', { name: /^Vaca/ })).toBeNull();
});

it('has five rows a page, and says that there are more', async () => {
  await show();
  const rows = await screen.findByRole('table', { name: 'Pesadas' });
  expect(within(rows).getAllByRole('row')).toHaveLength(6);
  expect(screen.getByText('Se muestran las primeras 12.')).toBeTruthy();
});

it.each<[string, Partial<PanelCardView>, string]>([
  ['all there are', { count: 20, total: 20, filled: null }, '20 cabezas en'],
  ['one of all', { count: 1, total: 20, filled: null }, '1 de 20 cabezas'],
  ['a part of a sum', { value: 25, count: 3, total: 20, filled: 3, whole: 200 }, '12,5 % del total, 3 de 20'],
  [
    'what is pledged',
    { value: 25, count: 3, total: 20, filled: 3, whole: 200, holders: 2 },
    '12,5 % del total, 2 tenedores',
  ],
  [
    'what is to be done',
    { count: 3, total: 20, filled: 3, note: '{{count}} {{noun}} por renovar' },
    '3 cabezas por renovar',
  ],
  [
    'worth',
    { filled: 1200, priced: { from: '2026-11-19', to: '2026-11-20', sources: ['Pizarra Rosario'] } },
    'Pizarra Rosario, del 19 nov 2026 al 20 nov 2026',
  ],
])('says under a card of %s what it is of', async (_name, parts, text) => {
  serveCalls({
    'panel.filters': () => [],
    'panel.data': () => ({
      ...{ resumes: [{ ...card, ...parts }], charts: [], tables: [], day: '2026-11-20', noun },
    }),
  });
  await show();
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy();
});

it('writes figures and days of its rows, and which of these are overdue', async () => {
  const column = { unit: null, figure: false, width: 120 };
  serveCalls({
    'panel.filters': () => [],
    'panel.data': () => ({
      ...{ resumes: [], charts: [], day: '2026-11-20', noun },
      tables: [
        {
          ...table,
          columns: [
            { ...column, name: 'code', label: 'Silobolsa' },
            { ...column, name: 'tonnage', label: 'Toneladas', unit: 't', figure: true },
            { ...column, name: 'bagged', label: 'Embolsado', as: 'day' },
            { ...column, name: 'expires', label: 'Vence', as: 'due' },
            { ...column, name: 'holder', label: 'Tenedor', as: 'holder' },
            { ...column, name: 'state', label: 'Estado', as: 'state' },
          ],
          value: [
            {
              pk: 1,
              code: 'SB-1',
              tonnage: 1214.6,
              bagged: '2026-04-17',
              expires: '2026-10-14',
              holder: 'Banco Litoral',
              state: 'expired',
            },
            {
              pk: 2,
              code: 'SB-2',
              tonnage: null,
              bagged: '',
              expires: '2026-11-20',
              holder: null,
              state: 'active',
            },
          ],
        },
      ],
    }),
  });
  await renderScreen(<Panel place={place} model={storage} />);
  const rows = within(await screen.findByRole('table', { name: 'Pesadas' })).getAllByRole('row');
  const texts = rows.map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(texts.slice(1)).toEqual([
    ['SB-1', '1.214,6', '17/04/2026', '14/10/2026', 'Banco Litoral', 'Vencido'],
    ['SB-2', '', '', '20/11/2026', 'Sin garantía', 'Activo'],
  ]);
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    undefined,
    '14/10/2026',
    undefined,
  ]);
});

it('is taken along as a book of what is on the screen', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${String(saved.push(blob))}`,
    revokeObjectURL: () => undefined,
  });
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: 'Exportar' }));
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  const reader = new FileReader();
  reader.readAsArrayBuffer(saved[0] ?? new Blob());
  await waitFor(() => {
    expect(reader.readyState).toBe(FileReader.DONE);
  });
  const book = read(reader.result);
  expect(book.SheetNames).toEqual(['Cifras', 'Por categoría', 'Pesadas']);
  vi.restoreAllMocks();
});

it('has pages of 5, 10 and 25 rows, and goes through them', async () => {
  const many = Array.from({ length: 30 }, (_none, at) => ({ pk: at + 1, visual_tag: `A${String(at + 1)}` }));
  serveCalls({
    'panel.filters': () => [],
    'panel.data': () => ({
      ...{ resumes: [], charts: [], day: '2026-11-20', noun },
      tables: [{ ...table, value: many, total: 30 }],
    }),
  });
  const { person } = await show();
  const rows = () => within(screen.getByRole('table', { name: 'Pesadas' })).getAllByRole('link');
  await screen.findByRole('table', { name: 'Pesadas' });
  const foot = within(screen.getByRole('navigation', { name: 'Pesadas' }));
  await person.click(foot.getByRole('button', { name: /siguiente/i }));
  expect(rows().map(({ textContent }) => textContent)).toEqual(['A6', 'A7', 'A8', 'A9', 'A10']);
  await person.click(foot.getByRole('combobox'));
  const sizes = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(sizes).toEqual(['5', '10', '25']);
  for (const size of ['10', '25']) {
    await person.click(screen.getByRole('option', { name: size }));
    expect(rows()).toHaveLength(Number(size));
    expect(rows()[0]?.textContent).toBe('A1');
    await person.click(foot.getByRole('combobox'));
  }
  await person.keyboard('{Escape}');
  expect(screen.queryByText(/Se muestran las primeras/)).toBeNull();
});

it('is printed with all the rows that are there, and has its pages again afterwards', async () => {
  watchMode();
  await show();
  const rows = await screen.findByRole('table', { name: 'Pesadas' });
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(within(rows).getAllByRole('row')).toHaveLength(13);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(within(rows).getAllByRole('row')).toHaveLength(6);
});

it.each([
  ['a code that it has words for', 'tooManyRequests', /Demasiad|espere|intentos/i],
  ['a code as it came where it has none', 'panelCubeStale', /^panelCubeStale$/],
])('says why it has no figures: %s', async (_, error, says) => {
  serveCalls({
    'panel.filters': () => [],
    'panel.data': () =>
      Response.json(
        { error, message: error, slots: {}, data: null, issues: [], requestId: 'R-1' },
        { status: 422 },
      ),
  });
  await show();
  expect(await screen.findByText('No pudimos traer las cifras del panel')).toBeTruthy();
  expect(screen.getByText(says)).toBeTruthy();
});

it('asks by what the address filters by', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Categoría' }));
  await user.click(await screen.findByRole('option', { name: 'Toro' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Quitar todos' })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ body: { filters: [{ name: 'category', values: ['TO'] }] } });
});

it('leads from the row of an establishment to its list there, and says where no area is known', async () => {
  const stocking: PanelTableView = {
    ...{ name: 'stocking', type: 'table', title: 'Carga', total: 2, list: null, totalWidth: 600 },
    columns: [
      { name: 'group', label: 'Establecimiento', unit: null, figure: false, width: 220 },
      { name: 'figure1', label: 'Cabezas', unit: null, figure: true, width: 120 },
      { name: 'figure3', label: 'Cabezas por hectárea', unit: null, figure: true, width: 140 },
    ],
    value: [
      { group: 'La Rinconada', figure1: 1200, figure3: 1.25 },
      { group: 'El Ombú', figure1: 3, figure3: 'Sin superficie' },
    ],
    lists: [
      { among: 'active', filters: [bulls] },
      { among: 'active', filters: [] },
    ],
    places: [
      { boxId: place.boxId, box: 'La Rinconada', count: 1200 },
      { boxId: place.boxId + 1, box: 'El Ombú', count: 3 },
    ],
  };
  serveCalls({
    'panel.filters': () => [],
    'panel.data': () => ({ resumes: [], charts: [], tables: [stocking], day: '2026-11-20', noun }),
  });
  await show();
  const rows = await screen.findByRole('table', { name: 'Carga' });
  expect(within(rows).getByText('Sin superficie')).toBeTruthy();
  const here = within(rows).getByRole('link', { name: /La Rinconada.*1.200/ });
  expect(here.getAttribute('href')).toContain('category=TO');
  // Another establishment is one that is worked in from then on.
  expect(within(rows).getByRole('button', { name: /El Ombú.*3/ })).toBeTruthy();
});

describe('what oracles doubt', () => {
  const model = { ...storage, oracles: { ...storageOracles, subtypes: [place.boxSubtype] as const } };
  const open = (
    verdicts: object,
    failingSince: string | null = null,
    pledged: ReplyOf<Calls['oracles.standing']>['pledged'] = null,
  ) => {
    const made = serveOracles({
      'panel.filters': () => [],
      'panel.data': () => ({ resumes: [], charts: [], tables: [], day: '2026-11-20', noun }),
      'oracles.list': () => [
        {
          ...{ key: 'stock', label: 'Sensores Norte', provider: 'http', source: 'stock', version: 2 },
          ...{ readAt: '2026-11-18T14:48:00.000Z', failingSince },
        },
      ],
      'oracles.standing': () => ({
        ...{ assets: 9, linked: 5, pledged },
        verdicts: { ...{ matches: 1, differs: 0, missing: 0, silent: 0 }, ...verdicts },
      }),
    });
    return { made, shown: (of: AssetType = model) => renderScreen(<Panel place={place} model={of} />) };
  };

  it('is said on the panel: what stopped being confirmed and what they contradict, and leads there', async () => {
    const user = userEvent.setup();
    const { router } = await open({ differs: 2, silent: 1 }).shown();
    const title = await screen.findByText(/^De 3 .*los oráculos no confirman lo registrado/);
    expect(title.parentElement?.textContent).toContain('Difieren 2, no existen 0, sin confirmar 1.');
    await user.click(screen.getByRole('button', { name: 'Verlas' }));
    await waitFor(() => {
      expect(router.state.location.href).toMatch(/^\/assetsOracles/);
    });
  });

  it('is said as well of what is pledged to the establishment, and leads to those', async () => {
    await open({}, null, { matches: 4, differs: 0, missing: 1, silent: 1 }).shown();
    expect(
      await screen.findByText(/^De lo prendado a nuestro favor, los oráculos no confirman 2/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Verlas' }).getAttribute('href')).toBe('/pledges?part=doubtful');
  });

  it('names an oracle that does not answer, and the day of what it said last', async () => {
    await open({}, '2026-11-19T09:00:00.000Z').shown();
    expect(await screen.findByText(/Sensores Norte/)).toBeTruthy();
    expect(screen.queryByText(/no confirman lo registrado/)).toBeNull();
  });

  it('is nothing where all is confirmed, and is not asked of what has no oracles', async () => {
    const all = open({});
    const { unmount } = await all.shown();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/no confirman/)).toBeNull();
    // What it still asks is none of the next screen's.
    unmount();
    const none = open({ differs: 2 });
    queryClient.clear();
    const { oracles: _none, ...bare } = model;
    await none.shown(bare);
    expect(none.made.some(({ name }) => name.startsWith('oracles.'))).toBe(false);
  });
});
