import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { breeds, categories, coats, dentitions, sexes, vaccines } from '../../catalogue/lookups/cattle';
import { buildLocale } from './build-locale';
import {
  checkbox,
  findOption,
  isOffered,
  knowsOptions,
  matchOption,
  multiselect,
  offeredOptions,
  optionsOf,
  select,
} from './choice';

const locale = buildLocale();
const sex = buildField({ name: 'sex', type: 'select', values: sexes });
const category = buildField({ name: 'category', type: 'select', values: categories, fkField: 'sex' });
const breed = buildField({ name: 'breed', type: 'select', values: breeds });
const teeth = buildField({ name: 'teeth', type: 'select', values: dentitions });
const coat = buildField({ name: 'coat', type: 'select', values: coats });
const given = buildField({
  name: 'given',
  type: 'multiselect',
  values: vaccines,
  validations: { minOptions: 2, maxOptions: 3 },
});

describe('options that are kept elsewhere', () => {
  const source = { dataSourceType: 'api', dataSourceApiEndpoint: 'lots' } as const;
  const lot = buildField({ name: 'lot', type: 'select', fkField: 'sex', ...source });
  const lots = buildField({ name: 'lots', type: 'multiselect', validations: { maxOptions: 2 }, ...source });

  it('are not known here: a key is kept for the server to judge', () => {
    expect([optionsOf(lot), knowsOptions(lot), knowsOptions(sex)]).toEqual([[], false, true]);
    expect(select.read(' 17 ', lot, locale)).toEqual({ value: '17', issues: [] });
    expect(select.read({}, lot, locale).issues).toMatchObject([{ code: 'wrongType' }]);
    expect(select.read('x'.repeat(300), lot, locale).issues).toMatchObject([{ code: 'tooLong' }]);
    expect(isOffered(lot, '17', 'M')).toBe(true);
    expect(select.format('17', lot, locale)).toBe('17');
  });

  it('are still counted where several are chosen', () => {
    expect(multiselect.read('9, 3,9', lots, locale)).toEqual({ value: ['9', '3'], issues: [] });
    expect(multiselect.read(['1', '2', '3'], lots, locale).issues).toMatchObject([
      { code: 'tooManyOptions' },
    ]);
  });
});

describe('options of one name', () => {
  const option = (key: string, parent: string, inactive = false) => ({
    key,
    label: { es: 'Córdoba', en: 'Cordoba' },
    fk: [parent],
    inactive,
  });
  const region = buildField({
    name: 'region',
    type: 'select',
    fkField: 'sex',
    values: [option('1', 'M'), option('2', 'H'), option('2', 'X')],
  });

  it.each([
    [undefined, '1'],
    ['M', '1'],
    ['H', '2'],
    ['Z', '1'],
    [null, '1'],
  ])('mean under %j the one of key %s', (parent, key) => {
    expect(matchOption(region, 'cordoba', parent)?.key).toBe(key);
  });

  it('are found by their key before all, and of one key the first is meant', () => {
    expect(matchOption(region, '2', 'M')?.key).toBe('2');
    expect(findOption(region, '2')?.fk).toEqual(['H']);
    expect([isOffered(region, '2', 'H'), isOffered(region, '2', 'M'), isOffered(region, '9', 'M')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('matchOption', () => {
  it.each([
    [sex, 'M', 'M'],
    [sex, 'macho', 'M'],
    [sex, 'TORO', 'M'],
    [sex, ' Female ', 'H'],
    [sex, 'f', 'H'],
    [category, 'vaq.', 'VQ'],
    [category, 'Vaquilla', 'VQ'],
    [category, 'novto.', 'NT'],
    [category, 'nov.', 'NO'],
    [category, 'desmamante hembra', 'TH'],
    [category, 'Young bull', 'MEJ'],
    [breed, 'A. Angus', 'AA'],
    [breed, 'aa colorado', 'AA'],
    [breed, 'HE', 'H'],
    [breed, 'Fleckvieh', 'FS'],
    [breed, 'mestizo', 'GC'],
    [breed, 'holstein', 'HA'],
    [breed, 's/e', 'S/E'],
    [teeth, '0', 'DL'],
    [teeth, '2 d', '2D'],
    [teeth, 'boca llena', '8D'],
    [teeth, 'BLL', '8D'],
    [teeth, '½', 'MD'],
    [teeth, '¼', 'CD'],
    [teeth, 's/d', 'SD'],
    [coat, 'Overo', 'OV'],
    [coat, 'col.', 'CO'],
    [coat, 'yaguane', 'YA'],
    [breed, 'yak', null],
    [breed, '', null],
  ])('in %#: "%s" means %s', (field, text, key) => {
    expect(matchOption(field, text)?.key ?? null).toBe(key);
  });

  it('takes a key before a label, and finds by key alone when asked so', () => {
    expect(matchOption(breed, 'H')?.key).toBe('H');
    expect(findOption(breed, 'hereford')).toBeNull();
  });
});

describe('offeredOptions', () => {
  const keys = (parent: string | null | undefined) =>
    offeredOptions(category, parent).map((option) => option.key);

  it('offers the options of the parent value, and none without one', () => {
    expect(keys('M')).toEqual(['TM', 'MEJ', 'TO', 'NT', 'NO', 'BU']);
    expect(keys('H')).toEqual(['TH', 'VQ', 'VA']);
    expect(keys(null)).toEqual([]);
    expect(keys(undefined)).toEqual([]);
  });

  it('offers all without a parent field, and always those without fk', () => {
    expect(offeredOptions(sex, null)).toHaveLength(2);
    const values = [{ key: 'X', label: { es: 'X', en: 'X' } }, ...categories];
    const free = buildField({ name: 'category', type: 'select', values, fkField: 'sex' });
    expect(offeredOptions(free, 'nothing').map((option) => option.key)).toEqual(['X']);
  });
});

describe('a select', () => {
  const read = (raw: unknown, field = breed) => select.read(raw, field, locale);

  it('keeps the key, whatever text was given', () => {
    expect(read('Aberdeen Angus')).toEqual({ value: 'AA', issues: [] });
    expect(read(0, teeth)).toEqual({ value: 'DL', issues: [] });
    expect(read('  ')).toEqual({ value: null, issues: [] });
  });

  it.each([
    ['yak', 'notAnOption'],
    ['toString', 'notAnOption'],
    ['__proto__', 'notAnOption'],
    [true, 'wrongType'],
    [['AA'], 'wrongType'],
    [{ value: 'AA' }, 'wrongType'],
  ])('refuses %j as %s', (raw, code) => {
    expect(read(raw)).toMatchObject({ value: null, issues: [{ code }] });
  });

  it('refuses an inactive option, but shows a stored one', () => {
    const closed = buildField({
      name: 'closed',
      type: 'select',
      values: [{ key: 'OLD', label: { es: 'Viejo', en: 'Old' }, inactive: true }],
    });
    expect(read('OLD', closed).issues[0]?.code).toBe('notAnOption');
    expect(select.format('OLD', closed, locale)).toBe('Viejo');
  });

  it('shows the label of the language, and a key that left the list as it is', () => {
    expect(select.format('GC', breed, locale)).toBe('Cruza');
    expect(select.format('GC', breed, buildLocale({ language: 'en' }))).toBe('Crossbred');
    expect(select.format('GONE', breed, locale)).toBe('GONE');
    expect(select.format(null, breed, locale)).toBe('');
  });
});

describe('a multiselect', () => {
  const read = (raw: unknown) => multiselect.read(raw, given, locale);

  it('keeps keys in the order of the options, each once', () => {
    expect(read('Rabia, AFT,aftosa ,')).toEqual({ value: ['AFT', 'RAB'], issues: [] });
    expect(read(['RAB', 'AFT'])).toEqual({ value: ['AFT', 'RAB'], issues: [] });
    expect(read('')).toEqual({ value: null, issues: [] });
    expect(read([])).toEqual({ value: null, issues: [] });
  });

  it.each([
    ['AFT', 'tooFewOptions'],
    ['AFT,RAB,BOT,IBR', 'tooManyOptions'],
    ['AFT,yak', 'notAnOption'],
    [['AFT', 5], 'notAnOption'],
    [['AFT', ['RAB']], 'wrongType'],
    [['AFT', null], 'wrongType'],
    [true, 'wrongType'],
    [{ AFT: true }, 'wrongType'],
    [Array.from({ length: 1001 }, () => 'AFT'), 'wrongType'],
  ])('refuses %j as %s', (raw, code) => {
    expect(read(raw).issues[0]?.code).toBe(code);
  });

  it('reads the number of a sheet cell as a key', () => {
    const grades = buildField({
      name: 'grades',
      type: 'multiselect',
      values: [{ key: '2', label: { es: 'Dos', en: 'Two' } }],
    });
    expect(multiselect.read(2, grades, locale)).toEqual({ value: ['2'], issues: [] });
  });

  it('shows labels parted by commas', () => {
    expect(multiselect.format(['AFT', 'RAB'], given, locale)).toBe('Aftosa, Rabia paresiante');
    expect(multiselect.format(null, given, locale)).toBe('');
  });
});

describe('a checkbox', () => {
  const field = buildField({ name: 'castrated', type: 'checkbox' });

  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['Sí', true],
    ['si', true],
    [' X ', true],
    ['yes', true],
    [1, true],
    ['1', true],
    ['verdadero', true],
    ['false', false],
    ['No', false],
    [0, false],
    ['falso', false],
    ['', null],
  ])('reads %j as %j', (raw, value) => {
    expect(checkbox.read(raw, field, locale)).toEqual({ value, issues: [] });
  });

  it.each(['quizás', 2, ['true'], {}])('refuses %j', (raw) => {
    expect(checkbox.read(raw, field, locale)).toMatchObject({ value: null, issues: [{ code: 'wrongType' }] });
  });

  it('says yes and no in the language, and nothing when it was not answered', () => {
    expect(checkbox.format(true, field, locale)).toBe('Sí');
    expect(checkbox.format(false, field, buildLocale({ language: 'en' }))).toBe('No');
    expect(checkbox.format(null, field, locale)).toBe('');
    expect(checkbox.format(1, field, locale)).toBe('Sí');
    expect(checkbox.format(0, field, locale)).toBe('No');
  });
});
