import type { DrawnArea } from '@huella/domain/model/value';
import type { Database } from '../../db/database';

/**
 * Where an establishment lies: the areas in which its things must lie, none where nobody has drawn its outline; its
 * position, null where nobody said yet; and the country of its company.
 */
export interface BoxGround {
  readonly geometries: readonly DrawnArea[];
  readonly position: { readonly lat: number; readonly lng: number } | null;
  readonly country: string;
}

/** Where an establishment lies; null when there is none. */
export async function findGroundOfBox(db: Database, boxId: number): Promise<BoxGround | null> {
  const row = await db
    .selectFrom('box')
    .innerJoin('company', 'company.id', 'box.company_id')
    .select(['box.lat', 'box.lng', 'box.outline', 'company.country'])
    .where('box.id', '=', boxId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { lat, lng, outline, country } = row;
  return {
    country,
    position: lat === null || lng === null ? null : { lat, lng },
    geometries: outline === null ? [] : [outline],
  };
}
