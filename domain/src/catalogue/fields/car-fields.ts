import type { Subtypes } from '../../model/event-model';
import type { Field, FieldOf } from '../../model/field';
import { vehicleStatuses } from '../lookups/vehicles';

/** Fields that vehicles and their events share. */

export const dealers: Subtypes = [1, 2];

export const garages: Subtypes = [1, 2, 3];

export const status: FieldOf<'select'> = {
  name: 'status',
  label: { es: 'Situación', en: 'Status' },
  type: 'select',
  values: vehicleStatuses,
};

/** Parts that a workshop put in: the same in its order and in the service book. */
export const partFields: readonly Field[] = [
  {
    name: 'part',
    label: { es: 'Repuesto', en: 'Part' },
    type: 'text',
    validations: { mandatory: true, maxLength: 60 },
    columns: 12,
  },
  {
    name: 'quantity',
    label: { es: 'Cantidad', en: 'Quantity' },
    type: 'number',
    validations: { min: { value: 1 }, max: { value: 999 } },
    columns: 12,
  },
  {
    name: 'price',
    label: { es: 'Precio', en: 'Price' },
    type: 'float',
    private: true,
    validations: { min: { value: 0 }, max: { value: 1e9 } },
    columns: 12,
  },
];

export const partNoun = { one: { es: 'repuesto', en: 'part' }, many: { es: 'repuestos', en: 'parts' } };
