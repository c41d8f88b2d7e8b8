import { describe, expect, it } from 'vitest';
import { nextDue, valuesOfPeriod, valuesUpTo } from './schedule';

describe('when a report is sent', () => {
  it.each([
    ['week', '2026-11-28', '2026-11-30'],
    ['week', '2026-11-29', '2026-11-30'],
    ['week', '2026-11-30', '2026-12-07'],
    ['week', '2026-12-01', '2026-12-07'],
    ['month', '2026-11-28', '2026-12-01'],
    ['month', '2026-12-01', '2027-01-01'],
    ['month', '2026-12-31', '2027-01-01'],
  ] as const)('each %s, after %s it is on %s', (every, after, due) => {
    expect(nextDue(every, after)).toBe(due);
  });

  it('is of the week or the month that ended, whatever days it was saved with', () => {
    const values = { date_from: '2026-01-01', date_at: '2026-01-31', group_by_entities: 'box' };
    expect(valuesOfPeriod(values, 'week', '2026-11-30')).toEqual({
      ...{ ...values, date_from: '2026-11-23', date_at: '2026-11-29' },
    });
    expect(valuesOfPeriod(values, 'month', '2026-12-01')).toMatchObject({
      ...{ date_from: '2026-11-01', date_at: '2026-11-30' },
    });
    expect(valuesOfPeriod({ date_at: '2026-01-01' }, 'month', '2026-12-01')).toEqual({
      date_at: '2026-11-30',
    });
  });

  it('goes up to the day on which it is opened, over as many days', () => {
    expect(valuesUpTo({ date_from: '2026-01-01', date_at: '2026-01-31' }, '2026-11-28')).toEqual({
      ...{ date_from: '2026-10-29', date_at: '2026-11-28' },
    });
    expect(valuesUpTo({ date_at: '2026-01-31' }, '2026-11-28')).toEqual({ date_at: '2026-11-28' });
  });
});
