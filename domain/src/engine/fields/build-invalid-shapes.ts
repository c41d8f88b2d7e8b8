import fc from 'fast-check';
import { family, lists, notText, objects, where, word, type Families } from './build-families';
import { maxChosen } from './chosen-assets';
import { endingsOf, maxFilesOf } from './file';
import { maxCorners } from './place';
import { maxRows } from './rows';

/** What kinds refuse whose values are more than texts: files, shapes on the map, rows, chosen assets. */

export const file: Families = (field) => {
  const max = maxFilesOf(field);
  const [ending = 'txt'] = endingsOf(field);
  const named = (originalName: string, storageName = 'k') => ({ storageName, originalName });
  const nameless = fc.constantFrom(
    named('  '),
    named('../a.pdf'),
    named('a\r\nb.pdf'),
    named('a.pdf', '..'),
    {
      storageName: 'k',
    },
  );
  const many = Array.from({ length: max + 1 }, (_, at) => named(`a.${ending}`, `k${String(at)}`));
  return [
    family('no file', 'badFile', fc.oneof(fc.boolean(), fc.integer(), word, objects)),
    family('without sound names', 'badFile', nameless),
    family('a list with something else', 'badFile', fc.constant([named(`a.${ending}`), null])),
    family(
      'of a kind that is not taken',
      'wrongEnding',
      word.map((each) => named(`${each}.exe`)),
    ),
    family('too many', 'tooManyFiles', fc.constant(many)),
  ];
};

const beyondEarth = fc.tuple(
  fc.double({ min: 181, max: 1e6, noNaN: true }),
  fc.double({ min: 91, max: 1e6, noNaN: true }),
);

export const location: Families = () => [
  family('no place', 'notAPlace', fc.oneof(notText, fc.integer())),
  family('words', 'notAPlace', fc.oneof(word, fc.constantFrom('-34,60', '-34.6', '{"type":'))),
  family(
    'not on the earth',
    'notAPlace',
    beyondEarth.map((coordinates) => ({ type: 'Point', coordinates })),
  ),
  family('texts for numbers', 'notAPlace', fc.constant({ type: 'Point', coordinates: ['1', '2'] })),
];

export const polygon: Families = () => {
  const area = (...ring: readonly (readonly number[])[]) => ({ type: 'Polygon', coordinates: [ring] });
  const size = fc.integer({ min: 1, max: 40 });
  const zigzag = Array.from({ length: maxCorners + 1 }, (_, at) => [at / 1_000, (at % 2) / 10]);
  return [
    family('no area', 'notAnArea', fc.oneof(notText, fc.integer(), word)),
    family(
      'a line',
      'notAnArea',
      size.map((far) => area([0, 0], [far, far], [0, 0])),
    ),
    family(
      'not on the earth',
      'notAnArea',
      beyondEarth.map((corner) => area([0, 0], corner, [0, 1])),
    ),
    family(
      'a bow-tie',
      'areaCrosses',
      size.map((far) => area([0, 0], [far, far], [far, 0], [0, far])),
    ),
    family(
      'round the world',
      'areaTooWide',
      size.map((far) => area([-179, 0], [179, 0], [0, far])),
    ),
    family('too many corners', 'tooManyCorners', fc.constant(area(...zigzag))),
  ];
};

/** Of rows: faults inside one are reported at their place in it. */
export const rows: Families = (field) => {
  const asksNothing = !(field.list?.fields ?? []).some(({ validations }) => validations?.mandatory === true);
  const many = Array.from({ length: maxRows + 1 }, () => ({}));
  return [
    family('nothing that is taken apart', 'mandatory', fc.oneof(fc.boolean(), fc.integer(), word, objects)),
    family(
      'a list of something else',
      'wrongType',
      fc.array(fc.oneof(word, fc.integer(), lists), { minLength: 1 }),
    ),
    family('too many', 'tooManyRows', fc.constant(many)),
    ...where(asksNothing, () =>
      family(
        'a key twice',
        'wrongType',
        fc.integer({ min: 1, max: 99 }).map((key) => [{ key }, { key }]),
      ),
    ),
    ...where(asksNothing, () =>
      family(
        'names that a row has not',
        'unknownField',
        word.map((each) => [{ [`¿${each}`]: 1 }]),
      ),
    ),
  ];
};

export const chosenAssets: Families = () => [
  family('no list', 'wrongType', fc.oneof(fc.boolean(), objects)),
  family(
    'no ids',
    'wrongType',
    fc.oneof(word, fc.array(fc.oneof(word, objects, fc.constant(null)), { minLength: 1 })),
  ),
  family('numbers that are no id', 'wrongType', fc.constantFrom(0, -1, 1.5, 1e21, '9007199254740993')),
  family(
    'more than a filter should find',
    'tooManyOptions',
    fc.constant(Array.from({ length: maxChosen + 1 }, () => 1)),
  ),
];
