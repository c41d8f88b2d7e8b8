import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { clockTime, dayAndTime } from './clock';

const moment = '2026-11-24T02:05:09.000Z';
const at = Date.parse(moment);

describe('a moment', () => {
  it.each([
    ['America/Argentina/Buenos_Aires', '23:05', '23/11/2026 23:05'],
    ['Europe/Copenhagen', '03:05', '24/11/2026 03:05'],
    ['America/Asuncion', '23:05', '23/11/2026 23:05'],
    ['Asia/Kolkata', '07:35', '24/11/2026 07:35'],
    ['UTC', '02:05', '24/11/2026 02:05'],
  ])('in %s is %s', (zone, time, whole) => {
    expect(clockTime(at, zone)).toBe(time);
    expect(clockTime(at, zone, true)).toBe(`${time}:09`);
    expect(dayAndTime(at, zone)).toBe(whole);
    expect(dayAndTime(at, zone)).toBe(formatDateTime(moment, zone));
  });

  it('is read off the device where nobody is signed in', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(dayAndTime(at)).toBe(dayAndTime(at, zone));
    expect(dayAndTime(at)).not.toBe(dayAndTime(at, 'UTC'));
  });

  it('at midnight begins the day', () => {
    expect(clockTime(Date.parse('2026-11-24T00:00:00Z'), 'UTC')).toBe('00:00');
  });
});
