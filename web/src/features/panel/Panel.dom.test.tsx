import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { PanelCardView, PanelChartView, PanelTableView } from '@huella/domain/calls/panel';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { Panel } from './Panel';

const bulls = { field: 'category', operator: 'inArray', values: ['TO'] };
const card: PanelCardView = {
  ...{ name: 'weight', title: 'Peso promedio', value: 401.61, unit: 'kg', count: 1200, total: 1200 },
  ...{ filled: 900, due: false, list: { among: 'active', filters: [bulls] } },
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
      return { resumes: [card], charts: [chart], tables: [table], day: '2026-11-20' };
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

it('asks by what the address filters by', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'Categoría' }));
  await user.click(await screen.findByRole('option', { name: 'Toro' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Quitar todos' })).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ body: { filters: [{ name: 'category', values: ['TO'] }] } });
});
