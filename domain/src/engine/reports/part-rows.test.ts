import { expect, it } from 'vitest';
import { partTable } from './part-rows';

const words = { indicator: 'Indicador', part: 'Parte', figure: 'Cifra', share: '%', total: 'Total' };

it('has a row for each part and each total, with the unit', () => {
  const tonnes = {
    ...{ title: 'Toneladas', unit: 't', total: 30 },
    values: [
      { name: 'Soja', value: 20 },
      { name: 'Maíz', value: 10 },
    ],
  };
  expect(partTable([tonnes, { ...tonnes, unit: null, total: 0, values: [] }], words)).toEqual({
    headings: ['Indicador', 'Parte', 'Cifra', '%'],
    rows: [
      ['Toneladas (t)', 'Soja', 20, 66.7],
      ['Toneladas (t)', 'Maíz', 10, 33.3],
      ['Toneladas (t)', 'Total', 30, 100],
      ['Toneladas', 'Total', 0, 0],
    ],
  });
});
