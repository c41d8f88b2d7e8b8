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
  });

  it('is as strict in an asset type and in an event', () => {
    const permissions = { box: { list: [], new: [], edit: [] } };
    expectTypeOf({ ...named, permissions, type: 'text' as const, presets: [] }).not.toExtend<Attribute>();
    expectTypeOf({ ...named, type: 'detail' as const, writes: 'b' }).not.toExtend<EventField>();
  });

  it('tells by its kind what it has', () => {
    expectTypeOf<FieldOf<'detail'>['list']['fields']>().toEqualTypeOf<readonly Field[]>();
    expectTypeOf<FieldOf<'text'>['masks']>().toEqualTypeOf<undefined>();
  });
});
