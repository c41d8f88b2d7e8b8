import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../catalogue/assets/index';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { storage } from '../../catalogue/assets/storage';
import { buildLocale } from '../fields/build-locale';
import {
  askedDefaults,
  completedOf,
  defaultTexts,
  followingTexts,
  pickDefaults,
  proposedDefaults,
  readDefaults,
} from './sheet-defaults';
import { sheetFormat } from './sheet-format';

const locale = buildLocale();
const format = sheetFormat(cowAr, 'add', { boxSubtype: 6, companyTiers: [] });
const ask = (...filled: string[]) => askedDefaults(format, new Set(filled), 6);
const names = (asked: ReturnType<typeof ask>) => asked.map(({ field }) => field.name);

describe('what a sheet is asked about', () => {
  it('is what the form starts with and no column fills', () => {
    expect(names(ask())).toEqual(['productive_system', 'entry_type', 'entry_date']);
    expect(names(ask('entry_type', 'entry_date'))).toEqual(['productive_system']);
  });

  it('is a currency only beside a price', () => {
    expect(names(ask('purchase_price'))).toContain('purchase_currency');
  });

  it('proposes an opening stock, and no date: what is loaded was there before', () => {
    expect(proposedDefaults(ask('purchase_price'))).toEqual({
      productive_system: 'PAS',
      entry_type: 'INI',
      purchase_currency: 'ARS',
    });
  });

  it('is of no type a day of today, a number that is given out, or the end of a guarantee', () => {
    const now = buildLocale().today;
    for (const model of assetTypes)
      for (const boxSubtype of [
        ...new Set(model.attributes.flatMap(({ permissions }) => permissions.box.new)),
      ]) {
        const asked = askedDefaults(
          sheetFormat(model, 'add', { boxSubtype, companyTiers: [] }),
          new Set(),
          boxSubtype,
        );
        expect(Object.values(proposedDefaults(asked))).not.toContain(now);
        for (const { field } of asked) {
          expect(field.defaultValueSufix).toBeUndefined();
          expect(field.defaultValueFunction).not.toBe('warranty');
          expect(field.hideCondition).toBeUndefined();
        }
      }
    const bags = sheetFormat(storage, 'add', { boxSubtype: 28, companyTiers: [] });
    expect(names(askedDefaults(bags, new Set(), 28))).toEqual(
      expect.arrayContaining(['bag_diameter', 'bag_thickness']),
    );
  });
});

describe('what the user leaves on', () => {
  it('is read as they write it', () => {
    const texts = { entry_type: 'Existencia inicial', entry_date: '01/02/2020' };
    expect(readDefaults(ask(), texts, locale)).toEqual({
      values: { entry_type: 'INI', entry_date: '2020-02-01' },
      issues: [],
    });
  });

  it('is refused where it cannot be, or is not asked about', () => {
    const { issues } = readDefaults(
      ask('entry_type'),
      { entry_type: 'INI', entry_date: '01/02/2999', sex: 'H' },
      locale,
    );
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['entry_type', 'badParam'],
      ['entry_date', expect.any(String)],
      ['sex', 'badParam'],
    ]);
  });

  it('is, by name, what is proposed', () => {
    expect(pickDefaults(ask(), ['entry_type'])).toEqual({ values: { entry_type: 'INI' }, issues: [] });
    expect(pickDefaults(ask(), ['entry_date', 'sex']).issues.map(({ field }) => field)).toEqual([
      'entry_date',
      'sex',
    ]);
  });

  it('is written as texts of the language', () => {
    expect(defaultTexts(format, { entry_type: 'INI', entry_date: '2020-02-01' }, locale)).toEqual({
      entry_type: 'Existencia inicial',
      entry_date: '01/02/2020',
    });
  });
});

describe('a day that follows from the row', () => {
  const follow = followingTexts(format, new Set(['birth_date', 'entry_type']), locale);

  it('goes before what every row is given', () => {
    const texts = { birth_date: '08/08/2019', entry_type: 'Nacimiento', entry_date: '01/01/2024' };
    expect(follow(texts)).toEqual({ entry_date: '08/08/2019' });
    expect(follow({ ...texts, entry_type: 'Compra' })).toEqual({});
    expect(follow({ ...texts, birth_date: '' })).toEqual({});
  });

  it('is left to the column that fills it', () => {
    const texts = { birth_date: '08/08/2019', entry_type: 'Nacimiento' };
    expect(followingTexts(format, new Set(['entry_date']), locale)(texts)).toEqual({});
  });
});

describe('completedOf', () => {
  it('names what a record has as every row was given it', () => {
    const accepted = { entry_type: 'INI', market_programs: ['PNC'], entry_date: '2020-02-01' };
    const values = { entry_type: 'INI', market_programs: ['PNC'], entry_date: '2021-01-01' };
    expect(completedOf(accepted, values)).toEqual(['entry_type', 'market_programs']);
    expect(completedOf(accepted, {})).toEqual([]);
  });
});
