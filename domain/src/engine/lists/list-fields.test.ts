import { describe, expect, it } from 'vitest';
import { buildAttribute } from '../../catalogue/assets/build-model';
import type { Attribute } from '../../model/attribute';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { allowedFields } from '../access/field-access';
import { canSort, filterFields, filterOperatorOf, searchFields } from './list-fields';

const allowed = allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] });

describe('the attributes that a list can be filtered by', () => {
  it('are in the order of the model, and only where the actor may list them', () => {
    const names = filterFields(cowAr, allowed).map((field) => field.name);
    expect(names).toEqual(cowAr.filterOrder.filter((name) => allowed.some((field) => field.name === name)));
    expect(filterFields(cowAr, [])).toEqual([]);
  });

  it('come last when the model does not order them', () => {
    const model = { ...cowAr, filterOrder: ['weight'] };
    const names = filterFields(model, allowed).map((field) => field.name);
    expect(names[0]).toBe('weight');
    expect(names).toHaveLength(filterFields(cowAr, allowed).length);
  });

  it('compare as their widget asks', () => {
    const field = (changes: Pick<Attribute, 'type' | 'tableFilter'>): Attribute =>
      buildAttribute({ name: 'a', ...changes });
    const widget = (fieldType: NonNullable<Attribute['tableFilter']>['fieldType']) => ({
      tableFilter: { isEnabled: true, isExpanded: true, fieldType },
    });
    expect(filterOperatorOf(field({ type: 'text', ...widget('exact') }))).toBe('===');
    expect(filterOperatorOf(field({ type: 'text', ...widget('tags') }))).toBe('inArray');
    expect(filterOperatorOf(field({ type: 'text', ...widget('text') }))).toBe('=');
    expect(filterOperatorOf(field({ type: 'checkbox', ...widget('select') }))).toBe('===');
  });
});

describe('searching and sorting', () => {
  it('searches what names a row', () => {
    expect(searchFields(cowAr, allowed).map((field) => field.name)).toEqual(cowAr.labelFields);
    expect(searchFields(cowAr, [])).toEqual([]);
  });

  it('sorts by everything but lists of options', () => {
    const unsorted = allowed.filter((field) => !canSort(field)).map((field) => field.type);
    const sortable = [
      'text',
      'masked',
      'number',
      'float',
      'date',
      'select',
      'selectimage',
      'checkbox',
    ] as const;
    expect(unsorted.filter((type) => sortable.some((each) => each === type))).toEqual([]);
    expect(unsorted).toContain('multiselect');
  });
});
