import { undoEvents } from '../../model/engine-events';
import type { EngineEvent } from '../../model/event-model';
import { ofEngine } from './of-engine';

/**
 * The event that takes another one back, for every asset type alike. Nobody is offered it: anyone who undoes an event
 * records it (decision 21).
 */
const undoingEvent: EngineEvent = {
  ...ofEngine('ASSET_EVENT'),
  eventType: undoEvents.undo,
  name: { es: 'Se deshace un evento', en: 'An event is undone' },
  icon: 'undo',
  fields: [
    { name: 'undone_number', label: { es: 'Evento n.º', en: 'Event no.' }, type: 'number', ungrouped: true },
  ],
  epcis: { bizStep: 'other', disposition: 'active' },
  // What was retired or slaughtered by mistake has ended when that is said.
  afterClosing: true,
};

export const undoEventModels: readonly EngineEvent[] = [undoingEvent];
