import type { AssetType } from '@huella/domain/model/asset-type';
import {
  buildAttribute,
  buildField,
  buildModel,
  buildSubtype,
} from '@huella/domain/catalogue/assets/build-model';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';

/** The event of the model below that has a paper of its own, and one that joins those of the asset. */
export const inspection = 150;

const word = { es: 'papeles', en: 'papers' };

const inspectionEvent: EventModel = {
  eventType: inspection,
  name: word,
  fields: [
    { ...buildField({ name: 'report', type: 'file' }) },
    { ...buildField({ name: 'papers', type: 'file', files: { max: 3 } }), writes: 'papers', adds: true },
  ],
  form: { layout: 'flat', steps: [] },
  permissions: { box: [buildSubtype], code: 'ASSET_EVENT' },
  isTransfer: false,
  isMassive: true,
  lotMode: false,
  inAssetList: true,
  modelExcelOnTag: false,
  onTransferred: false,
  assetDisabledToEvent: [],
  epcis: { bizStep: 'inspecting', disposition: 'active' },
};

/** Things are loaded here. */
const registration: EventModel = {
  ...inspectionEvent,
  eventType: engineEvents.load,
  fields: [],
  permissions: { box: [buildSubtype], code: 'ASSET_ADD' },
};

/** A model of things with papers that the product does not know: private ones, public ones, and some in rows. */
export const papersModel: AssetType = buildModel(
  [
    buildAttribute({ name: 'name', type: 'text', slot: { name: 't1', indexed: false } }),
    buildAttribute({ name: 'papers', type: 'file', files: { max: 3 } }),
    buildAttribute({
      name: 'photo',
      type: 'file',
      files: { endings: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff', 'pdf'], isPublic: true, max: 2 },
    }),
    {
      ...buildAttribute({ name: 'owner_only', type: 'file' }),
      // Establishments of another subtype do not see it.
      permissions: { box: { list: [buildSubtype], new: [buildSubtype], edit: [buildSubtype] } },
    },
    buildAttribute({
      name: 'checks',
      type: 'detail',
      list: { noun: { one: word, many: word }, fields: [buildField({ name: 'scan', type: 'file' })] },
    }),
  ],
  { id: 990, chains: [11], labelFields: ['name'], events: [registration, inspectionEvent] },
);
