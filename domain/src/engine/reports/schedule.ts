import { reportInputs } from '../../model/report';
import { daysBetween, shiftDay } from '../fields/days';
import type { ReportValues } from './check-inputs';

/** How often a saved report is sent. */
export type Every = 'week' | 'month';

/** The first day after one on which a report is sent: Mondays, or the first of months. */
export function nextDue(every: Every, after: string): string {
  if (every === 'month') {
    const [year = 0, month = 0] = after.split('-').map(Number);
    const count = year * 12 + month;
    return `${String(Math.floor(count / 12))}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  }
  const weekday = new Date(`${after}T00:00:00Z`).getUTCDay();
  return shiftDay(after, { days: (8 - weekday) % 7 || 7 });
}

/** What a report that is sent on a day asks for: the week or the month that ended the day before. */
export function valuesOfPeriod(values: ReportValues, every: Every, due: string): ReportValues {
  const last = shiftDay(due, { days: -1 });
  const first = every === 'month' ? `${last.slice(0, 8)}01` : shiftDay(due, { days: -7 });
  return withDays(values, first, last);
}

/** What a report asks for whose days move: up to a day, over as many days as it was saved with. */
export function valuesUpTo(values: ReportValues, today: string): ReportValues {
  const [since, until] = [values[reportInputs.since], values[reportInputs.date]];
  const days = typeof since === 'string' && typeof until === 'string' ? daysBetween(since, until) : 0;
  return withDays(values, shiftDay(today, { days: -days }), today);
}

function withDays(values: ReportValues, first: string, last: string): ReportValues {
  return {
    ...values,
    [reportInputs.date]: last,
    ...(values[reportInputs.since] !== undefined && { [reportInputs.since]: first }),
  };
}
