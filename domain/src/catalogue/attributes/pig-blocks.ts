import { disposalFields } from '../fields/common-fields';
import { pigFarms, pigSubtypes } from '../fields/pig-fields';
import { aujeszkyStatuses, pigDisposals, pigVaccines } from '../lookups/pigs';
import type { Attribute } from '../../model/attribute';
import type { Field } from '../../model/field';
import type { StateRule } from '../../model/state-rule';
import {
  access,
  foldedFilter,
  fromPlus,
  indexed,
  paperEndings,
  plain,
  shown,
} from '../fields/attribute-blocks';

/** What single pigs and batches of them share. */

export const pigOrdinary = access(pigSubtypes, pigFarms);
export const pigFacts = access(pigSubtypes);
const pigResult = access(pigSubtypes, [], [13]);

export const shed: Field = {
  name: 'shed',
  label: { es: 'Galpón', en: 'Shed' },
  type: 'autocomplete',
  proposals: { from: { attribute: 'shed' }, minCharacters: 0, freeText: true },
  columns: 6,
};

export const pen: Field = {
  name: 'pen',
  label: { es: 'Corral', en: 'Pen' },
  type: 'text',
  validations: { maxLength: 20 },
  columns: 6,
};

/** Standing of the farm in the Aujeszky programme, with its paper. */
export const farmHealth: readonly Attribute[] = [
  {
    name: 'aujeszky_status',
    label: { es: 'Condición Aujeszky', en: 'Aujeszky status' },
    type: 'select',
    values: aujeszkyStatuses,
    permissions: pigOrdinary,
    tiers: fromPlus,
    massiveImport: true,
    synonyms: { es: 'Aujeszky', en: 'Aujeszky' },
    tableFilter: foldedFilter('multiselect'),
    slot: plain('t11'),
    qr: shown('text', 'health'),
    columns: 6,
  },
  {
    name: 'health_file',
    label: { es: 'Certificado sanitario', en: 'Health certificate' },
    type: 'file',
    files: { endings: paperEndings, isPublic: true },
    permissions: pigOrdinary,
    tiers: fromPlus,
    qr: shown('file', 'health'),
    columns: 12,
  },
];

export const pigNotes: Attribute = {
  name: 'notes',
  label: { es: 'Observaciones', en: 'Notes' },
  type: 'multiline',
  private: true,
  validations: { maxLength: 1000 },
  permissions: pigOrdinary,
  massiveImport: true,
  synonyms: { es: 'Obs., Notas', en: 'Remarks' },
  columns: 12,
};

const { type, reason, date, file } = disposalFields(pigDisposals);

/** What events write of both: health, slaughter, how they left. */
export const pigHistory: readonly Attribute[] = [
  {
    name: 'vaccines_given',
    label: { es: 'Vacunas aplicadas', en: 'Vaccines given' },
    type: 'multiselectbox',
    values: pigVaccines,
    onlyEvent: true,
    permissions: pigFacts,
    qr: shown('multipleCheckbox', 'health'),
    columns: 12,
  },
  {
    name: 'last_treatment',
    label: { es: 'Último tratamiento', en: 'Last treatment' },
    type: 'autocomplete',
    proposals: { from: { attribute: 'last_treatment' }, freeText: true },
    onlyEvent: true,
    permissions: pigFacts,
    columns: 6,
  },
  {
    name: 'withdrawal_until',
    label: { es: 'Retiro hasta', en: 'Withdrawal until' },
    type: 'date',
    onlyEvent: true,
    permissions: pigFacts,
    tableFilter: foldedFilter('betweenDates'),
    summaryRules: ['MAX'],
    slot: indexed('d6'),
    columns: 6,
  },
  {
    name: 'slaughter_troop',
    label: { es: 'Tropa de faena', en: 'Slaughter consignment' },
    type: 'text',
    validations: { maxLength: 15 },
    onlyEvent: true,
    permissions: pigResult,
    columns: 6,
  },
  {
    name: 'carcass_weight',
    label: { es: 'Peso res', en: 'Carcass weight' },
    type: 'float',
    unit: 'kg',
    validations: { min: { value: 3 }, max: { value: 1_000_000 } },
    onlyEvent: true,
    permissions: pigResult,
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: plain('n7'),
    columns: 6,
  },
  {
    name: 'lean_pct',
    label: { es: 'Magro', en: 'Lean' },
    type: 'float',
    unit: '%',
    decimals: 1,
    validations: { min: { value: 30 }, max: { value: 70 } },
    onlyEvent: true,
    permissions: pigResult,
    summaryRules: ['MEAN'],
    slot: plain('n8'),
    columns: 6,
  },
  {
    ...type,
    onlyEvent: true,
    permissions: pigFacts,
    tableFilter: foldedFilter('multiselect'),
    summaryRules: ['PORC'],
  },
  { ...reason, onlyEvent: true, permissions: pigFacts },
  { ...date, onlyEvent: true, permissions: pigFacts },
  { ...file, onlyEvent: true, permissions: pigFacts },
];

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

export const pigStates: readonly StateRule[] = [
  {
    state: 'slaughtered',
    label: { es: 'Faenado', en: 'Slaughtered' },
    tone: 'neutral',
    icon: 'package',
    when: { parentField: 'disposal_type', parentValue: ['FAENA'] },
  },
  {
    state: 'retired',
    label: { es: 'Baja: {{reason}}', en: 'Retired: {{reason}}' },
    tone: 'danger',
    icon: 'retired',
    when: { filled: 'disposal_type' },
    reasonField: 'disposal_type',
  },
  { state: 'active', label: { es: 'Activo', en: 'Active' }, tone: 'ok', icon: 'check' },
];
