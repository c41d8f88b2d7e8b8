import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { Field } from '../../model/field';
import { cellText } from './cell-text';
import { labelOfMeaning, optionOfValue, unknownText } from './meanings';

const es = { language: 'es', today: '2026-11-21', zone: 'UTC' } as const;
const fieldOf = (name: string): Field => {
  const found = cowAr.attributes.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const sex = fieldOf('sex');
const reading = {
  decimalMark: '.',
  dateOrder: 'dmy',
  meanings: new Map([
    ['2', 'H'],
    ['vaca', 'H'],
    ['macho', 'H'],
  ]),
} as const;

describe('meanings of texts', () => {
  it.each([
    ['2', 'Hembra'],
    [2, 'Hembra'],
    [' VACA ', 'Hembra'],
    ['9', '9'],
  ])('reads %j as %s', (cell, text) => {
    expect(cellText(cell, sex, reading, es).text).toBe(text);
  });

  it('never reads an option as another', () => {
    expect(cellText('Macho', sex, reading, es).text).toBe('Macho');
  });

  it('leaves a text as it is whose option is gone', () => {
    const gone = { ...reading, meanings: new Map([['2', 'XX']]) };
    expect(cellText('2', sex, gone, es).text).toBe('2');
    expect(labelOfMeaning('XX', sex, es)).toBeNull();
  });

  it.each([null, '', ' ', '-', '#N/A', '(borrar)', 'Hembra', true, 'a\ufffd'])(
    '%j asks for no meaning',
    (cell) => {
      expect(unknownText(cell, sex, es)).toBeNull();
    },
  );

  it('has several options as their keys', () => {
    expect(optionOfValue(['A', 'B'])).toBe('A,B');
    expect(optionOfValue([])).toBeNull();
    expect(optionOfValue(3)).toBeNull();
  });
});
