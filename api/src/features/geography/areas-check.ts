import { areaSourcesOf } from '@huella/domain/forms/geography';
import { formFieldsOf } from '@huella/domain/forms/sources';
import type { Database } from '../../db/database';
import type { Setting } from '../../http/setting';
import { findGroundOfBox } from './geography.store';

/**
 * The setting with the areas that places of its model must lie in (document 2 section 5, inPolygon): of the source `box`
 * the outline of the establishment. Where no field of the model asks, it is answered as it is, and nothing is read.
 */
export async function withAreas(db: Database, setting: Setting): Promise<Setting> {
  const { model, place } = setting;
  if (!areaSourcesOf(formFieldsOf(model)).includes('box')) return setting;
  const ground = await findGroundOfBox(db, place.boxId);
  return { ...setting, areas: { box: ground?.geometries ?? [] } };
}
