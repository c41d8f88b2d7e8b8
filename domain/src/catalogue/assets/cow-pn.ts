import { naturalBeefEvents } from '../events/natural-beef';
import { cowAr } from './cow-ar';
import { cowPnAttributes } from '../attributes/cow-pn-attributes';
import { cowPnFace } from './cow-pn-face';
import { cowPnFacts } from './cow-pn-facts';
import { cowPnForm } from './cow-pn-form';
import { cowPnProduct } from './cow-pn-product';
import { defineAssetType } from './define-asset-type';
import { inWithdrawal, stateOf } from '../fields/states';

/** The filters of other cattle come after those of the programme. */
const programmeFilters = ['program', 'program_status', 'feed_regime'];
const lastFilters = [
  'quarantine_start',
  'program_entry_date',
  'program_certificate_valid_to',
  'days_on_pasture',
  'claims',
  'origin_verified',
  'antibiotic_ever',
  'product_code',
];

/**
 * Cattle of a certified natural-beef programme (programa natural), in Argentina, Paraguay and Uruguay: what all
 * cattle have, and beside it programme, quarantine, feed, and the meat that it becomes (decisions section 2).
 */
export const cowPn = defineAssetType({
  ...cowAr,
  programmes: 'program',
  id: 34,
  code: 'cowPn',
  name: { es: 'Vacunos PN', en: 'Cattle PN' },
  attributes: [...cowPnAttributes, ...cowPnFacts, ...cowPnProduct],
  labelFields: [...cowAr.labelFields, 'product_code'],
  nouns: [
    {
      when: { parentField: 'product_code', parentValue: [''], not: true },
      noun: {
        one: { es: 'caja de cortes', en: 'carton of cuts' },
        many: { es: 'cajas de cortes', en: 'cartons of cuts' },
        counted: { es: 'cajas', en: 'cartons' },
      },
    },
  ],
  form: cowPnForm,
  events: naturalBeefEvents,
  states: cowAr.states.flatMap((state) =>
    state.when === undefined
      ? [
          stateOf('quarantine', { es: 'Cuarentena', en: 'Quarantine' }, 'warning', 'shield', {
            from: 'quarantine_start',
            until: 'quarantine_end',
          }),
          stateOf('product', { es: 'Producto', en: 'Product' }, 'info', 'package', {
            filled: 'product_code',
          }),
          state,
        ]
      : [state],
  ),
  periods: [
    {
      name: 'in_quarantine',
      label: { es: 'En cuarentena', en: 'In quarantine' },
      from: 'quarantine_start',
      until: 'quarantine_end',
    },
    inWithdrawal,
  ],
  rowRules: [
    ...cowAr.rowRules,
    {
      rule: 'forbiddenTogether',
      level: 'error',
      field: 'program',
      values: ['NE3'],
      other: 'antibiotic_ever',
      otherValues: ['true'],
    },
    {
      rule: 'forbiddenTogether',
      level: 'error',
      field: 'claims',
      values: ['SAT'],
      other: 'antibiotic_ever',
      otherValues: ['true'],
    },
    {
      rule: 'forbiddenTogether',
      level: 'error',
      field: 'claims',
      values: ['CAB', 'PAS'],
      other: 'feed_regime',
      otherValues: ['TER'],
    },
    { rule: 'dayGone', level: 'warning', field: 'program_certificate_valid_to' },
  ],
  filterOrder: [...programmeFilters, ...cowAr.filterOrder, ...lastFilters],
  defaultColumns: [
    'visual_tag',
    'electronic_tag',
    'program',
    'program_status',
    'category',
    'breed',
    'feed_regime',
    'days_on_pasture',
    'weight',
    'withdrawal_until',
  ],
  summary: ['weight', 'days_on_pasture', 'program_status', 'feed_regime', 'category', 'breed'],
  public: cowPnFace,
});
