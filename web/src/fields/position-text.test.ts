import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDegrees, readPair, showDegrees, writeDegrees } from './position-text';

describe('coordinates', () => {
  it('are shown with two decimals', () => {
    expect(showDegrees(-35.63884, 'es')).toBe('-35,64');
    expect(showDegrees(-35.63884, 'en')).toBe('-35.64');
    expect(showDegrees(8, 'en')).toBe('8.00');
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -90_000_000, max: 90_000_000 }),
        fc.constantFrom('es', 'en'),
        (n, language) => {
          expect(readDegrees(writeDegrees(n / 1e6, language), 90)).toBe(n / 1e6);
        },
      ),
    );
  });

  it.each(['', ' ', '91', '-90.01', '1e1', 'NaN', '35º', '--3', '1.2.3', '1234'])('are not %j', (text) => {
    expect(readDegrees(text, 90)).toBeNull();
  });

  it.each([
    ['-35.638, -59.779', [-59.779, -35.638]],
    ['-35,638; -59,779', [-59.779, -35.638]],
    ['-35.638 -59.779', [-59.779, -35.638]],
    ['-35,638', null],
    ['-95, -59', null],
    ['Saladillo', null],
  ])('are pasted as %j', (text, position) => {
    expect(readPair(text)).toEqual(position);
  });
});
