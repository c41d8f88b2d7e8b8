import { carEvents } from '../events/car-events';
import { garages } from '../fields/car-fields';
import type { FormModel } from '../../model/form-model';
import { carAttributes } from '../attributes/car-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { endingIn, retiredState, sold, stateOf } from '../fields/states';

const form: FormModel = formOf(
  stepWith('vehicle', { es: 'Vehículo', en: 'Vehicle' }, [
    { title: { es: 'Identificación', en: 'Identification' }, fields: ['country', 'plate', 'vin'] },
    {
      title: { es: 'Marca y modelo', en: 'Make and model' },
      fields: ['make', 'model', 'version_name', 'year', 'body_type'],
    },
    { title: { es: 'Aspecto', en: 'Looks' }, fields: ['color', 'photos'] },
  ]),
  stepOf('technical', { es: 'Técnica', en: 'Technical' }, [
    'fuel',
    'gearbox',
    'traction',
    'engine_cc',
    'power_kw',
    'odometer',
    'emission_label',
    'emission_standard',
  ]),
  stepOf('papers', { es: 'Papeles', en: 'Documents' }, [
    'first_registered',
    'inspection_valid_to',
    'insurance_valid_to',
    'papers',
    'stock_number',
  ]),
  stepOf('equipment', { es: 'Equipamiento', en: 'Equipment' }, ['equipment', 'service_book']),
  stepWith('sale', { es: 'Venta', en: 'Sale' }, [
    {
      title: { es: 'Precio', en: 'Price' },
      hint: { es: 'No se muestra en las páginas públicas.', en: 'It is not shown on public pages.' },
      fields: ['price', 'currency', 'owner_phone'],
    },
    {
      title: { es: 'Dónde verlo', en: 'Where to see it' },
      fields: ['showroom', 'opening_hours', 'l3', 'address_street', 'address_number', 'location'],
    },
    {
      title: { es: 'Publicación', en: 'Publication' },
      fields: ['warranty_months', 'video', 'notes'],
    },
  ]),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    { title: { es: 'Situación', en: 'Status' }, fields: ['status'] },
    {
      title: { es: 'Baja', en: 'Disposal' },
      fields: ['disposal_type', 'disposal_reason', 'disposal_date', 'disposal_file'],
    },
  ]),
);

const inStatus = (key: string) => ({ parentField: 'status', parentValue: [key] });

/** Cars and vans of dealers and workshops in Argentina and Spain (decisions section 2). */
export const car = defineAssetType({
  id: 30,
  code: 'car',
  name: { es: 'Vehículos', en: 'Vehicles' },
  noun: {
    one: { es: 'vehículo', en: 'vehicle' },
    many: { es: 'vehículos', en: 'vehicles' },
    counted: { es: 'vehículos', en: 'vehicles' },
  },
  icon: 'car',
  gender: 'm',
  chains: [5],
  labelFields: ['plate', 'vin'],
  attributes: carAttributes,
  form,
  events: carEvents,
  states: [
    retiredState(),
    endingIn(stateOf('sold', { es: 'Vendido', en: 'Sold' }, 'neutral', 'package', inStatus('VEN')), sold),
    stateOf('reserved', { es: 'Reservado', en: 'Reserved' }, 'info', 'shield', inStatus('RES')),
    stateOf('workshop', { es: 'En taller', en: 'In workshop' }, 'warning', 'dot', inStatus('TAL')),
    stateOf('stock', { es: 'En stock', en: 'In stock' }, 'ok', 'check'),
  ],
  rowRules: [
    { rule: 'dayGone', level: 'warning', field: 'inspection_valid_to' },
    { rule: 'dayGone', level: 'warning', field: 'insurance_valid_to' },
  ],
  filterOrder: [
    'plate',
    'make',
    'model',
    'year',
    'fuel',
    'body_type',
    'odometer',
    'status',
    'price',
    'inspection_valid_to',
    'insurance_valid_to',
    'vin',
    'gearbox',
    'traction',
    'emission_label',
    'emission_standard',
    'first_registered',
    'stock_number',
    'disposal_type',
  ],
  defaultColumns: [
    'plate',
    'make',
    'model',
    'version_name',
    'year',
    'odometer',
    'fuel',
    'price',
    'inspection_valid_to',
  ],
  summary: ['odometer', 'price', 'year', 'fuel', 'status'],
  templateDownload: false,
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'green',
    sectionTitles: {
      identity: { es: 'El auto', en: 'The car' },
      life: { es: 'Su historia', en: 'Its history' },
    },
    scenes: [{ scene: 'garage' }],
    name: { es: '{{make}} {{model}} {{year}}', en: '{{make}} {{model}} {{year}}' },
    sentences: [
      {
        text: {
          es: 'Su historia, contada por {{company}}: servicios, inspecciones y kilómetros.',
          en: 'Its history, told by {{company}}: services, inspections and kilometres.',
        },
      },
    ],
    lifeFrom: 'first_registered',
    lifeUntil: 'disposal_date',
    figures: [
      { field: 'odometer', label: { es: 'en el tablero', en: 'on the clock' } },
      { field: 'year', label: { es: 'el año del modelo', en: 'model year' } },
      { field: 'warranty_months', label: { es: 'meses de garantía', en: 'months of warranty' } },
    ],
  },
  disabledForEvents: { field: 'disposal_type', subtypes: garages },
});
