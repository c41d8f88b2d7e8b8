import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../model/attribute';
import { buildAttribute } from '../../catalogue/assets/build-model';
import { facetKindOf } from './facet';

const filtered = { isEnabled: true, isExpanded: false } as const;
const sexes = [{ key: 'H', label: { es: 'Hembra', en: 'Female' } }];

const table: readonly (readonly [string, Attribute, ReturnType<typeof facetKindOf>])[] = [
  [
    'one of some options',
    buildAttribute({
      name: 'sex',
      type: 'select',
      values: sexes,
      tableFilter: { ...filtered, fieldType: 'select' },
    }),
    'options',
  ],
  [
    'several of them',
    buildAttribute({
      name: 'marks',
      type: 'multiselect',
      values: sexes,
      tableFilter: { ...filtered, fieldType: 'multiselect' },
    }),
    'options',
  ],
  [
    'a figure without a slot',
    buildAttribute({
      name: 'weight',
      type: 'number',
      tableFilter: { ...filtered, fieldType: 'betweenValues' },
    }),
    'numbers',
  ],
  [
    'a day in a slot',
    buildAttribute({
      name: 'born',
      type: 'date',
      slot: { name: 'd1', indexed: true },
      tableFilter: { ...filtered, fieldType: 'betweenDates' },
    }),
    'days',
  ],
  [
    'a day that only the record holds',
    buildAttribute({ name: 'born', type: 'date', tableFilter: { ...filtered, fieldType: 'betweenDates' } }),
    null,
  ],
  [
    'a text',
    buildAttribute({ name: 'tag', type: 'text', tableFilter: { ...filtered, fieldType: 'text' } }),
    null,
  ],
  [
    'yes or no',
    buildAttribute({ name: 'gelded', type: 'checkbox', tableFilter: { ...filtered, fieldType: 'select' } }),
    null,
  ],
];

describe('the facet of a filter', () => {
  it.each(table)('of %s', (_name, field, kind) => {
    expect(facetKindOf(field)).toBe(kind);
  });
});
