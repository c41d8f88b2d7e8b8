import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '@huella/domain/catalogue/assets/storage';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PledgedAsset } from '@huella/domain/calls/pledges';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { PledgedToUs } from './PledgedToUs';
import { PledgesPage } from './PledgesPage';
import { PricesPage } from './PricesPage';

/** Stored grain where signed-in users of tests are. */
const model = {
  ...storage,
  id: place.assetType,
  menu: storage.menu.map((entry) => ({ ...entry, subtypes: [place.boxSubtype] })),
  companyTiers: [],
};
const price = {
  ...{ id: 1, kind: 'soja', label: 'Soja', amount: 305, currency: 'usd' as const, day: '2026-11-27' },
  ...{ source: 'Mesa', own: true, counts: true },
};
const prices = {
  prices: [price, { ...price, id: 2, amount: 290, source: 'Pizarra', own: false, counts: false }],
  kinds: [{ key: 'soja', label: 'Soja' }],
  qualities: [{ key: 'g2', label: 'Grado 2', percent: 3, since: '2026-11-01' }],
  keepers: [{ id: 9, name: 'Planta Rojas', company: 'Los Álamos', percent: 0, since: null }],
  ...{ unit: 't', canEdit: true, coming: [] },
};
const about = {
  'models.all': () => [model],
  'fields.validate': () => ({ error_stack: [], managers: [] }),
};

beforeEach(() => {
  queryClient.clear();
});

describe('the prices of a company', () => {
  it('say which counts, whose it is and what is taken off', async () => {
    serveCalls({ ...about, 'prices.list': () => prices });
    await renderScreen(<PricesPage />, { width: 'phone' });
    expect(await screen.findByText(/Grado 2 −3/)).toBeTruthy();
    expect(screen.getAllByText(/Vigente$/)).toHaveLength(1);
    expect(screen.getByText(/305.USD/)).toBeTruthy();
    // The operator's is not theirs to change.
    expect(screen.getAllByLabelText(/^Acciones de/)).toHaveLength(1);
  });

  it('are added, and what is refused is told at its field with what was typed kept', async () => {
    const made = serveCalls({
      ...about,
      'prices.list': () => prices,
      'prices.add': () =>
        Response.json(
          {
            ...{ error: 'invalidInput', message: 'invalidInput', slots: {}, data: null, requestId: 'R-1' },
            issues: [{ record: null, field: 'day', code: 'priceTwice', slots: {}, level: 'error' }],
          },
          { status: 400 },
        ),
    });
    const { person } = await renderScreen(<PricesPage />, { width: 'phone' });
    await person.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByLabelText(/^Especie/));
    await person.click(await screen.findByRole('option', { name: 'Soja' }));
    await person.type(dialog.getByLabelText(/^Precio por t/), '310,5');
    await fillIn(person, dialog.getByLabelText(/^Fuente/), 'Pizarra');
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => {
      expect(made.find(({ name }) => name === 'prices.add')?.input).toMatchObject({
        body: { kind: 'soja', amount: 310.5, currency: 'usd', source: 'Pizarra' },
      });
    });
    expect((await dialog.findAllByText('Ya hay un precio de este día')).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText<HTMLInputElement>(/^Precio por t/).value).toBe('310,5');
  });

  it('tell the haircuts of days to come, and a form of such a day begins with those', async () => {
    const coming = [
      { by: 'quality' as const, key: 'g2', percent: 5, day: '2026-12-01' },
      { by: 'quality' as const, key: 'g2', percent: 0, day: '2027-03-01' },
    ];
    const made = serveCalls({
      ...about,
      'prices.list': () => ({ ...prices, coming }),
      'haircuts.save': () => ({ ok: true as const }),
    });
    const { person } = await renderScreen(<PricesPage />, { width: 'phone' });
    expect(await screen.findByText('Desde el 01/12/2026: Grado 2 −5 %')).toBeTruthy();
    expect(screen.getByText('Desde el 01/03/2027: Grado 2 sin aforo')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cambiar los aforos' }));
    const dialog = within(await screen.findByRole('dialog'));
    const percent = () => dialog.getByLabelText<HTMLInputElement>('Grado 2').value;
    expect(percent()).toBe('3');
    const day = dialog.getByLabelText<HTMLInputElement>('Valen desde');
    await person.clear(day);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
    await person.type(day, '15/12/2026');
    await person.tab();
    expect(percent()).toBe('5');
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => {
      expect(made.find(({ name }) => name === 'haircuts.save')?.input).toMatchObject({
        body: { qualities: expect.arrayContaining([{ key: 'g2', percent: 5 }]), day: '2026-12-15' },
      });
    });
  });

  it('are only read by who may not edit the company', async () => {
    serveCalls({ ...about, 'prices.list': () => ({ ...prices, canEdit: false }) });
    await renderScreen(<PricesPage />, { width: 'phone' });
    await screen.findByText(/Grado 2 −3/);
    expect(screen.queryByRole('button', { name: 'Nuevo precio' })).toBeNull();
    expect(screen.queryByLabelText(/^Acciones de/)).toBeNull();
  });
});

describe('what is pledged to us', () => {
  const pledged: PledgedAsset = {
    ...{ id: 5, label: 'LMR-2526-0018', kind: 'Soja', keeper: 'Planta Rojas', keeperCompany: 'Los Álamos' },
    state: { state: 'validated', label: 'Validado', tone: 'ok', icon: 'shield' },
    worth: { ...{ amount: 200, unit: 't', value: null, price: null }, haircut: 0 },
    terms: {
      ...{ holder: 'Cartera', holderCompany: 'Banco', owner: 'Los Álamos', since: null, until: null },
      ...{ warrant: 'W-1', loan: 42_000, currency: 'usd', cover: null },
    },
    verdict: 'silent',
  };

  const none = { count: 0, amount: 0, values: [] };
  const all = { count: 1, amount: 200, values: [] };
  const doubts = { differs: 0, missing: 0, silent: 1 };
  const standing: ReplyOf<Calls['pledges.standing']> = {
    ...{ ...all, unit: 't', loan: 42_000, currency: 'usd', cover: null, priced: null },
    unpriced: { count: 1, amount: 200, kinds: ['Soja'] },
    ...{ doubtful: 1, doubts, unlinked: 0, confirmed: none, unconfirmed: all },
    ...{ pricedCount: 0, secured: 1, covering: 0, expiring: { count: 0, amount: 0 } },
    keepers: [{ id: 9, name: 'Planta Rojas', company: 'Los Álamos', ...all, confirmed: none, doubts }],
    kinds: [{ key: 'soja', label: 'Soja', ...all }],
  };

  it('says what has no price and what is not confirmed any more', async () => {
    serveCalls({
      ...about,
      'pledges.list': () => ({ list: [pledged], total: 1 }),
      'pledges.standing': () => standing,
    });
    await renderScreen(<PledgesPage />, { width: 'phone' });
    expect(await screen.findByText('LMR-2526-0018')).toBeTruthy();
    expect(screen.getByText(/Sin precio · Sin confirmar$/)).toBeTruthy();
    expect(screen.getByText(/Sin contar 200 t sin precio: Soja/)).toBeTruthy();
    expect(screen.getByText(/1 que el oráculo no confirma/)).toBeTruthy();
  });

  const places = { total: 1, placed: 0, bounds: null, unplaced: [{ id: 5, label: 'LMR-2526-0018' }] };

  it('is told on the panel by what stopped being confirmed, who keeps it and what it is, each with its list', async () => {
    serveCalls({ ...about, 'pledges.standing': () => standing, 'pledges.places': () => places });
    await renderScreen(<PledgedToUs place={place} model={model} asOf={undefined} />);
    const addressOf = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await addressOf(/^El oráculo dejó de confirmarlo: 1, 1 en la lista/)).toBe('/pledges?part=silent');
    expect(await addressOf(/^En garantía: 200/)).toBe('/pledges');
    expect(await addressOf(/^Garantizado: 42.000/)).toBe('/pledges?part=secured');
    expect(await addressOf(/^Planta Rojas · Los Álamos$/)).toBe('/pledges?keeper=9');
    expect(await addressOf(/Los Álamos, En duda: 1/)).toBe('/pledges?keeper=9&part=doubtful');
    expect(await addressOf(/^Soja: 200/)).toBe('/pledges?kind=soja');
    // What there is none of leads nowhere.
    expect(screen.queryByRole('link', { name: /^Difiere/ })).toBeNull();
    expect(screen.getByRole('table', { name: 'Prendado por especie (t)' })).toBeTruthy();
    expect(await screen.findByText('Ninguna tiene ubicación cargada')).toBeTruthy();
    expect(await addressOf(/^LMR-2526-0018$/)).toBe('/pledges/5');
    expect(screen.queryByText(/como está hoy/)).toBeNull();
  });

  it('says on a panel of another day that it is of today, and that it could not be read', async () => {
    serveCalls({ ...about, 'pledges.standing': () => standing, 'pledges.places': () => places });
    const { unmount } = await renderScreen(<PledgedToUs place={place} model={model} asOf="2026-05-12" />);
    expect(await screen.findByText(/como está hoy, no al 12\/05\/2026/)).toBeTruthy();
    unmount();
    queryClient.clear();
    serveCalls({ ...about, 'pledges.standing': () => new Response(null, { status: 403 }) });
    await renderScreen(<PledgedToUs place={place} model={model} asOf={undefined} />);
    expect(await screen.findByText('No se pudo leer lo prendado')).toBeTruthy();
  });
});
