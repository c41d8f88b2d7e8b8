import { alpha2ToAlpha3 } from 'i18n-iso-countries';
import { describe, expect, it } from 'vitest';
import { foldKey } from '../fold';
import { countries } from './countries';
import { countryOptions } from './country-names';

const find = (key: string) => countryOptions.find((option) => option.key === key)?.label;

describe('the countries of the world', () => {
  it('are those of the standard, each once', () => {
    const keys = countryOptions.map(({ key }) => key);
    expect(keys).toHaveLength(250);
    expect(new Set(keys).size).toBe(250);
    expect(keys.filter((key) => alpha2ToAlpha3(key) === undefined)).toEqual([]);
  });

  it('have one name each in both languages, without the comma that parts several options', () => {
    for (const language of ['es', 'en'] as const) {
      const names = countryOptions.map(({ label }) => foldKey(label[language]));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name === '' || name.includes(','))).toEqual([]);
    }
  });

  it('are in the order of their Spanish names', () => {
    const names = countryOptions.map(({ label }) => label.es);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  });

  it('are called as in the list of countries in which the product works', () => {
    for (const { alpha2, name } of countries) expect(find(alpha2)).toEqual(name);
  });

  it.each([
    ['DE', 'Alemania', 'Germany'],
    ['GB', 'Reino Unido', 'United Kingdom'],
    ['KR', 'Corea del Sur', 'South Korea'],
    ['CD', 'República Democrática del Congo', 'Democratic Republic of the Congo'],
    ['CI', 'Costa de Marfil', "Côte d'Ivoire"],
  ])('%s is %s, %s', (key, es, en) => {
    expect(find(key)).toEqual({ es, en });
  });
});
