import { disposalFields } from '../fields/common-fields';
import { pigFarms, pigSubtypes } from '../fields/pig-fields';
import { aujeszkyStatuses, pigDisposals, pigVaccines } from '../lookups/pigs';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import type { StateRule } from '../../model/state-rule';
import {
  access,
  disposalSlot,
  foldedFilter,
  fromPlus,
  paperEndings,
  plain,
  shown,
} from '../fields/attribute-blocks';
import { notesWith } from './common-attributes';
import { writtenByEvents, type AttributeDraft } from '../fields/attribute-sets';
import { activeState, retiredState, slaughteredState } from '../fields/states';
import { lastTreatment, vaccinesGiven, withdrawalUntil } from './treatment-facts';

/** What single pigs and batches of them share. */

export const pigOrdinary = access(pigSubtypes, pigFarms);
export const pigFacts = access(pigSubtypes);
const pigResult = access(pigSubtypes, [], [13]);

export const shed: Field = {
  name: 'shed',
  label: { es: 'Galpón', en: 'Shed' },
  type: 'autocomplete',
  proposals: { from: { attribute: 'shed' }, minCharacters: 0, freeText: true },
};

export const pen: Field = {
  name: 'pen',
  label: { es: 'Corral', en: 'Pen' },
  type: 'text',
  validations: { maxLength: 20 },
};

/** Status of the farm in the Aujeszky programme, with its paper. */
export const farmHealth: readonly AttributeDraft[] = [
  {
    name: 'aujeszky_status',
    label: { es: 'Condición Aujeszky', en: 'Aujeszky status' },
    type: 'select',
    values: aujeszkyStatuses,
    tiers: fromPlus,
    synonyms: { es: 'Aujeszky', en: 'Aujeszky' },
    tableFilter: foldedFilter('multiselect'),
    slot: plain('t11'),
    qr: shown('text', 'health'),
  },
  {
    name: 'health_file',
    label: { es: 'Certificado sanitario', en: 'Health certificate' },
    type: 'file',
    files: { endings: paperEndings, isPublic: true },
    tiers: fromPlus,
    qr: shown('file', 'health'),
  },
];

export const pigNotes = notesWith({ es: 'Obs., Notas', en: 'Remarks' });

const { type, reason, date, file } = disposalFields(pigDisposals);

/** What events write of both: health, slaughter, how they left. */
export const pigHistory: readonly Attribute[] = writtenByEvents(pigFacts, [
  vaccinesGiven(pigVaccines),
  lastTreatment,
  withdrawalUntil,
  {
    name: 'slaughter_troop',
    label: { es: 'Tropa de faena', en: 'Slaughter consignment' },
    type: 'text',
    namesLot: true,
    validations: { maxLength: 15 },
    permissions: pigResult,
  },
  {
    name: 'carcass_weight',
    label: { es: 'Peso res', en: 'Carcass weight' },
    type: 'float',
    unit: 'kg',
    validations: { min: { value: 3 }, max: { value: 1_000_000 } },
    permissions: pigResult,
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: plain('n7'),
  },
  {
    name: 'lean_pct',
    label: { es: 'Magro', en: 'Lean' },
    type: 'float',
    unit: '%',
    decimals: 1,
    validations: { min: { value: 30 }, max: { value: 70 } },
    permissions: pigResult,
    summaryRules: ['MEAN'],
    slot: plain('n8'),
  },
  { ...type, tableFilter: foldedFilter('multiselect'), summaryRules: ['PORC'], slot: disposalSlot },
  reason,
  date,
  file,
]);

/** The names of those, for the steps of view mode. */
export const pigHistorySections = [
  {
    title: { es: 'Sanidad', en: 'Health' },
    fields: ['vaccines_given', 'last_treatment', 'withdrawal_until'],
  },
  {
    title: { es: 'Faena', en: 'Slaughter' },
    fields: ['slaughter_troop', 'carcass_weight', 'lean_pct'],
  },
  {
    title: { es: 'Baja', en: 'Disposal' },
    fields: ['disposal_type', 'disposal_reason', 'disposal_date', 'disposal_file'],
  },
] as const;

export const pigStates: readonly StateRule[] = [slaughteredState, retiredState(), activeState];
