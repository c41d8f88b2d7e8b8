import { describe, expect, it } from 'vitest';
import { findRows } from './rows-column';

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
