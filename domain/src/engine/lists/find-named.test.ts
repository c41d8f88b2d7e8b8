import { expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { nameIndex } from './find-named';

const fields = cowAr.attributes.filter(({ name }) => cowAr.labelFields.includes(name));
const find = nameIndex(
  [
    { id: 1, names: { visual_tag: 'KD482C3176', electronic_tag: '032010004582317' } },
    { id: 2, names: { visual_tag: 'KD482C3319' } },
    { id: 3, names: { visual_tag: 'KD483C3319' } },
  ],
  fields,
);

it.each([
  ['as it is printed', 'KD482 C317 6', 1],
  ['bare, whatever the case', 'kd482c3176', 1],
  ['what a reader types', '032010004582317', 1],
  ['with blanks of the reader', ' 032 010 004 582 317 ', 1],
  ['without the 0 that sheets drop', '32010004582317', 1],
  ['its last characters', 'C317 6', 1],
])('finds a row by %s', (_how, text, id) => {
  expect(find(text)).toEqual({ kind: 'one', id });
});

it('says where several are meant, and where none is here', () => {
  expect(find('C331 9')).toEqual({ kind: 'several', count: 2 });
  for (const text of ['KD999 C317 6', '032010004582318', '', '6'])
    expect(find(text)).toEqual({ kind: 'none' });
});
