import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AssetRow } from '@huella/domain/calls/objects';
import type { ListView } from '@huella/domain/calls/views';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { fillIn } from '../../../test/fill-in';
import { renderScreen, type ScreenOptions } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import type { CallInput } from '../../call/call';
import { knownAddress } from '../../address';
import { useListSubject } from '../list-subject';
import { ListPage } from '../ListPage';
import { useList } from '../use-list';
import { useOpeningView } from './use-opening-view';

const words = { es: 'animales', en: 'animals' };
const model: AssetType = {
  ...buildModel(
    [
      buildAttribute({ name: 'tag', type: 'text', slot: { name: 't1', indexed: true } }),
      buildAttribute({
        name: 'sex',
        type: 'select',
        values: [
          { key: 'H', label: { es: 'Hembra', en: 'Female' } },
          { key: 'M', label: { es: 'Macho', en: 'Male' } },
        ],
        slot: { name: 't2', indexed: true },
        tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'multiselect' },
      }),
      buildAttribute({ name: 'weight', type: 'number', slot: { name: 'n1', indexed: true } }),
    ],
    { labelFields: ['tag'], filterOrder: ['sex'], defaultColumns: ['tag', 'sex', 'weight'] },
  ),
  id: place.assetType,
  gender: 'm',
  noun: { one: { es: 'animal', en: 'animal' }, many: words, counted: words },
};

const row: AssetRow = {
  ...{ id: 1, version: 1, label: 'AA-1', tag: 'AA-1', sex: 'H', weight: 301 },
  ...{ paused: false, paused_message: null, logical_deleted: false, qr_link: null },
  asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
};

const viewOf = (id: number, name: string, rest: Partial<ListView> = {}): ListView => ({
  ...{
    id,
    name,
    version: 1,
    address: { sex: 'H' },
    columns: null,
    shared: false,
    own: true,
    by: 'Ana Pérez',
  },
  ...rest,
});

/** What of a view a call brings. */
function given({
  address,
  columns,
  ...rest
}: Omit<CallInput<'views.update'>['body'], 'version'>): Partial<ListView> {
  const { name, shared } = rest;
  return {
    ...(name !== undefined && { name }),
    ...(shared !== undefined && { shared }),
    ...(address !== undefined && { address: { ...address } }),
    ...(columns !== undefined && { columns: columns === null ? null : [...columns] }),
  };
}

function taken(): Response {
  const issues = [{ record: null, field: 'name', code: 'notUnique', slots: {}, level: 'error' }];
  const words = { error: 'invalidInput', message: 'invalidInput', slots: {}, data: null };
  return Response.json({ ...words, issues, requestId: 'R-1' }, { status: 400 });
}

/** A server that keeps views. */
function keepViews(first: readonly ListView[], defaultId: number | null = null) {
  const kept = { views: [...first], defaultId };
  const change = (id: number, by: Partial<ListView>) => {
    kept.views = kept.views.map((view) =>
      view.id === id ? { ...view, ...by, version: view.version + 1 } : view,
    );
    return kept.views.find((view) => view.id === id) ?? viewOf(id, '');
  };
  return {
    kept,
    calls: {
      'views.list': () => structuredClone(kept),
      'objects.totals': () => ({ total: 45, summary: [] }),
      'views.add': ({ body }: CallInput<'views.add'>) => {
        if (kept.views.some(({ name }) => name === body.name)) return taken();
        const view = viewOf(kept.views.length + 1, body.name, structuredClone(given(body)));
        kept.views.push(view);
        return view;
      },
      'views.update': ({ params, body }: CallInput<'views.update'>) =>
        change(Number(params.viewId), structuredClone(given(body))),
      'views.remove': ({ params }: { params: { viewId: string } }) => {
        kept.views = kept.views.filter(({ id }) => String(id) !== params.viewId);
        return { ok: true as const };
      },
      'views.setDefault': ({ body }: { body: { viewId: number | null } }) => {
        kept.defaultId = body.viewId;
        return { ok: true as const };
      },
    },
  };
}

function Animals({ codes }: { readonly codes: readonly PermissionCode[] | undefined }) {
  const [there] = useState({ ...place, can: (code: PermissionCode) => codes?.includes(code) !== false });
  const subject = useListSubject(there);
  return useOpeningView(subject) ? <Opened subject={subject} /> : null;
}

function Opened({ subject }: { readonly subject: ReturnType<typeof useListSubject> }) {
  const list = useList(subject);
  return (
    <ListPage
      list={list}
      title="Animales"
      links={{ open: ({ id }) => knownAddress(`/animals/${id}`) }}
      headActions={() => null}
      selectionActions={() => []}
      empty={<p>Nada</p>}
    />
  );
}

async function open(server: ReturnType<typeof keepViews>, options: ScreenOptions = {}) {
  const made = serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.list': () => ({ res: [row], resTotal: 1 }),
    'objects.facet': () => ({ options: [], range: null }),
    ...server.calls,
  });
  const view = await renderScreen(<Animals codes={options.codes} />, { address: '/assets', ...options });
  await screen.findAllByText('AA-1');
  return { ...view, made };
}

const opener = () => screen.findByRole('button', { name: /^Vistas de la lista/ });
const searchOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

beforeEach(() => {
  localStorage.clear();
});

describe('the views of a list', () => {
  it('begin with the one that is saved: filters, columns and all, under a name', async () => {
    const server = keepViews([]);
    const opened = await open(server, { address: '/assets?sex=H&sort=-weight&page=1' });
    const { person } = opened;
    await person.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar como vista nueva' }));
    await person.click(dialog.getByRole('button', { name: 'Guardar vista' }));
    await dialog.findByText('Campo obligatorio');
    await fillIn(person, dialog.getByLabelText(/Nombre de la vista/), 'Vacas');
    await person.click(dialog.getByRole('checkbox', { name: /Que la vean todos/ }));
    await person.click(dialog.getByRole('button', { name: 'Guardar vista' }));
    await screen.findByRole('button', { name: 'Vistas de la lista. A la vista: Vacas' });
    expect(server.kept.views).toMatchObject([
      { name: 'Vacas', address: { sex: 'H', sort: '-weight' }, columns: null, shared: true },
    ]);
    expect(searchOf(opened)).toEqual({ view: '1', sex: 'H', sort: '-weight' });
  });

  it('say at the name that it is taken', async () => {
    const { person } = await open(keepViews([viewOf(1, 'Vacas')]));
    await person.click(await opener());
    await person.click(screen.getByRole('menuitem', { name: 'Guardar como vista nueva' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillIn(person, dialog.getByLabelText(/Nombre de la vista/), 'Vacas');
    await person.click(dialog.getByRole('button', { name: 'Guardar vista' }));
    await dialog.findByText('Ya hay una vista con ese nombre');
  });

  it('are chosen, say that the list has left them, and come back', async () => {
    const server = keepViews([viewOf(1, 'Vacas'), viewOf(2, 'De todos', { shared: true, own: false })]);
    const opened = await open(server, { address: '/assets?sort=-weight' });
    const { person } = opened;
    await person.click(await opener());
    const menu = within(screen.getByRole('menu', { name: 'Vistas de la lista' }));
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      ...['Toda la lista', 'Vacas', 'De todos · de Ana Pérez'],
    ]);
    await person.click(menu.getByRole('menuitemradio', { name: 'Vacas' }));
    await waitFor(() => {
      expect(searchOf(opened)).toEqual({ view: '1', sex: 'H' });
    });
    await person.click(screen.getByLabelText(/^Quitar.*Campo sex/));
    await person.click(
      await screen.findByRole('button', { name: 'Vistas de la lista. A la vista: Vacas, con cambios' }),
    );
    await person.click(screen.getByRole('menuitem', { name: 'Volver a como estaba' }));
    await waitFor(() => {
      expect(searchOf(opened)).toEqual({ view: '1', sex: 'H' });
    });
    await person.click(await opener());
    await person.click(screen.getByRole('menuitemradio', { name: 'Toda la lista' }));
    await waitFor(() => {
      expect(searchOf(opened)).toEqual({});
    });
  });

  it('keep the columns of each, and one’s own apart', async () => {
    const server = keepViews([viewOf(1, 'Vacas', { columns: ['tag', 'weight'] })]);
    const opened = await open(server);
    const { person } = opened;
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await person.click(await opener());
    await person.click(screen.getByRole('menuitemradio', { name: 'Vacas' }));
    await waitFor(() => {
      expect(heads()).not.toContain('Campo sex');
    });
    await person.click(await opener());
    await person.click(screen.getByRole('menuitemradio', { name: 'Toda la lista' }));
    await waitFor(() => {
      expect(heads()).toContain('Campo sex');
    });
  });

  it('are changed, renamed, shared and deleted', async () => {
    const server = keepViews([viewOf(1, 'Vacas')]);
    const opened = await open(server, { address: '/assets?view=1&sex=M' });
    const { person } = opened;
    const pick = async (name: string) => {
      await person.click(await opener());
      await person.click(screen.getByRole('menuitem', { name }));
    };
    await pick('Guardar los cambios');
    await screen.findByText('Se guardó la vista «Vacas»');
    expect(server.kept.views).toMatchObject([{ address: { sex: 'M' }, version: 2 }]);
    await pick('Cambiar el nombre');
    const dialog = within(await screen.findByRole('dialog'));
    await person.clear(dialog.getByLabelText(/Nombre de la vista/));
    await person.type(dialog.getByLabelText(/Nombre de la vista/), 'Toros{Enter}');
    await screen.findByText('La vista ahora se llama «Toros»');
    await pick(`Compartir con ${place.boxName}`);
    await screen.findByText(`«Toros» ahora se ve en todo ${place.boxName}`);
    expect(server.kept.views).toMatchObject([{ name: 'Toros', shared: true }]);
    await pick('Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Eliminar la vista' }));
    await screen.findByText('Se eliminó la vista «Toros»');
    await screen.findByRole('button', { name: 'Guardar vista' });
    // What was in view stays in view.
    expect(searchOf(opened)).toEqual({ sex: 'M' });
  });

  it('of others are theirs to change', async () => {
    const server = keepViews([viewOf(1, 'De todos', { shared: true, own: false })]);
    const { person } = await open(server, { address: '/assets?view=1&sex=M', codes: ['ASSET_LIST'] });
    await person.click(await opener());
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Volver a como estaba', 'Guardar como vista nueva', 'Abrir siempre con esta vista'],
    ]);
  });

  it('open with the list where one was chosen for that, and its rows alone are asked for', async () => {
    const server = keepViews([viewOf(1, 'Vacas')]);
    const first = await open(server, { address: '/assets?view=1&sex=H' });
    await first.person.click(await opener());
    await first.person.click(screen.getByRole('menuitem', { name: 'Abrir siempre con esta vista' }));
    await screen.findByText('La lista se abre con «Vacas»');
    first.unmount();
    const again = await open(server);
    expect(searchOf(again)).toEqual({ view: '1', sex: 'H' });
    const asked = again.made.filter(({ name }) => name === 'objects.list');
    expect(asked.filter(({ input }) => !JSON.stringify(input).includes('"H"'))).toEqual([]);
    // The whole list is said in the address, so that the view does not come back by itself.
    await again.person.click(await opener());
    await again.person.click(screen.getByRole('menuitemradio', { name: 'Toda la lista' }));
    await waitFor(() => {
      expect(searchOf(again)).toEqual({ view: 'all' });
    });
  });

  it('open on a device that did not know of the choice, once it does', async () => {
    const opened = await open(keepViews([viewOf(1, 'Vacas')], 1));
    await waitFor(() => {
      expect(searchOf(opened)).toEqual({ view: '1', sex: 'H' });
    });
    act(() => opened.router.history.back());
    expect(searchOf(opened)).toEqual({ view: '1', sex: 'H' });
  });

  it('leave alone what an address asks for', async () => {
    const opened = await open(keepViews([viewOf(1, 'Vacas')], 1), { address: '/assets?sex=M' });
    await opener();
    expect(searchOf(opened)).toEqual({ sex: 'M' });
  });

  it('are reached on a telephone, in English as well', async () => {
    const { person } = await open(keepViews([viewOf(1, 'Vacas')]), { width: 'phone', language: 'en' });
    await person.click(await screen.findByRole('button', { name: /^Views of the list/ }));
    screen.getByRole('menuitemradio', { name: 'Vacas' });
  });
});

describe('what does not fit a list', () => {
  it('is said by a chip, and stays in the address until it is dropped', async () => {
    const opened = await open(keepViews([]), { address: '/assets?sex=H,X&gone=1&sort=nothing' });
    const { person } = opened;
    const bar = within(await screen.findByRole('list', { name: 'Filtros' }));
    await bar.findByText(/No se aplica · Campo sex/);
    bar.getByText(/No se aplica · gone/);
    bar.getByText(/No se aplica · Orden/);
    await person.click(bar.getByLabelText('Quitar lo que no se aplica: gone'));
    await waitFor(() => {
      expect(searchOf(opened)).toEqual({ sex: 'H,X', sort: 'nothing' });
    });
    await person.click(bar.getByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => {
      expect(searchOf(opened)).toEqual({});
    });
  });

  it('of the columns of a view is said likewise', async () => {
    const server = keepViews([viewOf(1, 'Vacas', { columns: ['tag', 'gone'], address: { gone: '1' } })]);
    const opened = await open(server);
    const { person } = opened;
    await person.click(await opener());
    await person.click(screen.getByRole('menuitemradio', { name: 'Vacas' }));
    const bar = within(screen.getByRole('list', { name: 'Filtros' }));
    await bar.findByText(/No se aplica · Columnas/);
    bar.getByText(/No se aplica · gone/);
    await screen.findByRole('button', { name: 'Vistas de la lista. A la vista: Vacas' });
    await person.click(bar.getByLabelText('Quitar lo que no se aplica: Columnas'));
    await screen.findByRole('button', { name: 'Vistas de la lista. A la vista: Vacas, con cambios' });
  });
});
