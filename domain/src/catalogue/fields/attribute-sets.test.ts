import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import { assetTypes } from '../assets/index';
import { entityTypes } from '../entities/entity-types';
import { lotModelOf } from '../lots/lot-model';
import { company } from '../records/company';
import { user } from '../records/user';
import { access } from './attribute-blocks';
import { filledIn, filledInForms, writtenByEvents, type AttributeDraft } from './attribute-sets';
import { completeField } from './complete-field';

const own = access([1], [1]);
const label = { es: 'x', en: 'x' };
const text: AttributeDraft = { name: 'text', label, type: 'text' };
const file: AttributeDraft = { name: 'file', label, type: 'file' };
const sum: AttributeDraft = { name: 'sum', label, type: 'float', computed: { rule: 'sum', of: ['a', 'b'] } };
const drafts = [text, file, sum];

const marks = (attributes: readonly Attribute[]) =>
  attributes.map(({ name, massiveImport, onlyEvent, disabled }) => [
    name,
    massiveImport,
    onlyEvent,
    disabled,
  ]);

describe('a field of a model', () => {
  it('is as wide as its kind needs, and so are the fields of its rows', () => {
    const rows: Field = {
      name: 'rows',
      label,
      type: 'detail',
      list: {
        noun: { one: label, many: label },
        fields: [text, { ...text, name: 'wide', columns: 12 }, file],
      },
    };
    const complete = completeField(rows);
    expect(complete.columns).toBe(12);
    expect(complete.list.fields.map(({ columns }) => columns)).toEqual([6, 12, 12]);
  });

  it('is complete in every model, and completing it again changes nothing', () => {
    const fields = [
      ...assetTypes.flatMap((type) => [
        ...type.attributes,
        ...type.events.flatMap((event) => event.fields),
        ...lotModelOf(type).attributes,
      ]),
      ...[company, user, ...entityTypes.map(({ model }) => model)].flatMap(({ attributes }) => attributes),
    ];
    expect(fields.filter((field) => field.columns === undefined)).toEqual([]);
    expect(fields.map((field) => completeField(field))).toEqual(fields);
  });
});

describe('the attributes of a set', () => {
  it('that people fill in are in sheets where a cell can hold them', () => {
    expect(marks(filledIn(own, drafts))).toEqual([
      ['text', true, undefined, undefined],
      ['file', true, undefined, undefined],
      ['sum', undefined, undefined, true],
    ]);
    const [kept] = filledIn(own, [{ ...text, massiveImport: false }]);
    expect(kept?.massiveImport).toBeUndefined();
  });

  it('that people fill in one by one are in no sheet', () => {
    expect(marks(filledInForms(own, drafts)).map(([, inSheets]) => inSheets)).toEqual(
      drafts.map(() => undefined),
    );
  });

  it('that nobody fills in are written by events, or computed', () => {
    expect(marks(writtenByEvents(own, drafts))).toEqual([
      ['text', undefined, true, undefined],
      ['file', undefined, true, undefined],
      ['sum', undefined, undefined, true],
    ]);
  });

  it.each([filledIn, filledInForms, writtenByEvents])(
    'have the access of the set unless they say otherwise',
    (set) => {
      const others = access([2]);
      const [first, second] = set(own, [text, { ...text, permissions: others }]);
      expect([first?.permissions, second?.permissions]).toEqual([own, others]);
    },
  );
});
