import { describe, expect, it } from 'vitest';
import { goesWith } from './use-proposals';

describe('a proposal goes with a text', () => {
  it.each([
    ['KD482A0126', 'KD482 A0', true],
    ['KD482A0126', 'kd482a0', true],
    ['KD482 A012 6', 'KD482A0126', true],
    ['Ferme du Moulin', 'du mou', true],
    ['Ñandubay', 'ñandú', true],
    ['KD482A0126', 'KD482 B0', false],
    ['Ferme du Moulin', 'moulins', false],
  ] as const)('%s, %s: %s', (proposal, text, expected) => {
    expect(goesWith(proposal, text)).toBe(expected);
  });
});
