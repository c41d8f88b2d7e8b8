import { expect, it } from 'vitest';
import { countryOfNumber } from './country-numbers';

it.each([
  ['032', 'AR'],
  ['32', 'AR'],
  ['208', 'DK'],
  ['-99', null],
])('knows the country of the number %s', (number, code) => {
  expect(countryOfNumber(number)).toBe(code);
});
