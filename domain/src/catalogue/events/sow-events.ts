import { bornAlive, litterCount, pigWeight, sowStatus, weaned } from '../attributes/pig-attributes';
import { pigServices, scanResults } from '../lookups/pigs';
import { recordedIn } from './common-events';
import { needed, paperField } from '../fields/common-fields';
import type { EventField, OrdinaryEvent } from '../../model/event-model';
import { pigFarms } from '../fields/pig-fields';
import { formOf, stepOf } from '../fields/form-steps';
import { advising, isNot, oneOf, requiring } from '../fields/needs';
import type { Need, Requirement } from '../../model/requirement';

/** What happens to breeding pigs: service, scan, farrowing, weaning. */

/** Days from service to farrowing in pigs. */
const gestationDays = 114;

const onlySows = requiring(oneOf('sex', 'H'), 'Solo cerdas', 'Sows only', {
  unknown: { es: 'No figura el sexo', en: 'Its sex is not on record' },
});
const aged = (min: number): Need => ({ age: { of: 'birth_date', min } });
const ageless = {
  unknown: { es: 'No figura la fecha de nacimiento', en: 'Its birth date is not on record' },
};
const served = oneOf('sow_status', 'SER', 'GES');

/** Gilts come on heat from five months on, and are served from seven: what is unusual only warns (decision 35). */
const ofService: readonly Requirement[] = [
  onlySows,
  requiring(aged(5), 'Solo cerdas de 5 meses o más', 'Sows of 5 months or more only', ageless),
  requiring(isNot('sow_status', 'GES'), 'Ya está preñada', 'Already pregnant'),
  advising(aged(7), 'Es muy joven: {{months}} meses', 'Very young: {{months}} months'),
  advising(isNot('sow_status', 'LAC'), 'Está lactando', 'It is lactating'),
];

const unserved = { unknown: { es: 'No figura el servicio', en: 'Its service is not on record' } };
const serviceFirst = ['Primero registre el servicio', 'Record the service first'] as const;
const recently: Need = { all: [{ filled: 'last_service' }, { days: { since: 'last_service', max: 130 } }] };

const ofScan: readonly Requirement[] = [
  onlySows,
  requiring({ any: [served, recently] }, ...serviceFirst, unserved),
  advising(
    { days: { since: 'last_service', min: 18 } },
    'Servida hace {{days}} días',
    'Served {{days}} days ago',
  ),
];

/** A litter takes 114 days; its last piglets may come the day after. */
const atTerm: Need = {
  all: [{ filled: 'last_service' }, { days: { since: 'last_service', min: 100, max: 130 } }],
};
const restedOrSame: Need = {
  any: [{ days: { since: 'last_farrowing', min: 100 } }, { days: { since: 'last_farrowing', max: 1 } }],
};

const ofFarrowing: readonly Requirement[] = [
  onlySows,
  requiring(aged(8), 'Solo cerdas de 8 meses o más', 'Sows of 8 months or more only', ageless),
  requiring(restedOrSame, 'Parió hace {{days}} días', 'It farrowed {{days}} days ago'),
  requiring({ any: [served, atTerm] }, ...serviceFirst, unserved),
  advising(aged(11), 'Es muy joven: {{months}} meses', 'Very young: {{months}} months'),
  advising(
    { days: { since: 'last_service', min: 105 } },
    'Servida hace {{days}} días',
    'Served {{days}} days ago',
  ),
];

const ofWeaning: readonly Requirement[] = [
  onlySows,
  // A litter may be weaned in two days' work: the sow counts as weaned after the first.
  requiring(oneOf('sow_status', 'LAC', 'DES'), 'Solo después del parto', 'Only after farrowing', {
    unknown: { es: 'No figura el parto', en: 'Its farrowing is not on record' },
  }),
];

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
  ...recordedIn(pigFarms),
  requires: ofService,
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
  ...recordedIn(pigFarms),
  requires: ofScan,
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
  ...recordedIn(pigFarms),
  requires: ofFarrowing,
  epcis: { bizStep: 'other', disposition: 'in_progress' },
  derives: [
    { attribute: 'parity', rule: 'increment' },
    { attribute: 'last_farrowing', rule: 'eventDay', when: 'born_alive' },
  ],
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
  ...recordedIn(pigFarms),
  requires: ofWeaning,
  epcis: { bizStep: 'other', disposition: 'in_progress' },
};
