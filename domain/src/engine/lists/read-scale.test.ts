import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { findEvent } from '../events/event-access';
import { rowColumns } from '../events/row-columns';
import type { Locale } from '../../model/value';
import { nameIndex } from './find-named';
import { readScale } from './read-scale';

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
const read = (text: string) => {
  if (field === undefined) throw new Error('no field');
  const { values, ...rest } = readScale(text, { find, names, field, locale });
  return { values: Object.fromEntries(values), ...rest };
};
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
  expect(read(text)).toEqual({ values: both, missing: [], contradictory: [], blank: 0 });
});

it('says what is not here, and what has no number; of one that comes twice the last holds', () => {
  const text = '032010004582317;380\n032010004582999;400\n032010004582331;\n032010004582317;386,5';
  expect(read(text)).toEqual({
    ...{ values: { 1: '386,5' }, missing: ['032010004582999'] },
    ...{ contradictory: [], blank: 1 },
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
