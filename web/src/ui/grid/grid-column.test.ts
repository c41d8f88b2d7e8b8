import { describe, expect, it } from 'vitest';
import { staysOf, widthsOf } from './grid-column';
import { countSelected, rowsBetween } from './grid-selection';

describe('columns that stay', () => {
  it('stand beside each other at both ends, and the others nowhere', () => {
    const columns = [
      { width: 48, stays: 'start' },
      { width: 120, stays: 'start' },
      { width: 300 },
      { width: 40, stays: 'end' },
      { width: 30, stays: 'end' },
    ] as const;
    expect(staysOf(columns)).toEqual([{ left: 0 }, { left: 48 }, null, { right: 30 }, { right: 0 }]);
  });
});

describe('the widths of columns', () => {
  it('are theirs, or what is left of the room, and at least so much', () => {
    const columns = [
      { width: 48, stays: 'start' },
      { width: 90, least: 70 },
      { width: 40, stays: 'end' },
    ] as const;
    expect(widthsOf(columns)).toEqual({
      tracks: '48px minmax(70px, 90fr) 40px',
      least: 158,
      start: 48,
      end: 40,
    });
  });
});

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }));
const isSelectable = ({ id }: { readonly id: number }) => id !== 3;

describe('the rows from one to another', () => {
  it.each([
    { from: '1', to: '4', ids: [1, 2, 4] },
    { from: '4', to: '2', ids: [2, 4] },
    { from: null, to: '2', ids: [2] },
    { from: '9', to: '5', ids: [5] },
    { from: '1', to: '9', ids: [] },
  ])('$from to $to are those that can be selected', ({ from, to, ids }) => {
    expect(rowsBetween(rows, from, to, { isSelectable }).map(({ id }) => id)).toEqual(ids);
  });
});

describe('how many are selected', () => {
  it.each([
    { ids: [], of: 'none' },
    { ids: [1, 2], of: 'some' },
    // The third cannot be.
    { ids: [1, 2, 4, 5], of: 'all' },
    { ids: [3], of: 'none' },
  ])('$ids are $of', ({ ids, of }) => {
    const selection = {
      isSelectable,
      isSelected: ({ id }: { readonly id: number }) => ids.some((each) => each === id),
      nameOf: () => '',
      onSelect: () => undefined,
    };
    expect(countSelected(rows, selection)).toBe(of);
  });

  it('is none where there are no rows', () => {
    const selection = { isSelectable, isSelected: () => false, nameOf: () => '', onSelect: () => undefined };
    expect(countSelected([], selection)).toBe('none');
  });
});
