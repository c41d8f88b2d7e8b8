import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { buildLocale } from '../fields/build-locale';
import { fillGenealogy } from './fill-genealogy';
import { relatives } from '../../catalogue/lookups/relatives';

const name = cowAr.genealogy?.field;
const field = cowAr.attributes.find((each) => each.name === name);
if (field === undefined) throw new Error('the model names a field that it has');
const locale = buildLocale();

describe('a genealogy that a registry fills', () => {
  it('has a row for each relative, in the options of the model', () => {
    const found = relatives.map(({ word }, at) => ({
      genealogy_relationship: word,
      genealogy_name: `Animal ${String(at)}`,
    }));
    const rows = fillGenealogy(field, null, found, locale);
    expect(rows.map((row) => row['genealogy_relationship'])).toEqual([
      'PRO',
      'PAD',
      'MAD',
      'APA',
      'APB',
      'AMA',
      'AMB',
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(7);
    expect(fillGenealogy(field, rows, found, locale)).toEqual(rows);
  });

  it('keeps the papers of relatives that were there', () => {
    const paper = [{ storageName: 'abcdefgh12345678', originalName: 'adn.pdf' }];
    const stored = [
      { key: 4, genealogy_relationship: 'MAD', genealogy_name: 'Vieja', genealogy_adn_file: paper },
      { key: 9, genealogy_relationship: 'PAD' },
    ];
    const found = [
      { genealogy_relationship: 'Madre', genealogy_name: 'Nueva', genealogy_hba: '1' },
      { genealogy_relationship: 'Datos Propios', genealogy_name: 'Propia' },
    ];
    expect(fillGenealogy(field, stored, found, locale)).toEqual([
      { ...stored[0], genealogy_name: 'Nueva', genealogy_hba: '1' },
      stored[1],
      { key: 10, genealogy_relationship: 'PRO', genealogy_name: 'Propia' },
    ]);
  });

  it('leaves out what a field does not take', () => {
    const found = [
      { genealogy_relationship: 'Padre', genealogy_name: 'x'.repeat(300), genealogy_hba: '7', other: 'x' },
    ];
    expect(fillGenealogy(field, 'nonsense', found, locale)).toEqual([
      { key: 1, genealogy_relationship: 'PAD', genealogy_hba: '7' },
    ]);
  });
});
