import type { Subtypes } from '../../model/event-model';
import { bulkEditIn, holdingIn, registrationIn, transferIn } from '../events/common-events';
import { grainEvents, someLeft } from '../events/grain';
import { brewingSpecies, grainCertificates, grainDisposals } from '../lookups/grain-and-malt';
import type { FormModel } from '../../model/form-model';
import { access } from '../fields/attribute-blocks';
import { filesStep, ownRecords, writtenRecords, writtenSections } from '../attributes/common-attributes';
import { grainAttributes } from '../attributes/grain-attributes';
import { supplierStep } from '../fields/supplier-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { retiredState, stateOf, usedUpState } from '../fields/states';

const everywhere: Subtypes = [1, 33, 34, 35, 36];
const loads: Subtypes = [1, 33, 34, 35];

const form: FormModel = formOf(
  stepWith('lot', { es: 'Lote', en: 'Lot' }, [
    { title: { es: 'Grano', en: 'Grain' }, fields: ['uniqueid', 'variety', 'sowing_type', 'article'] },
    { title: { es: 'Cosecha', en: 'Harvest' }, fields: ['harvest_year', 'harvest_date'] },
  ]),
  stepOf('field', { es: 'Parcela', en: 'Field' }, [
    'field_ref',
    'field_area',
    'field_location',
    'field_geometry',
  ]),
  stepWith('quality', { es: 'Calidad', en: 'Quality' }, [
    {
      title: { es: 'Análisis', en: 'Analysis' },
      fields: [
        'moisture',
        'protein',
        'grading_25',
        'screenings_22',
        'germination',
        'test_weight',
        'falling_number',
        'don_level',
        'variety_purity',
      ],
    },
    { title: { es: 'Clase', en: 'Class' }, fields: ['quality_class', 'certifications'] },
  ]),
  stepWith('storage', { es: 'Cantidad y depósito', en: 'Quantity and storage' }, [
    { title: { es: 'Cantidad', en: 'Quantity' }, fields: ['quantity', 'silo'] },
    {
      title: { es: 'Papeles', en: 'Documents' },
      fields: ['contract_ref', 'delivery_note', 'vat_number'],
    },
  ]),
  supplierStep,
  filesStep,
  viewStep('history', { es: 'Historia', en: 'History' }, [
    {
      title: { es: 'Existencias', en: 'Stock' },
      fields: ['specie', 'quantity_used', 'quantity_available'],
    },
    ...writtenSections,
  ]),
);

/** Grain for malting and milling, one asset a lot of one variety and harvest (decisions section 2). */
export const grain = defineAssetType({
  id: 36,
  code: 'Ce',
  name: { es: 'Grano', en: 'Grain' },
  noun: {
    one: { es: 'partida de grano', en: 'grain lot' },
    many: { es: 'partidas de grano', en: 'grain lots' },
    counted: { es: 'partidas', en: 'lots' },
  },
  icon: 'wheat',
  gender: 'f',
  chains: [13],
  labelFields: ['uniqueid'],
  attributes: [
    ...grainAttributes,
    ...ownRecords(access(everywhere, loads)),
    ...writtenRecords(everywhere, grainCertificates, grainDisposals),
  ],
  form,
  events: [
    registrationIn(loads, {
      public: {
        as: 'stop',
        titles: [
          {
            when: { parentField: 'field_ref', parentValue: [''], not: true },
            title: { es: 'Siembra y cosecha', en: 'Grown and harvested' },
            at: 'harvest_date',
          },
          { title: { es: 'Cosecha y acopio', en: 'Harvested and stored' }, at: 'harvest_date' },
        ],
        shows: 'variety',
      },
    }),
    bulkEditIn(everywhere),
    ...grainEvents,
    ...holdingIn(everywhere, grainCertificates, grainDisposals),
    transferIn(
      everywhere,
      [
        {
          name: 'delivery_note',
          label: { es: 'Albarán', en: 'Delivery note' },
          type: 'text',
          validations: { minLength: 3, maxLength: 30 },
        },
        {
          name: 'truck_plate',
          label: { es: 'Matrícula del camión', en: 'Truck plate' },
          type: 'text',
          validations: { maxLength: 12 },
        },
      ],
      { requires: [someLeft] },
    ),
  ],
  states: [
    retiredState(),
    usedUpState,
    stateOf('available', { es: 'Disponible', en: 'Available' }, 'ok', 'check'),
  ],
  rowRules: [
    {
      // Wetter barley heats in the silo before it is malted.
      rule: 'usualRange',
      level: 'warning',
      field: 'moisture',
      by: 'quality_class',
      ranges: { malting: [8, 13] },
    },
    {
      rule: 'usualRange',
      level: 'warning',
      field: 'protein',
      by: 'quality_class',
      ranges: { malting: [9.5, 12.5] },
    },
    {
      // The Union's limit for cereals (regulation 2023/915).
      rule: 'usualRange',
      level: 'warning',
      field: 'don_level',
      by: 'specie',
      ranges: Object.fromEntries(brewingSpecies.map(({ key }) => [key, [0, 1000]])),
    },
  ],
  filterOrder: [
    'uniqueid',
    'specie',
    'variety',
    'harvest_year',
    'quality_class',
    'quantity',
    'protein',
    'moisture',
    'harvest_date',
    'quantity_available',
    'sowing_type',
    'article',
    'field_ref',
    'grading_25',
    'germination',
    'test_weight',
    'falling_number',
    'certifications',
    'silo',
    'contract_ref',
    'supplier_name',
    'supplier_country',
    'disposal_type',
  ],
  defaultColumns: [
    'uniqueid',
    'variety',
    'specie',
    'harvest_year',
    'harvest_date',
    'quantity',
    'quantity_available',
    'moisture',
    'protein',
    'quality_class',
  ],
  summary: ['quantity', 'protein', 'moisture', 'specie', 'variety', 'quality_class'],
  sums: ['quantity'],
  qrTypes: ['identeco', 'identecoTrupo'],
  origin: { begins: [], from: ['supplier_name'] },
  public: {
    accent: 'green',
    sectionTitles: {
      origin: { es: 'El campo y la cosecha', en: 'Field and harvest' },
      quality: { es: 'Cómo es el grano', en: 'What the grain is like' },
    },
    scenes: [{ scene: 'malthouse' }],
    name: { es: '{{specie}} {{variety}}', en: '{{variety}} {{specie}}' },
    sentences: [
      {
        text: {
          es: '{{specie}} {{variety}}, cosecha {{harvest_year}}. Viene de los campos de {{company}}.',
          en: '{{variety}} {{specie}}, harvest {{harvest_year}}. It comes from the fields of {{company}}.',
        },
      },
      {
        text: {
          es: 'Viene de los campos de {{company}}, que registra cada paso.',
          en: 'It comes from the fields of {{company}}, which record each step.',
        },
      },
    ],
    lifeFrom: 'harvest_date',
    lifeUntil: 'disposal_date',
    tellsSources: true,
    figures: [
      { field: 'protein', label: { es: 'de proteína', en: 'protein' } },
      { field: 'moisture', label: { es: 'de humedad', en: 'moisture' } },
    ],
  },
  disabledForEvents: { field: 'disposal_type', subtypes: everywhere },
});
