import type { Field, Mask } from '../../model/field';
import { entityTypes } from './supplier-attributes';
import { beerStyles } from '../lookups/grain-and-malt';

/** Fields of malt that are both among its attributes and in the forms of its events. */

export const maltMasks: readonly Mask[] = [
  { regex: '^[A-Z]\\d{6}/\\d$', mask: '@##-####/#', example: 'M25-0417/2' },
  { regex: '^[A-Z]\\d{6}$', mask: '@##-####', example: 'M25-0417' },
  { regex: '^[A-Z]{2}\\d{6}$', mask: '@@-######', example: 'PA-250417' },
];

/** What the laboratory says of a malt, in the order of its report. */
export const maltAnalysis = {
  moisture: {
    name: 'moisture',
    label: { es: 'Humedad', en: 'Moisture' },
    type: 'float',
    unit: '%',
    hint: { es: 'Hasta 4,5', en: 'Up to 4.5' },
    validations: { min: { value: 1 }, max: { value: 12 } },
  },
  extract: {
    name: 'extract_fine',
    label: { es: 'Extracto fino (s.s.s.)', en: 'Fine extract (d.m.)' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 60 }, max: { value: 90 } },
  },
  difference: {
    name: 'extract_difference',
    label: { es: 'Diferencia fino-grueso', en: 'Fine-coarse difference' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 0 }, max: { value: 10 } },
  },
  colour: {
    name: 'wort_colour',
    label: { es: 'Color del mosto', en: 'Wort colour' },
    type: 'float',
    unit: 'EBC',
    validations: { min: { value: 1 }, max: { value: 1600 } },
  },
  protein: {
    name: 'protein',
    label: { es: 'Proteína total', en: 'Total protein' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 6 }, max: { value: 18 } },
  },
  kolbach: {
    name: 'kolbach',
    label: { es: 'Índice Kolbach', en: 'Kolbach index' },
    type: 'float',
    hint: { es: 'Lo habitual: de 38 a 44', en: 'Usually 38 to 44' },
    validations: { min: { value: 25 }, max: { value: 60 } },
  },
  friability: {
    name: 'friability',
    label: { es: 'Friabilidad', en: 'Friability' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 0 }, max: { value: 100 } },
    hideCondition: { parentField: 'malt_type', parentValue: ['chocolate', 'black', 'cafe'] },
  },
  betaGlucan: {
    name: 'beta_glucan',
    label: { es: 'β-glucanos', en: 'β-glucan' },
    type: 'number',
    unit: 'mg/l',
    validations: { min: { value: 0 }, max: { value: 2000 } },
  },
  fan: {
    name: 'fan',
    label: { es: 'Nitrógeno amínico libre (FAN)', en: 'Free amino nitrogen (FAN)' },
    type: 'number',
    unit: 'mg/l',
    validations: { min: { value: 0 }, max: { value: 500 } },
  },
  viscosity: {
    name: 'viscosity',
    label: { es: 'Viscosidad', en: 'Viscosity' },
    type: 'float',
    unit: 'mPa·s',
    validations: { min: { value: 1 }, max: { value: 3 } },
  },
  ph: {
    name: 'wort_ph',
    label: { es: 'pH del mosto', en: 'Wort pH' },
    type: 'float',
    validations: { min: { value: 4 }, max: { value: 7 } },
  },
  power: {
    name: 'diastatic_power',
    label: { es: 'Poder diastático', en: 'Diastatic power' },
    type: 'number',
    unit: '°WK',
    validations: { min: { value: 0 }, max: { value: 600 } },
  },
} as const satisfies Record<string, Field>;

/** What a brewery makes of malt. */
export const brewFields = {
  brand: {
    name: 'brand',
    label: { es: 'Marca', en: 'Brand' },
    type: 'autocomplete',
    proposals: { from: { entityType: entityTypes.brand }, minCharacters: 0, freeText: true },
  },
  product: {
    name: 'product',
    label: { es: 'Producto', en: 'Product' },
    type: 'autocomplete',
    proposals: { from: { entityType: entityTypes.product }, minCharacters: 0, freeText: true },
  },
  style: {
    name: 'beer_style',
    label: { es: 'Estilo', en: 'Beer style' },
    type: 'select',
    values: beerStyles,
  },
  gravity: {
    name: 'brew_gravity',
    label: { es: 'Densidad original', en: 'Original gravity' },
    type: 'float',
    unit: '°P',
    validations: { min: { value: 5 }, max: { value: 35 } },
  },
  alcohol: {
    name: 'alcohol',
    label: { es: 'Alcohol', en: 'Alcohol' },
    type: 'float',
    unit: '% vol',
    validations: { min: { value: 0 }, max: { value: 20 } },
  },
  additions: {
    name: 'additions',
    label: { es: 'Otros ingredientes', en: 'Other ingredients' },
    type: 'addableList',
    list: {
      noun: {
        one: { es: 'ingrediente', en: 'ingredient' },
        many: { es: 'ingredientes', en: 'ingredients' },
      },
      fields: [
        {
          name: 'ingredient',
          label: { es: 'Ingrediente', en: 'Ingredient' },
          type: 'text',
          validations: { mandatory: true },
          columns: 8,
        },
        {
          name: 'quantity',
          label: { es: 'Cantidad (kg o l)', en: 'Quantity (kg or l)' },
          type: 'number',
          validations: { min: { value: 0 } },
          columns: 4,
        },
      ],
    },
  },
} as const satisfies Record<string, Field>;

/** The days of making a malt: attributes that the events write. */
export const maltingFields = {
  steepStart: { name: 'steep_start', label: { es: 'Inicio de remojo', en: 'Steep start' }, type: 'dateTime' },
  steepHours: {
    name: 'steep_hours',
    label: { es: 'Horas de remojo', en: 'Steeping hours' },
    type: 'float',
    unit: 'h',
    hint: { es: 'Con descansos al aire', en: 'With air rests' },
    validations: { min: { value: 1 }, max: { value: 120 } },
  },
  steepTemp: {
    name: 'steep_temp',
    label: { es: 'Temperatura del agua', en: 'Water temperature' },
    type: 'float',
    unit: '°C',
    validations: { min: { value: 4 }, max: { value: 35 } },
  },
  steepMoisture: {
    name: 'steep_moisture',
    label: { es: 'Humedad al fin de remojo', en: 'Steep-out moisture' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 35 }, max: { value: 50 } },
  },
  germinationDays: {
    name: 'germination_days',
    label: { es: 'Días de germinación', en: 'Germination days' },
    type: 'number',
    validations: { min: { value: 2 }, max: { value: 9 } },
  },
  germinationTemp: {
    name: 'germination_temp',
    label: { es: 'Temperatura de germinación', en: 'Germination temperature' },
    type: 'float',
    unit: '°C',
    validations: { min: { value: 8 }, max: { value: 25 } },
  },
  kilnStart: { name: 'kiln_start', label: { es: 'Inicio de secado', en: 'Kiln start' }, type: 'dateTime' },
  kilnEnd: { name: 'kiln_end', label: { es: 'Fin de tostado', en: 'Kiln end' }, type: 'dateTime' },
  kilnPeak: {
    name: 'kiln_max_temp',
    label: { es: 'Temperatura máxima de tostado', en: 'Kiln peak' },
    type: 'float',
    unit: '°C',
    validations: { min: { value: 50 }, max: { value: 240 } },
  },
} as const satisfies Record<string, Field>;

/** What is asked of a batch that comes of grain or of other malts. */
export const newMalt = [
  'uniqueid',
  'malt_type',
  'quantity',
  'moisture',
  'extract_fine',
  'wort_colour',
  'protein',
] as const;
