import { describe, expect, it } from 'vitest';
import { buildNode } from './build-node';
import { cardSize, type PlacedNode } from './graph-layout';
import { fittingZoom, isInView, middleNear } from './graph-window';

const { width, height } = cardSize;
const at = (x: number, y: number): PlacedNode => ({ node: buildNode(), x, y });
const start = at(0, 0);
/** Ten cards wide and one high; it begins with the start. */
const row = [start, at(4 * width, 0), at(9 * width, 0)];

describe('fittingZoom', () => {
  it('shrinks what is too wide, with some room around it', () => {
    expect(fittingZoom(row, { width: 5 * width, height: 500 })).toBeCloseTo(0.5 / 1.12);
  });

  it('goes by the tighter side', () => {
    expect(fittingZoom(row, { width: 100 * width, height: height / 2 })).toBeCloseTo(0.5 / 1.12);
  });
});

describe('middleNear', () => {
  const shown = { width: 4 * width, height: 10 * height };

  it('shows no more beside the end of a graph than some room', () => {
    expect(middleNear(row, start, shown).x).toBeCloseTo(2 * width - 0.24 * width);
    expect(middleNear(row, at(9 * width, 0), shown).x).toBeCloseTo(8 * width + 0.24 * width);
  });

  it('is that of the node within a graph', () => {
    expect(middleNear(row, at(4 * width, 0), shown).x).toBe(4.5 * width);
  });

  it('is that of the graph where all of it is shown', () => {
    expect(middleNear(row, start, shown).y).toBe(height / 2);
    expect(middleNear(row, start, { ...shown, width: 20 * width }).x).toBe(5 * width);
  });
});

describe('isInView', () => {
  const window = { width: 400, height: 200 };

  it.each<[string, PlacedNode, readonly [number, number, number], boolean]>([
    ['a card inside', start, [10, 10, 1], true],
    ['one that is cut at the left', start, [-1, 10, 1], false],
    ['one that is cut at the right', start, [400 - width + 1, 10, 1], false],
    ['one that is cut below', start, [10, 200 - height + 1, 1], false],
    ['one that is far, until it is moved in', at(4_000, 0), [-3_990, 10, 1], true],
    ['one that is far, until all of it is small', at(4_000, 0), [10, 10, 0.05], true],
  ])('%s', (_what, placed, transform, seen) => {
    expect(isInView(placed, transform, window)).toBe(seen);
  });
});
