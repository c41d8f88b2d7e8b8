import { describe, expect, it } from 'vitest';
import { dayOf, growDay, growMoment, pickDay } from './typed-day';

const type = (text: string, grow: (typed: string) => string) =>
  [...text].reduce((typed, character) => grow(typed + character), '');

describe('growDay', () => {
  it('sets the strokes while digits are typed or pasted', () => {
    expect(type('14092024', growDay)).toBe('14/09/2024');
    expect(growDay('14092024')).toBe('14/09/2024');
  });

  it('takes a space for a stroke', () => {
    expect(type('1503 26', growDay)).toBe('15/03/26');
    expect(growDay('1503 2026')).toBe('15/03/2026');
    expect(type('15032026 0830', growMoment)).toBe('15/03/2026 08:30');
  });

  it('leaves days that are written otherwise', () => {
    for (const typed of ['5/3/24', '14-9-2024', '2024-09-14', '14/', '1/09/2024'])
      expect(growDay(typed)).toBe(typed);
  });
});

describe('growMoment', () => {
  it('sets the marks of a day and a time', () => {
    expect(type('140920240830', growMoment)).toBe('14/09/2024 08:30');
    expect(growMoment('14/09/2024')).toBe('14/09/2024');
  });
});

describe('dayOf', () => {
  it('finds the day with and without a time', () => {
    expect(dayOf('14/09/2024 08:30')).toBe('2024-09-14');
    expect(dayOf('5/3/24')).toBe('2024-03-05');
    expect(dayOf('pronto')).toBeNull();
  });
});

describe('pickDay', () => {
  it('writes the day, and keeps a typed time', () => {
    expect(pickDay('1/1/24', '2024-09-14', null)).toBe('14/09/2024');
    expect(pickDay('1/1/24 8:30', '2024-09-14', '10:42')).toBe('14/09/2024 8:30');
    expect(pickDay('', '2024-09-14', '10:42')).toBe('14/09/2024 10:42');
  });
});
