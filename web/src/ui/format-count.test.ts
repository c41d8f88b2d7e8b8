import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '@huella/domain/words';
import { formatCount } from './format-count';

it('groups thousands as the language does, four digits included', () => {
  expect(formatCount(1248, 'es')).toBe('1.248');
  expect(formatCount(1248, 'en')).toBe('1,248');
  expect(formatCount(300_000, 'es')).toBe('300.000');
  expect(formatCount(0, 'es')).toBe('0');
  expect(formatCount(1248.5, 'es')).toBe('1.248,5');
});

it.each(languages)('writes any number in %s as browsers do', (language) => {
  const { format } = new Intl.NumberFormat(language, { useGrouping: 'always' });
  // Nobody counts to a zero with a sign.
  const fractions = fc.double({ noNaN: true }).filter((count) => !Object.is(count, -0));
  const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fractions);
  fc.assert(
    fc.property(numbers, (count) => {
      expect(formatCount(count, language)).toBe(format(count));
    }),
  );
});
