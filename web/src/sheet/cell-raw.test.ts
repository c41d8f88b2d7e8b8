import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { rawOfText, textOfRaw, tidyText } from './cell-raw';

const es = buildLocale();
const en = buildLocale({ language: 'en' });
const values = [
  { key: 'AA', label: { es: 'Angus Colorado', en: 'Red Angus' } },
  { key: 'HH', label: { es: 'Hereford', en: 'Hereford' } },
];
const select = buildField({ name: 'breed', type: 'select', values });
const many = buildField({ name: 'breeds', type: 'multiselect', values });
const weight = buildField({ name: 'weight', type: 'float' });
const day = buildField({ name: 'day', type: 'date' });
const yes = buildField({ name: 'yes', type: 'checkbox' });

describe('the text of a cell and what the input holds', () => {
  it.each([
    [select, 'red angus', 'AA', 'Angus Colorado'],
    [many, 'Hereford, AA', ['AA', 'HH'], 'Angus Colorado, Hereford'],
    [yes, 'si', true, 'Sí'],
    [weight, '361,5', '361,5', '361,5'],
    [select, '', null, ''],
  ] as const)('go over into each other: %o %s', (field, text, raw, again) => {
    expect(rawOfText(field, text, es)).toEqual(raw);
    expect(textOfRaw(field, raw, es)).toBe(again);
  });

  it('leave no choice for a text that is none', () => {
    expect(rawOfText(select, 'AA rojo', es)).toBeNull();
  });
});

describe('tidyText', () => {
  it.each([
    [weight, ' 361.5 ', '361,5', '361.5'],
    [day, '2/11/2024', '02/11/2024', '02/11/2024'],
    [select, 'aa', 'Angus Colorado', 'Red Angus'],
    [yes, 'x', 'Sí', 'Yes'],
    [day, '30/02/2026', '30/02/2026', '30/02/2026'],
    [select, 'AA rojo', 'AA rojo', 'AA rojo'],
    [weight, 'mucho', 'mucho', 'mucho'],
  ] as const)('writes what it understood and keeps what it did not: %o %s', (field, text, inEs, inEn) => {
    expect(tidyText(field, text, es)).toBe(inEs);
    expect(tidyText(field, text, en)).toBe(inEn);
  });
});
