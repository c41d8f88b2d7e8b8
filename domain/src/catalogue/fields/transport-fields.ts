import { permitMotives } from '../lookups/cattle';
import { permitMasks, plateMasks } from './cattle-fields';
import type { EventOnlyField } from '../../model/event-model';

/** The papers that travel with animals and goods, the same in every event that asks for them. */

export const permit: EventOnlyField = {
  name: 'dte',
  label: { es: 'DT-e', en: 'Permit (DT-e)' },
  type: 'masked',
  masks: permitMasks,
};

export const permitMotive: EventOnlyField = {
  name: 'dte_motive',
  label: { es: 'Motivo del DT-e', en: 'Permit reason' },
  type: 'select',
  values: permitMotives,
  validations: { mandatory: true },
};

export const truckPlate: EventOnlyField = {
  name: 'truck_plate',
  label: { es: 'Patente del camión', en: 'Truck plate' },
  type: 'masked',
  masks: plateMasks,
};

/** Who drives, and how the driver is reached. */
export const driver: readonly EventOnlyField[] = [
  { name: 'driver', label: { es: 'Conductor', en: 'Driver' }, type: 'text' },
  { name: 'driver_phone', label: { es: 'Teléfono del conductor', en: "Driver's telephone" }, type: 'phone' },
];
