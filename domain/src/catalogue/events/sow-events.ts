import { bornAlive, litterCount, pigWeight, sowStatus, weaned } from '../attributes/pig-attributes';
import { pigServices, scanResults } from '../lookups/pigs';
import { recordedIn } from './common-events';
import { needed, paperField } from '../fields/common-fields';
import type { EventBar, EventField, OrdinaryEvent } from '../../model/event-model';
import { pigFarms } from '../fields/pig-fields';
import { formOf, stepOf } from '../fields/form-steps';

/** What happens to breeding pigs: service, scan, farrowing, weaning. */

/** Days from service to farrowing in pigs. */
const gestationDays = 114;

const onlySows: readonly EventBar[] = [
  {
    when: { parentField: 'sex', parentValue: ['M'] },
    reason: { es: 'Es para hembras', en: 'It is for females' },
  },
];

const sow = {
  ...recordedIn(pigFarms),
  barredWhen: onlySows,
} as const;

function becomes(status: string): EventField {
  return { ...sowStatus, disabled: true, defaultValue: status, writes: 'sow_status' };
}

export const pigService: OrdinaryEvent = {
  eventType: 110,
  name: { es: 'Servicio', en: 'Service' },
  icon: 'heart-pulse',
  fields: [
    {
      name: 'service_type',
      label: { es: 'Tipo de servicio', en: 'Service type' },
      type: 'select',
      values: pigServices,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    {
      name: 'boar',
      label: { es: 'Padrillo', en: 'Boar' },
      type: 'autocomplete',
      proposals: {
        from: { attribute: 'ear_tag', only: { parentField: 'sex', parentValue: ['M'] } },
        minCharacters: 2,
        freeText: true,
      },
    },
    {
      name: 'served_on',
      label: { es: 'Fecha de servicio', en: 'Served on' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
      writes: 'last_service',
    },
    becomes('SER'),
  ],
  form: formOf(
    stepOf('service', { es: 'Servicio', en: 'Service' }, ['service_type', 'boar', 'served_on', 'sow_status']),
  ),
  ...sow,
  epcis: { bizStep: 'other', disposition: 'in_progress' },
  derives: [{ attribute: 'expected_farrow', rule: 'dayPlus', field: 'served_on', days: gestationDays }],
};

export const pigScan: OrdinaryEvent = {
  eventType: 135,
  name: { es: 'Ecografía', en: 'Scan' },
  icon: 'stethoscope',
  fields: [
    {
      name: 'scan_result',
      label: { es: 'Resultado', en: 'Result' },
      type: 'select',
      values: scanResults,
      validations: { mandatory: true },
      segmented: true,
      columns: 12,
    },
    paperField('scan_file', 'Imagen', 'Image'),
  ],
  form: formOf(stepOf('scan', { es: 'Ecografía', en: 'Scan' }, ['scan_result', 'scan_file'])),
  ...sow,
  epcis: { bizStep: 'inspecting', disposition: 'in_progress' },
  derives: [
    {
      attribute: 'sow_status',
      rule: 'value',
      value: 'GES',
      when: [{ parentField: 'scan_result', parentValue: ['POS'] }],
    },
    {
      attribute: 'sow_status',
      rule: 'value',
      value: 'VAC',
      when: [{ parentField: 'scan_result', parentValue: ['NEG'] }],
    },
  ],
};

export const farrowing: OrdinaryEvent = {
  eventType: 136,
  name: { es: 'Parto', en: 'Farrowing' },
  icon: 'baby',
  fields: [
    { ...needed(bornAlive), writes: 'born_alive' },
    litterCount('stillborn', 'Nacidos muertos', 'Stillborn'),
    litterCount('mummified', 'Momificados', 'Mummified'),
    {
      name: 'litter_weight',
      label: { es: 'Peso de la camada', en: 'Litter weight' },
      type: 'float',
      unit: 'kg',
      validations: { min: { value: 0.3 }, max: { value: 60 } },
    },
    becomes('LAC'),
  ],
  form: formOf(
    stepOf(
      'farrowing',
      { es: 'Parto', en: 'Farrowing' },
      ['born_alive', 'stillborn', 'mummified', 'litter_weight', 'sow_status'],
      {
        es: 'Los lechones ingresan a su lote con un movimiento de cabezas.',
        en: 'The piglets enter their batch with a head movement.',
      },
    ),
  ),
  ...sow,
  epcis: { bizStep: 'other', disposition: 'in_progress' },
  derives: [{ attribute: 'parity', rule: 'increment' }],
};

export const pigWeaning: OrdinaryEvent = {
  eventType: 137,
  name: { es: 'Destete', en: 'Weaning' },
  icon: 'milk-off',
  fields: [
    { ...needed(weaned), writes: 'weaned' },
    { ...pigWeight, hideCondition: { parentField: 'sex', parentValue: ['M'] }, writes: 'weight' },
    becomes('DES'),
  ],
  form: formOf(stepOf('weaning', { es: 'Destete', en: 'Weaning' }, ['weaned', 'weight', 'sow_status'])),
  ...sow,
  epcis: { bizStep: 'other', disposition: 'in_progress' },
};
