import {
  materialStages,
  processSteps,
  rawStages,
  tannages,
  unfinishedStages,
  untannedStages,
} from '../lookups/leather';
import { leatherGoodsAttributes } from '../attributes/leather-goods-attributes';
import { storageHideAttributes } from '../attributes/storage-hide-attributes';
import { recordedIn } from './common-events';
import { needed, photos } from '../fields/common-fields';
import type { EventField, OfferedEvent, OrdinaryEvent, Subtypes } from '../../model/event-model';
import {
  defects,
  materialStage,
  selection,
  tannage,
  thickest,
  thinnest,
  totalArea,
  weightClass,
} from '../fields/hide-fields';
import { making } from './making-events';
import { allTogether } from './output-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { isNot, left, oneOf, requiring } from '../fields/needs';

/** Events of lots of hides. */

const blends: Subtypes = [30, 31];

/** What was used up is no longer there to be used or handed over. */
export const hidesLeft = requiring(left('quantity_available'), 'Ya no quedan cueros', 'No hides are left');

const hidesTaken: EventField = {
  name: 'hides',
  label: { es: 'Cueros que se usan', en: 'Hides used' },
  type: 'number',
  validations: { min: { value: 1 } },
};

/** Hides of several lots become one, which says what it is made of. */
const blending: OrdinaryEvent = {
  eventType: 110,
  name: { es: 'Mezcla', en: 'Blend' },
  icon: 'merge',
  ...making({
    step: {
      name: 'blend',
      title: { es: 'Mezcla', en: 'Blend' },
      hint: {
        es: 'Se descuenta de cada partida; la que resulta se da de alta con sus partidas de origen.',
        en: 'It is taken off each lot; the resulting one is registered with its source lots.',
      },
    },
    taken: hidesTaken,
    used: 'hides_used',
    unit: 'hide',
    rows: {
      name: 'lots',
      label: { es: 'Partidas que resultan', en: 'Resulting lots' },
      noun: { one: { es: 'partida', en: 'lot' }, many: { es: 'partidas', en: 'lots' } },
      of: storageHideAttributes,
      asks: [
        'blend_code',
        'material_stage',
        'hide_type',
        'selection_grade',
        'quantity_hides',
        'total_weight',
        'weight_class',
        'tannage',
        'origin_country',
        'trace_level',
      ],
      unique: 'blend_code',
    },
    output: {
      assetType: 35,
      days: ['reception_date'],
      places: ['supplier_name'],
      facts: { blend_inputs: { inputs: true } },
      quantity: { field: 'quantity_hides', unit: 'hide' },
    },
    // Hides are counted: what comes out was there before.
    overYield: 'error',
  }),
  ...recordedIn(blends, allTogether),
  requires: [hidesLeft],
  epcis: { bizStep: 'commissioning', disposition: 'active', transformation: { asset: 'input' } },
};

const processStep: OrdinaryEvent = {
  eventType: 111,
  name: { es: 'Proceso', en: 'Process step' },
  icon: 'factory',
  fields: [
    {
      name: 'step',
      label: { es: 'Etapa', en: 'Step' },
      type: 'select',
      values: processSteps,
      validations: { mandatory: true },
    },
    {
      name: 'started',
      label: { es: 'Inicio', en: 'Started' },
      type: 'dateTime',
      defaultValueFunction: 'now',
      validations: { mandatory: true, max: { today: {} } },
    },
    {
      name: 'ended',
      label: { es: 'Fin', en: 'Ended' },
      type: 'dateTime',
      validations: { min: { field: 'started' } },
    },
    { ...materialStage, values: materialStages, writes: 'material_stage' },
    { ...tannage, values: tannages, writes: 'tannage' },
    {
      name: 'water_m3',
      label: { es: 'Agua', en: 'Water' },
      type: 'float',
      unit: 'm³',
      validations: { min: { value: 0 } },
    },
    {
      name: 'chemicals',
      label: { es: 'Químicos', en: 'Chemicals' },
      type: 'addableList',
      list: {
        noun: { one: { es: 'químico', en: 'chemical' }, many: { es: 'químicos', en: 'chemicals' } },
        fields: [
          {
            name: 'product',
            label: { es: 'Producto', en: 'Product' },
            type: 'text',
            validations: { mandatory: true },
            columns: 8,
          },
          {
            name: 'kg',
            label: { es: 'Kilos', en: 'Kilos' },
            type: 'number',
            validations: { min: { value: 0 } },
            columns: 4,
          },
        ],
      },
    },
  ],
  form: formOf(
    stepOf('step', { es: 'Etapa', en: 'Step' }, ['step', 'started', 'ended']),
    stepOf('outcome', { es: 'Resultado', en: 'Outcome' }, ['material_stage', 'tannage']),
    stepOf('inputs', { es: 'Insumos', en: 'Inputs' }, ['water_m3', 'chemicals']),
  ),
  ...recordedIn([31]),
  requires: [
    requiring(isNot('material_stage', ...untannedStages), 'Primero el curtido', 'Tanning comes first', {
      when: oneOf('step', 'shaving', 'retanning', 'dyeing', 'finishing'),
    }),
    requiring(oneOf('material_stage', ...untannedStages), 'Ya está curtido', 'It is tanned already', {
      when: oneOf('step', 'liming'),
    }),
  ],
  public: { as: 'care', titles: [{ title: { es: 'Procesos', en: 'Process steps' } }] },
  epcis: { bizStep: 'other', disposition: 'in_progress' },
  derives: [{ attribute: 'process_date', rule: 'eventDay', when: 'step' }],
};

const grading: OrdinaryEvent = {
  eventType: 112,
  name: { es: 'Clasificación', en: 'Grading' },
  icon: 'list-checks',
  fields: [
    { ...selection, validations: { mandatory: true }, writes: 'selection_grade' },
    { ...weightClass, writes: 'weight_class' },
    { ...defects, writes: 'defects' },
    photos,
  ],
  form: formOf(
    stepOf('grading', { es: 'Clasificación', en: 'Grading' }, [
      'selection_grade',
      'weight_class',
      'defects',
      'photos',
    ]),
  ),
  ...recordedIn(blends),
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
};

const measurement: OrdinaryEvent = {
  eventType: 113,
  name: { es: 'Medición', en: 'Measurement' },
  icon: 'ruler',
  fields: [
    { ...needed(totalArea), writes: 'total_area' },
    { ...thinnest, writes: 'thickness_min' },
    { ...thickest, writes: 'thickness_max' },
    { name: 'machine', label: { es: 'Máquina', en: 'Machine' }, type: 'text' },
  ],
  form: formOf(
    stepOf('measures', { es: 'Medidas', en: 'Measures' }, [
      'total_area',
      'thickness_min',
      'thickness_max',
      'machine',
    ]),
  ),
  ...recordedIn([31, 32]),
  requires: [
    requiring(
      isNot('material_stage', ...rawStages),
      'El cuero crudo no se mide',
      'Raw hides are not measured',
    ),
  ],
  epcis: { bizStep: 'inspecting', disposition: 'available' },
};

/** Hides become articles, each with the lots that it was cut from. */
const useInGoods: OrdinaryEvent = {
  eventType: 114,
  name: { es: 'Consumo en artículos', en: 'Use in goods' },
  icon: 'shopping-bag',
  ...making({
    step: { name: 'use', title: { es: 'Consumo', en: 'Use' } },
    taken: hidesTaken,
    used: 'hides_used',
    unit: 'hide',
    rows: {
      name: 'goods',
      label: { es: 'Artículos', en: 'Goods' },
      noun: { one: { es: 'artículo', en: 'article' }, many: { es: 'artículos', en: 'articles' } },
      of: leatherGoodsAttributes,
      asks: ['serial_number', 'article_type', 'model_name', 'colour', 'tannage', 'leather_area', 'made_in'],
      unique: 'serial_number',
      max: 200,
    },
    output: { assetType: 38, days: ['made_on'], facts: { leather_lot: { each: 'blend_code' } } },
    overYield: 'warning',
  }),
  ...recordedIn([32], allTogether),
  requires: [
    requiring(
      isNot('material_stage', ...unfinishedStages),
      'Solo cuero terminado o crust',
      'Finished or crust leather only',
    ),
    hidesLeft,
  ],
  public: { as: 'stop', titles: [{ title: { es: 'En artículos de cuero', en: 'Made into leather goods' } }] },
  epcis: { bizStep: 'assembling', disposition: 'active', transformation: { asset: 'input' } },
};

export const storageHideEvents: readonly OfferedEvent[] = [
  processStep,
  grading,
  measurement,
  blending,
  useInGoods,
];
