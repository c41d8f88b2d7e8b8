import { paperEndings, pictureEndings } from '../assets/attribute-blocks';
import { optionsOf } from '../lookups/options';
import { forageMethods } from '../lookups/pasture';
import { permitMasks } from './cattle-fields';
import {
  anyNumber,
  bulkEditIn,
  formOf,
  oneByOne,
  pauseIn,
  registrationIn,
  resumeIn,
  retireIn,
  stepOf,
  transferIn,
} from './common-events';
import type { EventBar, EventField, EventModel } from './event-model';

/** The events of a right to graze: animals come and go, it is extended, measured and ended. */

export const pastureSubtypes = [1, 5, 6, 7, 8];

/** What ends a right: it was retired, or the contract was terminated. */
const untilEnded = ['disposal_type', 'termination_reason'];

export const pastureDisposals = optionsOf([
  ['ended', 'Contrato cumplido', 'Contract fulfilled'],
  ['sold', 'Campo vendido', 'Field sold'],
  ['error', 'Error de carga', 'Entry error'],
  ['other', 'Otro motivo', 'Other reason'],
]);

const withAnimals: readonly EventBar[] = [
  {
    when: { parentField: 'animals', parentValue: [''], not: true },
    reason: {
      es: 'Primero registre el egreso de los animales',
      en: 'Record the removal of the animals first',
    },
  },
];

const assets: EventField = {
  name: 'assets',
  label: { es: 'Animales', en: 'Animals' },
  type: 'assetsSelectList',
  validations: { mandatory: true },
  writes: 'animals',
  columns: 12,
};

const units: EventField = {
  name: 'units',
  label: { es: 'Equivalentes vaca', en: 'Cow equivalents' },
  type: 'float',
  unit: 'EV',
  hint: { es: 'Los que ocupan del derecho', en: 'What they take of the right' },
  validations: { mandatory: true, min: { value: 0.1 }, max: { value: 50_000 } },
  columns: 6,
};

const permit: EventField = {
  name: 'dte',
  label: { es: 'DT-e', en: 'Permit (DT-e)' },
  type: 'masked',
  masks: permitMasks,
  columns: 6,
};

const summary: EventField = {
  name: 'assets_summary',
  label: { es: 'Resumen', en: 'Summary' },
  type: 'summaryAssetsSelectList',
  summaryOf: 'assets',
  columns: 12,
};

function weightOf(name: string, es: string, en: string): EventField {
  return {
    name,
    label: { es, en },
    type: 'float',
    unit: 'kg',
    validations: { min: { value: 10 }, max: { value: 1500 } },
    columns: 6,
  };
}

const admission: EventModel = {
  eventType: 120,
  name: { es: 'Ingreso', en: 'Admission' },
  icon: 'log-in',
  fields: [
    { ...assets, adds: true },
    units,
    weightOf('entry_weight', 'Peso promedio de ingreso', 'Mean weight on entry'),
    permit,
    summary,
  ],
  form: formOf(
    stepOf('animals', { es: 'Animales', en: 'Animals' }, ['assets']),
    stepOf('load', { es: 'Carga', en: 'Load' }, ['units', 'entry_weight', 'dte']),
    stepOf('summary', { es: 'Resumen', en: 'Summary' }, ['assets_summary']),
  ),
  permissions: { box: pastureSubtypes, code: 'ASSET_EVENT' },
  ...oneByOne,
  assetDisabledToEvent: untilEnded,
  epcis: { bizStep: 'storing', disposition: 'in_progress', aggregation: 'ADD' },
  derives: [{ attribute: 'animal_units_used', rule: 'plus', field: 'units' }],
  rules: [{ rule: 'within', level: 'error', from: 'valid_from', until: 'valid_to' }],
};

const removal: EventModel = {
  eventType: 121,
  name: { es: 'Egreso', en: 'Removal' },
  icon: 'log-out',
  fields: [
    { ...assets, removes: true },
    { ...units, hint: { es: 'Los que dejan libres', en: 'What they leave free' } },
    weightOf('exit_weight', 'Peso promedio de egreso', 'Mean weight on leaving'),
    permit,
    summary,
  ],
  form: formOf(
    stepOf('animals', { es: 'Animales', en: 'Animals' }, ['assets']),
    stepOf('load', { es: 'Carga', en: 'Load' }, ['units', 'exit_weight', 'dte']),
    stepOf('summary', { es: 'Resumen', en: 'Summary' }, ['assets_summary']),
  ),
  permissions: { box: pastureSubtypes, code: 'ASSET_EVENT' },
  ...oneByOne,
  assetDisabledToEvent: untilEnded,
  barredWhen: [
    {
      when: { parentField: 'animals', parentValue: [''] },
      reason: { es: 'No tiene animales', en: 'It holds no animals' },
    },
  ],
  epcis: { bizStep: 'removing', disposition: 'in_progress', aggregation: 'DELETE' },
  derives: [{ attribute: 'animal_units_used', rule: 'plus', field: 'units', minus: true }],
};

const extension: EventModel = {
  eventType: 122,
  name: { es: 'Prórroga', en: 'Extension' },
  icon: 'calendar-plus',
  fields: [
    {
      name: 'new_valid_to',
      label: { es: 'Nuevo vencimiento', en: 'New end' },
      type: 'date',
      validations: { mandatory: true, min: { field: 'valid_to' } },
      writes: 'valid_to',
      columns: 6,
    },
    {
      name: 'extension_file',
      label: { es: 'Acuerdo', en: 'Agreement' },
      type: 'file',
      files: { endings: paperEndings },
      columns: 12,
    },
  ],
  form: formOf(stepOf('extension', { es: 'Prórroga', en: 'Extension' }, ['new_valid_to', 'extension_file'])),
  permissions: { box: pastureSubtypes, code: 'ASSET_EVENT' },
  ...anyNumber,
  modelExcelOnTag: false,
  assetDisabledToEvent: untilEnded,
  epcis: { bizStep: 'other', disposition: 'active' },
};

const forageReading: EventModel = {
  eventType: 123,
  name: { es: 'Medición de pasto', en: 'Forage reading' },
  icon: 'ruler',
  fields: [
    {
      name: 'forage_kg',
      label: { es: 'Disponibilidad', en: 'Forage' },
      type: 'number',
      unit: 'kg MS/ha',
      validations: { mandatory: true, min: { value: 0 }, max: { value: 15_000 } },
      writes: 'forage_kg',
      columns: 6,
    },
    {
      name: 'height_cm',
      label: { es: 'Altura', en: 'Height' },
      type: 'number',
      unit: 'cm',
      validations: { min: { value: 0 }, max: { value: 200 } },
      columns: 6,
    },
    {
      name: 'method',
      label: { es: 'Método', en: 'Method' },
      type: 'select',
      values: forageMethods,
      segmented: true,
      columns: 12,
    },
    {
      name: 'photo',
      label: { es: 'Foto', en: 'Photo' },
      type: 'file',
      files: { endings: pictureEndings },
      columns: 12,
    },
  ],
  form: formOf(
    stepOf('reading', { es: 'Medición', en: 'Reading' }, ['forage_kg', 'height_cm', 'method', 'photo']),
  ),
  permissions: { box: pastureSubtypes, code: 'ASSET_EVENT' },
  ...anyNumber,
  assetDisabledToEvent: untilEnded,
  epcis: { bizStep: 'sampling', disposition: 'in_progress' },
};

const termination: EventModel = {
  eventType: 124,
  name: { es: 'Rescisión', en: 'Termination' },
  icon: 'file-x',
  fields: [
    {
      name: 'termination_reason',
      label: { es: 'Motivo de rescisión', en: 'Reason for termination' },
      type: 'multiline',
      validations: { mandatory: true, maxLength: 500 },
      writes: 'termination_reason',
      columns: 12,
    },
  ],
  form: formOf(stepOf('termination', { es: 'Rescisión', en: 'Termination' }, ['termination_reason'])),
  permissions: { box: pastureSubtypes, code: 'ASSET_EVENT' },
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE'],
  ...oneByOne,
  assetDisabledToEvent: untilEnded,
  barredWhen: withAnimals,
  epcis: { bizStep: 'decommissioning', disposition: 'inactive' },
};

export const pastureEvents: readonly EventModel[] = [
  registrationIn(pastureSubtypes, {
    public: {
      as: 'stop',
      titles: [{ title: { es: 'Alta del derecho', en: 'Right granted' }, at: 'valid_from' }],
    },
  }),
  bulkEditIn(pastureSubtypes),
  admission,
  removal,
  forageReading,
  extension,
  termination,
  pauseIn(pastureSubtypes),
  resumeIn(pastureSubtypes),
  retireIn(pastureSubtypes, pastureDisposals, { barredWhen: withAnimals }),
  transferIn(
    pastureSubtypes,
    [
      {
        name: 'price',
        label: { es: 'Precio del derecho', en: 'Price of the right' },
        type: 'float',
        validations: { min: { value: 0 } },
        columns: 6,
      },
    ],
    { barredWhen: withAnimals },
  ),
];
