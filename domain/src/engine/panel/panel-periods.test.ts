import { expect, it } from 'vitest';
import { filterOfPeriod, periodsOfMonths } from './panel-periods';

const days = (min?: string, max?: string) => ({
  ...{ field: 'day', operator: 'betweenDates' },
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

it.each([
  ['overdue', days(undefined, '2026-11-19')],
  ['within30', days('2026-11-20', '2026-12-20')],
  ['2027-02', days('2027-02-01', '2027-02-28')],
  ['2027-13', null],
  ['toString', null],
  ['', null],
])('the period %s is a filter over days', (key, filter) => {
  expect(filterOfPeriod('day', key, '2026-11-20')).toEqual(filter);
});

it('offers what is past and what comes soon before the months that there are', () => {
  expect(periodsOfMonths(['2027-01', '2026-12'], 'es')).toEqual([
    { key: 'overdue', label: 'Ya vencidas' },
    { key: 'within30', label: 'Próximos 30 días' },
    { key: '2026-12', label: 'dic 2026' },
    { key: '2027-01', label: 'ene 2027' },
  ]);
});
