import { grainAttributes } from '../attributes/grain-attributes';
import { maltAttributes } from '../attributes/malt-attributes';
import { supplierNames } from '../fields/supplier-attributes';
import { storageCare } from '../lookups/grain-and-malt';
import { oneByOne, recordedIn, withoutSheet } from './common-events';
import { needed, paperField } from '../fields/common-fields';
import type { EventField, OfferedEvent, OrdinaryEvent, Subtypes } from '../../model/event-model';
import { grainAnalysis } from '../fields/grain-fields';
import { newMalt } from '../fields/malt-fields';
import { making, retiredAsUsed } from './making-events';
import { allTogether } from './output-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, left, requiring } from '../fields/needs';

/** Events of brewing grain. */

const everywhere: Subtypes = [1, 33, 34, 35, 36];

/** What was used up can neither be used nor handed over. */
export const someLeft = requiring(left('quantity_available'), 'No queda cantidad', 'Nothing is left');

const sample: OrdinaryEvent = {
  eventType: 103,
  name: { es: 'Muestra y análisis', en: 'Sample and analysis' },
  icon: 'flask-conical',
  fields: [
    {
      name: 'sampled_on',
      label: { es: 'Fecha de muestreo', en: 'Sampled on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
    },
    {
      name: 'sample_code',
      label: { es: 'Código de muestra', en: 'Sample code' },
      type: 'text',
      validations: { mandatory: true, minLength: 3, maxLength: 30 },
    },
    { name: 'lab', label: { es: 'Laboratorio', en: 'Laboratory' }, type: 'text' },
    { ...needed(grainAnalysis.moisture), writes: 'moisture' },
    { ...needed(grainAnalysis.protein), writes: 'protein' },
    { ...grainAnalysis.plump, writes: 'grading_25' },
    { ...grainAnalysis.germination, writes: 'germination' },
    { ...grainAnalysis.don, writes: 'don_level' },
    paperField('report', 'Informe', 'Report'),
  ],
  form: formOf(
    stepOf('sample', { es: 'Muestra', en: 'Sample' }, ['sampled_on', 'sample_code', 'lab']),
    stepOf('results', { es: 'Resultados', en: 'Results' }, [
      'moisture',
      'protein',
      'grading_25',
      'germination',
      'don_level',
    ]),
    stepOf('report', { es: 'Informe', en: 'Report' }, ['report']),
  ),
  ...recordedIn(everywhere),
  public: { as: 'care', titles: [{ title: { es: 'Análisis', en: 'Analyses' } }], shows: 'protein' },
  epcis: { bizStep: 'sampling', disposition: 'conformant' },
};

const weighbridge: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Recepción en báscula', en: 'Weighbridge reception' },
  icon: 'scale',
  fields: [
    {
      name: 'weighed_at',
      label: { es: 'Fecha y hora', en: 'Date and time' },
      type: 'dateTime',
      defaultValueFunction: 'now',
      validations: { mandatory: true, max: { today: {} } },
      columns: 12,
    },
    {
      name: 'gross',
      label: { es: 'Bruto', en: 'Gross' },
      type: 'number',
      unit: 'kg',
      validations: { mandatory: true, min: { field: 'tare' }, max: { value: 80_000 } },
    },
    {
      name: 'tare',
      label: { es: 'Tara', en: 'Tare' },
      type: 'number',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 0 }, max: { value: 80_000 } },
    },
    {
      name: 'net',
      label: { es: 'Neto', en: 'Net' },
      type: 'float',
      unit: 't',
      hint: { es: 'La cantidad del lote pasa a ser esta', en: 'It becomes the quantity of the lot' },
      validations: { mandatory: true, min: { value: 0.01 }, max: { value: 80 } },
      writes: 'quantity',
    },
    paperField('ticket', 'Ticket', 'Ticket'),
  ],
  form: formOf(
    stepOf('weighing', { es: 'Báscula', en: 'Weighbridge' }, [
      'weighed_at',
      'gross',
      'tare',
      'net',
      'ticket',
    ]),
  ),
  ...recordedIn([1, 34, 35, 36]),
  epcis: { bizStep: 'receiving', disposition: 'in_progress' },
};

const care: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Conservación', en: 'Storage care' },
  icon: 'warehouse',
  fields: [
    {
      name: 'action',
      label: { es: 'Tarea', en: 'Action' },
      type: 'multiselect',
      values: storageCare,
      validations: { mandatory: true },
    },
    {
      name: 'product',
      label: { es: 'Producto', en: 'Product' },
      type: 'text',
      validations: { mandatoryWhen: { parentField: 'action', parentValue: ['treatment'] } },
    },
    {
      name: 'temperature',
      label: { es: 'Temperatura', en: 'Temperature' },
      type: 'float',
      unit: '°C',
      validations: { min: { value: -20 }, max: { value: 80 } },
    },
    { name: 'silo', label: { es: 'Silo o celda', en: 'Silo or bin' }, type: 'text', writes: 'silo' },
  ],
  form: formOf(
    stepOf('care', { es: 'Conservación', en: 'Storage care' }, ['action', 'product', 'temperature', 'silo']),
  ),
  ...recordedIn(everywhere, withoutSheet),
  epcis: { bizStep: 'storing', disposition: 'available' },
};

const tonnes: EventField = {
  name: 'tonnes',
  label: { es: 'Toneladas', en: 'Tonnes' },
  type: 'float',
  unit: 't',
  validations: { min: { value: 0.01 } },
};

/** What a part of a lot has of it: where it grew, what it is and what the laboratory found. */
const inherited = [
  ...['variety', 'sowing_type', 'article', 'harvest_year', 'harvest_date'],
  ...['field_ref', 'field_location', 'field_geometry', 'field_area'],
  ...['moisture', 'protein', 'grading_25', 'screenings_22', 'germination', 'test_weight', 'falling_number'],
  ...['don_level', 'variety_purity', 'quality_class', 'certifications'],
  ...['silo', 'contract_ref', 'delivery_note', 'vat_number', ...supplierNames],
];

/** A lot of grain is parted: each part is a lot of its own, of the same field and harvest. */
const split: OrdinaryEvent = {
  eventType: 106,
  name: { es: 'División', en: 'Split' },
  icon: 'split',
  ...making({
    step: {
      name: 'split',
      title: { es: 'División', en: 'Split' },
      hint: {
        es: 'Cada parte se da de alta con su identificador; lo demás lo tiene de su partida.',
        en: 'Each part is registered by its id; all else it has of its lot.',
      },
    },
    taken: { ...tonnes, label: { es: 'Toneladas que salen', en: 'Tonnes that leave' } },
    used: 'quantity_used',
    unit: 't',
    rows: {
      name: 'parts',
      label: { es: 'Partes', en: 'Parts' },
      noun: { one: { es: 'parte', en: 'part' }, many: { es: 'partes', en: 'parts' } },
      of: grainAttributes,
      asks: ['uniqueid', 'quantity'],
      unique: 'uniqueid',
    },
    output: { assetType: 36, inherits: inherited, quantity: { field: 'quantity', unit: 't' } },
    // Parts are of what was there before.
    overYield: 'error',
  }),
  ...recordedIn([1, 34, 35], oneByOne),
  requires: [someLeft],
  epcis: { bizStep: 'repackaging', disposition: 'active', transformation: { asset: 'input' } },
};

/** Grain of one or several lots becomes malt: what the kiln gives is registered with it. */
const malting: OrdinaryEvent = {
  eventType: 107,
  name: { es: 'Malteo', en: 'Malting' },
  icon: 'beer',
  ...making({
    step: {
      name: 'malting',
      title: { es: 'Malteo', en: 'Malting' },
      hint: {
        es: 'Cada partida de malta se da de alta con su identificador y su análisis.',
        en: 'Each batch of malt is registered by its id and its analysis.',
      },
    },
    taken: { ...tonnes, label: { es: 'Toneladas que se maltean', en: 'Tonnes malted' } },
    used: 'quantity_used',
    unit: 't',
    rows: {
      name: 'malts',
      label: { es: 'Malta obtenida', en: 'Malt made' },
      noun: {
        one: { es: 'partida de malta', en: 'malt batch' },
        many: { es: 'partidas de malta', en: 'malt batches' },
      },
      of: maltAttributes,
      asks: newMalt,
      unique: 'uniqueid',
    },
    output: {
      assetType: 37,
      days: ['production_date'],
      places: ['supplier_name'],
      quantity: { field: 'quantity', unit: 'kg' },
    },
    // Steeping brings water in, but kilning takes more of it away: more malt than grain is worth a second look.
    overYield: 'warning',
  }),
  ...recordedIn([36], allTogether),
  requires: [
    someLeft,
    advising(
      { number: { of: 'germination', min: 95 } },
      'Germina el {{germination}} %',
      '{{germination}} % of it germinates',
    ),
  ],
  public: { as: 'stop', titles: [{ title: { es: 'Malteado', en: 'Malted' } }] },
  epcis: { bizStep: 'commissioning', disposition: 'in_progress', transformation: { asset: 'input' } },
};

/** What is steeped of a lot goes into a batch of malt that is there already: the batch's steeping says so. */
const steeped: OrdinaryEvent = {
  eventType: 108,
  name: { es: 'Uso en remojo', en: 'Use in steeping' },
  icon: 'droplets',
  fields: [
    { ...tonnes, label: { es: 'Toneladas que se remojan', en: 'Tonnes steeped' } },
    {
      name: 'malt',
      label: { es: 'Malta', en: 'Malt' },
      type: 'assetsSelectList',
      choice: { assetTypes: [37] },
      validations: { mandatory: true },
    },
  ],
  form: formOf(stepOf('steeping', { es: 'Remojo', en: 'Steeping' }, ['tonnes', 'malt'])),
  ...recordedIn([1, 36], { ...oneByOne, inAssetList: false }),
  isAlong: true,
  requires: [someLeft],
  public: { as: 'stop', titles: [{ title: { es: 'Malteado', en: 'Malted' } }] },
  // The transformation itself is recorded on the malt: this only shows that some of the lot went into it.
  epcis: { bizStep: 'other', disposition: 'in_progress' },
  derives: [{ attribute: 'quantity_used', rule: 'plus', field: 'tonnes' }],
  transforms: {
    taken: 'tonnes',
    left: 'quantity_available',
    unit: 't',
    outputs: [],
    overYield: 'warning',
    whenEmpty: retiredAsUsed,
  },
};

export const grainEvents: readonly OfferedEvent[] = [sample, weighbridge, care, split, malting, steeped];
