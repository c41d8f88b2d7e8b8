import { isRows, type Value, type Values } from '@huella/domain/model/value';
import { addDays, daysBetween, type Day } from './days';
import type { Row, Step } from './step';

/** The day that is today in what the demo describes. */
const described: Day = '2026-11-20';

/** By whose clock the demo begins. */
const home = 'America/Argentina/Buenos_Aires';

const dayMs = 24 * 3600 * 1000;

/**
 * How many days lie between what the demo describes and the first start, so that its last days are the last days
 * before it, and over: nothing happens later than now. Whole weeks: who works on a Friday works on a Friday.
 */
export function shiftTo(now: Date): number {
  const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: home }).format(now.getTime() - dayMs);
  return Math.floor(daysBetween(described, yesterday) / 7) * 7;
}

/** The same plan so many days later, with every day and year that it speaks of. */
export function shifted(plan: readonly Step[], days: number): readonly Step[] {
  return days === 0 ? plan : plan.map((step) => shiftStep(step, days));
}

function shiftStep(step: Step, days: number): Step {
  const years = Number(addDays(step.day, days).slice(0, 4)) - Number(step.day.slice(0, 4));
  const later = (values: Values): Values => shiftValues(values, { days, years });
  const shiftRow = (row: Row): Row => ({
    ...row,
    values: later(row.values),
    ...(row.chosenIn === undefined ? {} : { chosenIn: shiftLists(row.chosenIn, later) }),
  });
  const [first, ...rest] = step.rows;
  const moved: Step = {
    ...step,
    day: addDays(step.day, days),
    rows: [shiftRow(first), ...rest.map(shiftRow)],
  };
  return 'common' in moved ? { ...moved, common: later(moved.common) } : moved;
}

function shiftLists(
  lists: NonNullable<Row['chosenIn']>,
  later: (values: Values) => Values,
): NonNullable<Row['chosenIn']> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      { ...list, rows: list.rows.map((row) => ({ ...row, values: later(row.values) })) },
    ]),
  );
}

interface Later {
  readonly days: number;
  readonly years: number;
}

/** Numbers that are years. */
const yearFields = new Set(['campaign_year', 'harvest_year']);

function shiftValues(values: Values, later: Later): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shiftValue(name, value, later)]),
  );
}

function shiftValue(name: string, value: Value, later: Later): Value {
  if (typeof value === 'number') return yearFields.has(name) ? value + later.years : value;
  if (typeof value === 'string') return shiftText(name, value, later);
  if (!isRows(value)) return value;
  return value.map(({ key, ...rest }) => ({ ...shiftValues(rest, later), key }));
}

const moment = /^\d{4}-\d{2}-\d{2}(?=T|$)/;
const week = /^(\d{4})S(\d{2})$/;

function shiftText(name: string, text: string, { days, years }: Later): string {
  if (moment.test(text)) return text.replace(moment, (day) => addDays(day, days));
  const weekly = week.exec(text);
  if (weekly !== null) return weekOf(addDays(`${weekly[1] ?? ''}-01-01`, 7 * (Number(weekly[2]) - 1) + days));
  // What people call a lot after the year.
  return name === 'name' ? text.replace(/\b20\d{2}\b/g, (year) => String(Number(year) + years)) : text;
}

/** `2026S16`, as farms count. */
function weekOf(day: Day): string {
  const number = Math.floor(daysBetween(`${day.slice(0, 4)}-01-01`, day) / 7) + 1;
  return `${day.slice(0, 4)}S${String(number).padStart(2, '0')}`;
}
