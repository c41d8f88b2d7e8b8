import fc from 'fast-check';
import type { Field } from '../../model/field';
import type { IssueCode } from '../../model/errors';
import {
  family,
  digits,
  lists,
  notText,
  objects,
  unclean,
  where,
  word,
  type Families,
} from './build-families';
import { optionsOf } from './choice';
import { findMask } from './masked';
import { defaultMaxLength } from './text';

export const text: Families = ({ name, validations: rules = {} }) => {
  const max = rules.maxLength ?? defaultMaxLength;
  const min = rules.minLength ?? 0;
  const isEmail = name === 'email' || name === 'company_email';
  const isFree = !isEmail && rules.url !== true && rules.validValues === undefined;
  const filler = fc.integer({ min: 1, max: 60 }).map((more) => 'g'.repeat(max + more));
  const fitting = fc.constant('g'.repeat(Math.max(1, min)));
  return [
    family('no text', 'wrongType', notText),
    family('signs that no screen shows', 'badText', unclean),
    ...where(isFree, () => family('too long', 'tooLong', filler)),
    ...where(isFree && min > 1, () => family('too short', 'tooShort', fc.constant('g'.repeat(min - 1)))),
    ...where(isEmail, () => family('no address of mail', 'wrongEmail', fitting)),
    ...where(rules.url === true, () => family('no address of a page', 'wrongUrl', fitting)),
    ...where(rules.validValues !== undefined, () => family('not among its values', 'notAnOption', fitting)),
  ];
};

export const address: Families = () => [
  family('no text', 'wrongType', notText),
  family('signs that no screen shows', 'badText', unclean),
  family('no address', 'wrongUrl', word),
  family(
    'an address that is not safe',
    'wrongUrl',
    fc.constantFrom('http://a.example', 'javascript:alert(1)'),
  ),
];

function valueOf(field: Field, side: 'min' | 'max'): number | null {
  const bound = field.validations?.[side];
  return bound !== undefined && 'value' in bound ? Number(bound.value) : null;
}

export const numeric =
  (decimals: (field: Field) => number): Families =>
  (field) => {
    const [min, max, places] = [valueOf(field, 'min'), valueOf(field, 'max'), decimals(field)];
    const beyond = fc.integer({ min: 1, max: 1_000_000 });
    const fraction = fc.integer({ min: -999, max: 999 }).map((each) => (each * 10 + 5) / 10 ** (places + 1));
    return [
      family('no number', 'wrongType', notText),
      family(
        'words',
        'notANumber',
        fc.oneof(word, fc.constantFrom('1e5', '0x10', '1,2,3', '--1', 'NaN', '٣')),
      ),
      family('finer than it is kept', places === 0 ? 'notWhole' : 'tooManyDecimals', fraction),
      family(
        'above what it may be',
        'aboveMax',
        beyond.map((more) => Math.ceil(max ?? 1e12) + more),
      ),
      ...where(min !== null, () =>
        family(
          'below what it may be',
          'belowMin',
          beyond.map((more) => Math.floor(min ?? 0) - more),
        ),
      ),
    ];
  };

export const masked: Families = (field) => {
  const [test, far] = ['999000000000001', '032999999999999'].map(
    (tag) => findMask(tag, field)?.check === 'electronicTag',
  );
  return [
    family('no text', 'wrongType', notText),
    family('signs that no screen shows', 'badText', unclean),
    family(
      'of no mask',
      'wrongFormat',
      word.map((each) => `¿${each}?`),
    ),
    ...where(test === true, () => family('a code for tests', 'testCode', fc.constant('999000000000001'))),
    ...where(far === true, () => family('beyond the standard', 'outOfRange', fc.constant('032999999999999'))),
  ];
};

export const phone: Families = (field) => [
  ...text(field),
  family('words', 'notAPhone', word),
  family('too few digits', 'notAPhone', digits(1, 3)),
  family(
    'of no country',
    'notAPhone',
    digits(6, 9).map((each) => `+999${each}`),
  ),
];

const noDay = fc.constantFrom(
  '30/02/2024',
  '2023-02-29',
  '00/01/2024',
  '32/01/2024',
  '2024-13-01',
  '31.4.2024',
);
const farDay = fc.constantFrom('1899-12-31', '31/12/1899', '2201-01-01', '01/01/9999');

export const dated =
  (code: IssueCode, time: string): Families =>
  () => [
    family('no text', 'wrongType', fc.oneof(notText, fc.integer())),
    family('words', code, word),
    family(
      'days that there are not',
      code,
      noDay.map((day) => day + time),
    ),
    family(
      'days that nobody means',
      code,
      farDay.map((day) => day + time),
    ),
  ];

/** What is no option; those that are not offered any more are none either. */
function strangersOf(field: Field): fc.Arbitrary<string> {
  const past = optionsOf(field).flatMap(({ key, inactive }) => (inactive === true ? key : []));
  return fc.oneof(
    word.map((each) => `¿${each}?`),
    ...(past.length === 0 ? [] : [fc.constantFrom(...past)]),
  );
}

export const chooseOne: Families = (field) =>
  field.dataSourceType === 'api'
    ? text(field)
    : [
        family('no text', 'wrongType', notText),
        family('no option', 'notAnOption', strangersOf(field)),
        family('a number that is no option', 'notAnOption', fc.integer({ min: 1_000_000 })),
      ];

export const chooseSeveral: Families = (field) => {
  const { minOptions, maxOptions } = field.validations ?? {};
  const keys = optionsOf(field).flatMap(({ key, inactive }) => (inactive === true ? [] : key));
  const several = (length: number) => fc.shuffledSubarray(keys, { minLength: length, maxLength: length });
  return [
    family('no list', 'wrongType', fc.oneof(fc.boolean(), objects)),
    family(
      'a list of what is no text',
      'wrongType',
      fc.array(fc.oneof(fc.boolean(), objects), { minLength: 1, maxLength: 4 }),
    ),
    family(
      'more than anybody chooses',
      'wrongType',
      fc.constant(Array.from({ length: 1_001 }, () => keys[0] ?? '')),
    ),
    family(
      'no option among options',
      'notAnOption',
      strangersOf(field).map((each) => [...keys.slice(0, 1), each]),
    ),
    ...where((minOptions ?? 0) > 1, () => family('too few', 'tooFewOptions', several((minOptions ?? 2) - 1))),
    ...where(maxOptions !== undefined && maxOptions < keys.length, () =>
      family('too many', 'tooManyOptions', several((maxOptions ?? 0) + 1)),
    ),
  ];
};

export const checkbox: Families = () => [
  family('no answer', 'wrongType', fc.oneof(lists, objects)),
  family('words', 'wrongType', fc.constantFrom('quizás', 'maybe', 'tru', 'on', '2')),
  family('a number of things', 'wrongType', fc.oneof(fc.integer({ min: 2 }), fc.integer({ max: -1 }))),
];

export const colour: Families = () => [
  family('no text', 'wrongType', fc.oneof(notText, fc.integer())),
  family('words', 'notAColor', word),
  family('too few or too many digits', 'notAColor', fc.stringMatching(/^#(?:[0-9A-F]{4,5}|[0-9A-F]{7,9})$/)),
];
