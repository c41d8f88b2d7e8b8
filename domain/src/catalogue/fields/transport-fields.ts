import { permitMotives } from '../lookups/cattle';
import { permitMasks, plateMasks } from './cattle-fields';
import type { EventField } from '../../model/event-model';

/** The papers that travel with animals and goods, the same in every event that asks for them. */

export const permit: EventField = {
  name: 'dte',
  label: { es: 'DT-e', en: 'Permit (DT-e)' },
  type: 'masked',
  masks: permitMasks,
};

export const permitMotive: EventField = {
  name: 'dte_motive',
  label: { es: 'Motivo del DT-e', en: 'Permit reason' },
  type: 'select',
  values: permitMotives,
  validations: { mandatory: true },
};

export const truckPlate: EventField = {
  name: 'truck_plate',
  label: { es: 'Patente del camión', en: 'Truck plate' },
  type: 'masked',
  masks: plateMasks,
};

/** Who drives, and how the driver is reached. */
export const driver: readonly EventField[] = [
  { name: 'driver', label: { es: 'Conductor', en: 'Driver' }, type: 'text' },
  { name: 'driver_phone', label: { es: 'Teléfono del conductor', en: "Driver's telephone" }, type: 'phone' },
];
