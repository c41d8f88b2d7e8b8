import { describe, expect, it } from 'vitest';
import { stepInBoxes } from './step-in-boxes';

describe('stepInBoxes', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowDown', 0, 1],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, null],
  ] as const)('%s from %i of three leads to %j', (key, at, expected) => {
    expect(stepInBoxes(key, at, 3)).toBe(expected);
  });

  it('stays where there are no boxes', () => {
    expect(stepInBoxes('ArrowRight', 0, 0)).toBeNull();
  });
});
