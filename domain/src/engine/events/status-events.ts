import type { EngineEvent } from '../../model/event-model';
import { statusEvents } from '../../model/engine-events';
import { ofEngine } from './of-engine';

/**
 * A status that has come about by itself (decisions section 4), for every asset type whose statuses run out. Nobody
 * is offered it: a daily run records it, by the platform's own account.
 */
export const expiring: EngineEvent = {
  ...ofEngine('ASSET_EVENT'),
  eventType: statusEvents.expire,
  name: { es: 'Vencimiento', en: 'Expiry' },
  icon: 'file-x',
  epcis: { bizStep: 'other', disposition: 'expired' },
};

export const statusEventModels: readonly EngineEvent[] = [expiring];
