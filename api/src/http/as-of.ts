import { DateTime } from 'luxon';
import { failWith, issue } from '@huella/domain/model/errors';
import type { FormContext } from './form-context';

/** A day in the past of an establishment, and how things are read on it (decision 83). */
export interface AsOf {
  /** In the zone of the establishment, `2026-03-12`. */
  readonly day: string;
  /** The end of that day there. */
  readonly until: Date;
  /** The same context with the day in place of today: states, ages and periods are those of the day; rights are today's. */
  readonly form: FormContext;
}

/** Reads the day that a call asks for; without one null. A day that has not begun in the establishment refuses at `asOf`. */
export function readAsOf(form: FormContext, day: string | undefined): AsOf | null {
  if (day === undefined) return null;
  const { statusDay, locale, place } = form;
  if (day > statusDay.today) return failWith([issue('asOf', 'inFuture')]);
  return {
    day,
    until: DateTime.fromISO(day, { zone: place.timezone }).endOf('day').toJSDate(),
    form: { ...form, statusDay: { ...statusDay, today: day }, locale: { ...locale, today: day } },
  };
}
