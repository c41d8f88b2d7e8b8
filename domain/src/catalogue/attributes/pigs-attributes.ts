import { holdingMasks } from '../fields/cattle-fields';
import { pigBatchCategories, pigBreeds, pigFeeds, pigPhases } from '../lookups/pigs';
import { pigFarms, pigSubtypes } from '../fields/pig-fields';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import {
  access,
  always,
  foldedFilter,
  indexed,
  offered,
  openFilter,
  plain,
  shown,
} from '../fields/attribute-blocks';
import { farmHealth, pen, pigFacts, pigHistory, pigNotes, pigOrdinary, shed } from './pig-blocks';
import { filledIn, writtenByEvents } from '../fields/attribute-sets';

export const batchCategory: Field = {
  name: 'category',
  label: { es: 'Categoría', en: 'Class' },
  type: 'select',
  values: pigBatchCategories,
  validations: { mandatory: true },
};

export const batchPhase: Field = {
  name: 'phase',
  label: { es: 'Fase', en: 'Phase' },
  type: 'select',
  values: pigPhases,
  validations: { mandatory: true },
};

export const batchWeight: Field = {
  name: 'avg_weight',
  label: { es: 'Peso promedio', en: 'Average weight' },
  type: 'float',
  unit: 'kg',
  validations: { min: { value: 0.5 }, max: { value: 400 } },
};

/** A counter that events keep. */
function counted(name: string, es: string, en: string): Field {
  return { name, label: { es, en }, type: 'number', defaultValue: 0 };
}

export const pigsAttributes: readonly Attribute[] = [
  ...filledIn(pigOrdinary, [
    {
      name: 'batch_code',
      label: { es: 'Lote', en: 'Batch' },
      type: 'text',
      validations: { mandatory: true, minLength: 3, maxLength: 20, unique: 'company' },
      listInEvent: true,
      synonyms: { es: 'Banda, Camada', en: 'Group' },
      tableFilter: openFilter('text'),
      slot: indexed('t1'),
      qr: always('text', 'identity'),
    },
    {
      ...batchCategory,
      listInEvent: true,
      synonyms: { es: 'Cat., Tipo', en: 'Type' },
      tableFilter: openFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: indexed('t6'),
      qr: always('text', 'identity'),
    },
    {
      ...batchPhase,
      tableFilter: openFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: indexed('t10'),
      qr: always('text', 'identity'),
    },
    {
      name: 'breed',
      label: { es: 'Raza', en: 'Breed' },
      type: 'select',
      values: pigBreeds,
      tableFilter: foldedFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: indexed('t7'),
      qr: shown('text', 'identity'),
    },
    {
      name: 'genetics',
      label: { es: 'Genética', en: 'Genetics' },
      type: 'text',
      validations: { maxLength: 40 },
      tableFilter: foldedFilter('text'),
      slot: plain('t3'),
      qr: offered('text', 'identity'),
    },
    {
      name: 'heads',
      label: { es: 'Cabezas', en: 'Head count' },
      type: 'number',
      hint: {
        es: 'Después cambian por movimientos y recuentos',
        en: 'Later they change with movements and counts',
      },
      validations: { mandatory: true, min: { value: 0 }, max: { value: 100_000 } },
      permissions: access(pigSubtypes, pigFarms, []),
      listInEvent: true,
      synonyms: { es: 'Cab., Cantidad, Total', en: 'Head, Heads, Count' },
      tableFilter: openFilter('betweenValues'),
      summaryRules: ['MIN', 'MAX', 'MEAN'],
      slot: indexed('n2'),
      qr: always('text', 'identity'),
    },
    {
      ...batchWeight,
      synonyms: { es: 'Peso prom., Kg/cab', en: 'Avg wt' },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MIN', 'MAX', 'MEAN'],
      slot: plain('n1'),
      qr: offered('text', 'life'),
    },
    {
      name: 'birth_week',
      label: { es: 'Semana de parto', en: 'Farrowing week' },
      type: 'masked',
      hint: { es: 'Año y semana', en: 'Year and week' },
      masks: [{ regex: '^\\d{4}S(0[1-9]|[1-4]\\d|5[0-3])$', mask: '####-S##', example: '2026-S47' }],
      synonyms: { es: 'Semana', en: 'Week' },
      tableFilter: foldedFilter('text'),
      slot: plain('t4'),
    },
    {
      name: 'weaning_date',
      label: { es: 'Destete', en: 'Weaning' },
      type: 'date',
      validations: { max: { today: {} } },
      tableFilter: foldedFilter('betweenDates'),
      slot: plain('d2'),
      qr: offered('date', 'life'),
    },
    {
      name: 'entry_date',
      label: { es: 'Ingreso', en: 'Entry' },
      type: 'date',
      defaultValueFunction: 'today',
      validations: { mandatory: true, max: { today: {} } },
      synonyms: { es: 'Fecha de ingreso, Alta', en: 'Entry date' },
      tableFilter: foldedFilter('betweenDates'),
      slot: indexed('d1'),
      qr: shown('date', 'life'),
    },
    {
      ...shed,
      synonyms: { es: 'Sala, Nave', en: 'Barn, Room' },
      tableFilter: foldedFilter('text'),
      slot: plain('t5'),
    },
    { ...pen, slot: plain('t8') },
    {
      name: 'shed_location',
      label: { es: 'Ubicación del galpón', en: 'Location of the shed' },
      type: 'location',
      massiveImport: false,
    },
    {
      name: 'feed_phase',
      label: { es: 'Ración', en: 'Ration' },
      type: 'select',
      values: pigFeeds,
      synonyms: { es: 'Alimento', en: 'Feed' },
      tableFilter: foldedFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: plain('t9'),
      qr: offered('text', 'life'),
    },
    {
      name: 'feed_conversion',
      label: { es: 'Conversión', en: 'Feed conversion' },
      type: 'float',
      hint: { es: 'Kilos de alimento por kilo ganado', en: 'Kilos of feed per kilo gained' },
      validations: { min: { value: 1 }, max: { value: 6 } },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MEAN'],
      slot: plain('n3'),
    },
    ...farmHealth,
    {
      name: 'renspa',
      label: { es: 'RENSPA', en: 'RENSPA' },
      type: 'masked',
      masks: holdingMasks,
      slot: plain('t12'),
      qr: offered('text', 'identity'),
    },
    {
      name: 'vet_phone',
      label: { es: 'Teléfono del veterinario', en: "Vet's telephone" },
      type: 'phone',
      private: true,
    },
    pigNotes,
  ]),
  ...writtenByEvents(pigFacts, [
    counted('deaths', 'Muertes', 'Deaths'),
    counted('departed', 'Otras salidas', 'Other departures'),
    {
      name: 'heads_entered',
      label: { es: 'Cabezas ingresadas', en: 'Head entered' },
      type: 'number',
      computed: { rule: 'sum', of: ['heads', 'deaths', 'departed'] },
    },
    {
      name: 'mortality_pct',
      label: { es: 'Mortandad', en: 'Mortality' },
      type: 'float',
      unit: '%',
      computed: { rule: 'ratio', of: ['deaths', 'heads_entered'], factor: 100 },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MEAN'],
      slot: plain('n4'),
    },
  ]),
  ...pigHistory,
];
