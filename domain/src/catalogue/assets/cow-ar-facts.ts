import {
  carcassConformation,
  carcassFat,
  disposalDate,
  disposalReason,
  disposalType,
  slaughterTroop,
} from '../fields/cattle-fields';
import type { Attribute } from '../../model/attribute';
import { eventFacts, reproductionFacts, slaughterFacts, slaughterResult } from '../attributes/cow-ar-access';
import { disposalSlot, foldedFilter, offered, plain } from '../fields/attribute-blocks';
import { writtenByEvents } from '../fields/attribute-sets';
import { lastFmdVaccine, lastTreatment, vaccinesGiven, withdrawalUntil } from '../attributes/treatment-facts';
import { vaccines } from '../lookups/cattle';

const onlyFemales = { parentField: 'sex', parentValue: ['M'] };

/** What is known of an animal because events or the server wrote it; no form asks for it. */
export const cowArFacts: readonly Attribute[] = writtenByEvents(eventFacts, [
  {
    name: 'weight_date',
    label: { es: 'Fecha de pesada', en: 'Weighing date' },
    type: 'date',
    synonyms: { es: 'Fecha pesada', en: 'Weigh date' },
    tableFilter: foldedFilter('betweenDates'),
    slot: plain('d2'),
    qr: offered('date', 'life'),
  },
  {
    name: 'daily_gain',
    label: { es: 'Ganancia diaria', en: 'Daily gain' },
    type: 'float',
    hint: {
      es: 'Entre las dos últimas pesadas con al menos 7 días de diferencia',
      en: 'Between the last two weighings at least 7 days apart',
    },
    unit: 'kg/d',
    validations: { min: { value: -3 }, max: { value: 4 } },
    disabled: true,
    synonyms: { es: 'ADPV, ADP, GDP, GDPV', en: 'ADG' },
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: plain('n3'),
    qr: offered('text', 'life'),
  },
  {
    name: 'last_service_date',
    label: { es: 'Último servicio', en: 'Last service' },
    type: 'date',
    hideCondition: onlyFemales,
    permissions: reproductionFacts,
    slot: plain('d3'),
  },
  {
    name: 'expected_calving',
    label: { es: 'Parto probable', en: 'Expected calving' },
    type: 'date',
    hint: { es: '283 días después del servicio', en: '283 days after service' },
    disabled: true,
    hideCondition: onlyFemales,
    permissions: reproductionFacts,
    tableFilter: foldedFilter('betweenDates'),
    slot: plain('d4'),
  },
  {
    name: 'last_calving',
    label: { es: 'Último parto', en: 'Last calving' },
    type: 'date',
    hideCondition: onlyFemales,
    permissions: reproductionFacts,
  },
  lastFmdVaccine,
  vaccinesGiven(vaccines),
  lastTreatment,
  {
    ...withdrawalUntil,
    hint: { es: 'El último día de todos los tratamientos', en: 'The last day of all treatments' },
  },
  {
    ...disposalType,
    tableFilter: foldedFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: disposalSlot,
    qr: offered('text', 'life'),
  },
  disposalReason,
  { ...disposalDate, qr: offered('date', 'life') },
  { ...slaughterTroop, namesLot: true, permissions: slaughterResult, qr: offered('text', 'life') },
  {
    name: 'carcass_weight',
    label: { es: 'Peso res', en: 'Carcass weight' },
    type: 'float',
    hint: { es: 'Las dos medias reses', en: 'Both sides' },
    unit: 'kg',
    validations: { min: { value: 50 }, max: { value: 700 } },
    permissions: slaughterResult,
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: plain('n7'),
    qr: offered('text', 'life'),
  },
  {
    name: 'dressing_pct',
    label: { es: 'Rinde', en: 'Dressing percentage' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 35 }, max: { value: 70 } },
    disabled: true,
    permissions: slaughterFacts,
    summaryRules: ['MEAN'],
    slot: plain('n8'),
  },
  {
    ...carcassConformation,
    permissions: slaughterResult,
    summaryRules: ['PORC'],
    qr: offered('text', 'life'),
  },
  {
    ...carcassFat,
    permissions: slaughterResult,
    summaryRules: ['PORC'],
    qr: offered('text', 'life'),
  },
]);
