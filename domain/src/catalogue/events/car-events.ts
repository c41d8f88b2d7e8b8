import { dealers, garages, status, partFields, partNoun } from '../fields/car-fields';
import { inspectionResults, vehicleDisposals, workshopOrders } from '../lookups/vehicles';
import {
  bulkEditIn,
  oneByOne,
  pauseIn,
  recordedIn,
  registrationIn,
  resumeIn,
  retireIn,
  transferIn,
  withoutSheet,
} from './common-events';
import { paperField } from '../fields/common-fields';
import type { EventField, OfferedEvent, OrdinaryEvent } from '../../model/event-model';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, filledIn, isNot, requiring } from '../fields/needs';

/** The events of vehicles: the workshop, inspections, odometer, reservation and sale. */

/** The odometer only goes on. */
const kilometres: EventField = {
  name: 'km',
  label: { es: 'Kilómetros', en: 'Kilometres' },
  type: 'number',
  unit: 'km',
  validations: { mandatory: true, min: { value: 0 }, max: { value: 2_000_000 } },
  writes: 'odometer',
};

const onlyOn = requiring(
  { number: { of: 'odometer', upToField: 'km' } },
  'No puede bajar los kilómetros: tenía {{odometer}}',
  'The odometer cannot go down: it read {{odometer}}',
  { when: filledIn('km') },
);

const notSold = requiring(isNot('status', 'VEN'), 'Ya está vendido', 'Already sold');

function becomes(key: string): EventField {
  return { ...status, disabled: true, defaultValue: key, writes: 'status' };
}

const workshopOrder: OrdinaryEvent = {
  eventType: 140,
  name: { es: 'Orden de taller', en: 'Workshop order' },
  icon: 'wrench',
  fields: [
    {
      name: 'order_type',
      label: { es: 'Tipo de trabajo', en: 'Kind of work' },
      type: 'select',
      values: workshopOrders,
      validations: { mandatory: true },
    },
    kilometres,
    {
      name: 'workshop',
      label: { es: 'Taller', en: 'Workshop' },
      type: 'boxTarget',
      hint: { es: 'Su alias en Huella, si lo tiene', en: 'Its alias in Huella, when it has one' },
    },
    {
      name: 'came_in',
      label: { es: 'Entrada', en: 'Came in' },
      type: 'dateTime',
      validations: { mandatory: true, max: { today: {} } },
      defaultValueFunction: 'now',
    },
    {
      name: 'went_out',
      label: { es: 'Salida', en: 'Went out' },
      type: 'dateTime',
      hint: { es: 'En blanco mientras siga en el taller', en: 'Leave blank while it is still there' },
      validations: { min: { field: 'came_in' }, max: { today: {} } },
    },
    {
      name: 'parts',
      label: { es: 'Repuestos', en: 'Parts' },
      type: 'addableList',
      list: { noun: partNoun, fields: partFields },
    },
    {
      name: 'total',
      label: { es: 'Total', en: 'Total' },
      type: 'float',
      private: true,
      validations: { min: { value: 0 }, max: { value: 1e9 } },
    },
    paperField('order_file', 'Factura u orden', 'Invoice or order', { private: true }),
  ],
  form: formOf(
    stepOf('work', { es: 'Trabajo', en: 'Work' }, ['order_type', 'km', 'workshop', 'came_in', 'went_out']),
    stepOf('parts', { es: 'Repuestos', en: 'Parts' }, ['parts', 'total', 'order_file']),
  ),
  ...recordedIn([1, 3], oneByOne),
  // Who sold it works on it no more; a workshop works on what others bought.
  requires: [{ ...notSold, subtypes: [1] }, onlyOn],
  public: { as: 'care', titles: [{ title: { es: 'Taller', en: 'Workshop' } }] },
  epcis: { bizStep: 'repairing', disposition: 'in_progress' },
  derives: [
    {
      attribute: 'service_book',
      rule: 'row',
      of: {
        serviced_at: 'came_in',
        work: 'order_type',
        km: 'km',
        workshop: 'workshop',
        total: 'total',
        service_file: 'order_file',
        parts: 'parts',
      },
    },
    {
      attribute: 'status',
      rule: 'value',
      value: 'TAL',
      when: [{ parentField: 'went_out', parentValue: [''] }],
    },
    {
      attribute: 'status',
      rule: 'value',
      value: 'STO',
      when: [
        { parentField: 'went_out', parentValue: [''], not: true },
        { parentField: 'status', parentValue: ['TAL'] },
      ],
    },
  ],
};

const inspection: OrdinaryEvent = {
  eventType: 141,
  name: { es: 'Inspección técnica', en: 'Technical inspection' },
  icon: 'badge-check',
  fields: [
    {
      name: 'inspection_result',
      label: { es: 'Resultado', en: 'Result' },
      type: 'select',
      values: inspectionResults,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    {
      name: 'valid_to',
      label: { es: 'Válida hasta', en: 'Valid until' },
      type: 'date',
      validations: { mandatory: true, min: { field: '_eventDate_' } },
      writes: 'inspection_valid_to',
    },
    paperField('inspection_file', 'Informe', 'Report'),
  ],
  form: formOf(
    stepOf('inspection', { es: 'Inspección', en: 'Inspection' }, [
      'inspection_result',
      'valid_to',
      'inspection_file',
    ]),
  ),
  ...recordedIn(garages, withoutSheet),
  public: {
    as: 'care',
    titles: [{ title: { es: 'Inspección técnica', en: 'Technical inspection' } }],
    shows: 'inspection_valid_to',
  },
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
};

const odometerReading: OrdinaryEvent = {
  eventType: 142,
  name: { es: 'Lectura de kilómetros', en: 'Odometer reading' },
  icon: 'gauge',
  fields: [kilometres],
  form: formOf(stepOf('reading', { es: 'Lectura', en: 'Reading' }, ['km'])),
  ...recordedIn(garages),
  requires: [onlyOn],
  public: { as: 'care', titles: [{ title: { es: 'Kilómetros', en: 'Kilometres' } }], shows: 'odometer' },
  epcis: { bizStep: 'inspecting', disposition: 'in_progress' },
};

const reservation: OrdinaryEvent = {
  eventType: 143,
  name: { es: 'Reserva', en: 'Reservation' },
  icon: 'calendar-check',
  fields: [
    {
      name: 'client',
      label: { es: 'Cliente', en: 'Client' },
      type: 'text',
      private: true,
      validations: { mandatory: true, maxLength: 80 },
    },
    {
      name: 'reserved_until',
      label: { es: 'Hasta', en: 'Until' },
      type: 'date',
      validations: { mandatory: true, min: { field: '_eventDate_' } },
    },
    {
      name: 'deposit',
      label: { es: 'Seña', en: 'Deposit' },
      type: 'float',
      private: true,
      validations: { min: { value: 0 }, max: { value: 1e9 } },
    },
    becomes('RES'),
  ],
  form: formOf(
    stepOf('reservation', { es: 'Reserva', en: 'Reservation' }, [
      'client',
      'reserved_until',
      'deposit',
      'status',
    ]),
  ),
  ...recordedIn(dealers, oneByOne),
  requires: [
    notSold,
    advising(isNot('status', 'RES'), 'Ya está reservado', 'Already reserved'),
    advising(isNot('status', 'TAL'), 'Está en el taller', 'It is in the workshop'),
  ],
  epcis: { bizStep: 'reserving', disposition: 'reserved' },
};

const sale: OrdinaryEvent = {
  eventType: 144,
  name: { es: 'Venta', en: 'Sale' },
  icon: 'store',
  fields: [
    {
      name: 'buyer',
      label: { es: 'Comprador', en: 'Buyer' },
      type: 'text',
      private: true,
      validations: { mandatory: true, maxLength: 80 },
    },
    {
      name: 'sale_price',
      label: { es: 'Precio de venta', en: 'Sale price' },
      type: 'float',
      private: true,
      validations: { mandatory: true, min: { value: 0 }, max: { value: 1e9 } },
      writes: 'price',
    },
    {
      ...paperField('sale_papers', 'Documentos de la venta', 'Papers of the sale'),
      writes: 'papers',
      adds: true,
    },
    becomes('VEN'),
  ],
  form: formOf(
    stepOf('sale', { es: 'Venta', en: 'Sale' }, ['buyer', 'sale_price', 'status']),
    stepOf('papers', { es: 'Papeles', en: 'Documents' }, ['sale_papers']),
  ),
  ...recordedIn(dealers, oneByOne),
  requires: [notSold],
  public: { as: 'stop', titles: [{ title: { es: 'Venta', en: 'Sold' } }] },
  epcis: { bizStep: 'retail_selling', disposition: 'retail_sold' },
};

export const carEvents: readonly OfferedEvent[] = [
  registrationIn(dealers),
  bulkEditIn(dealers),
  workshopOrder,
  inspection,
  odometerReading,
  reservation,
  sale,
  pauseIn(garages),
  resumeIn(garages),
  retireIn(dealers, vehicleDisposals),
  transferIn(garages, [paperField('transfer_papers', 'Papeles', 'Papers')]),
];
