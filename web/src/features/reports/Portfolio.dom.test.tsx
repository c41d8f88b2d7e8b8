import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Portfolio } from '@huella/domain/calls/report-board';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { loadWords } from '../../words/i18n';
import { PortfolioStrip } from './PortfolioStrip';
import { PortfolioTable } from './PortfolioTable';
import { PriceNote } from './PriceNote';
import { ReportChips } from './ReportChips';

const { assetType } = place;
const list = (count: number, values: readonly string[]) => ({
  ...{ boxId: place.boxId, box: place.boxName, count, asOf: null },
  filters: [{ field: 'stock_provider_existence', operator: 'inArray', values: [...values] }],
});
const usd = (value: number, count = 2) => ({
  currency: 'USD',
  value,
  count,
  lists: [list(count, ['exists'])],
});
const row = (at: number, change: Partial<Portfolio['rows'][number]> = {}): Portfolio['rows'][number] => ({
  ...{ key: `d${String(at)}`, label: `Depositante ${String(at)}`, places: 1, count: 2, amount: 400.5 },
  ...{ lists: [list(2, ['exists', 'unknown'])], pledged: { count: 1, amount: 200, lists: [] } },
  ...{ values: [usd(94_500)], checked: '2026-11-18', standing: 'confirmed' },
  ...change,
});
const portfolio = (change: Partial<Portfolio> = {}): Portfolio => ({
  ...{ entity: 'Depositante', noun: { one: 'silobolsa', many: 'silobolsas' }, unit: 't', places: 2 },
  total: { count: 4, filled: 4, amount: 801, lists: [list(4, ['exists', 'unknown'])] },
  worth: {
    ...{ values: [usd(5_890_100, 3)], priced: { from: '2026-11-21', to: '2026-11-21' } },
    haircut: { from: 4, to: 12 },
    prices: [
      { name: 'Soja', amount: 305, currency: 'USD', day: '2026-11-21', source: 'Pizarra Rosario' },
      { name: 'Maíz', amount: 186, currency: 'USD', day: '2026-11-21', source: 'Pizarra Rosario' },
    ],
    unpriced: { count: 0, amount: 0, lists: [] },
  },
  secured: {
    ...{ count: 2, amount: 400, lists: [], loan: 4_750_000, loans: 2, currency: 'USD' },
    ...{ cover: 124, confirmedCover: 124 },
  },
  unconfirmed: { count: 1, amount: 48, lists: [list(1, ['unknown'])], values: [] },
  expiring: { count: 1, amount: 160.4, lists: [], days: 30, whose: ['La Unión'] },
  rows: [row(1), row(2, { standing: 'stopped' })],
  ...change,
});

beforeEach(async () => {
  queryClient.clear();
  await loadWords('reports', 'panel', 'list');
});

describe('the figures of a portfolio', () => {
  const show = (told: Portfolio) => renderScreen(<PortfolioStrip portfolio={told} assetType={assetType} />);

  it('say what it comes to, each the way to the list that it counts', async () => {
    await show(portfolio());
    const strip = within(screen.getByRole('region', { name: 'La cartera en cifras' }));
    expect(strip.getByText('4 silobolsas, todas contadas')).toBeTruthy();
    expect(strip.getByText('Valor confirmado')).toBeTruthy();
    expect(strip.getByText('a precio del 21 nov 2026, con aforo')).toBeTruthy();
    expect(strip.getByText(/^5,89.M$/)).toBeTruthy();
    expect(strip.getByText(/^cubre 124.%$/)).toBeTruthy();
    expect(strip.getByText(/^6.%, aparte: no suman al valor$/)).toBeTruthy();
    expect(strip.getByText('160,4 t de La Unión')).toBeTruthy();
    const link = strip.getByRole('link', { name: 'Ver la lista: Sin confirmar, 48 t' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('unknown');
  });

  it('say nothing that nobody recorded', async () => {
    await show(
      portfolio({
        total: { count: 4, filled: 3, amount: 600, lists: [] },
        secured: {
          ...{ count: 2, amount: 400, lists: [], loan: 0, loans: 0, currency: 'USD' },
          ...{ cover: null, confirmedCover: null },
        },
        unconfirmed: null,
        expiring: { count: 0, amount: 0, lists: [], days: 30, whose: [] },
      }),
    );
    expect(screen.getByText('4 silobolsas, 3 con toneladas')).toBeTruthy();
    // Where nobody may say what is confirmed, its value is that of all.
    expect(screen.getByText('Valor')).toBeTruthy();
    expect(screen.getByText('sin deuda registrada')).toBeTruthy();
    expect(screen.queryByText(/cubre/)).toBeNull();
    expect(screen.queryByText('Sin confirmar')).toBeNull();
    expect(screen.getByText('Nada vence en ese plazo')).toBeTruthy();
  });

  it('tell how far the confirmed part covers a loan where that is less', async () => {
    const secured = { count: 2, amount: 400, lists: [], loan: 100, loans: 2, currency: 'USD' };
    await show(portfolio({ secured: { ...secured, cover: 121.4, confirmedCover: 0 } }));
    expect(screen.getByText(/^cubre 121.%; solo lo confirmado, 0.%$/)).toBeTruthy();
  });
});

describe('the table of a portfolio', () => {
  it('has a row for each entity and the total, a page at a time', async () => {
    const rows = Array.from({ length: 12 }, (_none, at) => row(at + 1));
    const { person } = await renderScreen(
      <PortfolioTable portfolio={portfolio({ rows, places: 12 })} assetType={assetType} />,
    );
    const table = screen.getByRole('table', { name: 'Por depositante' });
    expect(within(table).getAllByRole('row')).toHaveLength(12);
    expect(within(table).getByText('Depositante 10')).toBeTruthy();
    expect(within(table).getAllByText('5.890.100')).toHaveLength(1);
    expect(
      within(table).getByRole('link', {
        name: 'Ver la lista: Depositante 1: Valor confirmado (USD), 94.500',
      }),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(within(table).getByText('Depositante 12')).toBeTruthy();
    expect(within(table).getByText('Total')).toBeTruthy();
  });

  it('says how each stands, and when it was looked at last', async () => {
    await renderScreen(
      <PortfolioTable
        portfolio={portfolio({ places: 1, rows: [row(1), row(2, { standing: 'stopped', checked: null })] })}
        assetType={assetType}
      />,
    );
    expect(screen.getByText('Confirmado')).toBeTruthy();
    expect(screen.getByText('Dejó de confirmar')).toBeTruthy();
    expect(screen.getByText('18 nov 2026')).toBeTruthy();
    expect(screen.getByText(/el total cuenta cada lugar una vez/)).toBeTruthy();
  });
});

it('the prices stand once, those of a source and a day together', async () => {
  await renderScreen(<PriceNote portfolio={portfolio()} pies={[]} assetType={assetType} />);
  const note = screen.getByText(/^Precio:/).textContent;
  expect(note).toContain('Pizarra Rosario, 21 nov 2026 (soja 305, maíz 186 USD/t).');
  expect(note).toMatch(/Aforo por calidad y depósito: 4 a 12.%\. Sin precio: ninguna\./);
  expect(note).not.toContain('no confirmado');
});

it('the foot says what it comes to with what is unconfirmed, and that figures open lists only where all do', async () => {
  const told = portfolio({
    unconfirmed: {
      ...{ count: 1, amount: 48, lists: [list(1, ['unknown'])] },
      values: [{ currency: 'USD', value: 9_900 }],
    },
  });
  const { rerender } = await renderScreen(<PriceNote portfolio={told} pies={[]} assetType={assetType} />);
  const note = () => screen.getByText(/^Precio:/).textContent;
  expect(note()).toContain('Con lo no confirmado son 5.900.000 USD');
  expect(note()).not.toContain('Cada cifra abre');
  const linked = { count: 1, amount: 200, lists: [list(1, ['exists'])] };
  const lists = [list(2, ['exists'])];
  const secured = told.secured && { ...told.secured, lists };
  const expiring = told.expiring && { ...told.expiring, lists };
  const whole = { ...told, secured, expiring, rows: [row(1, { pledged: linked })] };
  rerender(<PriceNote portfolio={whole} pies={[]} assetType={assetType} />);
  expect(note()).toContain('Cada cifra abre la lista que cuenta.');
  const values = [{ name: 'Soja', value: 1, lists: [] }];
  const pie = { name: 'left', title: 'Saldo', unit: 't', values, total: 1, worth: null };
  rerender(<PriceNote portfolio={whole} pies={[pie]} assetType={assetType} />);
  expect(note()).not.toContain('Cada cifra abre');
});

it('a chip takes its filter away, and one without which there is no report leads to the form', async () => {
  const mandatory = { mandatory: true, min: null, max: null, message: null };
  const base = { options: [], dependsOn: null, defaultValue: null };
  serveCalls({
    'reports.inputs': () => ({
      fieldsInputs: [
        {
          ...{ ...base, name: 'species', type: 'multiselect', label: 'Especies' },
          options: [{ key: 'soja', label: 'Soja', fk: null }],
          validations: { ...mandatory, mandatory: false },
        },
        { ...base, name: 'top', type: 'number', label: 'Cuántos primeros', validations: mandatory },
      ],
    }),
  });
  const made: unknown[] = [];
  const { person } = await renderScreen(
    <ReportChips
      report={{ id: 5, name: 'R', description: '', kind: 'parts' }}
      assetType={35}
      values={{ species: ['soja'], top: 3 }}
      onBack={() => made.push('back')}
      onFilters={(values, isSound) => made.push([values, isSound])}
    />,
  );
  await person.click(await screen.findByRole('button', { name: 'Quitar el filtro Especies' }));
  await person.click(screen.getByRole('button', { name: 'Quitar el filtro Cuántos primeros' }));
  await person.click(screen.getByRole('button', { name: 'Cambiar filtros' }));
  await waitFor(() => {
    expect(made).toEqual([
      [{ species: null, top: 3 }, true],
      [{ species: ['soja'], top: null }, false],
      'back',
    ]);
  });
});
