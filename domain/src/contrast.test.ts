import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, darkenToContrast, mix, textContrast } from './contrast';

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('contrast', () => {
  it('is 21 between black and white, 1 between equals, the same both ways', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrast('#3969E8', '3969e8')).toBe(1);
    expect(contrast('#17784A', '#FFFFFF')).toBe(contrast('#FFFFFF', '#17784A'));
  });

  it('refuses what is no colour', () => {
    expect(() => contrast('green', '#FFFFFF')).toThrow(RangeError);
  });

  it('mixes by share', () => {
    expect(mix('#FF0000', '#0000FF', 0.5)).toBe('#800080');
    expect(mix('#123456', '#FFFFFF', 1)).toBe('#123456');
  });
});

describe('darkenToContrast', () => {
  it('leaves an accent that passes as it is', () => {
    expect(darkenToContrast('#17784a')).toBe('#17784A');
  });

  it('darkens a light accent only as far as white needs', () => {
    const yellow = darkenToContrast('#FFD400');
    expect(contrast(yellow, '#FFFFFF')).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(yellow, '#FFFFFF')).toBeLessThan(5);
  });

  it('gives white text 4.5:1 on any colour a tenant can choose', () => {
    fc.assert(fc.property(hexColour, (hex) => contrast(darkenToContrast(hex), '#FFFFFF') >= textContrast));
  });
});
