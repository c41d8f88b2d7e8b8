import type { AssetType } from '../../model/asset-type';
import type { OfferedEvent } from '../../model/event-model';
import { completeField } from '../fields/complete-field';

/** What most asset types have alike. */
const usual = {
  rowRules: [],
  sums: [],
  menu: [],
  headerLanguages: ['es', 'en'],
  alterAddMassive: false,
  templateDownload: true,
} as const satisfies Partial<AssetType>;

/** An asset type as its literal describes it: what most have alike is left out. */
type AssetTypeDraft = Omit<AssetType, keyof typeof usual> & Partial<AssetType>;

/** The model of an asset type as engines read it: its literal, what most have, and what follows from the kinds of fields. */
export function defineAssetType(draft: AssetTypeDraft): AssetType {
  const type = { ...usual, ...draft };
  return {
    ...type,
    attributes: type.attributes.map((attribute) => completeField(attribute)),
    events: type.events.map((event) => completeEvent(event)),
  };
}

function completeEvent<E extends OfferedEvent>(event: E): E {
  return { ...event, fields: event.fields.map((each) => completeField(each)) };
}
