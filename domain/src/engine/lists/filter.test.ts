import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAttribute } from '../../catalogue/assets/build-model';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { buildLocale } from '../fields/build-locale';
import { allowedFields } from '../access/field-access';
import { maxFilters, maxValues, readFilters, type Filter, type FilterItem } from './filter';
import { filterOperators } from '../../model/filter-operators';

const locale = buildLocale();
const allowed = allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] });
const read = (...items: FilterItem[]) => readFilters(items, allowed, locale);

/** What a filter compares, with its fields by name. */
function plain(filter: Filter | undefined): unknown {
  if (filter === undefined) return undefined;
  const { operator, ...rest } = filter;
  const named =
    'fields' in rest ? { fields: rest.fields.map(({ name }) => name) } : { field: rest.field.name };
  return { ...rest, operator, ...named };
}

describe('readFilters', () => {
  it.each<[FilterItem, unknown]>([
    [
      { field: 'visual_tag', operator: '=', value: ' kd48 ' },
      { operator: '=', fields: ['visual_tag'], text: 'kd48' },
    ],
    [
      { name: 'visual_tag', operator: '=', value: 48, subFields: ['electronic_tag', 'visual_tag'] },
      { operator: '=', fields: ['visual_tag', 'electronic_tag'], text: '48' },
    ],
    [
      { key: 'category', operator: 'inArray', values: ['VQ', 'novillo'] },
      { operator: 'inArray', field: 'category', keys: ['VQ', 'NO'] },
    ],
    [
      { field: 'category', operator: 'inArray', value: ['VQ'] },
      { operator: 'inArray', field: 'category', keys: ['VQ'] },
    ],
    [
      { field: 'category', value: 'VQ' },
      { operator: 'inArray', field: 'category', keys: ['VQ'] },
    ],
    [
      { field: 'weight', operator: 'betweenValues', min: '340,5', max: 410 },
      { operator: 'betweenValues', field: 'weight', min: 340.5, max: 410 },
    ],
    [
      { field: 'weight', min: 0 },
      { operator: 'betweenValues', field: 'weight', min: 0, max: null },
    ],
    [
      { field: 'birth_date', operator: 'betweenDates', min: '1/9/2024', max: '' },
      { operator: 'betweenDates', field: 'birth_date', min: '2024-09-01', max: null },
    ],
    [
      { field: 'castrated', operator: '===', value: 'sí' },
      { operator: '===', field: 'castrated', value: true },
    ],
    [
      { field: 'castrated', value: false },
      { operator: '===', field: 'castrated', value: false },
    ],
    [
      { field: 'visual_tag', operator: '===', value: 'kd482-c317 6' },
      { operator: '===', field: 'visual_tag', value: 'KD482C3176' },
    ],
    [
      { field: 'weight', operator: '===', value: '412,5' },
      { operator: '===', field: 'weight', value: 412.5 },
    ],
    [
      { field: 'paddock', operator: 'inArray', values: ['Norte', 'Sur'] },
      { operator: 'inArray', field: 'paddock', keys: ['Norte', 'Sur'] },
    ],
  ])('reads %j', (item, expected) => {
    const { filters, issues } = read(item);
    expect(issues).toEqual([]);
    expect(plain(filters[0])).toEqual(expected);
  });

  it.each<[FilterItem, string, string]>([
    [{ field: 'nothing', value: 'x' }, 'nothing', 'unknownField'],
    [{ value: 'x' }, '', 'unknownField'],
    [{ field: '__proto__', value: 'x' }, '__proto__', 'unknownField'],
    [{ field: 'constructor', value: 'x' }, 'constructor', 'unknownField'],
    [{ field: "visual_tag'; --", value: 'x' }, "visual_tag'; --", 'unknownField'],
    [{ field: 'VISUAL_TAG', value: 'x' }, 'VISUAL_TAG', 'unknownField'],
    [{ field: 'x'.repeat(500), value: 'x' }, 'x'.repeat(64), 'unknownField'],
    [{ field: 'visual_tag', operator: 'like', value: 'x' }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: 'toString', value: 'x' }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: '=', value: '' }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: '=', value: 'a\u0000' }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: '=', value: 'a'.repeat(257) }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: '=', value: ['a'] }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', value: 'a', subFields: ['nothing'] }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: '===', value: 'a' }, 'visual_tag', 'wrongType'],
    [{ field: 'visual_tag', operator: '===', value: null }, 'visual_tag', 'wrongType'],
    [{ field: 'market_programs', operator: '===', value: ['HIL'] }, 'market_programs', 'wrongType'],
    [{ field: 'weight', operator: '=', value: '4' }, 'weight', 'wrongType'],
    [{ field: 'birth_date', operator: '=', value: '2024' }, 'birth_date', 'wrongType'],
    [{ field: 'visual_tag', operator: '=', value: '4', subFields: ['weight'] }, 'visual_tag', 'wrongType'],
    [{ field: 'weight', operator: 'inArray', values: ['4'] }, 'weight', 'wrongType'],
    [{ field: 'birth_date', operator: 'inArray', values: ['2024-01-01'] }, 'birth_date', 'wrongType'],
    [{ field: 'category', operator: 'inArray', values: [] }, 'category', 'wrongType'],
    [{ field: 'category', operator: 'inArray', values: ['VQ', 'XX'] }, 'category', 'wrongType'],
    [{ field: 'category', operator: 'inArray', values: [['VQ']] }, 'category', 'wrongType'],
    [
      { field: 'category', operator: 'inArray', values: Array.from({ length: maxValues + 1 }, () => 'VQ') },
      'category',
      'wrongType',
    ],
    [{ field: 'category' }, 'category', 'wrongType'],
    [{ field: 'weight', operator: 'betweenValues' }, 'weight', 'wrongType'],
    [{ field: 'weight', operator: 'betweenValues', min: '', max: null }, 'weight', 'wrongType'],
    [{ field: 'weight', operator: 'betweenValues', min: 'a' }, 'weight', 'wrongType'],
    [{ field: 'weight', operator: 'betweenValues', min: 1, max: '1e999' }, 'weight', 'wrongType'],
    [{ field: 'weight', operator: 'betweenValues', min: Infinity }, 'weight', 'wrongType'],
    [{ field: 'weight', operator: 'betweenValues', min: [1] }, 'weight', 'wrongType'],
    [{ field: 'weight', operator: 'betweenDates', min: '2024-01-01' }, 'weight', 'wrongType'],
    [{ field: 'birth_date', operator: 'betweenDates', min: '31/02/2024' }, 'birth_date', 'wrongType'],
    [{ field: 'birth_date', operator: 'betweenDates', min: 'infinity' }, 'birth_date', 'wrongType'],
    [{ field: 'birth_date', operator: 'betweenDates', min: 20240101 }, 'birth_date', 'wrongType'],
    [{ field: 'birth_date', operator: 'betweenValues', min: 1 }, 'birth_date', 'wrongType'],
    [{ field: 'category', operator: 'betweenValues', min: 1 }, 'category', 'wrongType'],
  ])('refuses %j', (item, field, code) => {
    expect(read(item)).toMatchObject({ filters: [], issues: [{ field, code }] });
  });

  it.each(['file', 'location', 'polygon', 'addableList', 'detail', 'assetsSelectList'] as const)(
    'compares nothing with a field of kind %s, whatever is asked',
    (type) => {
      const attribute = buildAttribute({ name: 'a', type });
      for (const operator of [undefined, ...filterOperators])
        expect(
          readFilters([{ field: 'a', operator, value: '1', min: 1 }], [attribute], locale),
        ).toMatchObject({
          filters: [],
          issues: [{ field: 'a', code: 'wrongType' }],
        });
    },
  );

  it('takes the options of a list that all models share by any of their names', () => {
    const country = { type: 'select', dataSourceType: 'common', dataSourceCommon: 'countries' } as const;
    const { filters } = readFilters(
      [{ field: 'l1', values: ['UY', 'brasil', 'Denmark'] }],
      [buildAttribute({ name: 'l1', ...country })],
      locale,
    );
    expect(plain(filters[0])).toMatchObject({ keys: ['UY', 'BR', 'DK'] });
  });

  it('asks only what the establishment may list', () => {
    const atSlaughterhouse = allowedFields(cowAr, 'list', { boxSubtype: 10, companyTiers: [] });
    const { issues } = readFilters([{ field: 'hba', value: '1' }], atSlaughterhouse, locale);
    expect(issues).toMatchObject([{ field: 'hba', code: 'unknownField' }]);
    expect(
      readFilters(
        [{ field: 'visual_tag', operator: '=', value: '1', subFields: ['hba'] }],
        atSlaughterhouse,
        locale,
      ).filters,
    ).toEqual([]);
  });

  it('reads up to its limit and says when there are more', () => {
    const many = Array.from({ length: maxFilters + 1 }, () => ({ field: 'category', value: 'VQ' }));
    expect(read(...many.slice(1)).issues).toEqual([]);
    expect(read(...many).issues).toMatchObject([{ field: 'filters', code: 'tooManyOptions' }]);
    expect(read(...many).filters).toHaveLength(maxFilters);
  });

  it('reads a number as the language writes it', () => {
    const min = (language: 'es' | 'en') => {
      const [filter] = readFilters([{ field: 'weight', min: '1.234' }], allowed, {
        ...locale,
        language,
      }).filters;
      return plain(filter);
    };
    expect([min('es'), min('en')]).toMatchObject([{ min: 1234 }, { min: 1.234 }]);
  });

  it('keeps or refuses any item, and never throws', () => {
    const names = fc.constantFrom('visual_tag', 'category', 'weight', 'birth_date', 'castrated', 'nothing');
    const operators = fc.option(
      fc.constantFrom('=', '===', 'inArray', 'betweenValues', 'betweenDates', 'x'),
      {
        nil: undefined,
      },
    );
    const items = fc.record({
      field: names,
      operator: operators,
      value: fc.jsonValue(),
      values: fc.option(fc.array(fc.jsonValue(), { maxLength: 4 }), { nil: undefined }),
      min: fc.jsonValue(),
      max: fc.jsonValue(),
    });
    fc.assert(
      fc.property(items, (item) => {
        const { filters, issues } = read(item);
        expect(filters.length + issues.length).toBe(1);
      }),
    );
  });
});
