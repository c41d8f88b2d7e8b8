import { pastureEvents } from '../events/pasture-events';
import { pastureSubtypes } from '../fields/pasture-fields';
import { grazingLease } from '../lookups/pasture';
import type { FormModel } from '../../model/form-model';
import type { StateRule } from '../../model/state-rule';
import { pastureTokenAttributes } from '../attributes/pasture-token-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { endingIn, retiredState, stateOf } from '../fields/states';

const form: FormModel = formOf(
  stepWith('field', { es: 'Campo', en: 'Field' }, [
    {
      title: { es: 'Campo', en: 'Field' },
      fields: ['token_code', 'field_name', 'area_ha', 'pasture_type', 'forage_kg', 'renspa'],
    },
    {
      title: { es: 'En el mapa', en: 'On the map' },
      hint: {
        es: 'El límite se dibuja o se carga desde un archivo KML.',
        en: 'Draw the boundary or upload it from a KML file.',
      },
      fields: ['entrance', 'field_polygon'],
    },
    { title: { es: 'Servicios', en: 'Services' }, fields: ['services'] },
  ]),
  stepWith('right', { es: 'Derecho', en: 'Right' }, [
    {
      title: { es: 'Contrato y derecho', en: 'Contract and right' },
      fields: ['contract_type', 'animal_units'],
    },
    { title: { es: 'Vigencia', en: 'Term' }, fields: ['valid_from', 'valid_to'] },
    { title: { es: 'Categorías', en: 'Classes' }, fields: ['categories'] },
  ]),
  stepWith('parties', { es: 'Partes y precio', en: 'Parties and price' }, [
    { title: { es: 'Partes', en: 'Parties' }, fields: ['grantee', 'custody', 'contact_phone', 'email'] },
    {
      title: { es: 'Precio', en: 'Price' },
      hint: { es: 'No se muestra en las páginas públicas.', en: 'It is not shown on public pages.' },
      fields: ['price_basis', 'price', 'currency'],
    },
  ]),
  stepOf('contract', { es: 'Contrato', en: 'Contract' }, ['contract_file', 'conditions']),
  viewStep('history', { es: 'Uso', en: 'Use' }, [
    { title: { es: 'Uso', en: 'Use' }, fields: ['animal_units_used', 'free_units', 'animals'] },
    {
      title: { es: 'Fin', en: 'End' },
      fields: ['termination_reason', 'disposal_type', 'disposal_reason', 'disposal_date', 'disposal_file'],
    },
  ]),
);

const states: readonly StateRule[] = [
  retiredState(),
  endingIn(
    stateOf('terminated', { es: 'Rescindido', en: 'Terminated' }, 'danger', 'minus', {
      filled: 'termination_reason',
    }),
    { es: 'se rescindió', en: 'it was terminated' },
  ),
  stateOf('pending', { es: 'Pendiente', en: 'Pending' }, 'info', 'dot', { before: 'valid_from' }),
  stateOf('expired', { es: 'Vencido', en: 'Expired' }, 'neutral', 'expired', { after: 'valid_to' }),
  stateOf('full', { es: 'Completo', en: 'Full' }, 'warning', 'package', {
    parentField: 'free_units',
    parentValue: ['0'],
  }),
  stateOf('current', { es: 'Vigente', en: 'Current' }, 'ok', 'check'),
];

/**
 * A transferable right to graze so many cow equivalents on a field for a time (decisions section 2). Animals that
 * graze there are chosen, and take of the right.
 */
export const pastureToken = defineAssetType({
  id: 31,
  code: 'pastureToken',
  name: { es: 'Derechos de pastoreo', en: 'Grazing rights' },
  noun: {
    one: { es: 'derecho', en: 'right' },
    many: { es: 'derechos', en: 'rights' },
    counted: { es: 'derechos', en: 'rights' },
  },
  icon: 'sprout',
  gender: 'm',
  chains: [11],
  labelFields: ['token_code'],
  attributes: pastureTokenAttributes,
  form,
  events: pastureEvents,
  states,
  rowRules: [
    {
      // A grazing lease of more than a year is another contract (law 13.246).
      rule: 'atMostAfter',
      level: 'error',
      field: 'valid_to',
      since: 'valid_from',
      days: 365,
      when: { parentField: 'contract_type', parentValue: [grazingLease] },
    },
  ],
  filterOrder: [
    'token_code',
    'field_name',
    'contract_type',
    'pasture_type',
    'animal_units',
    'valid_from',
    'valid_to',
    'area_ha',
    'categories',
    'grantee',
    'animal_units_used',
    'disposal_type',
  ],
  defaultColumns: [
    'token_code',
    'field_name',
    'area_ha',
    'animal_units',
    'animal_units_used',
    'valid_from',
    'valid_to',
    'pasture_type',
  ],
  summary: ['animal_units', 'animal_units_used', 'area_ha', 'contract_type', 'pasture_type'],
  sums: ['animal_units', 'animal_units_used', 'area_ha'],
  alterAddMassive: true,
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'wine',
    scenes: [{ scene: 'pampas' }],
    name: { es: '{{field_name}}', en: '{{field_name}}' },
    sentences: [
      {
        text: {
          es: 'Un derecho de pastoreo sobre {{pasture_type}}, de {{company}}.',
          en: 'A right to graze {{pasture_type}}, of {{company}}.',
        },
      },
    ],
    lifeFrom: 'valid_from',
    lifeUntil: 'valid_to',
    figures: [{ field: 'area_ha', label: { es: 'de pastura', en: 'of pasture' } }],
  },
  disabledForEvents: { field: 'disposal_type', subtypes: pastureSubtypes },
});
