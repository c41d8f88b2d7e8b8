import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { buildAttribute, buildModel } from '../../catalogue/assets/build-model';
import { allowedFields, presentFields, scopeOf, type FieldMode } from './field-access';

/** Which subtypes may list, fill and edit an attribute, as the names of the modes are in order. */
function accessOf(name: string, companyTiers: readonly string[] = ['certified']) {
  const subtypes = [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 999];
  const inMode = (mode: FieldMode) =>
    subtypes.filter((boxSubtype) =>
      allowedFields(cowAr, mode, { boxSubtype, companyTiers }).some((field) => field.name === name),
    );
  return [inMode('list'), inMode('new'), inMode('edit')];
}

const everywhere = [1, 5, 6, 7, 8, 9, 10, 11];
const holders = [1, 5, 6, 7, 8, 9];
const breeders = [1, 5, 6, 7];

describe('allowedFields of cattle', () => {
  it.each([
    ['paddock', everywhere, holders, holders],
    ['visual_tag', everywhere, holders, [1, 5, 6, 7, 8]],
    ['birth_date', everywhere, holders, [1, 5, 6, 7, 8]],
    ['entry_date', everywhere, holders, []],
    ['hba', breeders, [1, 5, 6], [1, 5]],
    ['calvings', breeders, breeders, breeders],
    ['last_service_date', breeders, [], []],
    ['withdrawal_until', everywhere, [], []],
    ['daily_gain', everywhere, [], []],
    // Permitted to the slaughterhouse by the table, but written by events alone.
    ['carcass_weight', [1, 5, 6, 7, 8, 10, 11], [], []],
    ['dressing_pct', [1, 5, 6, 7, 8, 10, 11], [], []],
    ['purchase_price', holders, holders, holders],
    ['nothing', [], [], []],
  ])('%s is listed in %j, filled in %j, edited in %j', (name, list, create, edit) => {
    expect(accessOf(name)).toEqual([list, create, edit]);
  });

  it('limits editing to the tiers of the company, and nothing else (document 2 section 6)', () => {
    expect(accessOf('hba', ['plus'])).toEqual([breeders, [1, 5, 6], [1, 5]]);
    expect(accessOf('hba', ['basic'])).toEqual([breeders, [1, 5, 6], []]);
    expect(accessOf('hba', [])).toEqual([breeders, [1, 5, 6], []]);
    expect(accessOf('market_programs', ['plus'])).toEqual([everywhere, holders, []]);
    expect(accessOf('market_programs', ['basic', 'certified'])).toEqual([everywhere, holders, holders]);
  });

  it('gives nothing in establishments of other chains', () => {
    for (const boxSubtype of [2, 12, 27, 33, 0, -1, NaN])
      expect(allowedFields(cowAr, 'list', { boxSubtype, companyTiers: ['certified'] })).toEqual([]);
  });
});

describe('allowedFields', () => {
  it('never lets fill or edit what is not listed', () => {
    const box = { list: [], new: [1], edit: [1] };
    const model = buildModel([buildAttribute({ name: 'a', type: 'text', permissions: { box } })]);
    for (const mode of ['list', 'new', 'edit'] as const)
      expect(allowedFields(model, mode, { boxSubtype: 1, companyTiers: [] })).toEqual([]);
  });
});

describe('what an establishment disables (document 2 section 6)', () => {
  const names = ['a', 'b', 'c', 'needed', 'label', 'parent'];
  const model = buildModel(
    [
      buildAttribute({ name: 'a', type: 'text' }),
      buildAttribute({ name: 'b', type: 'text' }),
      buildAttribute({ name: 'c', type: 'text', validations: { unique: 'everywhere' } }),
      buildAttribute({ name: 'needed', type: 'select', fkField: 'parent', validations: { mandatory: true } }),
      buildAttribute({ name: 'label', type: 'text' }),
      buildAttribute({ name: 'parent', type: 'select' }),
    ],
    { labelFields: ['label'] },
  );
  const scope = (disabled: Partial<Record<FieldMode, readonly string[]>>, assetType = model.id) =>
    scopeOf({ subtype: 1, tiers: [], disabled: [{ assetType, list: [], new: [], edit: [], ...disabled }] });
  const left = (disabled: Parameters<typeof scope>[0], assetType?: number) =>
    (['list', 'new', 'edit'] as const).map((mode) =>
      names.filter((name) =>
        allowedFields(model, mode, scope(disabled, assetType)).some((field) => field.name === name),
      ),
    );
  const but = (...gone: readonly string[]) => names.filter((name) => !gone.includes(name));

  it.each<[Parameters<typeof scope>[0], readonly [FieldMode[] | string[], string[], string[]]]>([
    [{}, [names, names, names]],
    [{ edit: ['a'] }, [names, names, but('a')]],
    [{ new: ['a'], edit: ['b'] }, [names, but('a'), but('b')]],
    // What is not seen is neither filled nor edited.
    [{ list: ['a'] }, [but('a'), but('a'), but('a')]],
    // What says which asset it is stays in lists, and may be kept from forms.
    [{ list: ['c', 'label'], new: ['c'], edit: ['label'] }, [names, but('c'), but('label')]],
    // What no asset can be loaded without, and what its options follow from, can be edited no longer at most.
    [
      { list: ['needed', 'parent'], new: ['needed', 'parent'], edit: ['needed', 'parent'] },
      [names, names, but('needed', 'parent')],
    ],
    [{ list: ['nothing'], new: ['nothing'], edit: ['nothing'] }, [names, names, names]],
  ])('%j leaves %j', (disabled, expected) => {
    expect(left(disabled)).toEqual(expected);
  });

  it('is of that asset type alone, and of no record that is none', () => {
    expect(left({ list: ['a'] }, 2)).toEqual([names, names, names]);
    const { id: _id, ...record } = model;
    expect(allowedFields(record, 'list', scope({ list: ['a'] }))).toHaveLength(names.length);
  });

  it('opens nothing that the model disables', () => {
    const box = { list: [1], new: [], edit: [] };
    const shy = buildModel([buildAttribute({ name: 'a', type: 'text', permissions: { box } })]);
    for (const mode of ['new', 'edit'] as const) expect(allowedFields(shy, mode, scope({}))).toEqual([]);
  });

  it('is written into the permissions that others are given', () => {
    const given = presentFields(model, scope({ list: ['b'], new: ['needed'], edit: ['a'] }));
    expect(given.map(({ name }) => name)).toEqual(but('b'));
    expect(given[0]?.permissions.box).toEqual({ list: [1], new: [1], edit: [] });
    expect(given.find(({ name }) => name === 'needed')?.permissions.box.new).toEqual([1]);
    expect(model.attributes[0]?.permissions.box.edit).toEqual([1]);
  });

  it('leaves the same fields to all who ask with what is at hand', () => {
    const one = scope({ edit: ['a'] });
    expect(allowedFields(model, 'edit', one)).toBe(allowedFields(model, 'edit', one));
  });
});
