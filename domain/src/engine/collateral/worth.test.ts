import { describe, expect, it } from 'vitest';
import { coverOf, noHaircuts, partLeft, pricesOn, toCents, worthOf, type Price } from './worth';

const price = (kind: string, day: string, amount: number, own = false): Price => ({
  ...{ kind, day, amount, own },
  currency: 'usd',
  source: 'Pizarra Rosario',
});

const prices = [
  price('soja', '2026-11-01', 300),
  price('soja', '2026-11-20', 310),
  price('soja', '2026-12-01', 400),
  price('maiz', '2026-11-20', 180),
  price('maiz', '2026-10-01', 170, true),
];

describe('the price of a day', () => {
  it.each([
    ['soja', '2026-11-28', 310],
    ['soja', '2026-11-20', 310],
    ['soja', '2026-11-19', 300],
    ['soja', '2026-10-31', undefined],
    ['soja', '2026-12-01', 400],
    // The company's own goes before the operator's, however old it is, but not before its day.
    ['maiz', '2026-11-28', 170],
    ['maiz', '2026-09-30', undefined],
    ['girasol', '2026-11-28', undefined],
  ])('of %s on %s is %s', (kind, day, amount) => {
    expect(pricesOn(prices, day).get(kind)?.amount).toBe(amount);
    expect(pricesOn([...prices].reverse(), day).get(kind)?.amount).toBe(amount);
  });
});

describe('what collateral is worth', () => {
  const haircuts = { quality: new Map([['g3', 10]]), keeper: new Map([[7, 5]]) };
  const onDay = pricesOn(prices, '2026-11-28');
  const lot = { kind: 'soja', quality: 'g1', keeper: 1, amount: 200 };

  it('is how much there is at its price, less both haircuts one after the other', () => {
    expect(worthOf(lot, onDay, noHaircuts)?.value).toBe(62_000);
    expect(toCents(worthOf({ ...lot, quality: 'g3', keeper: 7 }, onDay, haircuts)?.value ?? 0)).toBe(53_010);
    expect(partLeft(haircuts, '', 7)).toBe(0.95);
  });

  it('is not known without a price', () => {
    expect(worthOf({ ...lot, kind: 'girasol' }, onDay, haircuts)).toBeNull();
  });

  it.each([
    [62_000, 42_000, 147.6],
    [42_000, 42_000, 100],
    [0, 42_000, 0],
  ])('of %s covers a loan of %s to %s %%', (value, amount, cover) => {
    expect(coverOf({ value, currency: 'usd' }, { amount, currency: 'usd' })).toBe(cover);
  });

  it('is not compared with no loan, nor with one in another currency', () => {
    expect(coverOf({ value: 1, currency: 'ars' }, { amount: 1, currency: 'usd' })).toBeNull();
    expect(coverOf({ value: 1, currency: 'usd' }, { amount: 0, currency: 'usd' })).toBeNull();
    expect(coverOf(null, { amount: 1, currency: 'usd' })).toBeNull();
  });
});
