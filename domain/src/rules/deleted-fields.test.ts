import { describe, expect, it } from 'vitest';
import { assetTypes } from '../catalogue/assets/index';
import { deletedEventFieldOf, deletedFields, isDeletion } from './deleted-fields';
import { deletionNames } from './gone-names';

describe.each(assetTypes)('the list of deleted assets of $code', (model) => {
  it('is entered by events that ask for the right to retire, and names them', () => {
    const deletions = model.events.filter(isDeletion);
    expect(deletions.map(({ permissions }) => permissions.code)).toEqual(deletions.map(() => 'ASSET_BURN'));
    const keys = (deletedEventFieldOf(model).values ?? []).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(deletions.map(({ eventType }) => String(eventType))));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has names of its own', () => {
    const own: readonly string[] = Object.values(deletionNames);
    expect(model.attributes.filter(({ name }) => own.includes(name))).toEqual([]);
    const fields = deletedFields(model, { boxSubtype: 1, companyTiers: [] });
    expect(fields.slice(0, 3).map(({ name }) => name)).toEqual(own);
  });
});
