/** Calendar days as ISO texts, `2026-11-20`: they compare as texts. */
export type Day = string;

const dayMs = 24 * 3600 * 1000;

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Whole months from one day to another, by the mean length of a month. */
export function monthsBetween(from: Day, to: Day): number {
  return Math.floor(daysBetween(from, to) / 30.44);
}

/** The day at a place (0 up to 1) of a span: animals of a herd follow one another over it. */
export function spread([first, last]: readonly [Day, Day], place: number): Day {
  return addDays(first, Math.floor(place * (daysBetween(first, last) + 1)));
}

/** Sunday is 0. */
function weekday(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** The first Friday after a day: when the births of a week are written down. */
export function fridayAfter(day: Day): Day {
  const ahead = (5 - weekday(day) + 7) % 7;
  return addDays(day, ahead === 0 ? 7 : ahead);
}

/** The day itself, or the Monday after its weekend. */
export function workday(day: Day): Day {
  return addDays(day, { 6: 2, 0: 1 }[weekday(day)] ?? 0);
}

/** The last day that the demo describes: two days before its today. */
const lastDay: Day = '2026-11-18';

/** Whether a day has come by then. */
export function isRecordedOn(day: Day): boolean {
  return day <= lastDay;
}
