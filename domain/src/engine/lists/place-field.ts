import type { Attribute } from '../../model/attribute';

/** How near a map of assets is seen from at most (document 1 section 9). */
export const nearestAssetZoom = 17;

/** What draws assets on a map: where they are, and their outline where they have one. */
export interface PlaceFields {
  readonly place: Attribute;
  readonly outline: Attribute | null;
}

/**
 * The attributes that put assets on a map (document 1 section 2, asset map): of those that somebody lists the first
 * place, and the area that must lie near it. Null where no attribute is a place.
 */
export function placeFieldsOf(listed: readonly Attribute[]): PlaceFields | null {
  const place = listed.find(({ type }) => type === 'location');
  if (place === undefined) return null;
  const outline = listed.find(
    (field) => field.type === 'polygon' && field.validations?.nearLocation?.field === place.name,
  );
  return { place, outline: outline ?? null };
}
