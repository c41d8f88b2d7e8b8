import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAttribute } from '../../catalogue/assets/build-model';
import { assetTypes } from '../../catalogue/assets/index';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { lotField } from '../../rules/lot-field';
import { readListFilters } from '../../rules/list-filters';
import { pausedField, stateFieldOf } from '../../rules/state-fields';
import { allowedFields } from '../access/field-access';
import { buildLocale } from '../fields/build-locale';
import { foldKey } from '../../fold';
import { keptFieldsOf, keptKeys, keptTexts, tagOf } from './kept-texts';
import type { FilterItem } from './filter';
import { isSearched } from './list-fields';
import { soughtWords, writtenIn } from './search-words';

const allowed = [...allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] }), lotField];
const attribute = (name: string) => {
  const found = cowAr.attributes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no attribute is called ${name}`);
  return found;
};
const words = (text: string, fields = allowed) => soughtWords(text, fields, 'es').map((word) => word.text);

describe('isSearched', () => {
  it.each(['visual_tag', 'management_tag', 'category', 'market_programs', 'tag_color', 'notes', 'paddock'])(
    'looks into %s',
    (name) => {
      expect(isSearched(attribute(name))).toBe(true);
    },
  );

  it.each(['weight', 'birth_date', 'castrated', 'location', 'photos', 'certificates'])(
    'leaves %s to its filter',
    (name) => {
      expect(isSearched(attribute(name))).toBe(false);
    },
  );

  it('looks into the lot, and into nothing else that follows from a row', () => {
    expect([lotField, stateFieldOf(cowAr), pausedField].map(isSearched)).toEqual([true, false, false]);
  });
});

describe('soughtWords', () => {
  it.each<[string, readonly string[]]>([
    ['Novillito', ['novillito']],
    ['  Aberdeen   ÁNGUS ', ['aberdeen', 'angus']],
    ['ñandú', ['n\u007fandu']],
    // Twice is once, and what another word contains is found with it.
    ['norte norte nor', ['norte']],
    ['KD482 C317 6', ['kd482 c317 6']],
    ['kd482 c3', ['kd482', 'c3']],
    ['032 010 000 000 123', ['032 010 000 000 123']],
    ['032 010 000', ['032 010 000']],
    ['vip 12', ['vip', '12']],
    ['potrero 12 norte', ['potrero', '12', 'norte']],
    ['100% \\ _', ['100%', '\\', '_']],
    ['\u0301', []],
  ])('takes %j apart', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('means options by the names that the reader sees', () => {
    const keys = (text: string, language: 'es' | 'en') => soughtWords(text, allowed, language)[0]?.keys;
    expect(keys('novillito', 'es')).toEqual({ category: ['NT'] });
    expect(keys('novillito', 'en')).not.toHaveProperty('category');
    expect(keys('aberdeen', 'es')).toEqual({ breed: ['AA'], crossed_with: ['AA'] });
    expect(keys('amarilla', 'es')).toEqual({ tag_color: ['#F5D800'] });
  });

  it('means no option by its key', () => {
    const own = buildAttribute({
      name: 'kind',
      type: 'select',
      values: [{ key: 'ZZ', label: { es: 'Uno', en: 'One' } }],
    });
    expect(soughtWords('zz', [own], 'es')).toEqual([{ text: 'zz', keys: {} }]);
  });

  it('asks of each word that some word of the text is it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const folded = foldKey(text);
        for (const word of words(text, [])) expect(folded.split(' ')).toContain(word);
        for (const word of folded.split(' '))
          expect(word === '' || words(text, []).some((kept) => kept.includes(word))).toBe(true);
      }),
    );
  });
});

describe('writtenIn', () => {
  it('writes identifiers bare, also where they are proposed, and other texts as they are', () => {
    expect(writtenIn(attribute('visual_tag'), 'kd48-2')).toBe('kd482');
    expect(writtenIn(attribute('dam_tag'), 'kd482 c317 6')).toBe('kd482c3176');
    expect(writtenIn(attribute('notes'), 'kd48-2')).toBe('kd48-2');
    expect(writtenIn(attribute('visual_tag'), '-')).toBe('-');
  });

  it('looks in telephone numbers only for what could be part of one', () => {
    const phone = buildAttribute({ name: 'phone', type: 'phone' });
    expect(writtenIn(phone, '011-4839')).toBe('114839');
    expect(writtenIn(phone, 'ar-123')).toBe('ar-123');
  });
});

describe('a filter by words', () => {
  const read = (item: FilterItem) => readListFilters([item], allowed, buildLocale());

  it('is over all that may be listed and is searched', () => {
    const { filters, issues } = read({ operator: 'words', value: 'norte' });
    expect(issues).toEqual([]);
    expect(filters).toEqual([
      { operator: 'words', fields: allowed.filter(isSearched), words: [{ text: 'norte', keys: {} }] },
    ]);
  });

  it.each<[string, FilterItem]>([
    ['words', { operator: 'words' }],
    ['words', { operator: 'words', value: '   ' }],
    ['words', { operator: 'words', value: 'x'.repeat(257) }],
    ['words', { operator: 'words', value: 'a\u0000b' }],
    ['words', { operator: 'words', value: ['norte'] }],
    ['notes', { operator: 'words', field: 'notes', value: 'norte' }],
    ['notes', { operator: 'words', subFields: ['notes'], value: 'norte' }],
  ])('refuses at %s', (field, item) => {
    expect(read(item).issues).toEqual([expect.objectContaining({ field, code: 'wrongType' })]);
  });
});

describe.each(assetTypes)('what $code keeps beside its slots', (model) => {
  const { texts, keys } = keptFieldsOf(model);

  it('has a tag of its own for each text, which no folded word can find', () => {
    const tags = texts.map(tagOf);
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(tag).toMatch(/^[A-Z]+$/);
  });

  it('is each text and each key that has no slot', () => {
    const values = {
      ...Object.fromEntries(texts.map(({ name }) => [name, `Último ${name}\nñ`])),
      ...Object.fromEntries(keys.map(({ name }) => [name, ['A', 'B|C']])),
    };
    const each = texts.map((field) => `\u001f${tagOf(field)}\u001eultimo ${field.name} n\u007f`);
    expect(keptTexts(model, values) ?? '').toBe(each.join(''));
    const chosen = keys.flatMap(({ name }) => [`${name}:A`, `${name}:B|C`]);
    expect(keptKeys(model, values) ?? '').toBe(
      chosen.length === 0 ? '' : `\u001f${chosen.join('\u001f')}\u001f`,
    );
    expect([keptTexts(model, {}), keptKeys(model, {})]).toEqual([null, null]);
  });
});
