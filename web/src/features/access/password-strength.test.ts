import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureStrength, strengths } from './password-strength';

describe('how hard a password is to guess', () => {
  it.each([
    ['', null],
    ['a1', 'weak'],
    ['solo letras', 'weak'],
    ['huella2026', 'weak'],
    ['aaaa11', 'weak'],
    ['gaucho1', 'fair'],
    ['toro-4821', 'good'],
    ['gauch0 matero', 'strong'],
    ['x7'.repeat(30), 'weak'],
  ])('of %j is %s', (password, strength) => {
    expect(measureStrength(password)).toBe(strength);
  });

  it('never falls when a sign is added to a password that keeps the rules', () => {
    const stepOf = (password: string) => {
      const strength = measureStrength(password);
      return strength === null ? -1 : strengths.indexOf(strength);
    };
    const typed = fc.string({ minLength: 4, maxLength: 40, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(typed, fc.string({ minLength: 1, maxLength: 1 }), (text, sign) => {
        // A letter apart from what a guesser knows keeps the rules whatever follows.
        const password = `Ñ7 quebracho ${text}`.slice(0, 49);
        expect(stepOf(password + sign)).toBeGreaterThanOrEqual(stepOf(password));
      }),
    );
  });
});
