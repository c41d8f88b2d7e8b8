import { describe, expect, it } from 'vitest';
import { findRows, sortRows } from './rows-column';

const rows = [
  { id: 1, name: 'Vacunación', count: 120 },
  { id: 2, name: 'Cambio de peso', count: 24 },
];
const columns = [
  { text: (row: (typeof rows)[number]) => row.name },
  { text: (row: (typeof rows)[number]) => `${row.count} animales` },
];

describe('the quick search of a list', () => {
  it.each([
    ['', [1, 2]],
    ['vacunacion', [1]],
    ['PESO', [2]],
    ['24', [2]],
    ['animales', [1, 2]],
    ['faena', []],
  ])('finds %j in %j', (search, ids) => {
    expect(findRows(rows, columns, search).map((row) => row.id)).toEqual(ids);
  });
});

describe('rows in the order of a column', () => {
  const rows = ['potrero 10', 'Ñandú', 'Potrero 9', 'área'].map((name, at) => ({ name, at }));
  const columns = [
    { name: 'name', text: ({ name }: (typeof rows)[number]) => name },
    { name: 'at', text: () => 'same', order: ({ at }: (typeof rows)[number]) => at },
  ];
  const namesBy = (sort: Parameters<typeof sortRows>[2]) =>
    sortRows(rows, columns, sort).map(({ name }) => name);

  it('stay as they came without one, and for a column that is not there', () => {
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { field: 'gone', direction: 'asc' })).toBe(rows);
  });

  it('read as people sort words, and figures in them', () => {
    const upwards = ['área', 'Ñandú', 'Potrero 9', 'potrero 10'];
    expect(namesBy({ field: 'name', direction: 'asc' })).toEqual(upwards);
    expect(namesBy({ field: 'name', direction: 'desc' })).toEqual(upwards.toReversed());
  });

  it('go by what it sorts by where that is not its text', () => {
    expect(namesBy({ field: 'at', direction: 'desc' })).toEqual(rows.map(({ name }) => name).toReversed());
  });
});
