import { maltAttributes } from '../attributes/malt-attributes';
import { analysisMethods, blendingStates, kilnFuels } from '../lookups/grain-and-malt';
import { oneByOne, recordedIn, withoutSheet } from './common-events';
import { needed, paperField } from '../fields/common-fields';
import type { EventField, OfferedEvent, OrdinaryEvent, Subtypes } from '../../model/event-model';
import { someLeft } from './grain';
import { brewFields, maltAnalysis, maltingFields, newMalt } from '../fields/malt-fields';
import { making } from './making-events';
import { allTogether } from './output-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, is, isNot, requiring } from '../fields/needs';
import type { Need } from '../../model/requirement';

/** Events of malt: how it is made, blended and brewed with. */

const maltsters: Subtypes = [1, 36];

/** Blended malt moves as the lot that it is part of (document 2 section 4). */
/** Of malt that came ready made no step is known: it is asked for the one before only where one was recorded. */
const unmade: Need = { all: [{ empty: 'steep_start' }, { empty: 'germination_days' }] };
const unkilned = requiring(
  { empty: 'kiln_end' },
  'Ya se secó el {{kiln_end}}',
  'It was kilned on {{kiln_end}}',
);
const steepedFirst = requiring({ filled: 'steep_start' }, 'Primero el remojo', 'Steeping first');
const germinatedFirst = requiring(
  { any: [{ filled: 'germination_days' }, unmade] },
  'Primero la germinación',
  'Germination first',
);
const kilnedFirst = requiring(
  { any: [{ filled: 'kiln_end' }, unmade] },
  'Primero el secado',
  'Kilning first',
);

const notBlended = isNot('blending_state', 'blended');
export const withItsLot = requiring(
  notBlended,
  'No va suelta de {{source}} a {{target}} en estado «{{blending_state}}»; solo se transfiere con su lote entero',
  'It does not go from {{source}} to {{target}} by itself in the state “{{blending_state}}”; it goes only with its whole lot',
  { liftedByLot: true },
);

const { steepStart, steepHours, steepTemp, steepMoisture } = maltingFields;
const { germinationDays, germinationTemp, kilnStart, kilnEnd, kilnPeak } = maltingFields;
const past = { max: { today: {} } } as const;

const steeping: OrdinaryEvent = {
  eventType: 103,
  name: { es: 'Remojo', en: 'Steeping' },
  icon: 'droplets',
  fields: [
    {
      ...steepStart,
      defaultValueFunction: 'now',
      validations: { mandatory: true, ...past },
      writes: steepStart.name,
    },
    { ...needed(steepMoisture), writes: steepMoisture.name },
    { ...steepHours, writes: steepHours.name },
    { ...steepTemp, writes: steepTemp.name },
    {
      name: 'grains',
      label: { es: 'Granos del establecimiento', en: 'Grain of the establishment' },
      type: 'sub_detail',
      list: {
        noun: { one: { es: 'grano', en: 'grain' }, many: { es: 'granos', en: 'grains' } },
        fields: [
          {
            name: 'grain',
            label: { es: 'Grano', en: 'Grain' },
            type: 'assetsSelectList',
            choice: { assetTypes: [36] },
            validations: { mandatory: true },
          },
          {
            name: 'tonnes',
            label: { es: 'Toneladas que se remojan', en: 'Tonnes steeped' },
            type: 'float',
            unit: 't',
            validations: { mandatory: true, min: { value: 0.01 } },
          },
        ],
        max: 50,
      },
    },
    {
      name: 'grain_inputs',
      label: { es: 'Granos de otro origen', en: 'Grain from elsewhere' },
      hint: {
        es: 'Los que no están registrados en este establecimiento',
        en: 'What is not registered in this establishment',
      },
      type: 'addableList',
      list: {
        noun: { one: { es: 'grano', en: 'grain' }, many: { es: 'granos', en: 'grains' } },
        fields: [
          {
            name: 'uniqueid',
            label: { es: 'Identificador', en: 'Unique id' },
            type: 'autocomplete',
            proposals: { from: { named: true }, minCharacters: 2, freeText: true },
            validations: { mandatory: true },
            names: { assetType: 36, attributes: ['uniqueid'], taken: { field: 'kilos', unit: 'kg' } },
            columns: 8,
          },
          {
            name: 'kilos',
            label: { es: 'Kilos', en: 'Kilos' },
            type: 'number',
            validations: { mandatory: true, min: { value: 1 } },
            columns: 4,
          },
        ],
      },
      // What is soaked comes from somewhere.
      validations: { mandatoryWhen: { parentField: 'grains', parentValue: [''] } },
    },
    {
      name: 'water_m3',
      label: { es: 'Agua', en: 'Water' },
      type: 'float',
      unit: 'm³',
      validations: { min: { value: 0 } },
    },
    { name: 'vessel', label: { es: 'Tina', en: 'Vessel' }, type: 'text' },
  ],
  form: formOf(
    stepOf('steeping', { es: 'Remojo', en: 'Steeping' }, [
      steepStart.name,
      steepMoisture.name,
      steepHours.name,
      steepTemp.name,
      'grains',
      'grain_inputs',
      'water_m3',
      'vessel',
    ]),
  ),
  ...recordedIn(maltsters, oneByOne),
  requires: [unkilned, requiring({ empty: 'germination_days' }, 'Ya germinó', 'It has germinated already')],
  public: { as: 'care', titles: [{ title: { es: 'Remojo', en: 'Steeping' } }] },
  epcis: { bizStep: 'commissioning', disposition: 'in_progress', transformation: { asset: 'output' } },
  derives: [
    {
      attribute: 'grain_steeped',
      rule: 'plusRows',
      unit: 'kg',
      of: [
        { rows: 'grains', field: 'tonnes', unit: 't' },
        { rows: 'grain_inputs', field: 'kilos', unit: 'kg' },
      ],
    },
  ],
  intake: {
    rows: 'grains',
    assetType: 36,
    asset: 'grain',
    taken: 'tonnes',
    unit: 't',
    eventType: 108,
    into: 'malt',
    elsewhere: { rows: 'grain_inputs', field: 'kilos', unit: 'kg' },
    made: { attribute: 'quantity', unit: 'kg' },
    overYield: 'warning',
  },
};

const germination: OrdinaryEvent = {
  eventType: 104,
  name: { es: 'Germinación', en: 'Germination' },
  icon: 'sprout',
  fields: [
    { ...needed(germinationDays), writes: germinationDays.name },
    { ...needed(germinationTemp), writes: germinationTemp.name },
    {
      name: 'turning',
      label: { es: 'Volteos', en: 'Turnings' },
      type: 'number',
      validations: { min: { value: 0 }, max: { value: 100 } },
    },
  ],
  form: formOf(
    stepOf('germination', { es: 'Germinación', en: 'Germination' }, [
      germinationDays.name,
      germinationTemp.name,
      'turning',
    ]),
  ),
  ...recordedIn(maltsters, withoutSheet),
  requires: [
    unkilned,
    steepedFirst,
    advising({ empty: 'germination_days' }, 'Ya germinó', 'It has germinated already'),
  ],
  public: { as: 'care', titles: [{ title: { es: 'Germinación', en: 'Germination' } }] },
  epcis: { bizStep: 'other', disposition: 'in_progress' },
};

const kilning: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Secado y tostado', en: 'Kilning' },
  icon: 'flame',
  fields: [
    { ...kilnStart, validations: { mandatory: true, ...past }, writes: kilnStart.name },
    {
      ...kilnEnd,
      validations: { mandatory: true, min: { field: kilnStart.name }, ...past },
      writes: kilnEnd.name,
    },
    { ...needed(kilnPeak), writes: kilnPeak.name },
    {
      name: 'fuel',
      label: { es: 'Energía', en: 'Fuel' },
      type: 'select',
      values: kilnFuels,
      segmented: true,
      columns: 12,
    },
    {
      name: 'quantity',
      label: { es: 'Cantidad obtenida', en: 'Quantity made' },
      type: 'float',
      unit: 'kg',
      validations: { mandatory: true, min: { value: 1 }, max: { value: 500_000 } },
      writes: 'quantity',
    },
  ],
  form: formOf(
    stepOf('kilning', { es: 'Secado y tostado', en: 'Kilning' }, [
      kilnStart.name,
      kilnEnd.name,
      kilnPeak.name,
      'fuel',
      'quantity',
    ]),
  ),
  ...recordedIn(maltsters, oneByOne),
  // Dry malt is roasted, too: that is a second pass, and of malt that came ready made the first.
  requires: [germinatedFirst, { ...unkilned, level: 'warning' }],
  public: { as: 'care', titles: [{ title: { es: 'Secado y tostado', en: 'Kilning' } }] },
  epcis: { bizStep: 'commissioning', disposition: 'active', transformation: { asset: 'output' } },
  derives: [{ attribute: 'production_date', rule: 'dayPlus', field: kilnEnd.name, days: 0 }],
  yields: {
    field: 'quantity',
    unit: 'kg',
    of: { attribute: 'grain_steeped', unit: 'kg' },
    overYield: 'warning',
  },
};

const analysed: readonly EventField[] = Object.values(maltAnalysis).map((field) => ({
  ...field,
  writes: field.name,
}));

const analysis: OrdinaryEvent = {
  eventType: 106,
  name: { es: 'Análisis EBC', en: 'EBC analysis' },
  icon: 'flask-conical',
  fields: [
    {
      name: 'method',
      label: { es: 'Método', en: 'Method' },
      type: 'select',
      values: analysisMethods,
      defaultValue: 'ebc',
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    ...analysed,
    paperField('report', 'Informe', 'Report'),
  ],
  form: formOf(
    stepOf(
      'analysis',
      { es: 'Análisis', en: 'Analysis' },
      ['method', ...analysed.map(({ name }) => name), 'report'],
      { es: 'Lo que deje en blanco no cambia.', en: 'What you leave blank does not change.' },
    ),
  ),
  ...recordedIn([1, 36, 37]),
  public: { as: 'care', titles: [{ title: { es: 'Análisis', en: 'Analyses' } }], shows: 'extract_fine' },
  epcis: { bizStep: 'inspecting', disposition: 'conformant' },
};

const kilos: EventField = {
  name: 'kilos',
  label: { es: 'Kilos que se usan', en: 'Kilos used' },
  type: 'float',
  unit: 'kg',
  validations: { min: { value: 0.1 } },
};

const stateOf = (state: string): EventField => ({
  name: 'blending_state',
  label: { es: 'Estado de mezcla', en: 'Blending state' },
  type: 'select',
  values: blendingStates,
  disabled: true,
  defaultValue: state,
  writes: 'blending_state',
});

/** Malts become a blend, which is a batch of its own and says what it is made of. */
const blending: OrdinaryEvent = {
  eventType: 107,
  name: { es: 'Mezcla', en: 'Blending' },
  icon: 'merge',
  ...making({
    step: {
      name: 'blend',
      title: { es: 'Mezcla', en: 'Blend' },
      hint: {
        es: 'La mezcla se da de alta como una partida; se transfiere con su lote.',
        en: 'The blend is registered as a batch; it is transferred with its lot.',
      },
    },
    taken: kilos,
    used: 'quantity_used',
    unit: 'kg',
    rows: {
      name: 'blends',
      label: { es: 'Mezcla que resulta', en: 'Resulting blend' },
      noun: { one: { es: 'mezcla', en: 'blend' }, many: { es: 'mezclas', en: 'blends' } },
      of: maltAttributes,
      asks: newMalt,
      unique: 'uniqueid',
    },
    output: {
      assetType: 37,
      days: ['production_date'],
      places: ['supplier_name'],
      facts: { blending_state: { value: 'blended' }, brew_inputs: { inputs: true } },
      quantity: { field: 'quantity', unit: 'kg' },
    },
    overYield: 'error',
  }),
  ...recordedIn(maltsters, allTogether),
  requires: [requiring(notBlended, 'Ya está mezclada', 'Already blended'), kilnedFirst, someLeft],
  public: { as: 'stop', titles: [{ title: { es: 'Mezclada', en: 'Blended' } }] },
  epcis: { bizStep: 'commissioning', disposition: 'active', transformation: { asset: 'input' } },
};

/** The batch is no longer held as a blend; what it was made of stays as it was recorded. */
const undoBlending: OrdinaryEvent = {
  eventType: 108,
  name: { es: 'Deshacer mezcla', en: 'Undo blending' },
  icon: 'undo',
  fields: [
    {
      name: 'reason',
      label: { es: 'Motivo', en: 'Reason' },
      type: 'multiline',
      validations: { mandatory: true, maxLength: 500 },
    },
    stateOf('not_blended'),
  ],
  form: formOf(stepOf('undo', { es: 'Deshacer mezcla', en: 'Undo blending' }, ['reason', 'blending_state'])),
  ...recordedIn(maltsters, oneByOne),
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE'],
  requires: [requiring(is('blending_state', 'blended'), 'No está mezclada', 'Not blended')],
  epcis: { bizStep: 'disassembling', disposition: 'available' },
};

const brewing: OrdinaryEvent = {
  eventType: 109,
  name: { es: 'Cocción', en: 'Brewing' },
  icon: 'beer',
  fields: [
    {
      name: 'brewed_at',
      label: { es: 'Fecha y hora', en: 'Date and time' },
      type: 'dateTime',
      defaultValueFunction: 'now',
      validations: { mandatory: true, ...past },
    },
    kilos,
    {
      name: 'volume_hl',
      label: { es: 'Volumen', en: 'Volume' },
      type: 'float',
      unit: 'hl',
      validations: { mandatory: true, min: { value: 0.1 } },
    },
    {
      ...brewFields.additions,
      hint: {
        es: 'Lúpulo, levadura, agua. La página de la cerveza dice cuáles, no cuánto.',
        en: 'Hops, yeast, water. The page of the beer says which, not how much.',
      },
      writes: brewFields.additions.name,
    },
    { ...brewFields.brand, writes: 'brand' },
    { ...brewFields.product, writes: 'product' },
    { ...brewFields.style, validations: { mandatory: true }, writes: 'beer_style' },
    { ...brewFields.gravity, writes: 'brew_gravity' },
    { ...brewFields.alcohol, writes: 'alcohol' },
    stateOf('blended'),
  ],
  form: formOf(
    stepOf('brewing', { es: 'Cocción', en: 'Brewing' }, ['brewed_at', 'kilos', 'volume_hl', 'additions'], {
      es: 'Las maltas elegidas van juntas a la olla.',
      en: 'The chosen malts go into the kettle together.',
    }),
    stepOf('product', { es: 'Producto', en: 'Product' }, [
      'brand',
      'product',
      'beer_style',
      'brew_gravity',
      'alcohol',
      'blending_state',
    ]),
  ),
  ...recordedIn([37], withoutSheet),
  requires: [kilnedFirst, someLeft],
  public: { as: 'stop', titles: [{ title: { es: 'Cocción', en: 'Brewed' } }], shows: 'beer_style' },
  epcis: {
    bizStep: 'commissioning',
    disposition: 'active',
    transformation: { asset: 'input', yields: [{ product: 'beer', field: 'volume_hl' }] },
  },
  derives: [{ attribute: 'quantity_used', rule: 'plus', field: 'kilos' }],
  // Beer is no asset here. Malt that is used up stays in its lot, whose page describes the brew.
  transforms: {
    taken: 'kilos',
    left: 'quantity_available',
    unit: 'kg',
    outputs: [],
    overYield: 'warning',
  },
};

export const maltEvents: readonly OfferedEvent[] = [
  steeping,
  germination,
  kilning,
  analysis,
  blending,
  undoBlending,
  brewing,
];
