import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dayAt, localTime, instantOf } from './zones';

const buenosAires = 'America/Argentina/Buenos_Aires';
const madrid = 'Europe/Madrid';
const at = (text: string) => Date.parse(text);

describe('a moment', () => {
  it.each([
    ['2024-09-14T08:30:00Z', buenosAires, '2024-09-14T08:30:00.000Z'],
    ['2024-09-14T08:30:15.2509Z', buenosAires, '2024-09-14T08:30:15.250Z'],
    ['2024-09-14T08:30-0330', buenosAires, '2024-09-14T12:00:00.000Z'],
    ['2024-09-14T08:30:00+05:45', buenosAires, '2024-09-14T02:45:00.000Z'],
    // Without an offset, of the zone.
    ['2024-09-14T08:30', buenosAires, '2024-09-14T11:30:00.000Z'],
    ['2024-09-14', madrid, '2024-09-13T22:00:00.000Z'],
    ['2024-09-14T24:00Z', buenosAires, '2024-09-15T00:00:00.000Z'],
    // Clocks skip an hour, and say one twice.
    ['2024-03-31T02:30', madrid, '2024-03-31T01:30:00.000Z'],
    ['2024-10-27T03:30', madrid, '2024-10-27T02:30:00.000Z'],
  ])('of %s in %s is %s', (text, zone, expected) => {
    expect(new Date(instantOf(text, zone)).toISOString()).toBe(expected);
  });

  it.each([
    '',
    'ayer',
    '2024-02-30T08:30Z',
    '2024-09-14T24:01Z',
    '2024-09-14T08:60Z',
    '2024-09-14T25:00',
    '08:30Z',
  ])('is not said by "%s"', (text) => {
    expect(instantOf(text, buenosAires)).toBeNaN();
  });

  it('is in no zone that there is not', () => {
    expect(instantOf('2024-09-14T08:30', 'Nowhere/At_All')).toBeNaN();
    expect(localTime(0, 'Nowhere/At_All')).toBeNull();
    expect(dayAt(Number.NaN, buenosAires)).toBe('');
  });
});

describe('what the clocks of a zone show', () => {
  it.each([
    ['2024-09-15T02:30:00Z', buenosAires, '2024-09-14', '23:30'],
    ['2024-09-15T02:30:00Z', madrid, '2024-09-15', '04:30'],
    ['2024-09-14T03:00:00Z', buenosAires, '2024-09-14', '00:00'],
  ])('at %s in %s is %s %s', (moment, zone, day, time) => {
    expect(localTime(at(moment), zone)).toEqual({ day, time });
    expect(dayAt(at(moment), zone)).toBe(day);
  });

  it('is what a library of dates says, and reads back', () => {
    const moments = fc.integer({ min: at('1970-01-01T00:00Z'), max: at('2100-01-01T00:00Z') });
    const zones = fc.constantFrom('utc', buenosAires, madrid, 'America/Asuncion', 'Asia/Kathmandu');
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const there = DateTime.fromMillis(moment, { zone });
        expect(localTime(moment, zone)).toEqual({ day: there.toISODate(), time: there.toFormat('HH:mm') });
        expect(instantOf(there.toISO() ?? '', zone)).toBe(moment);
        const again = instantOf(there.toFormat("yyyy-MM-dd'T'HH:mm"), zone);
        expect(localTime(again, zone)).toEqual(localTime(moment, zone));
      }),
    );
  });
});
