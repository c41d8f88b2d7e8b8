import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { electronicTag, weight } from '../../catalogue/fields/cattle-fields';
import { buildLocale } from '../fields/build-locale';
import { checkField } from '../fields/check-field';
import { breeds, categories, vaccines } from '../../catalogue/lookups/cattle';
import { suggestFixes } from './suggest-fix';

const es = buildLocale();
const en = buildLocale({ language: 'en' });
const breed = buildField({ name: 'breed', type: 'select', values: breeds });
const category = buildField({ name: 'category', type: 'select', values: categories });
const given = buildField({ name: 'given', type: 'multiselect', values: vaccines });
const boxes = buildField({ name: 'boxes', type: 'multiselectbox', values: vaccines });
const country = buildField({
  name: 'country',
  type: 'select',
  dataSourceType: 'common',
  dataSourceCommon: 'countries',
});
const born = buildField({ name: 'born', type: 'date', validations: { max: { today: {} } } });

const all = (field: Field, text: string, locale = es) => {
  const [found] = checkField(field, text, locale).issues;
  return found === undefined ? [] : suggestFixes(field, text, found, locale);
};
const fix = (field: Field, text: string, locale = es) => all(field, text, locale)[0] ?? null;

describe('suggestFixes', () => {
  it.each<[Field, string, string | null, boolean]>([
    [breed, 'AA rojo', 'Aberdeen Angus', true],
    [breed, 'Herefor', 'Hereford', true],
    [breed, 'Bradford', 'Braford', true],
    [breed, 'qwx', null, false],
    [category, 'VQ2', 'Vaquillona', true],
    [category, 'Vaquilona', 'Vaquillona', true],
    [given, 'Aftossa, Rabia', 'Aftosa, Rabia paresiante', true],
    [boxes, 'Aftossa, Rabia', 'Aftosa, Rabia paresiante', true],
    [country, 'Uruguai', 'Uruguay', true],
    [weight, '3440', '344', false],
    [weight, '3.445', '344,5', false],
    [weight, '99999999', null, false],
    [weight, '386,6666667', '386,67', false],
    [weight, '380 aprox.', '380', false],
    [weight, '380 o 390', null, false],
    [weight, 'aprox. 800 lb', null, false],
    [weight, '120 cm', null, false],
    [weight, '3', null, false],
    [born, '3/14/2026', '14/03/2026', false],
    [born, '30/02/2026', null, false],
    [born, '12/31/2026', null, false],
    [electronicTag, '32010004582365', '032 010 004 582 365', false],
    [electronicTag, '3201000458236', null, false],
  ])('%o, "%s": %s', (field, text, expected, fieldwide) => {
    expect(fix(field, text)).toEqual(expected === null ? null : { text: expected, fieldwide });
  });

  it.each([
    ['Vaquilona', ['Vaquillona']],
    ['Terner', ['Ternero', 'Ternera']],
    ['Tern', ['Ternero', 'Ternera', 'Novillo']],
  ])('answers the options that come near "%s", the likest first, three at most', (text, near) => {
    expect(all(category, text).map((each) => each.text)).toEqual(near);
  });

  it('writes as the reader does', () => {
    expect(fix(weight, '3445', en)?.text).toBe('344.5');
    expect(fix(breed, 'Argentine Holstien', en)?.text).toBe('Argentine Holstein');
  });

  it('never suggests what is wrong again', () => {
    const fields = fc.constantFrom(breed, category, given, weight, born, electronicTag);
    fc.assert(
      fc.property(fields, fc.oneof(fc.string(), fc.stringMatching(/^[\d.,/ -]{1,16}$/)), (field, text) => {
        for (const found of all(field, text)) expect(checkField(field, found.text, es).issues).toEqual([]);
      }),
    );
  });
});
