import type { Field } from '../../model/field';
import type { Bound } from '../../model/field-rules';
import { issue, type Issue } from '../../model/errors';
import { formatDate, formatDateTime } from '../fields/date';
import { shiftDay } from '../fields/days';
import { dayAt, instantOf } from '../fields/zones';
import type { Locale, Value, Values } from '../../model/value';

type TodayBound = Extract<Bound, { today: unknown }>;

/** The day that a bound meant last: ten thousand rows of a sheet ask for the same one. */
const lastDays = new WeakMap<TodayBound, { readonly today: string; readonly day: string }>();

function dayOfBound(bound: TodayBound, today: string): string {
  const last = lastDays.get(bound);
  if (last?.today === today) return last.day;
  const day = shiftDay(today, bound.today);
  lastDays.set(bound, { today, day });
  return day;
}

function resolve(bound: Bound | undefined, values: Values, locale: Locale): Value {
  if (bound === undefined) return null;
  if ('value' in bound) return bound.value;
  if ('field' in bound) return values[bound.field] ?? null;
  return dayOfBound(bound, locale.today);
}

/**
 * Checks a value against bounds that depend on other fields or on today (document 2 section 5: min and max are a
 * value or another field's value). Numbers compare as numbers, days as days, moments by the reader's day.
 */
export function checkBounds(field: Field, value: Value, values: Values, locale: Locale): readonly Issue[] {
  const min = resolve(field.validations?.min, values, locale);
  const max = resolve(field.validations?.max, values, locale);
  if (typeof value === 'number') {
    if (typeof min === 'number' && value < min) return [issue(field.name, 'belowMin', { min })];
    if (typeof max === 'number' && value > max) return [issue(field.name, 'aboveMax', { max })];
  }
  if (typeof value === 'string') return checkTimeBounds(field, value, [min, max], locale);
  return [];
}

function checkTimeBounds(
  field: Field,
  value: string,
  [min, max]: readonly [min: Value, max: Value],
  locale: Locale,
): readonly Issue[] {
  if (typeof min === 'string' && isBefore(value, min, locale.zone))
    return [issue(field.name, 'beforeMin', { min: formatDay(min, locale.zone) })];
  if (typeof max === 'string' && isBefore(max, value, locale.zone))
    return [issue(field.name, 'afterMax', { max: formatDay(max, locale.zone) })];
  return [];
}

/** Two moments compare as moments; with a day on either side, as days in the reader's zone. */
function isBefore(one: string, other: string, zone: string): boolean {
  if (isDay(one) || isDay(other)) return dayOf(one, zone) < dayOf(other, zone);
  return instantOf(one, zone) < instantOf(other, zone);
}

function isDay(text: string): boolean {
  return text.length === 10;
}

function dayOf(text: string, zone: string): string {
  return isDay(text) ? text : dayAt(instantOf(text, zone), zone);
}

function formatDay(text: string, zone: string): string {
  return isDay(text) ? formatDate(text) : formatDateTime(text, zone);
}
