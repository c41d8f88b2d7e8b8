import type { EngineEvent, EventField, EventModel, EventOnlyField } from '../../model/event-model';
import { lotEvents } from '../../model/engine-events';
import { ofEngine } from './of-engine';

/**
 * Joining and leaving a lot, for every asset type alike: what says who is in a lot. They are written out as
 * aggregation events of EPCIS; nobody is offered them, the engine of lots records them.
 */

const fields: readonly EventOnlyField[] = [
  { name: 'lot_name', label: { es: 'Lote', en: 'Lot' }, type: 'text' },
  { name: 'lot_number', label: { es: 'Número de lote', en: 'Lot number' }, type: 'number' },
];

const ofLots = { ...ofEngine('TAG_EDIT'), fields };

export const joiningLot: EngineEvent = {
  ...ofLots,
  eventType: lotEvents.join,
  name: { es: 'Entra a un lote', en: 'Joins a lot' },
  icon: 'layers',
  // Shown for the lot, not of each of its assets.
  public: { as: 'stop', titles: [{ title: { es: 'Se arma el lote', en: 'The lot is created' } }] },
  epcis: { aggregation: 'ADD', bizStep: 'assembling', disposition: 'in_progress' },
};

export const leavingLot: EngineEvent = {
  ...ofLots,
  eventType: lotEvents.leave,
  name: { es: 'Sale de un lote', en: 'Leaves a lot' },
  icon: 'layers',
  epcis: { aggregation: 'DELETE', bizStep: 'disassembling', disposition: 'in_progress' },
  // What was retired or sold still leaves its lot.
  afterClosing: true,
};

/**
 * The fields that the history shows of an event. A transfer says the lot that the asset stayed in, where that went
 * along whole (decisions section 4, `_transferLot_`).
 */
export function shownFields(event: EventModel): readonly EventField[] {
  return event.isTransfer ? [...event.fields, ...fields] : event.fields;
}

export const lotEventModels: readonly EngineEvent[] = [joiningLot, leavingLot];
