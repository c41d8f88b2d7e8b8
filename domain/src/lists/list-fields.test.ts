import { describe, expect, it } from 'vitest';
import { cowAr } from '../assets/cow-ar';
import { allowedFields } from '../rules/field-access';
import { filterFields, searchFields } from './list-fields';

const names = (fields: readonly { readonly name: string }[]) => fields.map((field) => field.name);
const at = (boxSubtype: number) => allowedFields(cowAr, 'list', { boxSubtype, companyTiers: [] });

describe('the filters of a list', () => {
  it('stand in the order of the model', () => {
    expect(names(filterFields(cowAr, at(6)))).toEqual(cowAr.filterOrder);
  });

  it('leave out what the establishment may not list, and put what has no place last', () => {
    expect(names(filterFields(cowAr, at(11)))).not.toContain('hba');
    const unordered = { ...cowAr, filterOrder: ['category'] };
    expect(names(filterFields(unordered, at(6)))[0]).toBe('category');
    expect(filterFields(unordered, at(6))).toHaveLength(cowAr.filterOrder.length);
  });
});

describe('a search', () => {
  it('asks what names a row', () => {
    expect(names(searchFields(cowAr, at(6)))).toEqual(['visual_tag', 'electronic_tag']);
    expect(searchFields(cowAr, [])).toEqual([]);
  });
});
