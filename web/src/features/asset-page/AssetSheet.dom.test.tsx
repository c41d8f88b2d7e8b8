import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '@huella/domain/calls/events';
import type { SavedObject } from '@huella/domain/calls/objects';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { tree } from '@huella/domain/catalogue/assets/tree';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import { renderScreen, type ScreenOptions } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { rememberList } from '../../form/back-to-list';
import { AssetSheet } from './AssetSheet';
import type { SheetPart } from './parts';

const subtypes = new Map<AssetType, number>([
  [cowAr, 1],
  [storage, 27],
  [tree, tree.attributes[0]?.permissions.box.list[0] ?? 0],
]);

function entry(sequence: number, more: Partial<HistoryEntry>): HistoryEntry {
  return {
    ...{ id: sequence, sequence, event_type: 1, name: 'Cambio de peso', event_assets_count: 1 },
    ...{ event_time: '2026-11-20T15:00:00.000Z', timsta: '2026-11-20T15:00:00.000Z', username: 'Ana Pérez' },
    ...{ context: 'manual_form', comment: null, box: { id: place.boxId, name: place.boxName }, target: null },
    ...{ is_override: false, override_reason: null, undoes: null, undone: 0, undo: null, undoneBy: null },
    ...{ details: [], changes: [], files: [], health: false, run: null, seal: 'abc' },
    ...more,
  };
}

const change = (name: string, before: string, after: string) => ({ name, label: name, before, after });
const load = entry(1, {
  ...{ event_type: -1, name: 'Alta', event_time: '2026-06-01T11:00:00.000Z' },
  changes: ['uno', 'dos', 'tres', 'cuatro'].map((name) => change(name, '', `valor ${name}`)),
  run: { id: 8, file: 'hacienda.xlsx' },
});
const report = { storageName: 'abc', originalName: 'acta.pdf', label: 'Acta' };
const history = [
  entry(3, { name: 'Vacunación', event_type: 103, health: true, files: [report] }),
  entry(2, { changes: [change('Peso', '371 kg', '386,5 kg')] }),
  load,
];

/** An asset of a model as the server answers it. */
function assetOf(model: AssetType, id: number, more: Partial<SavedObject>): SavedObject {
  return {
    ...{ id, version: 1, label: 'KD482 C317 6', values: {}, labels: {}, issues: [], assetType: model.id },
    ...{ createdAt: '2026-06-01T11:00:00Z', updatedAt: '2026-06-01T11:00:00Z' },
    state: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
    box: { id: place.boxId, name: place.boxName },
    ...more,
  };
}

interface Opened extends ScreenOptions {
  readonly values?: Values;
  readonly labels?: Record<string, string>;
  readonly more?: Partial<SavedObject>;
  readonly part?: SheetPart;
  readonly at?: number;
  readonly entries?: readonly HistoryEntry[];
  readonly handlers?: Parameters<typeof serveCalls>[0] | undefined;
}

/** Opens the page of an asset of a model, where the server answers some calls in a way of their own. */
async function open(model: AssetType, opened: Opened = {}) {
  const { values = {}, labels = {}, more, part, at, entries = history, handlers, ...options } = opened;
  const here = { ...place, assetType: model.id, boxSubtype: subtypes.get(model) ?? 1 };
  const made = serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [], shut: 2 }],
    'events.ofAsset': () => ({ entries: [...entries], chainHolds: true }),
    'lineage.ofAsset': () => ({ origins: { rows: [], total: 0 }, outcomes: { rows: [], total: 0 } }),
    'recall.names': () => [],
    'measures.ofAsset': () => ({ measures: [] }),
    'journeys.ofAsset': () => ({ stops: [] }),
    'worth.ofAsset': () => ({ worth: null, pledge: null }),
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    ...handlers,
  });
  const asset = assetOf(model, 5, { values: { ...values }, labels, ...more });
  const scope = { boxSubtype: here.boxSubtype, companyTiers: [] };
  const page = <AssetSheet asset={asset} place={here} model={model} scope={scope} part={part} at={at} />;
  return { ...(await renderScreen(page, { address: '/assets/edit', ...options })), made };
}

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the head of an asset', () => {
  it('says what an animal is, how old, in which lot and what it is in', async () => {
    await open(cowAr, {
      values: { category: 'VQ', breed: 'AA', birth_date: '2020-01-15', withdrawal_until: '2999-01-01' },
      labels: { category: 'Vaquillona', breed: 'Aberdeen Angus' },
      more: { lot: { id: 4, name: 'Invernada norte' } },
    });
    await screen.findByRole('heading', { level: 1, name: 'KD482 C317 6' });
    screen.getByText(/^Vaquillona\s· Aberdeen Angus\s· \d+ años/);
    expect(screen.getByRole('link', { name: 'Lote Invernada norte' }).getAttribute('href')).toMatch(/pk=4/);
    screen.getByText(cowAr.periods?.[0]?.label.es ?? '');
  });

  it.each([
    ['a bag has no age', storage, { date_bagged: '2020-01-15', bag_code: 'B-1' }, false],
    ['a tree has one', tree, { planted_on: '2020-01-15' }, true],
  ] as const)('%s', async (_name, model, values, hasAge) => {
    await open(model, { values });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/\d+ años/) !== null).toBe(hasAge);
  });
});

describe('its parts', () => {
  it.each([
    ['cattle', cowAr, true],
    ['trees', tree, false],
    ['bags', storage, false],
  ] as const)(
    'of %s begin with the history, and have health where the model has',
    async (_name, model, has) => {
      await open(model, { entries: [load] });
      await screen.findByText('1 de junio de 2026');
      const tabs = tabNames();
      expect(tabs[0]).toMatch(/^Historia1/);
      expect(tabs.some((name) => name.startsWith('Sanidad'))).toBe(has);
      expect(tabs.some((name) => name.startsWith('Prueba'))).toBe(false);
    },
  );

  it('are in the address, and one that such an asset does not have is its history', async () => {
    const { person, router } = await open(storage, { part: 'health', entries: [load] });
    const tab = await screen.findByRole('tab', { name: /^Historia/ });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    await person.click(screen.getByRole('tab', { name: /^Archivos/ }));
    expect(router.state.location.search).toMatchObject({ part: 'files' });
  });

  it('show what is about its health alone', async () => {
    await open(cowAr, { part: 'health' });
    await screen.findByRole('heading', { level: 4, name: 'Vacunación' });
    expect(screen.queryByRole('heading', { level: 4, name: 'Cambio de peso' })).toBeNull();
  });

  it('keep fields without data behind one line, and say how many are shut', async () => {
    await open(cowAr, { part: 'facts', values: { breed: 'AA', notes: 'Mansa' } });
    await screen.findByText('Mansa');
    screen.getByText(/^\d+ campos sin datos$/);
    screen.getByText('2 campos cerrados: este establecimiento no los muestra.');
    expect(screen.queryByText('—')).toBeNull();
  });
});

describe('its history', () => {
  it('is by days, folds what a load brought, and leads to its file', async () => {
    const { person } = await open(cowAr);
    const days = await screen.findAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['20 de noviembre de 2026', '1 de junio de 2026']),
    );
    screen.getByText('386,5 kg');
    screen.getByText('Se cargó con 4 datos');
    expect(screen.getByRole('link', { name: 'Desde el archivo hacienda.xlsx' }).getAttribute('href')).toBe(
      '/runs/8',
    );
    await person.click(screen.getByRole('button', { name: 'Ver acta.pdf' }));
    const viewer = await screen.findByRole('dialog', { name: 'KD482 C317 6' });
    within(viewer).getByText(/no es una imagen/);
  });

  it('is narrowed to a kind of event', async () => {
    const { person } = await open(cowAr);
    await person.click(await screen.findByRole('combobox', { name: /Qué eventos/ }));
    await person.click(await screen.findByRole('option', { name: /^Alta/ }));
    await screen.findByText('Se cargó con 4 datos');
    expect(screen.queryByRole('heading', { level: 4, name: 'Cambio de peso' })).toBeNull();
  });

  it('draws what was measured, with a table behind it and others beside it', async () => {
    const point = (day: string, value: number) => ({ day, value, event: 'Cambio de peso', measured: true });
    const points = [point('2026-06-01', 300), point('2026-11-20', 386.5)];
    const weight = { field: 'weight', label: 'Peso', unit: 'kg', grows: true, points };
    const { person } = await open(cowAr, {
      handlers: {
        'measures.ofAsset': () => ({ measures: [weight] }),
        'measures.peers': () => ({ peers: { of: 'lot', name: 'Norte', count: 12, points } }),
      },
    });
    await screen.findByRole('img', { name: 'Peso: 2 medidas, de 300 kg a 386,5 kg' });
    screen.getByText(/^\+0,5 kg por día desde 1 jun 2026 · último control/);
    await screen.findByText('mediana del lote (12)');
    await person.click(screen.getByRole('button', { name: 'Ver tabla' }));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  });
});

describe('what stands beside it', () => {
  it('is where it has been, its parents and its papers', async () => {
    const [kind] =
      cowAr.attributes.find(({ name }) => name === 'certificates')?.list?.fields[0]?.values ?? [];
    await open(cowAr, {
      values: {
        ...{ weight: 386.5, dam_tag: 'KD482A0963' },
        certificates: [{ key: 1, name: kind?.key ?? '', number: '7', valid_to: '2020-01-01' }],
      },
      handlers: {
        'journeys.ofAsset': () => ({
          stops: [
            {
              ...{ name: 'La Matilde', company: 'Salado', city: 'Chascomús', since: '2026-06-01T11:00:00Z' },
              ...{ isHere: true, position: null },
            },
          ],
        }),
      },
    });
    const aside = within(await screen.findByRole('complementary', { name: 'Datos principales' }));
    aside.getByText('386,5 kg');
    await aside.findByText('La Matilde');
    await aside.findByText('KD482 A096 3');
    aside.getByText(kind?.label.es ?? '');
    aside.getByText('Vencido');
  });
});

describe('from one to the next of a list', () => {
  const row = (id: number) => ({
    ...{
      id,
      version: 1,
      label: `A-${String(id)}`,
      paused: false,
      paused_message: null,
      logical_deleted: false,
    },
    ...{
      asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
      qr_link: null,
    },
  });
  const lists: Opened['handlers'] = {
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.list': ({ params }) => ({
      res: params.page === '0' ? Array.from({ length: 20 }, (_each, at) => row(at + 1)) : [row(21)],
      resTotal: 21,
    }),
    // It is fetched ahead.
    'objects.get': ({ params }) => assetOf(cowAr, Number(params.pk), {}),
  };

  it('says where it stands, and goes on by a press', async () => {
    rememberList('/assets?q=kd');
    const { person, made, router } = await open(cowAr, { at: 5, handlers: lists });
    await screen.findByText('5 de 21');
    await person.click(screen.getByRole('button', { name: /^Siguiente/ }));
    expect(router.state.location.href).toMatch(/pk=6&mode=view&at=6/);
    const asked = made.find(({ name }) => name === 'objects.list');
    expect(JSON.stringify(asked?.input)).toContain('"value":"kd"');
  });

  it('is not there where one came from elsewhere, nor where the list has it no more', async () => {
    await open(cowAr, {});
    await screen.findByText('20 de noviembre de 2026');
    expect(screen.queryByRole('navigation', { name: 'Recorrer la lista' })).toBeNull();
  });
});
