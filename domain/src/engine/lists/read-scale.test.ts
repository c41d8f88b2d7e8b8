import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { findEvent } from '../events/event-access';
import { rowColumns } from '../events/row-columns';
import type { Locale } from '../../model/value';
import type { DateOrder } from '../fields/written-date';
import { nameIndex } from './find-named';
import { hasFigures, readScale } from './read-scale';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' };
const names = cowAr.attributes.filter(({ name }) => cowAr.labelFields.includes(name));
const find = nameIndex(
  [
    { id: 1, names: { visual_tag: 'KD482C3176', electronic_tag: '032010004582317' } },
    { id: 2, names: { visual_tag: 'KD482C3319', electronic_tag: '032010004582331' } },
  ],
  names,
);
const weighing = findEvent(cowAr, 1);
const field = (weighing === null ? [] : rowColumns(cowAr, weighing))[0]?.field;
const readAs = (text: string, dateOrder: DateOrder | null) => {
  if (field === undefined) throw new Error('no field');
  const { values, dates, ...rest } = readScale(text, { find, names, field, locale, dateOrder });
  return { values: Object.fromEntries(values), dates: Object.fromEntries(dates), ...rest };
};
const read = (text: string) => readAs(text, null);
const both = { 1: '386,5', 2: '397' };

it.each([
  [
    'semicolons and a heading',
    'EID;Peso (kg);Fecha\n032010004582317;386,5;21/11/2026\n032010004582331;397;21/11/2026',
  ],
  ['tabs, pasted', '032 010 004 582 317\t386,5\r\nKD482 C331 9\t397\r\n'],
  [
    'the heading of another column first',
    'IDE;VID;Sesión;kg\n032010004582317;;1;386,5\n032010004582331;;1;397',
  ],
  ['quotes', '"032010004582317";"386,5"\n"032010004582331";"397"'],
  [
    'commas, and the decimal comma in quotes',
    'EID,VID,Peso,Hora\n032010004582317,,"386,5",08:12\n032010004582331,,397,08:14',
  ],
  [
    'electronic tags that are not known here beside visual ones that are',
    'EID;VID;Peso\n032010009999991;KD482C3176;386,5\n032010009999992;KD482C3319;397',
  ],
])('reads a file with %s', (_what, text) => {
  expect(read(text)).toMatchObject({ values: both, missing: [], contradictory: [], blank: 0 });
});

it.each([
  ['the day first', 'Fecha', ['21/11/2026', '5/11/2026'], { 1: '2026-11-21', 2: '2026-11-05' }],
  ['the month first', 'Date', ['11/21/2026', '5/11/2026'], { 1: '2026-11-21', 2: '2026-05-11' }],
  [
    'the year first, and a time',
    'Fecha y hora',
    ['2026-11-20 08:12', '2026-11-21 08:14'],
    { 1: '2026-11-20', 2: '2026-11-21' },
  ],
  ['a line without one', 'Día', ['', '21/11/26'], { 2: '2026-11-21' }],
  ['one that is no day', 'Fecha', ['31/02/2026', 'ayer'], { 1: '31/02/2026', 2: 'ayer' }],
])('reads the day of each row, with %s', (_what, heading, [one, other], dates) => {
  const text = `IDE;${heading};Peso\n032010004582317;${one};386,5\n032010004582331;${other};397`;
  expect(read(text)).toMatchObject({ values: both, dates, openDate: null });
});

it('asks how dates are written only where all of them read both ways', () => {
  const text = 'IDE;Fecha;Peso\n032010004582317;03/04/2026;386,5\n032010004582331;05/06/2026;397';
  expect(read(text).openDate).toBe('03/04/2026');
  expect(readAs(text, 'mdy')).toMatchObject({ dates: { 1: '2026-03-04', 2: '2026-05-06' }, openDate: null });
  expect(readAs(text, 'dmy')).toMatchObject({ dates: { 1: '2026-04-03', 2: '2026-06-05' }, openDate: null });
});

it('takes the day of the line that holds, of one that comes twice', () => {
  const text = 'IDE;Fecha;Peso\n032010004582317;20/11/2026;380\n032010004582317;;386,5';
  expect(read(text)).toMatchObject({ values: { 1: '386,5' }, dates: {} });
});

it('says what is not here, and what has no number; of one that comes twice the last holds', () => {
  const text = '032010004582317;380\n032010004582999;400\n032010004582331;\n032010004582317;386,5';
  expect(read(text)).toEqual({
    ...{ values: { 1: '386,5' }, missing: ['032010004582999'] },
    ...{ dates: {}, openDate: null, contradictory: [], blank: 1 },
  });
});

it('takes no figure of a line whose tags are of two animals', () => {
  expect(read('032010004582317;KD482C3319;386,5')).toMatchObject({
    ...{ values: {}, missing: [], contradictory: ['032010004582317 · KD482C3319'] },
  });
});

it('finds no more rows than there are, whatever comes', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('032010004582317', 'KD482C3319', '386,5', 'Peso'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 }), (table) => {
      const { values } = read(table.map((cells) => cells.join(';')).join('\n'));
      expect(Object.keys(values).every((id) => ['1', '2'].includes(id))).toBe(true);
    }),
  );
});

it.each([
  ['EID;Peso\n032010004582317;386,5', true],
  ['032010004582317\n032010004582331', false],
  ['EID;VID\n032010004582317;KD482C3176', false],
  ['EID;VID;kg\n032010004582317;KD482C3176;386,5', true],
])('has figures beside identifiers: %j', (text, expected) => {
  if (field === undefined) throw new Error('no field');
  expect(hasFigures(text, { names, field, locale, dateOrder: null })).toBe(expected);
});
