import { daysBetween } from '../fields/days';

/** A number as it is taken of an asset now, and as it was before. Days are ISO days. */
export interface RowReading {
  readonly last: number | null;
  /** The day of the last; null where that is not known. */
  readonly lastDay: string | null;
  /** Null while it is not taken. */
  readonly value: number | null;
  readonly day: string;
}

/** Days since the last; null where there is none, or it came later. */
export function daysSince({ last, lastDay, day }: RowReading): number | null {
  if (last === null || lastDay === null) return null;
  const days = daysBetween(lastDay, day);
  return days < 0 ? null : days;
}

/** What it gained a day since the last, in hundredths as records keep it; null where too few days say nothing. */
export function gainADay(reading: RowReading, minDays: number): number | null {
  const { last, value } = reading;
  const days = daysSince(reading);
  if (value === null || last === null || days === null || days < Math.max(1, minDays)) return null;
  return toHundredths((value - last) / days);
}

/** What the numbers of some rows come to. */
export interface RowTotals {
  readonly count: number;
  readonly sum: number;
  /** Null without any. */
  readonly mean: number | null;
  /** The mean of what each gained a day; null where none is known. */
  readonly gain: number | null;
}

/** The totals of the rows that have a number; of their gains those that are given. */
export function totalsOf(values: readonly number[], gains: readonly number[]): RowTotals {
  const sum = toHundredths(values.reduce((total, value) => total + value, 0));
  return { count: values.length, sum, mean: meanOf(values), gain: meanOf(gains) };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : toHundredths(values.reduce((total, value) => total + value, 0) / values.length);
}

function toHundredths(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}
