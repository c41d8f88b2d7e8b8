import { describe, expect, it } from 'vitest';
import { findAssetType } from '../../catalogue/assets/index';
import { placeFieldsOf } from './place-field';

const namesOf = (id: number) => {
  const found = placeFieldsOf(findAssetType(id)?.attributes ?? []);
  return found === null ? null : [found.place.name, found.outline?.name ?? null];
};

describe('what puts assets on a map', () => {
  it.each([
    [33, ['location', null]],
    [35, ['location_bags', 'geometry']],
    [36, ['field_location', 'field_geometry']],
    [5, ['gate', 'paddock_polygon']],
    [11, null],
  ])('of asset type %i', (id, names) => {
    expect(namesOf(id)).toEqual(names);
  });

  it('is what somebody may list', () => {
    const grain = findAssetType(35)?.attributes.filter(({ name }) => name !== 'location_bags') ?? [];
    expect(placeFieldsOf(grain)?.place.name).toBe('supplier_geolocation');
    expect(placeFieldsOf(grain)?.outline).toBeNull();
  });
});
