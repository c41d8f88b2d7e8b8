import { describe, expect, it } from 'vitest';
import { filterOfCondition, filterOfMonth, joinFilters, monthsAround } from './panel-conditions';

const keys = (field: string, ...values: string[]) => ({ field, operator: 'inArray', values });
const days = (min?: string, max?: string) => ({
  ...{ field: 'day', operator: 'betweenDates' },
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

describe('a condition', () => {
  it('counts its days from a day', () => {
    expect(filterOfCondition({ field: 'day', from: 0, to: 30 }, '2026-11-28')).toEqual(
      days('2026-11-28', '2026-12-28'),
    );
    expect(filterOfCondition({ field: 'day', to: -90 }, '2026-03-01')).toEqual(days(undefined, '2025-12-01'));
    expect(filterOfCondition({ field: 'a', in: ['x'] }, '2026-03-01')).toEqual(keys('a', 'x'));
  });
});

describe('filters that are joined', () => {
  it('ask each field once', () => {
    expect(joinFilters([keys('a', 'x', 'y')], [keys('b', 'z')])).toEqual([
      keys('a', 'x', 'y'),
      keys('b', 'z'),
    ]);
    expect(joinFilters([keys('a', 'x', 'y')], [keys('a', 'y', 'z')])).toEqual([keys('a', 'y')]);
    expect(joinFilters([days('2026-01-10')], [days('2026-01-01', '2026-01-31')])).toEqual([
      days('2026-01-10', '2026-01-31'),
    ]);
    const text = (value: string) => ({ field: 'a', operator: '=', value });
    expect(joinFilters([text('Norte')], [text('Norte chico')])).toEqual([text('Norte chico')]);
  });

  it('are none where nothing can meet both', () => {
    expect(joinFilters([keys('a', 'x')], [keys('a', 'y')])).toBeNull();
    expect(joinFilters([days('2026-02-01')], [days(undefined, '2026-01-31')])).toBeNull();
  });
});

describe('months', () => {
  it('go from one to another over the years', () => {
    expect(monthsAround('2026-02-28', -3, 1)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });

  it.each([
    ['2024-02', '2024-02-29'],
    ['2026-02', '2026-02-28'],
    ['2026-12', '2026-12-31'],
  ])('of %s end on %s', (month, max) => {
    expect(filterOfMonth('day', month)).toEqual(days(`${month}-01`, max));
  });
});
