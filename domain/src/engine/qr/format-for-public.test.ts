import { expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { placeAt } from '../fields/place';
import { formatForPublic } from './format-for-public';

it.each([
  [-1.5, '−1,5 °C', '−1.5 °C'],
  [1.5, '1,5 °C', '1.5 °C'],
  [0, '0 °C', '0 °C'],
])('a figure of a public page is written as in a book: %s', (value, es, en) => {
  const field = buildField({ name: 'ph', type: 'float', decimals: 1, unit: '°C' });
  expect(formatForPublic(field, value, 'UTC')).toEqual({ es, en });
});

it('a code is shown as it is', () => {
  const field = buildField({ name: 'code', type: 'text' });
  expect(formatForPublic(field, '-1,5', 'UTC')).toEqual({ es: '-1,5', en: '-1,5' });
});

it('a place on the map is written as positions are', () => {
  const field = buildField({ name: 'location', type: 'location' });
  const place = placeAt([-59.853, -36.77701]);
  expect(formatForPublic(field, place, 'UTC')).toEqual({
    es: '36,7770°\u00a0S, 59,8530°\u00a0O',
    en: '36.7770°\u00a0S, 59.8530°\u00a0W',
  });
});
