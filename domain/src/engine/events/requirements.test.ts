import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { Need, Requirement } from '../../model/requirement';
import type { Values } from '../../model/value';
import { buildLocale } from '../fields/build-locale';
import { meets, type Verdict } from './meets';
import { checkRequirements, type Standing } from './requirements';

const day = '2026-11-21';
const female = { parentField: 'sex', parentValue: ['H'] };

describe('what is asked of an asset', () => {
  it.each<[string, Need, Values, Verdict]>([
    ['a condition that holds', female, { sex: 'H' }, 'yes'],
    ['a condition that does not', female, { sex: 'M' }, 'no'],
    ['a condition on what is not said', female, {}, 'unknown'],
    ['a condition that names nothing', { ...female, parentValue: ['H', ''] }, {}, 'yes'],
    ['one turned round, of what is not said', { ...female, not: true }, {}, 'yes'],
    ['one turned round', { ...female, not: true }, { sex: 'H' }, 'no'],
    ['a checkbox', { parentField: 'castrated', parentValue: ['true'] }, { castrated: true }, 'yes'],
    ['an age on its birthday', { age: { of: 'born', min: 10 } }, { born: '2026-01-21' }, 'yes'],
    ['an age the day before', { age: { of: 'born', min: 10 } }, { born: '2026-01-22' }, 'no'],
    ['the oldest age', { age: { of: 'born', max: 14 } }, { born: '2025-09-21' }, 'yes'],
    ['a greater age', { age: { of: 'born', max: 14 } }, { born: '2025-08-21' }, 'no'],
    ['an age without a birthday', { age: { of: 'born', max: 14 } }, {}, 'unknown'],
    ['days', { days: { since: 'calved', min: 240 } }, { calved: '2026-03-26' }, 'yes'],
    ['too few days', { days: { since: 'calved', min: 240 } }, { calved: '2026-03-27' }, 'no'],
    ['days since a moment', { days: { since: 'calved', max: 1 } }, { calved: '2026-11-20T10:00:00Z' }, 'yes'],
    ['days to come', { days: { since: 'calved', min: 240 } }, { calved: '2026-12-01' }, 'unknown'],
    ['days since nothing', { days: { since: 'calved', min: 240 } }, {}, 'unknown'],
    ['a number', { number: { of: 'heads', over: 0 } }, { heads: 1 }, 'yes'],
    ['none left', { number: { of: 'heads', over: 0 } }, { heads: 0 }, 'no'],
    ['less than asked', { number: { of: 'heads', min: 5, max: 9 } }, { heads: 4 }, 'no'],
    ['more than asked', { number: { of: 'heads', min: 5, max: 9 } }, { heads: 10 }, 'no'],
    ['a number that is not said', { number: { of: 'heads', over: 0 } }, {}, 'unknown'],
    ['a period', { within: { from: 'a', until: 'b' } }, { a: '2026-11-21', b: '2026-11-21' }, 'yes'],
    ['a period without an end', { within: { from: 'a', until: 'b' } }, { a: '2026-11-01' }, 'yes'],
    [
      'a period that is over',
      { within: { from: 'a', until: 'b' } },
      { a: '2026-11-01', b: '2026-11-20' },
      'no',
    ],
    ['no period', { within: { from: 'a', until: 'b' } }, {}, 'no'],
    ['out of a period', { within: { from: 'a', until: 'b', not: true } }, { a: '2026-11-01' }, 'no'],
    ['what is filled', { filled: 'a' }, { a: 'x' }, 'yes'],
    ['what is not filled', { filled: 'a' }, {}, 'no'],
    ['what is empty', { empty: 'a' }, { a: '' }, 'yes'],
    ['what is not empty', { empty: 'a' }, { a: 'x' }, 'no'],
    ['all of it', { all: [female, { filled: 'a' }] }, { sex: 'H', a: 'x' }, 'yes'],
    ['one that is not, beside one that is not known', { all: [female, { filled: 'a' }] }, {}, 'no'],
    ['one that is not known', { all: [female, { filled: 'a' }] }, { a: 'x' }, 'unknown'],
    ['any of it', { any: [female, { filled: 'a' }] }, { a: 'x' }, 'yes'],
    ['none of it, or not known', { any: [female, { filled: 'a' }] }, {}, 'unknown'],
    ['none of it', { any: [female, { filled: 'a' }] }, { sex: 'M' }, 'no'],
  ])('is judged by %s', (_what, need, values, verdict) => {
    expect(meets(need, values, day)).toBe(verdict);
  });

  const estimated = { when: { parentField: 'guessed', parentValue: ['true'] }, months: 3 };
  const old: Need = { age: { of: 'born', min: 10, max: 14, estimated } };

  it.each<[string, boolean, Verdict]>([
    ['2026-02-21', false, 'no'],
    ['2026-02-21', true, 'unknown'],
    ['2026-06-21', true, 'no'],
    ['2026-01-21', true, 'yes'],
    ['2025-07-21', true, 'unknown'],
    ['2025-04-21', true, 'no'],
  ])('of a birth on %s that is a guess: %s, is %s', (born, guessed, verdict) => {
    expect(meets(old, { born, guessed }, day)).toBe(verdict);
  });

  it.each<[number, number, Verdict]>([
    [10, 9, 'yes'],
    [10, 10, 'no'],
  ])('of %i heads when %i leave, and some must stay, is %s', (heads, quantity, verdict) => {
    const need: Need = { number: { of: 'heads', overField: 'quantity' } };
    expect(meets(need, { heads }, day, { quantity })).toBe(verdict);
  });

  it.each<[number, number | null, Verdict]>([
    [50_000, 49_999, 'no'],
    [50_000, 50_000, 'yes'],
    [50_000, null, 'yes'],
  ])('of %i km when %s are read, and they only go up, is %s', (odometer, km, verdict) => {
    const need: Need = { number: { of: 'odometer', upToField: 'km' } };
    expect(meets(need, { odometer }, day, { km })).toBe(verdict);
  });
});

describe('what speaks against an event', () => {
  const standing = (values: Values, rest: Partial<Standing> = {}): Standing => ({
    ...{ model: cowAr, values, day, boxSubtype: 6, locale: buildLocale() },
    ...rest,
  });
  const only: Requirement = {
    need: female,
    reason: { es: 'Solo hembras', en: 'Females only' },
    unknown: { es: 'No figura el sexo', en: 'Its sex is not on record' },
  };
  const found = (requirement: Requirement, at: Standing, filled: Values | null = null) =>
    checkRequirements({ requires: [requirement] }, at, filled).map(
      ({ field, code, level, slots }) => `${level} ${field ?? ''} ${code}: ${String(slots['reason'])}`,
    );

  it('is what is not met, with its reason in the language of the reader', () => {
    const english = buildLocale({ language: 'en' });
    expect(found(only, standing({ sex: 'H' }))).toEqual([]);
    expect(found(only, standing({ sex: 'M' }))).toEqual(['error  eventBarred: Solo hembras']);
    expect(found(only, standing({ sex: 'M' }, { locale: english }))).toEqual([
      'error  eventBarred: Females only',
    ]);
  });

  it('is never what is not known: that warns', () => {
    expect(found(only, standing({}))).toEqual(['warning  eventDoubtful: No figura el sexo']);
    const { unknown: _unsaid, ...silent } = only;
    expect(found(silent, standing({}))).toEqual([]);
  });

  it('is not what was only written of it later', () => {
    const unsure = new Set(['sex']);
    const { unknown: _unsaid, ...silent } = only;
    expect(found(silent, standing({ sex: 'M' }, { unsure }))).toEqual([
      'warning  eventDoubtful: Solo hembras',
    ]);
  });

  it('is a warning where the model says so', () => {
    expect(found({ ...only, level: 'warning' }, standing({ sex: 'M' }))).toEqual([
      'warning  eventDoubtful: Solo hembras',
    ]);
  });

  it('is asked where it holds: in some establishments, and not of whole lots', () => {
    expect(found({ ...only, subtypes: [7] }, standing({ sex: 'M' }))).toEqual([]);
    expect(found({ ...only, liftedByLot: true }, standing({ sex: 'M' }, { withLot: true }))).toEqual([]);
    expect(found({ ...only, liftedByLot: true }, standing({ sex: 'M' }))).toHaveLength(1);
  });

  it('is asked because of what is filled in, and then told of that field', () => {
    const ofVaccine = { ...only, when: { parentField: 'vaccines', parentValue: ['RB51'] } };
    expect(found(ofVaccine, standing({ sex: 'M' }))).toEqual([]);
    expect(found(ofVaccine, standing({ sex: 'M' }), { vaccines: ['AFT'] })).toEqual([]);
    expect(found(ofVaccine, standing({ sex: 'M' }), { vaccines: ['AFT', 'RB51'] })).toEqual([
      'error vaccines eventBarred: Solo hembras',
    ]);
    expect(found(only, standing({ sex: 'M' }), { vaccines: ['RB51'] })).toEqual([]);
  });

  it('says what it counted, what the asset has, the day, and names that are given', () => {
    const reason = '{{days}} d, {{category}}, {{day}}, {{target}}';
    const counting: Requirement = {
      need: { any: [{ days: { since: 'entry_date', min: 300 } }, { age: { of: 'birth_date', min: 300 } }] },
      reason: { es: reason, en: `${reason}, {{months}}` },
    };
    const values = { entry_date: '2026-11-11', birth_date: '2026-01-21', category: 'VA' };
    const names = { target: 'La Aurora' };
    expect(found(counting, standing(values, { names }))).toEqual([
      'error  eventBarred: 10 d, Vaca, 21/11/2026, La Aurora',
    ]);
    expect(found(counting, standing(values, { names, locale: buildLocale({ language: 'en' }) }))).toEqual([
      'error  eventBarred: 10 d, Cow, 21/11/2026, La Aurora, 10',
    ]);
  });
});
