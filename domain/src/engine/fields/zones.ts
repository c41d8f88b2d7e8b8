import { isoDay } from './days';

/**
 * Moments, and what the clocks of time zones show. Of a library of dates this is what fields need, and a list in the
 * browser does not load the rest of one.
 */

/** A moment as people of a zone read it. */
interface LocalTime {
  /** `2024-09-14` */
  readonly day: string;
  /** `08:30` */
  readonly time: string;
}

/** The clocks that were asked: making one takes a hundred times as long as asking it. */
const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** What tells the time in a zone; null when there is no such zone. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone });
  } catch {
    return null; // Intl refuses a zone that it does not know
  }
}

/** What the clocks of a zone show at a moment, read as if it were UTC; NaN when there is no such zone or moment. */
function shownAt(moment: number, zone: string): number {
  const clock = clockOf(zone);
  if (clock === null || Number.isNaN(moment)) return Number.NaN;
  const [month = 1, day, year = 0, hour, minute, second] = clock.format(moment).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A moment, in milliseconds, as people of a zone read it; null when there is no such zone or moment. */
export function localTime(moment: number, zone: string): LocalTime | null {
  const shown = shownAt(moment, zone);
  if (Number.isNaN(shown)) return null;
  const [day = '', time = ''] = new Date(shown).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** The day of a moment, in milliseconds, in a zone; empty when there is no such zone or moment. */
export function dayAt(moment: number, zone: string): string {
  return localTime(moment, zone)?.day ?? '';
}

/**
 * When the clocks of a zone show a time, which is given as if it were UTC. A time that they skip is one as long after they
 * were changed; of one that they show twice either is meant.
 */
function momentShowing(shown: number, zone: string): number {
  const offsetAt = (moment: number) => shownAt(moment, zone) - Math.floor(moment / 1000) * 1000;
  const first = offsetAt(shown);
  const second = offsetAt(shown - first);
  if (first === second) return shown - first;
  const third = offsetAt(shown - second);
  return shown - (second === third ? second : Math.min(second, third));
}

const isoText =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/;

/**
 * The moment, in milliseconds, of an ISO text, `2024-09-14T08:30:00Z`. Without an offset it is a time of the zone, and a
 * day its first minute. NaN when there is no such moment.
 */
export function instantOf(text: string, zone: string): number {
  const found = isoText.exec(text);
  if (found === null) return Number.NaN;
  const [year = 0, month = 0, day = 0, ...time] = found.slice(1, 7).map((part) => Number(part) || 0);
  const shown = isoDay(year, month, day) === null ? Number.NaN : Date.UTC(year, month - 1, day) + msOf(time);
  const fraction = Math.floor(Number(`0.${found[7] ?? '0'}`) * 1000);
  if (found[8] === 'Z') return shown + fraction;
  if (found[9] === undefined) return momentShowing(shown, zone) + fraction;
  const offset = msOf([Number(found[10]), Number(found[11])], Number.POSITIVE_INFINITY);
  return shown + fraction + (found[9] === '-' ? offset : -offset);
}

/** Milliseconds of hours, minutes and seconds; NaN when a day has no such time. Its last moment may be called 24:00. */
function msOf([hour = 0, minute = 0, second = 0]: readonly number[], hours = 24): number {
  const ms = ((hour * 60 + minute) * 60 + second) * 1000;
  return minute < 60 && second < 60 && ms <= hours * 3_600_000 ? ms : Number.NaN;
}
