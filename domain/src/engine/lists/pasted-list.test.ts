import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { cows } from '../../catalogue/assets/cows';
import { identifiersOf } from './list-fields';
import { namesMeant, readPastedList } from './pasted-list';

const animals = identifiersOf(cowAr, cowAr.attributes);
const herds = identifiersOf(cows, cows.attributes);
const texts = (text: string, fields = animals) => readPastedList(text, fields).map((name) => name.text);

describe('a pasted list', () => {
  it.each([
    [
      'one a line, printed or bare',
      'KD482C0010\nKD482 C002 0\r\n\n 032010004582317 ',
      ['KD482C0010', 'KD482 C002 0', '032010004582317'],
    ],
    ['several in a line', 'KD482C0010, KD482C0020;KD482C0030', ['KD482C0010', 'KD482C0020', 'KD482C0030']],
    ['words of a line', 'KD482C0010 KD482C0020', ['KD482C0010', 'KD482C0020']],
    [
      'fifteen digits with blanks',
      '032 010004582317\n032 0100 0458 2318',
      ['032 010004582317', '032 0100 0458 2318'],
    ],
    [
      'a heading, days and weights beside',
      'EID,VID,Date,Time,Weight\n032010004582317,KD482C0010,20/11/2026,10:33:12,361.5',
      ['032010004582317', 'KD482C0010'],
    ],
    ['a heading in words', 'Caravana electrónica\n032010004582317', ['032010004582317']],
    [
      'quotes and a mark of the order of bytes',
      '\ufeff"032010004582317";"2026-11-20"\n',
      ['032010004582317'],
    ],
    ['days after a blank', '032010004582317 20/11/2026 10:33', ['032010004582317']],
    [
      'what readers put before',
      'LA 032010004582317\n[|A0000000032010004582318|20112026|103312|]',
      ['032010004582317', '032010004582318'],
    ],
    ['a lost 0', '32010004582317', ['32010004582317']],
    [
      'what has no form, to be told',
      'KD482C0010\n9.82E+14\nla mocha',
      ['KD482C0010', '9.82E+14', 'la mocha'],
    ],
    ['digits that are one too many, whole', '032 0 9999 9999 9999', ['032 0 9999 9999 9999']],
    ['nothing', ' \n\n;;', []],
  ])('reads %s', (_what, text, wanted) => {
    expect(texts(text)).toEqual(wanted);
  });

  it('of names without a form takes what stands first in each line, or all of one line', () => {
    expect(texts('Rodeo\nR-1;10\nR-2;12', herds)).toEqual(['Rodeo', 'R-1', 'R-2']);
    expect(texts('R-1, R-2', herds)).toEqual(['R-1', 'R-2']);
  });

  it('says in which line each stands', () => {
    expect(readPastedList('\nKD482C0010\n\nKD482C0020', animals).map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe('what a text means', () => {
  const of = (text: string) => namesMeant(text, animals);

  it('is the identifier in the form in which it is kept, and any text where there is none', () => {
    expect(of('kd482-c001 0')).toContainEqual({ attribute: 'visual_tag', value: 'kd482c0010' });
    expect(of('32010004582317')).toContainEqual({ attribute: 'electronic_tag', value: '032010004582317' });
    expect(of('Rojo 12')).toEqual([{ attribute: 'management_tag', value: 'rojo 12' }]);
  });

  it('is nothing of what cannot be kept', () => {
    expect(of('\u0000')).toEqual([]);
    expect(of('  ')).toEqual([]);
  });
});
