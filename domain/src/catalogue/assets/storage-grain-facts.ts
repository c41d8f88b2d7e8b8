import { analysisFields, co2Level, grainTemperature, outline, risk, status } from '../fields/storage-fields';
import { existences, guaranteeStates } from '../lookups/stored-grain';
import type { Attribute } from '../../model/attribute';
import {
  access,
  always,
  foldedFilter,
  indexed,
  openFilter,
  paperEndings,
  plain,
  shown,
} from '../fields/attribute-blocks';
import { writtenByEvents } from '../fields/attribute-sets';

const facts = access([27, 28, 29]);
const loans = access([28, 29]);

/** What is known of a silo bag because events, a rule or the stock provider wrote it; no form asks for it. */
export const storageGrainFacts: readonly Attribute[] = writtenByEvents(facts, [
  {
    ...status,
    defaultValue: 'active',
    disabled: true,
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: indexed('t6'),
    qr: always('text', 'identity'),
  },
  {
    name: 'tonnage_withdrawn',
    label: { es: 'Toneladas retiradas', en: 'Tonnes withdrawn' },
    type: 'float',
    unit: 't',
    defaultValue: 0,
    validations: { min: { value: 0 }, max: { field: 'tonnage' } },
  },
  {
    name: 'tonnage_left',
    label: { es: 'Saldo', en: 'Balance' },
    type: 'float',
    unit: 't',
    computed: { rule: 'difference', of: ['tonnage', 'tonnage_withdrawn'] },
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: plain('n4'),
  },
  outline,
  {
    name: 'quality_analyses',
    label: { es: 'Análisis de calidad', en: 'Quality analyses' },
    type: 'detail',
    list: {
      noun: { one: { es: 'análisis', en: 'analysis' }, many: { es: 'análisis', en: 'analyses' } },
      fields: [
        analysisFields.code,
        analysisFields.laboratory,
        analysisFields.sampledOn,
        analysisFields.results,
        {
          name: 'report',
          label: { es: 'Informe', en: 'Report' },
          type: 'file',
          files: { endings: paperEndings },
          columns: 6,
        },
      ],
    },
    qr: shown('table', 'quality'),
  },
  grainTemperature,
  co2Level,
  { ...risk, tableFilter: foldedFilter('multiselect'), summaryRules: ['PORC'], slot: plain('t9') },
  {
    name: 'last_inspection_date',
    label: { es: 'Última inspección', en: 'Last inspection' },
    type: 'date',
    tableFilter: foldedFilter('betweenDates'),
    slot: plain('d4'),
  },
  {
    name: 'warrant_number',
    label: { es: 'N.º de warrant', en: 'Warrant number' },
    type: 'text',
    validations: { minLength: 3, maxLength: 30, unique: 'everywhere' },
    permissions: loans,
    tableFilter: foldedFilter('text'),
    slot: plain('t12'),
  },
  {
    name: 'deposit_certificate',
    label: { es: 'Certificado de depósito', en: 'Deposit certificate' },
    type: 'text',
    validations: { minLength: 3, maxLength: 30, unique: 'everywhere' },
    permissions: loans,
  },
  {
    name: 'warrant_issue_date',
    label: { es: 'Emisión del warrant', en: 'Warrant issue' },
    type: 'date',
    permissions: loans,
    tableFilter: foldedFilter('betweenDates'),
  },
  {
    name: 'warrant_amount',
    label: { es: 'Monto garantizado (USD)', en: 'Amount secured (USD)' },
    type: 'float',
    validations: { min: { value: 0 } },
    permissions: loans,
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: plain('n5'),
  },
  {
    name: 'guarantee_state',
    label: { es: 'Estado de la garantía', en: 'Guarantee state' },
    type: 'select',
    values: guaranteeStates,
    defaultValue: 'free',
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: plain('t5'),
  },
  {
    name: 'id_stock_provider',
    label: { es: 'Id del proveedor de stock', en: 'Stock provider id' },
    type: 'text',
    disabled: true,
    tableFilter: foldedFilter('text'),
  },
  {
    name: 'stock_provider_existence',
    label: { es: 'Existencia según proveedor', en: 'Stock per supplier' },
    type: 'select',
    values: existences,
    defaultValue: 'unknown',
    disabled: true,
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: plain('t11'),
    qr: shown('text', 'certificates'),
  },
]);
