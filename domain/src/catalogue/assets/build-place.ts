import { engineEvents } from '../../model/engine-events';
import type { FieldScope } from '../../engine/access/field-access';
import type { AssetType } from '../../model/asset-type';

/** Test factory: an establishment where assets of a model are loaded. */
export function buildPlaceOf(model: AssetType): FieldScope {
  const load = model.events.find(({ eventType }) => eventType === engineEvents.load);
  const [boxSubtype] = load?.permissions.box ?? [];
  if (boxSubtype === undefined) throw new Error(`${model.code} can be loaded nowhere`);
  return { boxSubtype, companyTiers: [] };
}
