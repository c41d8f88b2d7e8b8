import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import type { SheetCell } from './cell';
import { ambiguityOf, readColumn, settleReading } from './read-column';

const locale = buildLocale();
const price = buildField({ name: 'price', type: 'float', decimals: 3 });
const weight = buildField({
  name: 'weight',
  type: 'float',
  unit: 'kg',
  validations: { min: { value: 10 }, max: { value: 1500 } },
});
const count = buildField({ name: 'count', type: 'number' });
const born = buildField({ name: 'born', type: 'date' });

describe('the decimal mark of a column', () => {
  it.each<[SheetCell[], string]>([
    [['180,5', '379', '402,25'], ','],
    [['180.5', 379, '402.25'], '.'],
    [['1.234,5', '1.234'], ','],
    [['1,234.5', '1,234'], '.'],
    [['1.234.567', '1.234'], ','],
    [['1234.567', '1.234'], '.'],
    [['0.450', '1.234'], '.'],
    [['1.234', '2.345'], 'ambiguous'],
    [['1,234', '2,345'], 'ambiguous'],
    [['1.5', '2,5', '1.234'], 'ambiguous'],
    [['180,5', '181,5', '182.5'], ','],
    [['180', '379', '', null], 'either'],
    [[180.5, 379], 'either'],
    [['sin dato', '#N/A'], 'either'],
    [[], 'either'],
  ])('%j: %s', (cells, mark) => {
    expect(readColumn(cells, price, locale).decimalMark).toBe(mark);
  });

  it('follows from the limits of the field where the texts read both ways', () => {
    expect(readColumn(['1.234', '1.310'], weight, locale).decimalMark).toBe(',');
    expect(readColumn(['386.125', '402.500'], weight, locale).decimalMark).toBe('.');
    expect(readColumn(['1.234', '2.000'], count, locale).decimalMark).toBe(',');
  });

  it('is seen behind a unit and a currency sign', () => {
    expect(readColumn(['180,5 kg', '379 Kgs.'], weight, locale).decimalMark).toBe(',');
    expect(readColumn(['$ 1.234,50'], price, locale).decimalMark).toBe(',');
  });
});

describe('the order of dates of a column', () => {
  it.each<[SheetCell[], string]>([
    [['14/9/24', '3/4/24'], 'dmy'],
    [['3/14/2024', '3/4/2024'], 'mdy'],
    [['2024-09-14', '2024-03-04'], 'ymd'],
    [['99-12-31', '98-01-02'], 'ymd'],
    [['14.9.2024'], 'dmy'],
    [['3/4/24', '5/6/24'], 'ambiguous'],
    [['3/14/24', '14/3/24', '3/4/24'], 'ambiguous'],
    [['14/9/24', '15/9/24', '9/16/24'], 'dmy'],
    [['14 sep 2024', '3/4/24'], 'dmy'],
    [['5/5/2024'], 'either'],
    [[45549, null, ''], 'either'],
    [['ayer'], 'either'],
  ])('%j: %s', (cells, order) => {
    expect(readColumn(cells, born, locale).dateOrder).toBe(order);
  });
});

describe('what depends on nothing', () => {
  it('is not asked for other kinds', () => {
    const tag = buildField({ name: 'tag', type: 'text' });
    expect(readColumn(['1.234', '3/4/24'], tag, locale)).toEqual({
      decimalMark: 'either',
      dateOrder: 'either',
    });
  });

  it('is settled by the user, the column, then the language', () => {
    const open = { decimalMark: 'ambiguous', dateOrder: 'ambiguous' } as const;
    expect(ambiguityOf(open)).toBe('decimalMark');
    expect(ambiguityOf({ decimalMark: 'either', dateOrder: 'ambiguous' })).toBe('dateOrder');
    expect(ambiguityOf({ decimalMark: ',', dateOrder: 'either' })).toBeNull();
    expect(settleReading(open, 'es')).toEqual({ decimalMark: ',', dateOrder: 'dmy' });
    expect(settleReading(open, 'en')).toEqual({ decimalMark: '.', dateOrder: 'dmy' });
    expect(settleReading({ decimalMark: '.', dateOrder: 'mdy' }, 'es')).toEqual({
      decimalMark: '.',
      dateOrder: 'mdy',
    });
    expect(settleReading(open, 'es', { decimalMark: '.', dateOrder: null })).toEqual({
      decimalMark: '.',
      dateOrder: 'dmy',
    });
  });
});
