import { describe, expect, it } from 'vitest';
import { findMark } from './mark-found';

describe('what of a label is marked', () => {
  it.each([
    ['KD482 C331 9', '331 9', '331 9'],
    ['KD482 C331 9', '3319', '331 9'],
    ['KD482 C331 9', 'kd48', 'KD48'],
    ['033 010 004 533 033', '033', '033'],
    ['Los Ñandúes', 'ñandu', 'Ñandú'],
    ['Tropa 3319', '3319', '3319'],
  ])('%s for %s', (label, text, marked) => {
    const [from, to] = findMark(label, text) ?? [0, 0];
    expect(label.slice(from, to)).toBe(marked);
  });

  it.each([
    ['KD482 C331 9', '77'],
    ['KD482', ''],
    ['', '7'],
    ['KD482', ' - '],
  ])('is nothing of %j for %j', (label, text) => {
    expect(findMark(label, text)).toBeNull();
  });
});
