import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Facet } from '@huella/domain/calls/facets';
import type { AssetRow } from '@huella/domain/calls/objects';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { CallInput } from '../call/call';
import { renderScreen, type ScreenOptions } from '../../test/render-screen';
import { refuse, serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { knownAddress } from '../address';
import { useAssetTotal } from '../session/asset-total';
import { ListPage } from './ListPage';
import { useListSubject } from './list-subject';
import { useList } from './use-list';

const words = { es: 'animales', en: 'animals' };
const sexes = [
  { key: 'H', label: { es: 'Hembra', en: 'Female' } },
  { key: 'M', label: { es: 'Macho', en: 'Male' } },
];
const model: AssetType = {
  ...buildModel(
    [
      buildAttribute({ name: 'tag', type: 'text', slot: { name: 't1', indexed: true } }),
      buildAttribute({
        name: 'sex',
        type: 'select',
        values: sexes,
        slot: { name: 't2', indexed: true },
        tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'multiselect' },
      }),
      buildAttribute({
        name: 'weight',
        type: 'number',
        slot: { name: 'n1', indexed: true },
        tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'betweenValues' },
      }),
    ],
    { labelFields: ['tag'], filterOrder: ['sex'], defaultColumns: ['tag', 'sex', 'weight'] },
  ),
  id: place.assetType,
  gender: 'm',
  noun: { one: { es: 'animal', en: 'animal' }, many: words, counted: words },
};

const rowOf = (id: number): AssetRow => ({
  id,
  version: 1,
  label: `AA-${id}`,
  tag: `AA-${id}`,
  sex: id % 2 === 0 ? 'H' : 'M',
  weight: 300 + id,
  paused: false,
  paused_message: null,
  logical_deleted: false,
  asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  qr_link: null,
});
const herd = Array.from({ length: 45 }, (_, at) => rowOf(at + 1));

/** Rows of a page that are answered: enough to see which page it is, and quick to draw. */
const few = 3;

/** Answers a page as the server does: filtered by sex and by part of the tag, sorted by weight where that is asked. */
function answer({ params, body }: CallInput<'objects.list'>) {
  const filters = body?.filters ?? [];
  const isLeft = (row: AssetRow) =>
    filters.every(({ field, value, values }) =>
      field === 'sex'
        ? (values ?? [value]).some((key) => key === row['sex'])
        : row.label.includes(String(value)),
    );
  const found = herd.filter(isLeft);
  if (params.sortDir === 'desc') found.reverse();
  const [page, size] = [Number(params.page), Number(params.pageSize)];
  return { res: found.slice(page * size, page * size + few), resTotal: found.length };
}

/** How many of each sex are left by the other filters. */
function facet({ params, body }: CallInput<'objects.facet'>): Facet {
  if (params.field !== 'sex') return { options: [], range: { min: 301, max: 345, counts: [10, 20, 15] } };
  const isNarrowed = (body.filters ?? []).length > 0;
  const options = isNarrowed
    ? []
    : [
        { key: 'M', count: 23 },
        { key: 'H', count: 22 },
      ];
  return { options, range: null };
}

/** Called with what a code was asked of. */
const onCode = vi.fn<(label: string) => void>();

const resume = { key: 'resume', label: 'Reanudar', onClick: () => undefined };

/** What the menu shows, beside the list that says it. */
function Total() {
  return <p>En el menú: {useAssetTotal(place, { isSaid: true })}</p>;
}

function Animals({ mayResume = true }: { readonly mayResume?: boolean }) {
  const list = useList(useListSubject(place));
  return (
    <>
      <Total />
      <ListPage
        list={list}
        title="Animales"
        links={{
          open: ({ id }) => knownAddress(`/animals/${id}`),
          edit: ({ id }) => knownAddress(`/animals/${id}/edit`),
          code: ({ label }) => {
            onCode(label);
          },
          resume: mayResume ? () => resume : undefined,
          actions: () => [{ key: 'history', label: 'Historial', href: knownAddress('/history') }],
        }}
        headActions={() => null}
        selectionActions={({ count }) => [
          { key: 'sell', label: `Vender ${count}`, short: 'Vender', icon: null, onClick: () => undefined },
        ]}
        empty={<p>Todavía no hay animales</p>}
      />
    </>
  );
}

type Answer = (input: CallInput<'objects.list'>) => ReturnType<typeof answer> | Response;

/** Opens the list with what the server answers. */
async function open({
  list = answer,
  count = () => ({ count: 45 }),
  mayResume,
  ...options
}: ScreenOptions & {
  readonly list?: Answer;
  readonly count?: (input: CallInput<'objects.count'>) => { readonly count: number };
  readonly mayResume?: boolean;
} = {}) {
  const made = serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.list': list,
    'objects.facet': facet,
    'objects.count': count,
    'views.list': () => ({ views: [], defaultId: null }),
    'objects.totals': () => ({ total: 45, summary: [] }),
  });
  return {
    ...(await renderScreen(<Animals {...(mayResume !== undefined && { mayResume })} />, {
      address: '/assets',
      ...options,
    })),
    made,
  };
}

const first = () => screen.findByText('AA-1');
const labels = () => screen.getAllByText(/^AA-\d+$/).map(({ textContent }) => textContent);

describe('a list', () => {
  it('is asked for once, and says the total to the menu', async () => {
    const { made, router } = await open();
    await first();
    screen.getByText('En el menú: 45');
    const lists = () => made.filter(({ name }) => name === 'objects.list').length;
    expect(lists()).toBe(1);
    await act(() => router.navigate({ href: '/assets?q=AA-44' }));
    await screen.findByText('AA-44');
    expect(lists()).toBe(2);
    screen.getByText('En el menú: 45');
  });

  it('that opens narrowed asks for the total of all', async () => {
    await open({ address: '/assets?q=AA-44' });
    await screen.findByText('En el menú: 45');
    expect(labels()).toEqual(['AA-44']);
  });

  it('shows the first rows, as the model orders them, and how many there are', async () => {
    await open();
    await screen.findByText('AA-1');
    expect(labels()).toEqual(['AA-1', 'AA-2', 'AA-3']);
    const grid = within(screen.getByRole('grid', { name: 'animales' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['', 'Campo tag', 'Estado', 'Campo sex', 'Campo weight', 'QR', 'Acciones'],
    ]);
    screen.getByText('1–20 de 45');
  });

  it('turns its pages, and the address says which', async () => {
    const { person, router } = await open();
    await first();
    await person.click(screen.getByLabelText('Página siguiente'));
    await screen.findByText('AA-21');
    expect(router.state.location.search).toEqual({ page: '2' });
    screen.getByText('21–40 de 45');
    act(() => router.history.back());
    await screen.findByText('1–20 de 45');
  });

  it('remembers how many rows a page shows', async () => {
    const { person, unmount } = await open();
    await first();
    await person.click(screen.getByRole('combobox', { name: /Filas por página/ }));
    await person.click(screen.getByRole('option', { name: '50' }));
    await screen.findByText('1–45 de 45');
    unmount();
    await open();
    await screen.findByText('1–45 de 45');
  });

  it('is sorted by a head, downwards by a second press', async () => {
    const { person, router } = await open();
    await first();
    const head = screen.getByText('Campo weight', { selector: '[role=columnheader] *' });
    await person.click(head);
    await person.click(head);
    await screen.findByText('AA-45');
    expect(head.closest('[role=columnheader]')?.getAttribute('aria-sort')).toBe('descending');
    expect(router.state.location.search).toEqual({ sort: '-weight' });
  });

  it('is narrowed by a filter, which a chip names and drops', async () => {
    const { person, router } = await open();
    await first();
    await person.click(screen.getByLabelText('Hembra'));
    await screen.findByText('1–20 de 22');
    expect(router.state.location.search).toEqual({ sex: 'H' });
    await person.click(screen.getByLabelText(/^Quitar.*Campo sex/));
    await screen.findByText('1–20 de 45');
  });

  it('says how many there are of each option, most first, as the other filters leave them', async () => {
    const { person, made } = await open();
    await first();
    await screen.findByText('23');
    const offered = () =>
      screen
        .getAllByRole('checkbox', { name: /^(Hembra|Macho)$/ })
        .map((each) => each.closest('li')?.textContent);
    expect(offered()).toEqual(['Macho23', 'Hembra22']);
    await person.click(screen.getByLabelText('Hembra'));
    await screen.findByText('1–20 de 22');
    expect(offered()).toEqual(['Macho23', 'Hembra22']);
    await person.type(screen.getByRole('searchbox'), 'ZZ');
    await waitFor(() => {
      expect(offered()).toEqual(['Hembra0', 'Macho0']);
    });
    // Only what is open is asked for.
    const asked = made
      .filter(({ name }) => name === 'objects.facet')
      .map(({ input }) => JSON.stringify(input));
    expect(asked.filter((input) => input.includes('"field":"weight"}'))).toEqual([]);
  });

  it('is narrowed by a handle of a histogram, and by what is typed beside it', async () => {
    const { person, router } = await open();
    await first();
    await person.click(screen.getByRole('button', { name: /^Campo weight/ }));
    const low = await screen.findByRole('slider', { name: 'Deslizar el límite inferior: Campo weight' });
    expect([low.getAttribute('aria-valuetext'), low.getAttribute('aria-valuemax')]).toEqual(['301', '345']);
    act(() => {
      low.focus();
    });
    await person.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ weight: '303..' });
    });
    await person.clear(screen.getByLabelText('Campo weight, mínimo'));
    await person.type(screen.getByLabelText('Campo weight, máximo'), '310');
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ weight: '..310' });
    });
    const high = screen.getByRole('slider', { name: 'Deslizar el límite superior: Campo weight' });
    expect(high.getAttribute('aria-valuetext')).toBe('310');
  });

  it('opens as its address says', async () => {
    await open({ address: '/assets?sex=M&sort=-weight' });
    await screen.findByText('1–20 de 23');
    expect(labels()[0]).toBe('AA-45');
  });

  it('says which of its filters leaves nothing, and drops it', async () => {
    const { person } = await open({ address: '/assets?q=ZZ' });
    await screen.findByText('Ningún animal con estos filtros');
    await person.click(screen.getAllByRole('button', { name: /búsqueda/ })[0] ?? document.body);
    await screen.findByText('1–20 de 45');
  });

  it('keeps what is selected over its pages, until it is cleared', async () => {
    const { person } = await open();
    await first();
    const boxes = () => screen.getAllByLabelText(/^Seleccionar AA-/);
    await person.click(boxes()[0] ?? document.body);
    await person.click(screen.getByLabelText('Página siguiente'));
    await screen.findByText('AA-21');
    await person.click(boxes()[0] ?? document.body);
    await screen.findByText('Vender 2');
    await person.click(screen.getByLabelText('Quitar la selección'));
    expect(screen.queryByText('Vender 2')).toBeNull();
  });

  it('selects the first so many, by the name of what is listed', async () => {
    const { person } = await open();
    await first();
    await person.click(screen.getAllByLabelText(/^Seleccionar AA-/)[0] ?? document.body);
    await person.click(screen.getByLabelText('Cambiar la selección, de 45'));
    const menu = within(await screen.findByRole('dialog', { name: 'Selección' }));
    const line = menu.getByRole('button', { name: 'Seleccionar' }).closest('form');
    expect(line?.textContent).toMatch(/^Los primeros.*animalesSeleccionar$/);
    const count = menu.getByLabelText('Cantidad de animales');
    await person.clear(count);
    await person.type(count, '2');
    await person.click(menu.getByRole('button', { name: 'Seleccionar' }));
    await screen.findByText('Vender 2');
  });

  it('selects all that the filters find but what is taken out, and turns that over, without naming it', async () => {
    const many = (input: CallInput<'objects.list'>) => ({ ...answer(input), resTotal: 300_000 });
    const counted: unknown[] = [];
    const { person } = await open({
      list: many,
      count: ({ body }) => {
        counted.push(body);
        return { count: 299_988 - (body.except?.length ?? 0) };
      },
    });
    await first();
    const choose = async (name: RegExp) => {
      await person.click(screen.getByLabelText(/^Cambiar la selección/));
      await person.click(await screen.findByRole('menuitem', { name }));
    };
    const box = (label: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleccionar ${label}` });
    await person.click(box('AA-1'));
    await choose(/^Invertir/);
    await screen.findByText('Vender 299987');
    expect([box('AA-1').checked, box('AA-2').checked]).toEqual([false, true]);
    await person.click(box('AA-2'));
    await screen.findByText('Vender 299986');
    await choose(/^Invertir/);
    await screen.findByText('Vender 2');
    await choose(/^Toda la lista/);
    await screen.findByText('Vender 299988');
    await choose(/^Nada/);
    await waitFor(() => {
      expect(screen.queryByText(/^Vender/)).toBeNull();
    });
    expect(counted[0]).toEqual({ filters: [], except: [expect.any(Number)], selectable: true });
  });

  it('shows the code of a row', async () => {
    const { person } = await open();
    await first();
    await person.click(screen.getByRole('button', { name: 'Código QR de AA-2' }));
    expect(onCode).toHaveBeenLastCalledWith('AA-2');
  });

  it('is walked by arrows; the space bar selects, Enter opens, and a slash leads to the search', async () => {
    const { person, router } = await open();
    await first();
    await person.click(screen.getByText('Campo weight', { selector: '[role=columnheader] *' }));
    await first();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    const row = () => document.activeElement?.closest('[role=row]');
    expect(row()?.textContent).toContain('AA-2');
    await person.keyboard(' ');
    screen.getAllByText('Vender 1');
    expect(row()?.getAttribute('aria-selected')).toBe('true');
    await person.keyboard(' ');
    expect(screen.queryByText('Vender 1')).toBeNull();
    await person.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(search);
    // There it is a letter.
    await person.keyboard('a/b');
    expect(search).toHaveProperty('value', 'a/b');
    await person.keyboard('{Escape}');
    await person.click(screen.getByText('Campo weight', { selector: '[role=columnheader] *' }));
    await person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(router.state.location.pathname).toMatch(/^\/animals\//);
    });
  });

  it('has rows as close as this browser remembers', async () => {
    const { person, unmount } = await open();
    await first();
    const heightOf = () =>
      getComputedStyle(screen.getByText('AA-1').closest('[role=row]') ?? document.body).getPropertyValue(
        '--height',
      );
    expect(heightOf()).toBe('36px');
    await person.click(screen.getByRole('button', { name: 'Columnas' }));
    await person.click(screen.getByRole('radio', { name: 'Compacta' }));
    expect(heightOf()).toBe('28px');
    unmount();
    await open();
    await first();
    expect(heightOf()).toBe('28px');
  });

  it('without a network stays what its rows are: chips, order and pager with them', async () => {
    const { person, router } = await open({ address: '/assets?sex=H' });
    await screen.findByText('1–20 de 22');
    onlineManager.setOnline(false);
    try {
      await person.click(screen.getByLabelText('Página siguiente'));
      await screen.findByText(/Sin conexión: se ven las filas de antes/);
      expect(router.state.location.search).toEqual({ sex: 'H', page: '2' });
      screen.getByText('1–20 de 22');
      await person.click(screen.getByLabelText(/^Quitar.*Campo sex/));
      screen.getByText('1–20 de 22');
      screen.getByLabelText(/^Quitar.*Campo sex/);
    } finally {
      act(() => {
        onlineManager.setOnline(true);
      });
    }
    await screen.findByText('1–20 de 45');
    await waitFor(() => expect(screen.queryByText(/Sin conexión/)).toBeNull());
  });

  it('says that nothing was made yet', async () => {
    await open({ list: () => ({ res: [], resTotal: 0 }) });
    await screen.findByText('Todavía no hay animales');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says why it could not be had, with the number of the request, and tries again', async () => {
    let isAway = true;
    const { person } = await open({
      list: (input) => (isAway ? refuse(500, 'unexpected') : answer(input)),
    });
    await screen.findByText('No pudimos traer los animales');
    screen.getByText(/R-1/);
    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('1–20 de 45');
  });

  it('is of cards on a telephone, with its filters in a dialog, in English as well', async () => {
    const { person } = await open({ width: 'phone', language: 'en' });
    const cards = await screen.findByRole('list', { name: 'animals' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(few);
    expect(screen.queryByText('Campo weight', { selector: '[role=columnheader] *' })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Filters/ }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await person.click(filters.getByRole('checkbox', { name: 'Female' }));
    await person.click(await filters.findByRole('button', { name: /22 animals/ }));
    await screen.findByText('1–20 of 22');
    await person.click(screen.getAllByLabelText(/^Select AA-/)[0] ?? cards);
    screen.getAllByText('Vender 1');
  });
});

describe('a paused row', () => {
  // A spread would lose that a row has attributes beside these.
  const row: AssetRow = Object.assign(rowOf(1), {
    paused: true,
    paused_message: 'Falta el certificado',
    paused_by: 'Ana Pérez',
    paused_since: '2026-11-20T15:00:00.000Z',
    asset_status_change: { state: 'paused', label: 'En pausa', tone: 'warning', icon: 'pause' },
  });
  const held = () => ({ res: [row], resTotal: 1 });

  it('says why, who and since when, and how it goes on', async () => {
    const { person } = await open({ list: held });
    await first();
    const chip = screen.getByRole('button', { name: 'En pausa: ver el motivo' });
    expect(chip.title).toBe('Falta el certificado\nEn pausa desde el 20/11/2026 12:00, por Ana Pérez.');
    await person.click(chip);
    const dialog = within(await screen.findByRole('dialog', { name: 'AA-1 está en pausa' }));
    dialog.getByText('Falta el certificado');
    dialog.getByText('En pausa desde el 20/11/2026 12:00, por Ana Pérez.');
    expect(dialog.getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe('/animals/1');
    dialog.getByRole('button', { name: 'Reanudar' });
  });

  it('offers no resuming to who may not', async () => {
    const { person } = await open({ list: held, mayResume: false });
    await first();
    await person.click(screen.getByRole('button', { name: 'En pausa: ver el motivo' }));
    await screen.findByRole('dialog', { name: 'AA-1 está en pausa' });
    expect(screen.queryByRole('button', { name: 'Reanudar' })).toBeNull();
  });

  it('keeps a menu with what still works', async () => {
    const { person } = await open({ list: held });
    await first();
    await person.click(screen.getByRole('button', { name: 'Acciones de AA-1' }));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Ver', 'Reanudar', 'Historial']);
  });

  it('says it in words on a phone, where nothing can be pointed at', async () => {
    await open({ list: held, width: 'phone' });
    await screen.findByText('Falta el certificado · En pausa desde el 20/11/2026 12:00, por Ana Pérez.');
  });
});
