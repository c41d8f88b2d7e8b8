import { describe, expect, it } from 'vitest';
import { findCells, planReplace, type Search } from './replace';

const rows = [
  { row: 1, texts: { breed: 'Aberdeen Angus', note: 'año malo' }, issues: [] },
  { row: 2, texts: { breed: 'ángus', note: '' }, issues: [] },
  { row: 3, texts: { breed: 'ANGUS angus', note: 'angus' }, issues: [], readOnly: true },
];
const search = (rest: Partial<Search>): Search => ({
  text: 'angus',
  fields: ['breed', 'note'],
  whole: false,
  exact: false,
  ...rest,
});
const texts = (rest: Partial<Search>) => planReplace(rows, search(rest), 'X').map(({ text }) => text);

describe('findCells', () => {
  it('is blind to capitals and accents unless asked otherwise', () => {
    expect(findCells(rows, search({}))).toHaveLength(4);
    expect(findCells(rows, search({ exact: true }))).toEqual([
      { row: 3, field: 'breed' },
      { row: 3, field: 'note' },
    ]);
  });

  it('can ask for the whole cell, and for one column', () => {
    expect(findCells(rows, search({ whole: true }))).toEqual([
      { row: 2, field: 'breed' },
      { row: 3, field: 'note' },
    ]);
    expect(findCells(rows, search({ fields: ['note'] }))).toEqual([{ row: 3, field: 'note' }]);
  });

  it('finds nothing for nothing, and distinguishes n from ñ', () => {
    expect(findCells(rows, search({ text: '' }))).toEqual([]);
    expect(findCells(rows, search({ text: 'ano' }))).toEqual([]);
  });

  it('finds empty cells when the whole cell is asked for a blank', () => {
    expect(findCells(rows, search({ text: ' ', whole: true }))).toEqual([{ row: 2, field: 'note' }]);
  });
});

describe('planReplace', () => {
  it('replaces each place within a cell, and leaves rows that are only read', () => {
    expect(texts({})).toEqual(['Aberdeen X', 'X']);
    expect(texts({ text: 'a', exact: true })).toEqual(['Xño mXlo']);
  });

  it('puts the replacement as it is, whatever signs it holds', () => {
    expect(planReplace(rows, search({ whole: true }), '$&')[0]?.text).toBe('$&');
  });
});
