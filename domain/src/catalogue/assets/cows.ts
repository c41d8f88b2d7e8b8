import { herdEvents } from '../events/herd-events';
import type { FormModel } from '../../model/form-model';
import type { StateRule } from '../../model/state-rule';
import { cowsAttributes } from '../attributes/cows-attributes';
import { defineAssetType } from './define-asset-type';
import { formOf, stepOf, stepWith, viewStep } from '../fields/form-steps';
import { activeState, emptyState, inWithdrawal, retiredState, slaughteredState } from '../fields/states';

const form: FormModel = formOf(
  stepWith('herd', { es: 'Rodeo', en: 'Herd' }, [
    { title: { es: 'Rodeo', en: 'Herd' }, fields: ['herd_code', 'herd_name', 'category', 'breed'] },
    {
      title: { es: 'Existencia y peso', en: 'Head count and weight' },
      fields: ['heads', 'avg_weight', 'entry_date'],
    },
    { title: { es: 'Manejo', en: 'Management' }, fields: ['productive_system', 'purpose'] },
  ]),
  stepWith('place', { es: 'Ubicación', en: 'Place' }, [
    { title: { es: 'Potrero', en: 'Paddock' }, fields: ['paddock', 'paddock_ha'] },
    {
      title: { es: 'En el mapa', en: 'On the map' },
      hint: {
        es: 'El límite se dibuja o se carga desde un archivo KML.',
        en: 'Draw the boundary or upload it from a KML file.',
      },
      fields: ['gate', 'paddock_polygon'],
    },
  ]),
  stepWith('documents', { es: 'Documentos', en: 'Documents' }, [
    { title: { es: 'Registro', en: 'Registration' }, fields: ['renspa', 'dicose', 'manager_phone'] },
    { title: { es: 'Marca', en: 'Brand' }, fields: ['brand_no', 'brand_file'] },
  ]),
  stepOf('detail', { es: 'Detalle', en: 'Detail' }, ['members', 'notes']),
  viewStep('history', { es: 'Historia', en: 'History' }, [
    {
      title: { es: 'Existencia', en: 'Stock' },
      fields: ['total_weight', 'cow_equivalents', 'stocking_rate'],
    },
    {
      title: { es: 'Sanidad', en: 'Health' },
      fields: ['fmd_last_date', 'vaccines_given', 'last_treatment', 'withdrawal_until'],
    },
    {
      title: { es: 'Baja', en: 'Disposal' },
      fields: ['disposal_type', 'disposal_reason', 'disposal_date'],
    },
  ]),
);

/** How what is counted and not identified one by one shows its state: it left, it is empty, or it lives. */
const headStates: readonly StateRule[] = [
  slaughteredState,
  retiredState('disposal_reason'),
  emptyState,
  activeState,
];

/** Cattle by the herd: heads are counted, not identified one by one (decisions section 2). */
export const cows = defineAssetType({
  id: 5,
  code: 'cows',
  name: { es: 'Rodeos', en: 'Herds' },
  noun: {
    one: { es: 'rodeo', en: 'herd' },
    many: { es: 'rodeos', en: 'herds' },
    counted: { es: 'rodeos', en: 'herds' },
  },
  icon: 'beef',
  gender: 'm',
  chains: [11],
  labelFields: ['herd_code', 'herd_name'],
  attributes: cowsAttributes,
  form,
  events: herdEvents,
  states: headStates,
  periods: [inWithdrawal],
  filterOrder: [
    'herd_code',
    'category',
    'breed',
    'heads',
    'productive_system',
    'paddock',
    'herd_name',
    'purpose',
    'avg_weight',
    'total_weight',
    'entry_date',
    'renspa',
    'withdrawal_until',
    'disposal_type',
  ],
  defaultColumns: [
    'herd_code',
    'herd_name',
    'category',
    'breed',
    'heads',
    'avg_weight',
    'total_weight',
    'paddock',
    'productive_system',
  ],
  summary: ['heads', 'avg_weight', 'category', 'breed', 'productive_system'],
  sums: ['heads'],
  templateDownload: false,
  qrTypes: ['identeco', 'identecoTrupo'],
  public: {
    accent: 'wine',
    sectionTitles: {
      identity: { es: 'Quién es', en: 'Who it is' },
      life: { es: 'Su vida en el campo', en: 'Its life on the land' },
      health: { es: 'Cómo se lo cuidó', en: 'How it was cared for' },
    },
    scenes: [{ scene: 'pampas' }],
    name: { es: '{{category}} {{breed}}', en: '{{category}}, {{breed}}' },
    sentences: [
      {
        when: { parentField: 'productive_system', parentValue: ['PAS', 'PSU', 'SIL'] },
        text: {
          es: 'Un rodeo de {{heads}} cabezas a pasto, en los campos de {{company}}.',
          en: 'A herd of {{heads}} head on pasture, in the fields of {{company}}.',
        },
      },
      {
        text: {
          es: 'Un rodeo de {{heads}} cabezas de {{company}}.',
          en: 'A herd of {{heads}} head of {{company}}.',
        },
      },
    ],
    lifeFrom: 'entry_date',
    lifeUntil: 'disposal_date',
    tellsAge: true,
  },
  disabledForEvents: { field: 'disposal_type', subtypes: [1, 5, 6, 7, 8, 9, 10, 11] },
});
