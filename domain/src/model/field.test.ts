import { describe, expectTypeOf, it } from 'vitest';
import type { Attribute } from './attribute';
import type { EventField } from './event-model';
import type { Field, FieldOf } from './field';

/** A wrong field of a model does not compile: the type check reads these, and nothing of them runs. */

const named = { name: 'a', label: { es: 'A', en: 'A' } };
const words = { es: 'x', en: 'x' };
const list = { noun: { one: words, many: words }, fields: [] };

describe('a field', () => {
  it('needs the parts that its kind cannot do without', () => {
    expectTypeOf({ ...named, type: 'masked' as const }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'masked' as const, masks: [] }).toExtend<Field>();
    expectTypeOf({ ...named, type: 'autocomplete' as const }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'detail' as const }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'detail' as const, list }).toExtend<Field>();
    expectTypeOf({ ...named, type: 'summaryAssetsSelectList' as const }).not.toExtend<Field>();
  });

  it('has no parts of other kinds', () => {
    expectTypeOf({ ...named, type: 'text' as const }).toExtend<Field>();
    expectTypeOf({ ...named, type: 'text' as const, presets: [] }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'text' as const, list }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'select' as const, files: { max: 2 } }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'number' as const, decimals: 2 }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'float' as const, decimals: 2 }).toExtend<Field>();
    expectTypeOf({ ...named, type: 'checkbox' as const, segmented: true }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'text' as const, unit: 'kg' }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'polygon' as const, addressAutoGeoposition: true }).not.toExtend<Field>();
  });

  it('holds only what its kind can be held to', () => {
    const held = <Rules>(validations: Rules) => ({ ...named, validations });
    expectTypeOf({ ...held({ mandatory: true }), type: 'file' as const }).toExtend<Field>();
    expectTypeOf({ ...held({ minLength: 3 }), type: 'text' as const }).toExtend<Field>();
    expectTypeOf({ ...held({ minLength: 3 }), type: 'number' as const }).not.toExtend<Field>();
    expectTypeOf({ ...held({ url: true }), type: 'multiline' as const }).not.toExtend<Field>();
    expectTypeOf({ ...held({ validValues: ['a'] }), type: 'checkbox' as const }).not.toExtend<Field>();
    expectTypeOf({ ...held({ minOptions: 2 }), type: 'text' as const }).not.toExtend<Field>();
    expectTypeOf({ ...held({ inPolygon: 'box' as const }), type: 'location' as const }).toExtend<Field>();
    expectTypeOf({ ...held({ inPolygon: 'box' as const }), type: 'polygon' as const }).not.toExtend<Field>();
    expectTypeOf({ ...held({ nearLocation: { field: 'b' } }), type: 'polygon' as const }).toExtend<Field>();
    expectTypeOf({ ...held({ nearLocation: { field: 'b' } }), type: 'text' as const }).not.toExtend<Field>();
  });

  it('is bound by what its values can be compared with', () => {
    const min = <Bound>(bound: Bound) => ({ ...named, validations: { min: bound } });
    expectTypeOf({ ...min({ value: 1 }), type: 'float' as const }).toExtend<Field>();
    expectTypeOf({ ...min({ value: '1' }), type: 'float' as const }).not.toExtend<Field>();
    expectTypeOf({ ...min({ today: {} }), type: 'number' as const }).not.toExtend<Field>();
    expectTypeOf({ ...min({ today: {} }), type: 'date' as const }).toExtend<Field>();
    expectTypeOf({ ...min({ value: 2024 }), type: 'date' as const }).not.toExtend<Field>();
    expectTypeOf({ ...min({ value: 1 }), type: 'text' as const }).not.toExtend<Field>();
    expectTypeOf({ ...named, validations: { step: 2 }, type: 'date' as const }).not.toExtend<Field>();
  });

  it('has its options from one source where it chooses, and else none', () => {
    const api = { dataSourceType: 'api', dataSourceApiEndpoint: 'x' } as const;
    const chosen = { ...named, type: 'select' } as const;
    expectTypeOf(chosen).not.toExtend<Field>();
    expectTypeOf({ ...chosen, values: [] }).toExtend<Field>();
    expectTypeOf({ ...chosen, ...api }).toExtend<Field>();
    expectTypeOf({ ...chosen, dataSourceType: 'api' as const }).not.toExtend<Field>();
    expectTypeOf({ ...chosen, dataSourceType: 'common' as const }).not.toExtend<Field>();
    expectTypeOf({ ...chosen, ...api, bindForm: 'box' as const }).toExtend<Field>();
    expectTypeOf({ ...chosen, values: [], bindForm: 'box' as const }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'text' as const, values: [] }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'number' as const, fkField: 'b' }).not.toExtend<Field>();
  });

  it('starts with a value of its kind', () => {
    const starting = <Kept>(defaultValue: Kept) => ({ ...named, defaultValue });
    const by = <Name>(defaultValueFunction: Name) => ({ ...named, defaultValueFunction });
    expectTypeOf({ ...starting(5), type: 'number' as const }).toExtend<Field>();
    expectTypeOf({ ...starting('5'), type: 'number' as const }).not.toExtend<Field>();
    expectTypeOf({ ...starting(true), type: 'text' as const }).not.toExtend<Field>();
    expectTypeOf({ ...starting('A'), type: 'multiselect' as const, values: [] }).not.toExtend<Field>();
    expectTypeOf({ ...starting(['A']), type: 'multiselect' as const, values: [] }).toExtend<Field>();
    expectTypeOf({ ...starting('x'), type: 'file' as const }).not.toExtend<Field>();
    expectTypeOf({ ...by('today' as const), type: 'date' as const }).toExtend<Field>();
    expectTypeOf({ ...by('today' as const), type: 'dateTime' as const }).not.toExtend<Field>();
    expectTypeOf({ ...by('warranty' as const), type: 'date' as const }).not.toExtend<Field>();
    expectTypeOf({ ...named, type: 'date' as const, defaultOf: ['a', 'b'] as const }).not.toExtend<Field>();
    expectTypeOf({ ...by('lastUsed' as const), type: 'select' as const, values: [] }).not.toExtend<Field>();
    const bySubtype = { defaultValueCustomFunc: 'bySubtype' } as const;
    expectTypeOf({ ...named, ...bySubtype, type: 'select' as const, values: [] }).not.toExtend<Field>();
    expectTypeOf({ ...named, defaultValueSufix: 'x', type: 'number' as const }).not.toExtend<Field>();
  });

  it('is computed by a function that there is, with the parts of that function', () => {
    const computed = <Rule>(rule: Rule) => ({ ...named, type: 'number' as const, computed: rule });
    expectTypeOf(computed({ rule: 'sum' as const, of: ['a'] })).toExtend<Field>();
    expectTypeOf(computed({ rule: 'guess' as const, of: ['a'] })).not.toExtend<Field>();
    expectTypeOf(computed({ rule: 'lookup' as const, of: ['a'] })).not.toExtend<Field>();
    expectTypeOf(computed({ rule: 'sum' as const, of: ['a'], table: {} })).not.toExtend<Field>();
    const follows = { computed: { rule: 'sum', of: ['a'] } } as const;
    expectTypeOf({ ...named, ...follows, type: 'text' as const }).not.toExtend<Field>();
  });

  it('is as strict in an asset type and in an event', () => {
    const permissions = { box: { list: [], new: [], edit: [] } };
    expectTypeOf({ ...named, permissions, type: 'text' as const, presets: [] }).not.toExtend<Attribute>();
    expectTypeOf({ ...named, type: 'detail' as const, writes: 'b' }).not.toExtend<EventField>();
  });

  it('shows by its kind what it has', () => {
    expectTypeOf<FieldOf<'detail'>['list']['fields']>().toEqualTypeOf<readonly Field[]>();
    expectTypeOf<FieldOf<'text'>['masks']>().toEqualTypeOf<undefined>();
  });
});
