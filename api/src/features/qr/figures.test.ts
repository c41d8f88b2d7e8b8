import { expect, it } from 'vitest';
import { lotPages } from '@huella/domain/engine/qr/lot-pages';
import { freshDaysOf } from './figures';

it.each([
  ['2026-11-28', 0],
  ['2026-11-16', 12],
  ['2025-11-28', 365],
  ['2026-11-29', null],
  [undefined, null],
])('a beer that was bottled on %s is %s days old on the 28th of November', (since, days) => {
  const own = since === undefined ? {} : { bottled_on: since };
  expect(freshDaysOf(own, lotPages.brewingTrupo, '2026-11-28')).toBe(days);
  expect(freshDaysOf(own, lotPages.identecoTrupo, '2026-11-28')).toBeNull();
});
