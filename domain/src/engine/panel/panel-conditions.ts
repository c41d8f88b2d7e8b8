import { shiftDay } from '../fields/days';
import type { PanelCondition } from '../../model/panel';
import type { FilterItem } from '../lists/filter';

/**
 * What a panel counts, as the filters of the list that it opens: figures and lists are asked the same (document 3 section 2).
 */

/** A condition as a filter, with its days counted from a day. */
export function filterOfCondition({ field, in: keys, from, to }: PanelCondition, today: string): FilterItem {
  if (keys !== undefined) return { field, operator: 'inArray', values: keys };
  return {
    ...{ field, operator: 'betweenDates' },
    ...(from !== undefined && { min: shiftDay(today, { days: from }) }),
    ...(to !== undefined && { max: shiftDay(today, { days: to }) }),
  };
}

/**
 * What meets some filters and some more: of one field both together, as a list asks each field once. Null where nothing can
 * meet both.
 */
export function joinFilters(
  filters: readonly FilterItem[],
  more: readonly FilterItem[],
): readonly FilterItem[] | null {
  return more.reduce<readonly FilterItem[] | null>((joined, item) => {
    if (joined === null) return null;
    const other = joined.find(({ field }) => field === item.field);
    if (other === undefined) return [...joined, item];
    const both = meet(other, item);
    return both === null ? null : joined.map((each) => (each === other ? both : each));
  }, filters);
}

function meet(one: FilterItem, other: FilterItem): FilterItem | null {
  if (one.values !== undefined && other.values !== undefined) {
    const values = other.values.filter((value) => one.values?.includes(value));
    return values.length === 0 ? null : { ...other, values };
  }
  // A text that was chosen among those that contain the other one.
  if (other.value !== undefined) return other;
  const min = last(one.min, other.min);
  const max = first(one.max, other.max);
  if (typeof min === typeof max && (min as string) > (max as string)) return null; // bounds of one field are of one kind
  const { min: _min, max: _max, ...rest } = other;
  return { ...rest, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

type Bound = string | number | undefined;

/** Bounds of days are texts, of figures numbers; what is none bounds nothing. */
function boundOf(raw: unknown): Bound {
  return typeof raw === 'number' || (typeof raw === 'string' && raw !== '') ? raw : undefined;
}

function last(one: unknown, other: unknown): Bound {
  const [a, b] = [boundOf(one), boundOf(other)];
  if (a === undefined || b === undefined) return a ?? b;
  return a > b ? a : b;
}

function first(one: unknown, other: unknown): Bound {
  const [a, b] = [boundOf(one), boundOf(other)];
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
}

/** Some months in their order, `2026-03`, counted from that of a day. */
export function monthsAround(today: string, from: number, to: number): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const count = year * 12 + month - 1 + from + at;
    return `${String(Math.floor(count / 12))}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

/** The days of a month, as a filter over an attribute. */
export function filterOfMonth(field: string, month: string): FilterItem {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { field, operator: 'betweenDates', min: `${month}-01`, max: `${month}-${String(days)}` };
}
