import { formatDate, parseDate } from '@huella/domain/engine/fields/date';

/** Sets the strokes of `dd/mm/yyyy` while digits are typed, for a space, too; keypads of phones have none. */
export function growDay(typed: string): string {
  const spaced = /^(\d{2})\/?(\d{2}) (\d{0,4})$/.exec(typed);
  if (spaced !== null) return spaced.slice(1).join('/');
  if (!/^(?:\d{3,8}|\d{2}\/\d{3,6})$/.test(typed)) return typed;
  const digits = typed.replace('/', '');
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/** Sets the marks of `dd/mm/yyyy hh:mm` while digits are typed. */
export function growMoment(typed: string): string {
  const parts = /^(\d{2}\/\d{2}\/\d{4}) ?(\d{1,2}):?(\d{0,2})$/.exec(typed);
  if (parts === null) return growDay(typed);
  const [, day = '', hour = '', minute = ''] = parts;
  return `${day} ${hour}${minute === '' ? '' : ':'}${minute}`;
}

/** The day within what was typed, in ISO form; null while there is none. */
export function dayOf(typed: string): string | null {
  return parseDate(typed.trim().split(/[ T,]/)[0] ?? '');
}

/** What is typed once a day was picked from the calendar; a time that was there already stays. */
export function pickDay(typed: string, day: string, time: string | null): string {
  if (time === null) return formatDate(day);
  const kept = /\d{1,2}:\d{2}$/.exec(typed.trim())?.[0] ?? time;
  return `${formatDate(day)} ${kept}`;
}
