import { describe, expect, it } from 'vitest';
import { drawnItems, topOf } from './drawn-items';

const guess = 50;
const none = new Map<number, number>();

describe('drawnItems', () => {
  it('draws what is in view and a margin, and leaves room for the rest', () => {
    const { first, end, before, after } = drawnItems({
      count: 1000,
      heights: none,
      guess,
      top: 10_000,
      room: 500,
    });
    expect([first, end]).toEqual([192, 218]);
    expect([before, after]).toEqual([192 * guess, (1000 - 218) * guess]);
  });

  it('draws few of very many, and all of few', () => {
    expect(drawnItems({ count: 10_000, heights: none, guess, top: 0, room: 800 }).end).toBe(24);
    expect(drawnItems({ count: 3, heights: none, guess, top: 0, room: 800 })).toEqual({
      first: 0,
      end: 3,
      before: 0,
      after: 0,
    });
    expect(drawnItems({ count: 0, heights: none, guess, top: 0, room: 800 }).end).toBe(0);
  });

  it('goes by what was measured', () => {
    const heights = new Map([[0, 1000]]);
    expect(topOf(2, { heights, guess })).toBe(1050);
    expect(drawnItems({ count: 10, heights, guess, top: 1449, room: 100 }).first).toBe(1);
  });
});
