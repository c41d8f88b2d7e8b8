import { describe, expect, it } from 'vitest';
import { buildAttribute, buildModel } from '../catalogue/assets/build-model';
import { assetTypes } from '../catalogue/assets/index';
import { boxTypes } from '../catalogue/lookups/box-types';
import { allowedFields, fieldModes, scopeOf, type DisabledFields } from '../engine/access/field-access';
import {
  checkDisabled,
  nothingDisabled,
  permittedGroups,
  readDisabled,
  disabledBeyond,
} from './field-permissions';

const word = { es: 'cosa', en: 'thing' };
const box = { list: [1], new: [], edit: [1] };
const model = buildModel(
  [
    buildAttribute({ name: 'later', type: 'text' }),
    buildAttribute({ name: 'tag', type: 'text', validations: { unique: 'everywhere' } }),
    buildAttribute({ name: 'needed', type: 'text', validations: { mandatory: true } }),
    buildAttribute({ name: 'byEvent', type: 'text', onlyEvent: true }),
    buildAttribute({ name: 'summed', type: 'number', disabled: true, computed: { rule: 'sum', of: [] } }),
    buildAttribute({ name: 'counted', type: 'number', disabled: true }),
    buildAttribute({ name: 'notNew', type: 'text', permissions: { box } }),
    buildAttribute({ name: 'tiered', type: 'text', tiers: { edit: { tiers: ['plus'] } } }),
    buildAttribute({
      name: 'elsewhere',
      type: 'text',
      permissions: { box: { list: [2], new: [2], edit: [2] } },
    }),
    buildAttribute({ name: 'free', type: 'text' }),
  ],
  {
    form: {
      layout: 'flat',
      steps: [
        {
          name: 'one',
          title: word,
          sections: [
            { title: { es: 'Datos', en: 'Data' }, fields: ['free', 'tag', 'elsewhere'] },
            { title: { es: 'Nada', en: 'Nothing' }, fields: ['elsewhere'] },
            { title: { es: 'Otra', en: 'Other' }, fields: ['needed', 'free'] },
          ],
        },
      ],
    },
  },
);
const scope = (disabled: DisabledFields = nothingDisabled) =>
  scopeOf({ subtype: 1, tiers: [], disabled: [{ assetType: model.id, ...disabled }] });

describe('what an establishment may say of fields (document 2 section 6)', () => {
  it('is in the groups and the order of the form, each field once, and the rest behind', () => {
    const groups = permittedGroups(model, scope());
    expect(groups.map(({ title, fields }) => [title?.en ?? null, fields.map(({ name }) => name)])).toEqual([
      ['Data', ['free', 'tag']],
      ['Other', ['needed']],
      [null, ['later', 'byEvent', 'summed', 'counted', 'notNew', 'tiered']],
    ]);
  });

  it.each([
    ['free', null, null, null],
    ['tag', 'identity', null, null],
    ['needed', 'mandatory', 'mandatory', null],
    ['byEvent', null, 'event', 'event'],
    ['summed', null, 'computed', 'computed'],
    ['counted', null, 'system', 'system'],
    ['notNew', null, 'model', null],
    ['tiered', null, null, null],
  ])('%s is fixed in lists by %s, in new ones by %s, in edits by %s', (name, list, create, edit) => {
    const field = permittedGroups(model, scope())
      .flatMap(({ fields }) => fields)
      .find((each) => each.name === name);
    expect([field?.list.fixed, field?.new.fixed, field?.edit.fixed]).toEqual([list, create, edit]);
    expect(field?.lacksTier).toBe(name === 'tiered');
    const shutByModel = ['event', 'computed', 'system', 'model'];
    expect(field?.new.isOpen).toBe(create === null || !shutByModel.includes(create));
  });

  it('keeps for each mode what was said of it', () => {
    const said = { list: ['free'], new: [], edit: ['later', 'needed'] };
    const fields = permittedGroups(model, scope(said)).flatMap((group) => group.fields);
    const disabled = fieldModes.map((mode) =>
      fields.filter((field) => field[mode].fixed === null && !field[mode].isOpen).map(({ name }) => name),
    );
    expect(disabled).toEqual([['free'], [], ['needed', 'later']]);
  });
});

describe('what may be disabled', () => {
  it.each<[Partial<DisabledFields>, readonly string[]]>([
    [{}, []],
    [{ list: ['free', 'byEvent'], new: ['tag', 'free'], edit: ['needed', 'tiered'] }, []],
    [{ list: ['nothing'] }, ['nothing unknownField']],
    [{ edit: ['elsewhere'] }, ['elsewhere unknownField']],
    [{ list: ['tag'] }, ['tag fieldStaysOpen']],
    [{ new: ['needed'] }, ['needed fieldStaysOpen']],
    [{ list: ['needed'] }, ['needed fieldStaysOpen']],
    [{ new: ['notNew'], edit: ['byEvent'] }, ['notNew fieldStaysShut', 'byEvent fieldStaysShut']],
    [{ list: ['constructor', '__proto__'] }, ['constructor unknownField', '__proto__ unknownField']],
  ])('%j: %j', (disabled, expected) => {
    const issues = checkDisabled(model, scope(), { ...nothingDisabled, ...disabled });
    expect(issues.map(({ field, code }) => `${field ?? ''} ${code}`)).toEqual(expected);
  });

  it('leaves every asset type loadable in every kind of establishment, with all disabled that may be', () => {
    for (const type of assetTypes)
      for (const { subtype } of boxTypes) {
        const place = { subtype, tiers: ['basic', 'plus', 'certified'] };
        const fields = permittedGroups(type, scopeOf(place)).flatMap((group) => group.fields);
        const all = (mode: (typeof fieldModes)[number]) =>
          fields.filter((field) => field[mode].fixed === null).map(({ name }) => name);
        const disabled = { assetType: type.id, list: all('list'), new: all('new'), edit: all('edit') };
        const open = scopeOf({ ...place, disabled: [disabled] });
        expect(checkDisabled(type, open, disabled)).toEqual([]);
        expect(allowedFields(type, 'edit', open)).toEqual([]);
        const needed = allowedFields(type, 'new', scopeOf(place)).filter(
          ({ validations }) => validations?.mandatory === true,
        );
        const left = allowedFields(type, 'new', open);
        expect(needed.filter((field) => !left.includes(field))).toEqual([]);
      }
  });
});

describe('a change that is written down', () => {
  it('shows what was disabled in the one and not in the other, and is read field by field', () => {
    const before = { list: ['a'], new: [], edit: ['b'] };
    const after = { list: ['a', 'c'], new: ['c'], edit: [] };
    expect(disabledBeyond(33, after, before)).toEqual(['33:c:list', '33:c:new']);
    expect(disabledBeyond(33, before, after)).toEqual(['33:b:edit']);
    expect(readDisabled([...disabledBeyond(33, after, before), 'odd', '33:x:burn'])).toEqual([
      { assetType: 33, name: 'c', modes: ['list', 'new'] },
    ]);
  });
});
