import { describe, expect, it } from 'vitest';
import { cowAr } from '../assets/cow-ar';
import { buildAttribute, buildModel } from '../assets/build-model';
import { allowedFields, type FieldMode } from './field-access';

/** Which subtypes may list, fill and edit an attribute, as the names of the modes stand in order. */
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
