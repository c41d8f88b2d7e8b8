import { expect, it } from 'vitest';
import { priceRows } from './price-rows';

const words = { price: 'Precio', withoutPrice: 'Sin precio' };
const soy = { name: 'Soja', amount: 305, currency: 'USD', day: '2026-11-21', source: 'Rosario' };

it('says each price once with its day and source, and how much has none', () => {
  const worth = { unpriced: 12.5, unit: 't', prices: [soy] };
  expect(priceRows([{ worth: null }, { worth }, { worth }], words)).toEqual([
    ['Precio (USD/t)', 'Soja, 21/11/2026, Rosario', 305, ''],
    ['Sin precio (t)', '', 12.5, ''],
  ]);
});

it('is nothing where nothing is valued', () => {
  expect(priceRows([{ worth: null }], words)).toEqual([]);
  expect(priceRows([{ worth: { unpriced: 0, unit: 't', prices: [] } }], words)).toEqual([]);
});
