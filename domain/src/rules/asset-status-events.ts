import type { EventModel } from '../events/event-model';
import { statusEvents } from '../events/engine-events';

/**
 * A status that has come about by itself (decisions section 4), for every asset type whose statuses run out. Nobody
 * is offered it: a daily run records it, by the platform's own account.
 */
export const expiring: EventModel = {
  eventType: statusEvents.expire,
  name: { es: 'Vencimiento', en: 'Expiry' },
  icon: 'file-x',
  fields: [],
  form: { layout: 'flat', steps: [] },
  permissions: { box: [], code: 'ASSET_EVENT' },
  isTransfer: false,
  isMassive: true,
  lotMode: false,
  inAssetList: false,
  modelExcelOnTag: false,
  onTransferred: false,
  assetDisabledToEvent: [],
  epcis: { bizStep: 'other', disposition: 'expired' },
};

export const statusEventModels: readonly EventModel[] = [expiring];
