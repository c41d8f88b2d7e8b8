import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { askedDefaults, type AskedDefault } from '@huella/domain/engine/sheets/sheet-defaults';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import type { Locale } from '@huella/domain/model/value';
import { acceptedTexts, acceptedValues, askedItems, keptAnswers, type Answers } from './asked-items';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'UTC' };
const { language } = locale;
const format = sheetFormat(cowAr, 'add', { boxSubtype: 6, companyTiers: [] });
const asked = askedDefaults(format, new Set(['birth_date']), 6);
const texts = (answers: Answers) => acceptedTexts(askedItems(asked, answers, locale), locale);

describe('what every row is given', () => {
  it('is what is proposed while nobody said otherwise', () => {
    expect(texts({})).toEqual({ productive_system: 'Pastoril', entry_type: 'Existencia inicial' });
  });

  it('is without what was switched off, and with what was written', () => {
    const answers = {
      productive_system: { raw: 'PAS', isOn: false, language },
      entry_date: { raw: '1/7/2026', isOn: true, language },
    };
    expect(texts(answers)).toEqual({ entry_type: 'Existencia inicial', entry_date: '01/07/2026' });
    expect(acceptedValues(askedItems(asked, answers, locale))).toEqual({
      entry_type: 'INI',
      entry_date: '2026-07-01',
    });
  });

  it('is nothing that cannot be, and says why; a blank is no fault', () => {
    const items = askedItems(asked, { entry_date: { raw: '1/7/2999', isOn: true, language } }, locale);
    expect(items.find(({ field }) => field.name === 'entry_date')).toMatchObject({
      fault: { level: 'error' },
      value: null,
    });
    expect(askedItems(asked, {}, locale).every(({ fault }) => fault === null)).toBe(true);
  });

  it('is found again as it was left: what is not among it was switched off', () => {
    const kept = { entry_type: 'Compra', entry_date: '01/07/2026' };
    expect(texts(keptAnswers(asked, kept, locale))).toEqual(kept);
    expect(keptAnswers(asked, kept, locale)['productive_system']).toEqual({
      ...{ raw: 'PAS', isOn: false, language },
    });
    expect(keptAnswers(asked, null, locale)).toEqual({});
  });

  it('keeps the meaning of numbers where the language changes, and those of an upload of another language', () => {
    const english: Locale = { ...locale, language: 'en' };
    const price: AskedDefault = {
      field: { name: 'price', label: { es: 'Precio', en: 'Price' }, type: 'float' },
      mandatory: false,
      proposed: null,
    };
    const typed: Answers = { price: { raw: '1.234,5', isOn: true, language: 'es' } };
    expect(askedItems([price], typed, locale)).toMatchObject([{ raw: '1.234,5', value: 1234.5 }]);
    expect(askedItems([price], typed, english)).toMatchObject([
      { raw: '1,234.5', value: 1234.5, fault: null },
    ]);
    const kept = keptAnswers([price], { price: '1,234.5' }, english);
    expect(askedItems([price], kept, locale)).toMatchObject([{ raw: '1.234,5', value: 1234.5, fault: null }]);
    const half: Answers = { price: { raw: '1.2x', isOn: true, language: 'es' } };
    expect(askedItems([price], half, english)).toMatchObject([{ raw: '1.2x', value: null }]);
  });
});
