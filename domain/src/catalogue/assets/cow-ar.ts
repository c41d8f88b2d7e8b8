import { cattleEvents } from '../events/cattle';
import { cowArAttributes } from '../attributes/cow-ar-attributes';
import { cowArFace } from './cow-ar-face';
import { cowArFacts } from './cow-ar-facts';
import { cowArForm } from './cow-ar-form';
import { genealogyModel } from '../fields/cow-ar-genealogy';
import { cowArLot, cowArNoun } from './cow-ar-lot';
import { defineAssetType } from './define-asset-type';
import { panelEntry, stockReportsEntry } from '../panels/panel-entry';
import type { Words } from '../../words';
import { inWithdrawal, retiredState, slaughteredState, stateOf } from '../fields/states';

/** How an animal came in, by its entry type. */
function entered(key: string, text: Words, more = { isHere: false, day: 'entry_date' }) {
  return { when: { parentField: 'entry_type', parentValue: [key] }, text, ...more };
}

/**
 * Cattle of Argentina, one asset an animal: identified by the official visual tag and the electronic tag
 * (decisions section 2).
 */
export const cowAr = defineAssetType({
  id: 33,
  code: 'cowAr',
  name: { es: 'Vacunos AR', en: 'Cattle AR' },
  noun: cowArNoun,
  icon: 'beef',
  gender: 'm',
  chains: [11],
  labelFields: ['visual_tag', 'electronic_tag'],
  attributes: [...cowArAttributes, ...cowArFacts],
  form: cowArForm,
  events: cattleEvents,
  states: [
    slaughteredState,
    retiredState('disposal_reason'),
    stateOf('productive', { es: 'Productivo', en: 'Productive' }, 'ok', 'check'),
  ],
  periods: [inWithdrawal],
  rowRules: [
    {
      rule: 'forbiddenTogether',
      level: 'error',
      field: 'castrated',
      values: ['true'],
      other: 'category',
      otherValues: ['MEJ', 'TO'],
    },
    {
      // The ages at which categories change hands (12 and 24 months), with a margin of three months.
      rule: 'ageRange',
      level: 'warning',
      field: 'category',
      birthField: 'birth_date',
      months: {
        TM: [0, 15],
        TH: [0, 15],
        MEJ: [9, 27],
        NT: [9, 27],
        VQ: [9, 39],
        TO: [21, 300],
        NO: [21, 300],
        BU: [21, 300],
        VA: [18, 300],
      },
    },
    {
      // Teeth change at 18, 24, 30 and 42 months and wear from five years on; the margins are half a year.
      rule: 'ageRange',
      level: 'warning',
      field: 'dentition',
      birthField: 'birth_date',
      months: {
        DL: [0, 24],
        '2D': [12, 30],
        '4D': [18, 36],
        '6D': [24, 48],
        '8D': [36, 300],
        '3Q': [60, 300],
        MD: [60, 300],
        CD: [60, 300],
        SD: [60, 300],
      },
    },
    {
      // Hilton beef is reared on pasture since weaning (EU regulation 593/2013).
      rule: 'forbiddenTogether',
      level: 'warning',
      field: 'market_programs',
      values: ['HIL'],
      other: 'productive_system',
      otherValues: ['FEE', 'RCO'],
    },
    {
      // Cattle of the 481 quota are slaughtered before thirty months (EU regulation 481/2012).
      rule: 'ageRange',
      level: 'warning',
      field: 'market_programs',
      birthField: 'birth_date',
      months: { Q481: [0, 29] },
    },
  ],
  filterOrder: [
    'visual_tag',
    'electronic_tag',
    'category',
    'sex',
    'breed',
    'productive_system',
    'weight',
    'birth_date',
    'paddock',
    'dentition',
    'reproductive_status',
    'withdrawal_until',
    'market_programs',
    'entry_date',
    'tropa',
    'coat',
    'purpose',
    'daily_gain',
    'weight_date',
    'body_condition',
    'management_tag',
    'cuig',
    'entry_type',
    'expected_calving',
    'registry_class',
    'hba',
    'disposal_type',
    'carcass_weight',
  ],
  defaultColumns: [
    'visual_tag',
    'electronic_tag',
    'category',
    'breed',
    'birth_date',
    'weight',
    'productive_system',
    'dentition',
    'coat',
    'paddock',
    'withdrawal_until',
  ],
  summary: ['weight', 'daily_gain', 'category', 'breed', 'productive_system'],
  sums: ['weight'],
  menu: [panelEntry, stockReportsEntry],
  qrTypes: ['identeco', 'identecoTrupo', 'produktoTrupo'],
  public: cowArFace,
  lot: cowArLot,
  origin: {
    begins: [
      entered('NAC', { es: 'Nacido', en: 'Born' }, { isHere: true, day: 'birth_date' }),
      entered('COM', { es: 'Comprado', en: 'Bought' }),
      entered('TRA', { es: 'Traído de otro campo propio', en: 'Moved from another own farm' }),
      entered('PAS', { es: 'Recibido a pastaje', en: 'Taken in on agistment' }),
      entered('CAP', { es: 'Recibido a capitalización', en: 'Taken in for share farming' }),
    ],
    from: ['birth_renspa', 'origin_renspa'],
  },
  genealogy: genealogyModel,
  comparedBy: ['breed', 'category'],
  programmes: 'market_programs',
  begins: {
    on: 'birth_date',
    reason: { es: 'No había nacido el {{day}}', en: 'It was not born on {{day}}' },
  },
  disabledForEvents: { field: 'disposal_type', subtypes: [1, 5, 6, 7, 8, 9, 10, 11] },
});
