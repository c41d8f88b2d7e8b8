import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { daysBetween, isoDay, monthsBetween, shiftDay } from './days';

const day = fc
  .integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2150, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const utc = (text: string) => DateTime.fromISO(text, { zone: 'utc' });

describe('days', () => {
  it.each([
    [2026, 2, 28, '2026-02-28'],
    [2026, 2, 29, null],
    [2024, 2, 29, '2024-02-29'],
    [2026, 13, 1, null],
    [2026, 0, 1, null],
    [2026, 4, 31, null],
    [2026, 4, 0, null],
    [1899, 12, 31, null],
    [2201, 1, 1, null],
  ])('of %i-%i-%i are %s', (year, month, date, expected) => {
    expect(isoDay(year, month, date)).toBe(expected);
  });

  it('are those of the calendar', () => {
    const figure = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1890, max: 2210 }), figure(14), figure(33), (year, month, date) => {
        const there = DateTime.fromObject({ year, month, day: date }, { zone: 'utc' });
        const isKept = there.isValid && year >= 1900 && year <= 2200;
        expect(isoDay(year, month, date)).toBe(isKept ? there.toISODate() : null);
      }),
    );
  });

  it('shift as the calendar does', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: -900, max: 900 }),
        (from, years, days) => {
          expect(shiftDay(from, { years, days })).toBe(utc(from).plus({ years }).plus({ days }).toISODate());
        },
      ),
    );
  });

  it('lie as far apart as they were shifted', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -9000, max: 9000 }), (from, days) => {
        expect(daysBetween(from, shiftDay(from, { days }))).toBe(days);
      }),
    );
  });

  it.each([
    ['2024-09-14', '2026-09-14', 24],
    ['2024-09-14', '2026-09-13', 23],
    ['2026-01-31', '2026-02-28', 0],
    ['2026-03-01', '2026-01-15', -2],
  ])('from %s to %s are %i months', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });
});
