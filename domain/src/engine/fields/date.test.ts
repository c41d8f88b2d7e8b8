import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import {
  date,
  dateTime,
  formatDate,
  formatDateInProse,
  formatDateTime,
  parseDate,
  parseDateTime,
} from './date';

const buenosAires = 'America/Argentina/Buenos_Aires';

describe('parseDate', () => {
  it.each([
    ['2024-09-14', '2024-09-14'],
    ['14/09/2024', '2024-09-14'],
    ['14/9/2024', '2024-09-14'],
    ['5/3/24', '2024-03-05'],
    ['05-03-24', '2024-03-05'],
    ['5.3.2024', '2024-03-05'],
    [' 5/3/24 ', '2024-03-05'],
    ['08082019', '2019-08-08'],
    ['20190808', '2019-08-08'],
    ['20102010', '2010-10-20'],
    ['31022019', null],
    ['8082019', null],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['2023-02-29', null],
    ['31/04/2024', null],
    ['00/01/2024', null],
    ['32/01/2024', null],
    ['01/13/2024', null],
    ['09/14/2024', null],
    ['01/01/1900', '1900-01-01'],
    ['31/12/1899', null],
    ['31/12/2200', '2200-12-31'],
    ['01/01/2201', null],
    ['1/1/024', null],
    ['2024-9-14', null],
    ['2024-09-14T00:00:00Z', null],
    ['14 sep 2024', null],
    ['45549', null],
    ['infinity', null],
    ['today', null],
    ['', null],
    ['１４/０９/２０２４', null],
  ])('reads "%s" as %s', (text, expected) => {
    expect(parseDate(text)).toBe(expected);
  });

  it('reads every day of its years back from how it is written', () => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2200-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(parseDate(formatDate(day))).toBe(day);
        expect(parseDate(day)).toBe(day);
      }),
    );
  });

  it('answers a real day or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseDate(text);
        expect(read === null || new Date(`${read}T00:00:00Z`).toISOString().startsWith(read)).toBe(true);
      }),
    );
  });
});

describe('a date field', () => {
  const field = buildField({ name: 'born', type: 'date' });
  const read = (raw: unknown) => date.read(raw, field, buildLocale());

  it('refuses what is no text and what is no day, with an example', () => {
    expect(read(20240914).issues[0]?.code).toBe('wrongType');
    expect(read('31/02/2024').issues[0]).toMatchObject({
      code: 'notADate',
      slots: { example: '21/11/2026' },
    });
    expect(read('  ')).toEqual({ value: null, issues: [] });
  });

  it('shows nothing for what is no day', () => {
    expect(['2024', null, 5].map((value) => formatDate(value))).toEqual(['', '', '']);
  });
});

describe('formatDateInProse', () => {
  it('has months of three letters in both languages', () => {
    expect(formatDateInProse('2024-09-14', 'es')).toBe('14 sep 2024');
    expect(formatDateInProse('2024-09-01', 'en')).toBe('1 Sep 2024');
    expect(formatDateInProse('2024-01-31', 'es')).toBe('31 ene 2024');
  });
});

describe('parseDateTime', () => {
  it.each([
    ['2024-09-14T08:30:00Z', '2024-09-14T08:30:00Z'],
    ['2024-09-14T08:30Z', '2024-09-14T08:30:00Z'],
    ['2024-09-14T08:30:15.250Z', '2024-09-14T08:30:15.250Z'],
    ['2024-09-14T08:30:00-03:00', '2024-09-14T11:30:00Z'],
    [' 2024-09-14T08:30:00Z ', '2024-09-14T08:30:00Z'],
    // Written without a zone, a moment is the reader's.
    ['14/09/2024 08:30', '2024-09-14T11:30:00Z'],
    ['14/9/2024 8:30', '2024-09-14T11:30:00Z'],
    ['2024-09-14T08:30', '2024-09-14T11:30:00Z'],
    ['14/09/2024, 23:30', '2024-09-15T02:30:00Z'],
    ['14/09/2024 24:30', null],
    ['14/09/2024 08:60', null],
    ['31/02/2024 08:30', null],
    ['14/09/2024', null],
    ['2024-09-14', null],
    ['08:30', null],
    // A time alone would be read as today by the library.
    ['10:30Z', null],
    ['2024Z', null],
    ['2024-W37-6T08:30Z', null],
    ['20240914T0830Z', null],
    ['2024-13-14T08:30Z', null],
    ['1899-12-31T23:00Z', null],
    ['2201-01-01T00:00Z', null],
    ['', null],
  ])('reads "%s" in Buenos Aires as %s', (text, expected) => {
    expect(parseDateTime(text, buenosAires)).toBe(expected);
  });

  it('reads a minute back from how any zone shows it, but for the hour that clocks repeat', () => {
    const minutes = fc
      .integer({ min: Date.UTC(1970, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
      .map((minute) => new Date(minute * 60_000).toISOString().replace('.000Z', 'Z'));
    const zones = fc.constantFrom('utc', buenosAires, 'America/Asuncion', 'Europe/Madrid', 'Asia/Kathmandu');
    fc.assert(
      fc.property(minutes, zones, (moment, zone) => {
        const shown = formatDateTime(moment, zone);
        const again = parseDateTime(shown, zone);
        expect(again === moment || formatDateTime(again, zone) === shown).toBe(true);
      }),
    );
  });

  it('shows the day of the reader and not of the server', () => {
    expect(formatDateTime('2024-09-15T02:30:00Z', buenosAires)).toBe('14/09/2024 23:30');
    expect(formatDateTime('2024-09-15T02:30:00Z', 'Europe/Madrid')).toBe('15/09/2024 04:30');
    expect(formatDateTime('nothing', buenosAires)).toBe('');
    expect(formatDateTime(null, buenosAires)).toBe('');
  });

  it('refuses with an example', () => {
    const field = buildField({ name: 'at', type: 'dateTime' });
    const read = (raw: unknown) => dateTime.read(raw, field, buildLocale());
    expect(read('ayer').issues[0]).toMatchObject({
      code: 'notADateTime',
      slots: { example: '21/11/2026 08:30' },
    });
    expect(read(5).issues[0]?.code).toBe('wrongType');
    expect(read('')).toEqual({ value: null, issues: [] });
  });
});
