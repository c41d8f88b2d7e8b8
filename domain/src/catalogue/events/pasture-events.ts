import type { FieldOf } from '../../model/field';
import { pastureSubtypes, pastureDisposals, animals, grazers } from '../fields/pasture-fields';
import { cowEquivalents } from '../lookups/herds';
import { forageMethods } from '../lookups/pasture';
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
import { paperField, photo } from '../fields/common-fields';
import type { Derivation, EventField, OfferedEvent, OrdinaryEvent } from '../../model/event-model';
import { permit } from '../fields/transport-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { requiring } from '../fields/needs';

/** The events of a right to graze: animals come and go, it is extended, measured and ended. */

/** What ends a right: it was retired, or the contract was terminated. */
const untilEnded = ['disposal_type', 'termination_reason'];
const running = requiring({ empty: 'termination_reason' }, 'Terminó el derecho', 'The right has ended');

const withoutAnimals = requiring(
  { empty: 'animals' },
  'Primero registre el egreso de los animales',
  'Record the removal of the animals first',
);

const assets: FieldOf<'assetsSelectList'> & { readonly writes: string } = {
  ...animals,
  name: 'assets',
  label: { es: 'Animales', en: 'Animals' },
  validations: { mandatory: true },
  writes: animals.name,
};

/** Nothing moves: an admission takes of the right what its animals need, as they are on that day. */
const unitsUsed: Derivation = {
  attribute: 'animal_units_used',
  rule: 'total',
  of: animals.name,
  each: {
    5: 'cow_equivalents',
    33: { attribute: 'category', table: cowEquivalents },
    34: { attribute: 'category', table: cowEquivalents },
  },
};

const summary: EventField = {
  name: 'assets_summary',
  label: { es: 'Resumen', en: 'Summary' },
  type: 'summaryAssetsSelectList',
  summaryOf: 'assets',
  choice: { assetTypes: grazers },
};

function weightOf(name: string, es: string, en: string): EventField {
  return {
    name,
    label: { es, en },
    type: 'float',
    unit: 'kg',
    validations: { min: { value: 10 }, max: { value: 1500 } },
  };
}

const admission: OrdinaryEvent = {
  eventType: 120,
  name: { es: 'Ingreso', en: 'Admission' },
  icon: 'log-in',
  fields: [
    {
      ...assets,
      hint: {
        es: 'De las categorías que el derecho admite; ocupan sus equivalentes vaca',
        en: 'From the categories the right allows; they use up their cow equivalents',
      },
      choice: {
        ...animals.choice,
        alike: [{ attribute: 'category', as: 'categories' }],
        onceIn: animals.name,
      },
      adds: true,
    },
    weightOf('entry_weight', 'Peso promedio de ingreso', 'Mean weight on entry'),
    permit,
    summary,
  ],
  form: formOf(
    stepOf('animals', { es: 'Animales', en: 'Animals' }, ['assets']),
    stepOf('load', { es: 'Carga', en: 'Load' }, ['entry_weight', 'dte']),
    stepOf('summary', { es: 'Resumen', en: 'Summary' }, ['assets_summary']),
  ),
  ...recordedIn(pastureSubtypes, oneByOne),
  assetDisabledToEvent: untilEnded,
  requires: [running],
  epcis: { bizStep: 'storing', disposition: 'in_progress', aggregation: 'ADD' },
  derives: [unitsUsed],
  rules: [{ rule: 'within', level: 'error', from: 'valid_from', until: 'valid_to' }],
};

const removal: OrdinaryEvent = {
  eventType: 121,
  name: { es: 'Egreso', en: 'Removal' },
  icon: 'log-out',
  fields: [
    { ...assets, choice: { ...animals.choice, among: animals.name }, removes: true },
    weightOf('exit_weight', 'Peso promedio de egreso', 'Mean weight on leaving'),
    permit,
    summary,
  ],
  form: formOf(
    stepOf('animals', { es: 'Animales', en: 'Animals' }, ['assets']),
    stepOf('load', { es: 'Carga', en: 'Load' }, ['exit_weight', 'dte']),
    stepOf('summary', { es: 'Resumen', en: 'Summary' }, ['assets_summary']),
  ),
  ...recordedIn(pastureSubtypes, oneByOne),
  assetDisabledToEvent: untilEnded,
  requires: [running, requiring({ filled: 'animals' }, 'No tiene animales', 'It holds no animals')],
  epcis: { bizStep: 'removing', disposition: 'in_progress', aggregation: 'DELETE' },
  derives: [unitsUsed],
};

const extension: OrdinaryEvent = {
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
    },
    paperField('extension_file', 'Acuerdo', 'Agreement'),
  ],
  form: formOf(stepOf('extension', { es: 'Prórroga', en: 'Extension' }, ['new_valid_to', 'extension_file'])),
  ...recordedIn(pastureSubtypes, withoutSheet),
  assetDisabledToEvent: untilEnded,
  requires: [running],
  epcis: { bizStep: 'other', disposition: 'active' },
};

const forageReading: OrdinaryEvent = {
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
    },
    {
      name: 'height_cm',
      label: { es: 'Altura', en: 'Height' },
      type: 'number',
      unit: 'cm',
      validations: { min: { value: 0 }, max: { value: 200 } },
    },
    {
      name: 'method',
      label: { es: 'Método', en: 'Method' },
      type: 'select',
      values: forageMethods,
      segmented: true,
      columns: 12,
    },
    photo,
  ],
  form: formOf(
    stepOf('reading', { es: 'Medición', en: 'Reading' }, ['forage_kg', 'height_cm', 'method', 'photo']),
  ),
  ...recordedIn(pastureSubtypes),
  assetDisabledToEvent: untilEnded,
  requires: [running],
  epcis: { bizStep: 'sampling', disposition: 'in_progress' },
};

const termination: OrdinaryEvent = {
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
    },
  ],
  form: formOf(stepOf('termination', { es: 'Rescisión', en: 'Termination' }, ['termination_reason'])),
  ...recordedIn(pastureSubtypes, oneByOne),
  permissionsRelation: ['OWNER', 'COMPANY_DELEGATE'],
  assetDisabledToEvent: untilEnded,
  requires: [running, withoutAnimals],
  epcis: { bizStep: 'decommissioning', disposition: 'inactive' },
};

export const pastureEvents: readonly OfferedEvent[] = [
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
  retireIn(pastureSubtypes, pastureDisposals, { requires: [withoutAnimals] }),
  transferIn(
    pastureSubtypes,
    [
      {
        name: 'price',
        label: { es: 'Precio del derecho', en: 'Price of the right' },
        type: 'float',
        private: true,
        validations: { min: { value: 0 } },
      },
    ],
    { requires: [withoutAnimals] },
  ),
];
