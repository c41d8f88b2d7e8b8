import { engineEvents, transferEvents } from '../../model/engine-events';
import type { EngineEvent, EventOnlyField } from '../../model/event-model';
import { ofEngine } from './of-engine';

/**
 * What the engine of transfers records where an establishment confirms what arrives, for every asset type alike. Nobody
 * is offered these events: they follow from the answer of who receives, or from who sent taking it back. The sending
 * itself is the transfer event of the model.
 */

const numbers: readonly EventOnlyField[] = [
  { name: 'transfer_number', label: { es: 'Transferencia', en: 'Transfer' }, type: 'number' },
  { name: 'sent', label: { es: 'Enviados', en: 'Sent' }, type: 'number' },
  { name: 'counted', label: { es: 'Contados', en: 'Counted' }, type: 'number' },
];

const lotName: EventOnlyField = { name: 'lot_name', label: { es: 'Lote', en: 'Lot' }, type: 'text' };
const reason: EventOnlyField = { name: 'reason', label: { es: 'Motivo', en: 'Reason' }, type: 'text' };

const ofTransfers = ofEngine('ASSET_TRANSFER');

const receiving: EngineEvent = {
  ...ofTransfers,
  eventType: transferEvents.receive,
  name: { es: 'Recepción', en: 'Received' },
  icon: 'truck',
  fields: [...numbers, lotName],
  epcis: { bizStep: 'receiving', disposition: 'in_progress', endsTransfer: 'target' },
};

const returning: EngineEvent = {
  ...ofTransfers,
  eventType: transferEvents.return,
  name: { es: 'Devolución', en: 'Returned' },
  icon: 'truck',
  fields: [...numbers, reason],
  epcis: { bizStep: 'shipping', disposition: 'returned', endsTransfer: 'target' },
};

const withdrawing: EngineEvent = {
  ...ofTransfers,
  eventType: transferEvents.withdraw,
  name: { es: 'Envío retirado', en: 'Sending withdrawn' },
  icon: 'truck',
  fields: numbers.slice(0, 2),
  epcis: { bizStep: 'void_shipping', disposition: 'active', endsTransfer: 'box' },
};

export const transferEventModels: readonly EngineEvent[] = [receiving, returning, withdrawing];

const undoing: readonly number[] = [transferEvents.return, transferEvents.withdraw];

/**
 * The events of a history, in its order, without the transfers that moved nothing: those that were returned or
 * withdrawn, and the one that still waits for its answer where the asset is on its way.
 */
export function withoutUnmoved<Known extends { readonly eventType: number }>(
  history: readonly Known[],
  isInTransit: boolean,
): readonly Known[] {
  const unmoved = new Set<Known>();
  let open: Known | null = null;
  for (const event of history) {
    if (event.eventType === engineEvents.transfer) open = event;
    else if (open !== null && undoing.includes(event.eventType)) {
      unmoved.add(open);
      open = null;
    } else if (event.eventType === transferEvents.receive) open = null;
  }
  const waiting = isInTransit
    ? history.findLast(({ eventType }) => eventType === engineEvents.transfer)
    : null;
  return history.filter((event) => !unmoved.has(event) && event !== waiting);
}
