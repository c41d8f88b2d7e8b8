import type { EventModel } from '../events/event-model';
import { statusEvents } from '../events/engine-events';
import { ofEngine } from '../events/of-engine';

/**
 * A status that has come about by itself (decisions section 4), for every asset type whose statuses run out. Nobody
 * is offered it: a daily run records it, by the platform's own account.
 */
export const expiring: EventModel = {
  ...ofEngine('ASSET_EVENT'),
  eventType: statusEvents.expire,
  name: { es: 'Vencimiento', en: 'Expiry' },
  icon: 'file-x',
  epcis: { bizStep: 'other', disposition: 'expired' },
};

export const statusEventModels: readonly EventModel[] = [expiring];
