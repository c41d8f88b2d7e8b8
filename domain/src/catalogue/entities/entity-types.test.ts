import { describe, expect, it } from 'vitest';
import { allowedFields } from '../../engine/access/field-access';
import { entitySubtypes, entityTypes, entityTypesOf, findEntityType } from './entity-types';
import { supplier } from './supplier';

/** Which kinds each subtype keeps (document 2 section 3). */
const rows: readonly [subtype: number, kinds: readonly number[]][] = [
  [31, [2]],
  [35, [2]],
  [36, [2, 3]],
  [37, [4, 5]],
  [1, []],
  [6, []],
  [30, []],
];

describe('the named entities of an establishment', () => {
  it.each(rows)('of subtype %i are of the kinds %j', (subtype, kinds) => {
    expect(entityTypesOf(subtype).map(({ id }) => id)).toEqual(kinds);
    expect(entitySubtypes.includes(subtype)).toBe(kinds.length > 0);
    for (const { id } of entityTypes)
      expect(findEntityType(id, subtype)?.id ?? null).toBe(kinds.includes(id) ? id : null);
  });

  it.each(rows.filter(([, kinds]) => kinds.length > 0))(
    'of subtype %i have a name, and no field is without a place in the form',
    (subtype) => {
      for (const { model } of entityTypesOf(subtype)) {
        const scope = { boxSubtype: subtype, companyTiers: [] };
        const fields = allowedFields(model, 'new', scope).map(({ name }) => name);
        const drawn = model.form.steps.flatMap(({ sections }) => sections.flatMap((part) => part.fields));
        expect(fields).toContain('value');
        expect(fields.filter((name) => !drawn.includes(name))).toEqual([]);
      }
    },
  );

  it('survive JSON', () => {
    expect(JSON.parse(JSON.stringify(entityTypes))).toEqual(entityTypes);
  });
});

describe('a supplier', () => {
  const required = (subtype: number) =>
    allowedFields(supplier, 'new', { boxSubtype: subtype, companyTiers: [] })
      .filter((field) => field.validations?.mandatory === true)
      .map(({ name }) => name);
  const address = [
    'supplier_country',
    'supplier_city',
    'supplier_zip_code',
    'supplier_address_street',
    'supplier_address_street_number',
  ];

  it('must have a name and an address, and a footprint in a tannery only', () => {
    expect(required(31)).toEqual(['value', 'supplier_co2_footprint', ...address]);
    expect(required(35)).toEqual(['value', ...address]);
    expect(required(36)).toEqual(['value', ...address]);
  });
});
