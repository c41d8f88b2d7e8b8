import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, FieldKindName, LooseField } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { electronicTag, visualTag } from '../../catalogue/fields/cattle-fields';
import { buildLocale } from '../fields/build-locale';
import { samples } from '../fields/build-samples';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import { fieldKindNames, fieldKinds } from '../fields/index';
import { breeds, dentitions, vaccines } from '../../catalogue/lookups/cattle';
import type { SheetCell } from './cell';
import { completeZero } from '../fields/masked';
import { cellText, columnText } from './cell-text';
import type { CellReading } from '../fields/write-cell';
import { readColumn, settleReading } from './read-column';

const es = buildLocale();
const en = buildLocale({ language: 'en' });
const reading: CellReading = { decimalMark: ',', dateOrder: 'dmy' };
const field = (type: FieldKindName, rest: Partial<LooseField> = {}): Field =>
  buildField({ name: 'a', ...rest, type });
const textOf = (cell: SheetCell, of: Field, how: Partial<CellReading> = {}, locale = es) =>
  cellText(cell, of, { ...reading, ...how }, locale).text;

describe('a number', () => {
  const weight = field('float', { unit: 'kg' });

  it.each<[SheetCell, string]>([
    [361, '361'],
    [180.10000000000002, '180,1'],
    [1234.5, '1.234,5'],
    ['361.0', '361'],
    ['180,5', '180,5'],
    ['1.234', '1.234'],
    ['380 kg', '380'],
    ['380 Kgs.', '380'],
    ['$ 12,50', '12,5'],
    ['12,345,678', '12.345.678'],
    // What is no sound number stays as it is, with all its digits.
    [386.6666667, '386,6666667'],
    ['mucho', 'mucho'],
    ['1E5', '1E5'],
    ['#N/A', '#N/A'],
    ['—', ''],
    ['', ''],
    [null, ''],
  ])('%j is written %s', (cell, text) => {
    expect(textOf(cell, weight)).toBe(text);
  });

  it('is turned into the unit of its field, by its heading or by itself', () => {
    expect(textOf('800', weight, { unit: 'lb' })).toBe('362,87');
    expect(textOf(800, weight, { unit: 'lb' })).toBe('362,87');
    expect(textOf('800 lb', weight)).toBe('362,87');
    expect(textOf('1.200,5 lbs.', weight)).toBe('544,54');
    expect(textOf('363 kg', weight, { unit: 'lb' })).toBe('363');
    expect(textOf('363 Kgs.', weight, { unit: 'lb' })).toBe('363');
    // What measures something else is no weight, and stays as it was written.
    expect(textOf('120 cm', weight)).toBe('120 cm');
  });

  it('is read by the mark of its column and written in the language of the reader', () => {
    expect(textOf('3.5', weight, { decimalMark: '.' })).toBe('3,5');
    expect(textOf('1.234', field('float', { decimals: 3 }), { decimalMark: '.' })).toBe('1,234');
    expect(textOf('1,234', weight, { decimalMark: '.' })).toBe('1.234');
    expect(textOf('1.234,5', weight, {}, en)).toBe('1,234.5');
  });
});

describe('a date', () => {
  const born = field('date', { validations: { max: { today: {} } } });

  it.each<[SheetCell, CellReading['dateOrder'], string]>([
    ['3/14/2026', 'mdy', '14/03/2026'],
    ['3/4/2026', 'mdy', '04/03/2026'],
    ['3/4/2026', 'dmy', '03/04/2026'],
    ['14/9/24', 'dmy', '14/09/2024'],
    // What reads one way only is read that way.
    ['14/9/24', 'mdy', '14/09/2024'],
    ['24-11-03', 'ymd', '03/11/2024'],
    ['5/1/98', 'dmy', '05/01/1998'],
    ['2026-11-21', 'mdy', '21/11/2026'],
    ['2026-11-21T10:30:00', 'dmy', '21/11/2026'],
    ['14 de septiembre de 2024', 'dmy', '14/09/2024'],
    ['14-sep-24', 'ymd', '14/09/2024'],
    ['Sep 14, 2024', 'dmy', '14/09/2024'],
    [45549, 'dmy', '14/09/2024'],
    ['45549', 'dmy', '14/09/2024'],
    [25569, 'dmy', '01/01/1970'],
    [20240914, 'dmy', '14/09/2024'],
    // A year is no day, and what is no date stays.
    [2024, 'dmy', '2024'],
    [0, 'dmy', '0'],
    [2958466, 'dmy', '2958466'],
    ['30/02/2026', 'dmy', '30/02/2026'],
    ['ayer', 'dmy', 'ayer'],
    ['-', 'dmy', ''],
  ])('%j, %s, is written %s', (cell, dateOrder, text) => {
    expect(textOf(cell, born, { dateOrder })).toBe(text);
  });

  it('may lie in the next years where the field allows it', () => {
    expect(textOf('14/9/30', field('date'))).toBe('14/09/2030');
    expect(textOf('14/9/30', born)).toBe('14/09/1930');
  });
});

describe('a moment', () => {
  it.each<[SheetCell, string]>([
    ['2026-11-21T10:30:00', '21/11/2026 10:30'],
    ['14/9/24 8:30', '14/09/2024 08:30'],
    ['14/9/2024 8:30:15 p. m.', '14/09/2024 20:30'],
    ['9/14/2024 12:05 AM', '14/09/2024 00:05'],
    ['14/9/2024', '14/09/2024 00:00'],
    [45549.354166666664, '14/09/2024 08:30'],
    [45549.92649304398, '14/09/2024 22:14'],
    ['2024-09-14T08:30:00Z', '14/09/2024 05:30'],
    ['14/9/2024 25:00', '14/09/2024 25:00'],
    ['luego', 'luego'],
  ])('%j is written %s', (cell, text) => {
    expect(textOf(cell, field('dateTime'))).toBe(text);
  });
});

describe('an identifier', () => {
  it.each<[SheetCell, string, string | undefined]>([
    ['kd482c3176', 'KD482 C317 6', undefined],
    ['KD482 C359', 'KD482 C359', undefined],
  ])('%j is written %s', (cell, text, code) => {
    const found = cellText(cell, visualTag, reading, es);
    expect([found.text, found.note?.code]).toEqual([text, code]);
  });

  it.each<[SheetCell, string, string | undefined]>([
    [982000123456789, '982 000 123 456 789', undefined],
    ['032010004582317', '032 010 004 582 317', undefined],
    [32010004582365, '032 010 004 582 365', 'zeroCompleted'],
    ['32010004582365', '032 010 004 582 365', 'zeroCompleted'],
    ['32010004582365.0', '032 010 004 582 365', 'zeroCompleted'],
    ['982000123456789.0', '982 000 123 456 789', undefined],
    [3201000458236, '3201000458236', undefined],
    ['9.82E+14', '9.82E+14', 'digitsLost'],
    ['9,82E+14', '9,82E+14', 'digitsLost'],
    ['1E5', '1E5', undefined],
    [98200012345678900, '98200012345678900', 'digitsLost'],
    ['#N/A', '#N/A', 'formulaError'],
  ])('of fifteen digits from %j is written %s, with %s', (cell, text, code) => {
    const found = cellText(cell, electronicTag, reading, es);
    expect([found.text, found.note?.code]).toEqual([text, code]);
  });

  it('gets no 0 that its mask does not begin with', () => {
    const permit = field('masked', { masks: [{ regex: '^\\d{6}$', mask: '######', example: '012345' }] });
    expect(completeZero('12345', permit)).toBeNull();
    expect(completeZero('32010004582365', electronicTag)).toBe('032010004582365');
  });
});

describe('texts and options', () => {
  it.each<[SheetCell, Field, string]>([
    [7, field('text'), '7'],
    [1e21, field('text'), '1000000000000000000000'],
    ['1E5', field('text'), '1E5'],
    ['—', field('text'), '—'],
    [true, field('text'), 'Sí'],
    ['2026-11-21', field('multiline'), '2026-11-21'],
    ['aa rojo', field('select', { values: breeds }), 'aa rojo'],
    ['AA', field('select', { values: breeds }), 'Aberdeen Angus'],
    [2, field('select', { values: dentitions }), 'Dos dientes'],
    ['s/d', field('select', { values: dentitions }), 'Sin dientes'],
    ['-', field('select', { values: breeds }), ''],
    ['AFT; CAR', field('multiselect', { values: vaccines }), 'Aftosa, Carbunclo bacteridiano'],
    [
      'aftosa y mancha',
      field('multiselect', { values: vaccines }),
      'Aftosa, Clostridiales (mancha y gangrena)',
    ],
    ['aftosa y otra', field('multiselect', { values: vaccines }), 'aftosa y otra'],
    [true, field('checkbox'), 'Sí'],
    [0, field('checkbox'), 'No'],
    ['x', field('checkbox'), 'Sí'],
    ['SI', field('checkbox'), 'Sí'],
    [1148391234, field('phone'), '+54 11 4839 1234'],
    ['(011) 4839-1234', field('phone'), '+54 11 4839 1234'],
    ['sin teléfono', field('phone'), 'sin teléfono'],
    ['—', field('phone'), ''],
    ['-34,60; -58,38', field('location'), '-34.6, -58.38'],
    ['#fd0', field('colorx'), '#FFDD00'],
    ['AFT; CAR', field('groupedmultiselectbox', { values: vaccines }), 'Aftosa, Carbunclo bacteridiano'],
    ['uruguay', field('select', { dataSourceType: 'common', dataSourceCommon: 'countries' }), 'Uruguay'],
  ])('%j', (cell, of, text) => {
    expect(textOf(cell, of)).toBe(text);
  });

  it('of a column are read once each', () => {
    const cells = ['AA', 'H', 'AA', null, 'AA'];
    const found = cells.map(columnText(field('select', { values: breeds }), reading, es));
    expect(found.map(({ text }) => text)).toEqual([
      'Aberdeen Angus',
      'Hereford',
      'Aberdeen Angus',
      '',
      'Aberdeen Angus',
    ]);
    expect(found[0]).toBe(found[2]);
  });
});

const textKinds = fieldKindNames.filter((kind) => fieldKinds[kind].isText);

const columnOf = (kind: FieldKindName) => {
  const { field: of, raws } = samples[kind];
  return fc.array(raws, { minLength: 1, maxLength: 12 }).map((each) =>
    each.flatMap((raw) => {
      const { value, issues } = checkField(of, raw, es);
      return issues.length === 0 ? [value] : [];
    }),
  );
};

describe('every kind', () => {
  it.each(textKinds)('%s: what a sheet shows of a value is read as that value', (kind) => {
    const { field: of } = samples[kind];
    fc.assert(
      fc.property(columnOf(kind), fc.constantFrom(es, en), (values, locale) => {
        const cells = values.map((value) => formatField(of, value, locale));
        const column = readColumn(cells, of, locale);
        const mark = locale.language === 'es' ? (',' as const) : ('.' as const);
        const how = settleReading(column, locale.language, { decimalMark: mark });
        const read = cells.map((cell) => checkField(of, cellText(cell, of, how, locale).text, locale));
        expect(read).toEqual(values.map((value) => ({ value, issues: [] })));
      }),
    );
  });

  it.each(textKinds)('%s: takes any cell without failing, and writes its own text the same again', (kind) => {
    const { field: of } = samples[kind];
    const cells = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(cells, fc.constantFrom(es, en), (cell, locale) => {
        const how = settleReading({ decimalMark: 'either', dateOrder: 'either' }, locale.language);
        const once = cellText(cell, of, how, locale).text;
        expect(checkField(of, cellText(once, of, how, locale).text, locale)).toEqual(
          checkField(of, once, locale),
        );
      }),
    );
  });

  it.each(textKinds)('%s: is quick with a cell of pages', (kind) => {
    const { field: of } = samples[kind];
    const pages = [' ', 'T', '1', '(', 'a,', '; ', '0.', '1 '].map((each) => `x${each.repeat(8_000)}x`);
    const start = performance.now();
    for (const page of pages) cellText(page, of, reading, es);
    readColumn(pages, of, es);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('reads typed cells as the values they are', () => {
    const numbers = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(numbers, fc.constantFrom(es, en), (value, locale) => {
        const { text } = cellText(value, field('float'), reading, locale);
        expect(checkField(field('float'), text, locale)).toEqual({ value, issues: [] });
      }),
    );
  });
});

describe('a text of which bytes were broken', () => {
  it('stays as it is, and is told at its cell', () => {
    const { text, note } = cellText(' ca\ufffdo ', field('text'), reading, es);
    expect([text, note?.code]).toEqual(['ca\ufffdo', 'unreadableText']);
  });
});
