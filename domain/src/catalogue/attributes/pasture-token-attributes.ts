import { disposalFields } from '../fields/common-fields';
import { holdingMasks } from '../fields/cattle-fields';
import { animals, pastureDisposals, pastureSubtypes } from '../fields/pasture-fields';
import { herdCategories } from '../lookups/herds';
import {
  contractTypes,
  custodies,
  pastureCurrencies,
  pastureServices,
  pastureTypes,
  priceBases,
} from '../lookups/pasture';
import type { Attribute } from '../../model/attribute';
import type { Mask } from '../../model/field';
import {
  access,
  always,
  disposalSlot,
  foldedFilter,
  fromPlus,
  indexed,
  offered,
  openFilter,
  plain,
  shown,
} from '../fields/attribute-blocks';
import { filledIn, writtenByEvents } from '../fields/attribute-sets';

const ordinary = access(pastureSubtypes, pastureSubtypes);
const once = access(pastureSubtypes, pastureSubtypes, []);
const facts = access(pastureSubtypes);

const codeMasks: readonly Mask[] = [
  { regex: '^PT[A-Z0-9]{4,12}$', mask: 'PT-************', example: 'PT-LAURA01' },
];

const {
  type: disposalType,
  reason: disposalReason,
  date: disposalDate,
  file: disposalFile,
} = disposalFields(pastureDisposals);

/** The field and what grows on it. */
const field: readonly Attribute[] = filledIn(ordinary, [
  {
    name: 'token_code',
    label: { es: 'Código', en: 'Code' },
    type: 'masked',
    masks: codeMasks,
    validations: { mandatory: true, unique: 'everywhere' },
    permissions: once,
    listInEvent: true,
    tableFilter: openFilter('text'),
    slot: indexed('t1'),
    qr: always('text', 'identity'),
  },
  {
    name: 'field_name',
    label: { es: 'Campo', en: 'Field' },
    type: 'text',
    validations: { mandatory: true, minLength: 3, maxLength: 80 },
    listInEvent: true,
    tableFilter: openFilter('text'),
    slot: indexed('t2'),
    qr: always('text', 'identity'),
  },
  {
    name: 'entrance',
    label: { es: 'Tranquera', en: 'Gate' },
    type: 'location',
    hint: { es: 'Por dónde entran los animales', en: 'Where the animals enter' },
    massiveImport: false,
  },
  {
    name: 'field_polygon',
    label: { es: 'Límite del campo', en: 'Field boundary' },
    type: 'polygon',
    validations: { nearLocation: { field: 'entrance', km: 5 } },
  },
  {
    name: 'area_ha',
    label: { es: 'Superficie', en: 'Area' },
    type: 'float',
    unit: 'ha',
    validations: { mandatory: true, min: { value: 0.1 }, max: { value: 100_000 } },
    synonyms: { es: 'Hectáreas, Has', en: 'Hectares' },
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MEAN'],
    slot: plain('n1'),
    qr: shown('text', 'identity'),
  },
  {
    name: 'pasture_type',
    label: { es: 'Recurso forrajero', en: 'Forage' },
    type: 'select',
    values: pastureTypes,
    validations: { mandatory: true },
    synonyms: { es: 'Pastura, Recurso', en: 'Pasture' },
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: indexed('t7'),
    qr: shown('text', 'identity'),
  },
  {
    name: 'forage_kg',
    label: { es: 'Disponibilidad de pasto', en: 'Forage on offer' },
    type: 'number',
    unit: 'kg MS/ha',
    validations: { min: { value: 0 }, max: { value: 15_000 } },
    summaryRules: ['MEAN'],
    slot: plain('n3'),
    qr: offered('chart', 'life'),
  },
  {
    name: 'services',
    label: { es: 'Servicios', en: 'Services' },
    type: 'groupedmultiselectbox',
    values: pastureServices,
    summaryRules: ['PORC'],
    qr: shown('multipleCheckbox', 'life'),
  },
  {
    name: 'renspa',
    label: { es: 'RENSPA', en: 'RENSPA' },
    type: 'masked',
    masks: holdingMasks,
    slot: plain('t9'),
    qr: offered('text', 'identity'),
  },
]);

/** How much may graze, of what, and when. */
const right: readonly Attribute[] = filledIn(once, [
  {
    name: 'contract_type',
    label: { es: 'Tipo de contrato', en: 'Contract type' },
    type: 'select',
    values: contractTypes,
    validations: { mandatory: true },
    synonyms: { es: 'Contrato', en: 'Contract' },
    tableFilter: openFilter('multiselect'),
    summaryRules: ['PORC'],
    slot: indexed('t6'),
    qr: shown('text', 'identity'),
  },
  {
    name: 'animal_units',
    label: { es: 'Derecho', en: 'Right' },
    type: 'float',
    unit: 'EV',
    hint: {
      es: 'Equivalentes vaca: 1 es una vaca de 400 kg con su cría',
      en: 'Cow equivalents: 1 is a cow of 400 kg with her calf',
    },
    validations: { mandatory: true, min: { value: 0.1 }, max: { value: 50_000 } },
    synonyms: { es: 'EV, Equivalentes, Cupo', en: 'AU, CE' },
    tableFilter: openFilter('betweenValues'),
    summaryRules: ['MIN', 'MAX', 'MEAN'],
    slot: indexed('n2'),
    qr: always('text', 'identity'),
  },
  {
    name: 'categories',
    label: { es: 'Categorías admitidas', en: 'Classes allowed' },
    type: 'multiselectbox',
    values: herdCategories,
    permissions: ordinary,
    tableFilter: foldedFilter('multiselect'),
    qr: shown('multipleCheckbox', 'identity'),
  },
  {
    name: 'valid_from',
    label: { es: 'Desde', en: 'From' },
    type: 'date',
    validations: { mandatory: true },
    tableFilter: openFilter('betweenDates'),
    summaryRules: ['MIN'],
    slot: indexed('d1'),
    qr: shown('date', 'life'),
  },
  {
    name: 'valid_to',
    label: { es: 'Hasta', en: 'To' },
    type: 'date',
    hint: { es: 'Después cambia solo por prórroga', en: 'Later it only changes with an extension' },
    validations: { mandatory: true, min: { field: 'valid_from' } },
    synonyms: { es: 'Vencimiento', en: 'Expiry' },
    tableFilter: openFilter('betweenDates'),
    summaryRules: ['MAX'],
    slot: indexed('d6'),
    qr: shown('date', 'life'),
  },
]);

/** Between whom, and for how much. */
const parties: readonly Attribute[] = filledIn(ordinary, [
  {
    name: 'grantee',
    label: { es: 'Tomador', en: 'Grantee' },
    type: 'autocomplete',
    proposals: { from: { entityType: 1 }, freeText: true },
    tableFilter: foldedFilter('text'),
    slot: plain('t4'),
  },
  {
    name: 'custody',
    label: { es: 'Cuidado a cargo de', en: 'Custody by' },
    type: 'select',
    values: custodies,
    segmented: true,
    summaryRules: ['PORC'],
    slot: plain('t5'),
    qr: offered('text', 'life'),
  },
  {
    name: 'price_basis',
    label: { es: 'Base de precio', en: 'Price basis' },
    type: 'select',
    private: true,
    values: priceBases,
    validations: { mandatory: true },
    summaryRules: ['PORC'],
    slot: plain('t8'),
  },
  {
    name: 'price',
    label: { es: 'Precio', en: 'Price' },
    type: 'float',
    private: true,
    validations: { mandatory: true, min: { value: 0 }, max: { value: 1e9 } },
    synonyms: { es: 'Canon', en: 'Fee' },
    summaryRules: ['MEAN'],
    slot: plain('n5'),
  },
  {
    name: 'currency',
    label: { es: 'Moneda', en: 'Currency' },
    type: 'select',
    private: true,
    values: pastureCurrencies,
    defaultValue: 'ARS',
    validations: { mandatory: true },
  },
  { name: 'contact_phone', label: { es: 'Teléfono', en: 'Telephone' }, type: 'phone', private: true },
  { name: 'email', label: { es: 'E-mail', en: 'E-mail' }, type: 'text', private: true },
  {
    name: 'contract_file',
    label: { es: 'Contrato', en: 'Contract' },
    type: 'file',
    private: true,
    files: { endings: ['pdf'] },
    tiers: fromPlus,
  },
  {
    name: 'conditions',
    label: { es: 'Condiciones', en: 'Conditions' },
    type: 'multiline',
    validations: { maxLength: 1000 },
    qr: offered('description', 'life'),
  },
]);

/** What events write, and what follows. */
const written: readonly Attribute[] = writtenByEvents(facts, [
  { ...animals, qr: offered('tokens', 'life') },
  {
    name: 'animal_units_used',
    label: { es: 'EV en uso', en: 'CE in use' },
    type: 'float',
    unit: 'EV',
    validations: { min: { value: 0 }, max: { field: 'animal_units' } },
    defaultValue: 0,
    tableFilter: foldedFilter('betweenValues'),
    summaryRules: ['MEAN'],
    slot: plain('n4'),
  },
  {
    name: 'free_units',
    label: { es: 'EV libres', en: 'CE free' },
    type: 'float',
    unit: 'EV',
    computed: { rule: 'difference', of: ['animal_units', 'animal_units_used'] },
    slot: plain('n6'),
  },
  {
    name: 'termination_reason',
    label: { es: 'Motivo de rescisión', en: 'Reason for termination' },
    type: 'multiline',
    slot: plain('t10'),
  },
  { ...disposalType, tableFilter: foldedFilter('multiselect'), slot: disposalSlot },
  disposalReason,
  disposalDate,
  disposalFile,
]);

export const pastureTokenAttributes: readonly Attribute[] = [...field, ...right, ...parties, ...written];
