import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { checkField } from './check-field';
import { formatField } from './format-field';
import { fieldOfPlace, maxRows, placeInRow, rowOfPlace } from './rows';
import { isRows } from '../../model/value';

const noun = { one: { es: 'ternero', en: 'calf' }, many: { es: 'terneros', en: 'calves' } };
const name = buildField({ name: 'name', type: 'text', validations: { mandatory: true, maxLength: 10 } });
const weight = buildField({ name: 'weight', type: 'number', validations: { max: { value: 100 } } });
const calves = buildField({ name: 'calves', type: 'addableList', list: { noun, fields: [name, weight] } });
const subs = buildField({ name: 'subs', type: 'sub_detail', list: { noun, fields: [name, weight] } });
const details = buildField({ name: 'details', type: 'detail', list: { noun, fields: [name, subs] } });

const read = (raw: unknown, field: Field = calves) => checkField(field, raw, buildLocale());
const said = (raw: unknown, field: Field = calves) =>
  read(raw, field).issues.map(({ field: place, code }) => `${place ?? ''} ${code}`);

describe('rows of a list', () => {
  it('keep their fields and their keys; new ones take the next', () => {
    const raw = [
      { key: -1, name: ' Lola ', weight: '32' },
      { key: 7, name: 'Pampa', weight: null, isEditing: false, original: { name: 'P' } },
      { name: 'Rubia' },
      { key: 2, name: 'gone', deleted: true },
    ];
    const value = [
      { name: 'Lola', weight: 32, key: 8 },
      { name: 'Pampa', key: 7 },
      { name: 'Rubia', key: 9 },
    ];
    expect(read(raw)).toEqual({ value, issues: [] });
    expect(read(JSON.stringify(raw)).value).toEqual(value);
    expect(read(value)).toEqual({ value, issues: [] });
  });

  it.each<[unknown]>([[''], [' '], [[]], ['[]'], [[{ key: 1, deleted: true }]]])('are none in %j', (raw) => {
    expect(read(raw)).toEqual({ value: null, issues: [] });
  });

  it('are asked for where they are mandatory, and one that is taken out does not count', () => {
    const asked = { ...calves, validations: { mandatory: true } };
    expect(said([{ key: 1, name: 'x', deleted: true }], asked)).toEqual(['calves mandatory']);
    expect(said([{ key: 1, name: 'x', deleted: 'true' }], asked)).toEqual([]);
  });

  it.each<[string, unknown]>([
    // What cannot be taken apart counts as missing (document 2 section 5).
    ['calves mandatory', '[{'],
    ['calves mandatory', 'tres'],
    ['calves mandatory', 7],
    ['calves mandatory', true],
    ['calves mandatory', { 0: { name: 'x' } }],
    ['calves wrongType', [null]],
    ['calves wrongType', ['x']],
    ['calves wrongType', [[{ name: 'x' }]]],
    [
      'calves wrongType',
      [
        { key: 3, name: 'x' },
        { key: 3, name: 'y' },
      ],
    ],
    ['calves tooManyRows', Array.from({ length: maxRows + 1 }, () => ({ name: 'x' }))],
    ['calves.1.name mandatory', [{}]],
    ['calves.1.name mandatory', [{ name: ' ', weight: 3 }]],
    ['calves.4.weight aboveMax', [{ key: 4, name: 'x', weight: 101 }]],
    ['calves.1.weight notANumber', [{ name: 'x', weight: Number.NaN }]],
    ['calves.1.weight aboveMax', [{ name: 'x', weight: 1e300 }]],
    ['calves.1.weight wrongType', [{ name: 'x', weight: { toString: 1 } }]],
    ['calves.1.name wrongType', [{ name: ['x'] }]],
    ['calves.1.colour unknownField', [{ name: 'x', colour: 'red' }]],
    ['calves.1.constructor unknownField', [{ name: 'x', constructor: 1 }]],
    ['calves.1.__proto__ unknownField', JSON.parse('[{"name":"x","__proto__":{"weight":3}}]')],
  ])('answer %s to %j', (expected, raw) => {
    expect(said(raw)).toEqual([expected]);
  });

  it('may have to differ in a text, whatever its case, and be few', () => {
    const list = { noun, fields: [name, weight], unique: 'name', max: 3 };
    const few = buildField({ name: 'calves', type: 'addableList', list });
    const named = (...names: readonly string[]) => names.map((each) => ({ name: each }));
    expect(said(named('Luna', 'Lola', 'Luna 2'), few)).toEqual([]);
    expect(said(named('Luna', 'Lola', ' LUNA'), few)).toEqual(['calves.3.name repeatedInList']);
    expect(said([...named('Luna'), { key: 7, name: 'Luna', deleted: true }], few)).toEqual([]);
    expect(said(named('', ''), few)).toEqual(['calves.1.name mandatory', 'calves.2.name mandatory']);
    expect(said(named('a', 'b', 'c', 'd'), few)).toEqual(['calves tooManyRows']);
  });

  it('take nothing from a prototype', () => {
    const row: unknown = Object.assign(Object.create({ name: 'from above', weight: 3 }) as object, {
      key: 1,
    });
    expect(said([row])).toEqual(['calves.1.name mandatory']);
    expect(Object.hasOwn({}, 'weight')).toBe(false);
  });

  it.each<[unknown]>([[0], [-1], [-7], [1.5], ['3'], [Number.NaN], [null], [1e300], [2 ** 53]])(
    'of key %j are new',
    (key) => {
      expect(
        read([
          { key, name: 'x' },
          { key: 5, name: 'y' },
        ]).value,
      ).toEqual([
        { key: 6, name: 'x' },
        { key: 5, name: 'y' },
      ]);
    },
  );

  it('find a free key below the greatest that there is', () => {
    const { value, issues } = read([
      { key: Number.MAX_SAFE_INTEGER, name: 'x' },
      { key: 1, name: 'y' },
      { name: 'z' },
    ]);
    expect(issues).toEqual([]);
    expect(isRows(value) ? value.map(({ key }) => key) : null).toEqual([Number.MAX_SAFE_INTEGER, 1, 2]);
    expect(read(value)).toEqual({ value, issues: [] });
  });

  it('may hold rows of their own, whose faults are reported at their place', () => {
    const raw = [
      { key: 1, name: 'a', subs: [{ key: 1, name: 'b' }] },
      {
        key: 2,
        name: 'c',
        subs: [
          { key: 1, weight: 3 },
          { key: 4, name: 'd', weight: 'x', more: 1 },
        ],
      },
      { key: 3, name: 'e', subs: 'nonsense' },
    ];
    expect(said(raw, details)).toEqual([
      'details.2.subs.1.name mandatory',
      'details.2.subs.4.weight notANumber',
      'details.2.subs.4.more unknownField',
      'details.3.subs mandatory',
    ]);
  });

  it('are described by their number', () => {
    const one = read([{ name: 'x' }]).value;
    const two = read([{ name: 'x' }, { name: 'y' }]).value;
    expect(formatField(calves, one, buildLocale())).toBe('1 ternero');
    expect(formatField(calves, two, buildLocale({ language: 'en' }))).toBe('2 calves');
  });

  it('never share a key, whatever keys arrive', () => {
    const keys = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double(), fc.constant(undefined));
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 12 }), (given) => {
        const { value, issues } = read(given.map((key) => ({ key, name: 'x' })));
        if (issues.length > 0 || !isRows(value)) return;
        expect(new Set(value.map(({ key }) => key)).size).toBe(given.length);
        expect(read(value)).toEqual({ value, issues: [] });
      }),
    );
  });
});

describe('a place in a list', () => {
  it('names the field, the row and the field of the row', () => {
    expect(placeInRow(details, 2, 'subs.1.name')).toBe('details.2.subs.1.name');
    expect(fieldOfPlace('details.2.subs.1.name')).toBe('details');
    expect(rowOfPlace('details.2.subs.1.name')).toEqual({ key: 2, place: 'subs.1.name' });
    expect(rowOfPlace('details')).toBeNull();
    expect(fieldOfPlace('weight')).toBe('weight');
  });
});
