import { calvingEases, pregnancyMethods, serviceTypes, sexes, weaningTypes } from '../lookups/cattle';
import { farms, inspected, observed, weighed } from './cattle-blocks';
import { category, reproductiveStatus, visualTag, weight } from '../fields/cattle-fields';
import { oneByOne, recordedIn } from './common-events';
import { photo, vet } from '../fields/common-fields';
import type { Field } from '../../model/field';
import type { OrdinaryEvent } from '../../model/event-model';
import { ofCalving, ofPregnancyCheck, ofService, ofWeaning } from './cattle-needs';
import { formOf, stepOf, stepWith } from '../fields/form-steps';

/** What happens to breeding cattle: service, pregnancy check, calving, weaning. */

/** Days from service to calving in cattle. */
const gestationDays = 283;

export const pregnancyCheck: OrdinaryEvent = {
  eventType: 105,
  name: { es: 'Tacto', en: 'Pregnancy check' },
  icon: 'stethoscope',
  fields: [
    { ...reproductiveStatus, validations: { mandatory: true }, writes: 'reproductive_status' },
    {
      name: 'method',
      label: { es: 'Método', en: 'Method' },
      type: 'select',
      values: pregnancyMethods,
      segmented: true,
    },
    {
      name: 'days',
      label: { es: 'Días de gestación', en: 'Days pregnant' },
      type: 'number',
      validations: { min: { value: 20 }, max: { value: 280 } },
    },
    vet,
  ],
  form: formOf(
    stepWith('check', { es: 'Tacto', en: 'Pregnancy check' }, [
      {
        title: { es: 'Diagnóstico', en: 'Diagnosis' },
        fields: ['reproductive_status', 'method', 'days', 'vet'],
      },
    ]),
  ),
  ...recordedIn(farms),
  requires: ofPregnancyCheck,
  epcis: inspected,
};

/** What is written down of a calf on the day of its birth. */
const calfFields: readonly Field[] = [
  {
    name: 'sex',
    label: { es: 'Sexo', en: 'Sex' },
    type: 'select',
    values: sexes,
    validations: { mandatory: true },
    columns: 4,
  },
  {
    name: 'tag',
    label: { es: 'Caravana', en: 'Tag' },
    type: 'masked',
    hint: { es: 'Con ella se da de alta', en: 'With it, it is registered' },
    masks: visualTag.masks,
    columns: 4,
  },
  {
    name: 'weight',
    label: { es: 'Peso', en: 'Weight' },
    type: 'float',
    unit: 'kg',
    validations: { min: { value: 10 }, max: { value: 80 } },
    columns: 4,
  },
  {
    name: 'alive',
    label: { es: 'Vivo', en: 'Alive' },
    type: 'checkbox',
    defaultValue: true,
    columns: 4,
  },
  {
    name: 'born_on',
    label: { es: 'Nació el', en: 'Born on' },
    type: 'date',
    hint: { es: 'En blanco, el día del parto', en: 'Leave blank for the day of the calving' },
    validations: { max: { today: {} } },
    columns: 4,
  },
];

export const calving: OrdinaryEvent = {
  eventType: 106,
  name: { es: 'Parto', en: 'Calving' },
  icon: 'baby',
  fields: [
    {
      name: 'ease',
      label: { es: 'Facilidad de parto', en: 'Calving ease' },
      type: 'select',
      values: calvingEases,
      validations: { mandatory: true },
    },
    photo,
    {
      name: 'calves',
      label: { es: 'Crías', en: 'Calves' },
      type: 'sub_detail',
      hint: { es: 'Una fila por cría', en: 'A row for each calf' },
      list: {
        noun: { one: { es: 'cría', en: 'calf' }, many: { es: 'crías', en: 'calves' } },
        fields: calfFields,
      },
      validations: { mandatory: true },
    },
    { ...reproductiveStatus, disabled: true, defaultValue: 'PA', writes: 'reproductive_status' },
    { ...category, disabled: true, defaultValue: 'VA', writes: 'category' },
  ],
  form: formOf(
    stepWith('calving', { es: 'Parto', en: 'Calving' }, [
      { title: { es: 'Parto', en: 'Calving' }, fields: ['ease', 'photo'] },
      {
        title: { es: 'Después del parto', en: 'After calving' },
        hint: { es: 'Así queda la madre.', en: 'This is how the dam is kept.' },
        fields: ['reproductive_status', 'category'],
      },
    ]),
    stepOf('calves', { es: 'Crías', en: 'Calves' }, ['calves']),
  ),
  ...recordedIn(farms, oneByOne),
  requires: ofCalving,
  epcis: observed,
  derives: [
    { attribute: 'calvings', rule: 'increment' },
    { attribute: 'last_calving', rule: 'eventDay', when: 'ease' },
  ],
  creates: {
    rows: 'calves',
    when: [
      { parentField: 'alive', parentValue: ['false'], not: true },
      { parentField: 'tag', parentValue: [''], not: true },
    ],
    takes: {
      visual_tag: 'tag',
      sex: 'sex',
      category: { field: 'sex', table: { M: 'TM', H: 'TH' } },
      birth_weight: 'weight',
      birth_date: 'born_on',
      entry_date: 'born_on',
    },
    copies: {
      breed: 'breed',
      dam_tag: 'visual_tag',
      productive_system: 'productive_system',
      paddock: 'paddock',
    },
    sets: { entry_type: 'NAC' },
    days: ['birth_date', 'entry_date'],
  },
};

export const weaning: OrdinaryEvent = {
  eventType: 109,
  name: { es: 'Destete', en: 'Weaning' },
  icon: 'milk-off',
  fields: [
    {
      name: 'weaning_type',
      label: { es: 'Tipo de destete', en: 'Weaning type' },
      type: 'select',
      values: weaningTypes,
      segmented: true,
      columns: 12,
    },
    { ...weight, writes: 'weight' },
    {
      name: 'dam_status',
      label: { es: 'Pasar la madre a destetada', en: 'Set the dam to weaned' },
      type: 'checkbox',
      defaultValue: true,
    },
  ],
  form: formOf(stepOf('weaning', { es: 'Destete', en: 'Weaning' }, ['weaning_type', 'weight', 'dam_status'])),
  ...recordedIn(farms),
  requires: ofWeaning,
  public: { as: 'care', titles: [{ title: { es: 'Destete', en: 'Weaning' } }] },
  epcis: observed,
  derives: weighed,
};

export const service: OrdinaryEvent = {
  eventType: 110,
  name: { es: 'Servicio', en: 'Service' },
  icon: 'heart-pulse',
  fields: [
    {
      name: 'service_type',
      label: { es: 'Tipo de servicio', en: 'Service type' },
      type: 'select',
      values: serviceTypes,
      validations: { mandatory: true },
    },
    {
      name: 'sire',
      label: { es: 'Toro', en: 'Sire' },
      type: 'autocomplete',
      proposals: {
        from: { attribute: 'visual_tag', only: { parentField: 'sex', parentValue: ['M'] } },
        freeText: true,
      },
      masks: visualTag.masks,
      hint: { es: 'Caravana, HBA o nombre', en: 'Tag, HBA or name' },
    },
    { name: 'straw', label: { es: 'Pajuela', en: 'Straw' }, type: 'text' },
    {
      name: 'service_from',
      label: { es: 'Desde', en: 'From' },
      type: 'date',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'last_service_date',
    },
    {
      name: 'service_to',
      label: { es: 'Hasta', en: 'To' },
      type: 'date',
      validations: { min: { field: 'service_from' } },
    },
    { ...reproductiveStatus, disabled: true, defaultValue: 'SE', writes: 'reproductive_status' },
  ],
  form: formOf(
    stepWith('service', { es: 'Servicio', en: 'Service' }, [
      { title: { es: 'Servicio', en: 'Service' }, fields: ['service_type', 'sire', 'straw'] },
      { title: { es: 'Fechas', en: 'Dates' }, fields: ['service_from', 'service_to', 'reproductive_status'] },
    ]),
  ),
  ...recordedIn([1, 5, 6, 7]),
  requires: ofService,
  epcis: observed,
  derives: [{ attribute: 'expected_calving', rule: 'dayPlus', field: 'service_from', days: gestationDays }],
};
