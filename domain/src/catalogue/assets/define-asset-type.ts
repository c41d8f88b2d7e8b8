import type { AssetType } from '../../model/asset-type';
import { completeField } from '../fields/complete-field';

/** The model of an asset type as engines read it: its literal, and what follows from the kinds of its fields. */
export function defineAssetType(type: AssetType): AssetType {
  return {
    ...type,
    attributes: type.attributes.map((attribute) => completeField(attribute)),
    events: type.events.map((event) => ({
      ...event,
      fields: event.fields.map((each) => completeField(each)),
    })),
  };
}
