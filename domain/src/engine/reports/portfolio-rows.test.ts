import { describe, expect, it } from 'vitest';
import { reports as es } from '../../phrases/es/reports';
import { portfolioFigures, portfolioTable } from './portfolio-rows';

const usd = (value: number) => [{ currency: 'USD', value }];
const told = {
  ...{ entity: 'Depositante', noun: { many: 'silobolsas' }, unit: 't', places: 2 },
  total: { count: 3, amount: 600 },
  worth: { values: usd(54_000), unpriced: { count: 0, amount: 0 } },
  secured: {
    count: 2,
    amount: 400,
    loan: 50_000,
    loans: 2,
    currency: 'USD',
    cover: 189,
    confirmedCover: 94.5,
  },
  unconfirmed: { count: 2, amount: 400, values: usd(108_000) },
  expiring: { count: 1, amount: 200, days: 30 },
  rows: [
    {
      ...{ label: 'El Ombú SRL', count: 3, amount: 600, places: 2, pledged: { count: 2, amount: 400 } },
      ...{ values: usd(54_000), checked: '2026-03-01', standing: 'stopped' as const },
    },
  ],
};

describe('a portfolio in files', () => {
  it('tells its figures by what they are of: the confirmed value, that of the rest, and both covers', () => {
    expect(portfolioFigures(told, es)).toEqual([
      ['Toneladas (t)', 600],
      ['Valor confirmado (USD)', 54_000],
      ['Garantiza (USD)', 50_000],
      ['Lo prendado cubre (%)', 189],
      ['Lo confirmado cubre (%)', 94.5],
      ['Sin confirmar (t)', 400],
      ['Valor sin confirmar, aparte (USD)', 108_000],
      ['Vencen en 30 días (silobolsas)', 1],
      ['Sin precio, no se cuenta (silobolsas)', 0],
    ]);
  });

  it('where nobody may be told what is confirmed, tells the value of all, and no debt that nobody recorded', () => {
    const secured = { ...told.secured, loan: 0, loans: 0, cover: null, confirmedCover: null };
    const names = portfolioFigures({ ...told, unconfirmed: null, secured }, es).map(([name]) => name);
    expect(names).toEqual([
      'Toneladas (t)',
      'Valor (USD)',
      'Vencen en 30 días (silobolsas)',
      'Sin precio, no se cuenta (silobolsas)',
    ]);
  });

  it('has the table of the screen', () => {
    expect(portfolioTable(told, es)).toEqual({
      headings: [
        ...['Depositante', 'Lugares', 'Silobolsas', 'Toneladas (t)', 'Prendadas (t)'],
        ...['Valor confirmado (USD)', 'Último control', 'Cómo está'],
      ],
      rows: [
        ['El Ombú SRL', 2, 3, 600, 400, 54_000, '01/03/2026', 'Dejó de confirmar'],
        ['Total', 2, 3, 600, 400, 54_000, '', ''],
      ],
    });
  });
});
