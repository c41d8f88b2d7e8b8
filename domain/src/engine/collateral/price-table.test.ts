import { describe, expect, it } from 'vitest';
import { grainSpecies } from '../../catalogue/lookups/stored-grain';
import type { Field } from '../../model/field';
import { readPriceTable } from './price-table';

const field: Field = {
  name: 'specie',
  label: { es: 'Especie', en: 'Species' },
  type: 'select',
  values: grainSpecies,
};
const asked = {
  locale: { language: 'es', today: '2026-11-28', zone: 'America/Argentina/Buenos_Aires' },
  source: 'precios.csv',
} as const;
const read = (...rows: Parameters<typeof readPriceTable>[1]) => readPriceTable(field, rows, asked);

describe('a table of prices', () => {
  it('is read by its headings, in either language and whatever the order', () => {
    const { prices, faults } = read(
      ['Fecha', 'Especie', 'Precio', 'Moneda', 'Fuente'],
      ['27/11/2026', 'Soja', '310,50', 'U$S', 'Pizarra Rosario'],
      [null, '', null, '', null],
      ['2026-11-27', 'maiz', 182, 'usd', ''],
    );
    expect(faults).toEqual([]);
    expect(prices).toEqual([
      { kind: 'soja', amount: 310.5, currency: 'usd', day: '2026-11-27', source: 'Pizarra Rosario' },
      { kind: 'maiz', amount: 182, currency: 'usd', day: '2026-11-27', source: 'precios.csv' },
    ]);
    expect(
      read(['Species', 'Price', 'Currency', 'Date'], ['Soybean', 310, 'ARS', '2026-11-27']).prices,
    ).toHaveLength(1);
  });

  it('says what is wrong with which row', () => {
    const { prices, faults } = read(
      ['especie', 'precio', 'moneda', 'fecha'],
      ['Quinua', 'mucho', 'reales', '31/02/2026'],
      ['soja', 0, 'usd', '2026-11-27'],
      ['maiz', 180, 'usd', '2026-11-27'],
      ['Maíz', 181, 'usd', '27/11/2026'],
      ['', '', '', '27/11/2026'],
    );
    expect(prices).toHaveLength(1);
    expect(faults.map(({ record, field: at, code }) => `${record ?? ''} ${at ?? ''} ${code}`)).toEqual([
      '2 kind notAnOption',
      '2 amount notANumber',
      '2 currency notAnOption',
      '2 day notADate',
      '3 amount belowMin',
      '5 day repeatedInSheet',
      '6 kind mandatory',
      '6 amount mandatory',
      '6 currency mandatory',
    ]);
  });

  it('without a column that it needs has no prices', () => {
    expect(read(['especie', 'fecha'], ['soja', '2026-11-27'])).toEqual({
      prices: [],
      faults: [],
      missing: ['amount', 'currency'],
    });
  });
});
