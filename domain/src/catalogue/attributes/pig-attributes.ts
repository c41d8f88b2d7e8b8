import { electronicTagMasks } from '../fields/cattle-fields';
import { pigBreeds, pigCategories, pigSexes, sowStatuses } from '../lookups/pigs';
import type { Attribute } from '../../model/attribute';
import type { Field, FieldOf } from '../../model/field';
import {
  access,
  always,
  foldedFilter,
  fromPlus,
  indexed,
  offered,
  openFilter,
  pictureEndings,
  plain,
  shown,
} from '../fields/attribute-blocks';
import { pigHistory, pigNotes, pigOrdinary, shed } from './pig-blocks';
import { filledIn, writtenByEvents, type AttributeDraft } from '../fields/attribute-sets';

const onlySows = { parentField: 'sex', parentValue: ['M'] };

/** What a boar breeds with is seen where pigs are bred. */
const breeding = access([1, 12], [1, 12]);

export const pigCategory: Field = {
  name: 'category',
  label: { es: 'Categoría', en: 'Class' },
  type: 'select',
  values: pigCategories,
  fkField: 'sex',
  validations: { mandatory: true },
};

export const pigWeight: Field = {
  name: 'weight',
  label: { es: 'Peso', en: 'Weight' },
  type: 'float',
  unit: 'kg',
  validations: { min: { value: 0.5 }, max: { value: 450 } },
};

export const backfat: Field = {
  name: 'backfat',
  label: { es: 'Grasa dorsal', en: 'Backfat' },
  type: 'float',
  unit: 'mm',
  decimals: 1,
  validations: { min: { value: 4 }, max: { value: 45 } },
};

export const sowStatus: FieldOf<'select'> = {
  name: 'sow_status',
  label: { es: 'Estado reproductivo', en: 'Sow status' },
  type: 'select',
  values: sowStatuses,
  hideCondition: onlySows,
};

/** How many of a litter: born alive, weaned. */
export function litterCount(name: string, es: string, en: string): Field {
  return {
    name,
    label: { es, en },
    type: 'number',
    validations: { min: { value: 0 }, max: { value: 25 } },
    hideCondition: onlySows,
  };
}
export const bornAlive = litterCount('born_alive', 'Nacidos vivos', 'Born alive');
export const weaned = litterCount('weaned', 'Destetados', 'Weaned');

function parentOf(name: string, es: string, en: string, sex: string): AttributeDraft {
  return {
    name,
    label: { es, en },
    type: 'autocomplete',
    proposals: {
      from: { attribute: 'ear_tag', only: { parentField: 'sex', parentValue: [sex] } },
      minCharacters: 2,
      freeText: true,
    },
    permissions: breeding,
    qr: offered('table', 'genealogy'),
  };
}

export const pigAttributes: readonly Attribute[] = [
  ...filledIn(pigOrdinary, [
    {
      name: 'ear_tag',
      label: { es: 'Caravana', en: 'Ear tag' },
      type: 'masked',
      masks: [{ regex: '^[A-Z0-9]{3,12}$', mask: '************', example: 'GP1042' }],
      validations: { mandatory: true, unique: 'company' },
      listInEvent: true,
      synonyms: { es: 'N° caravana, Arete', en: 'Tag, Tag no' },
      tableFilter: openFilter('text'),
      slot: indexed('t1'),
      qr: always('text', 'identity'),
    },
    {
      name: 'tattoo',
      label: { es: 'Tatuaje', en: 'Tattoo' },
      type: 'text',
      validations: { maxLength: 15 },
      tableFilter: foldedFilter('text'),
      slot: plain('t3'),
      qr: offered('text', 'identity'),
    },
    {
      name: 'electronic_tag',
      label: { es: 'Chip', en: 'Chip' },
      type: 'masked',
      hint: { es: 'Los 15 dígitos que lee el bastón', en: 'The 15 digits that the reader shows' },
      masks: electronicTagMasks,
      validations: { unique: 'everywhere' },
      synonyms: { es: 'RFID, Electrónica', en: 'EID, RFID' },
      tableFilter: foldedFilter('text'),
      slot: indexed('t2'),
      qr: offered('text', 'identity'),
    },
    {
      name: 'sex',
      label: { es: 'Sexo', en: 'Sex' },
      type: 'select',
      values: pigSexes,
      segmented: true,
      validations: { mandatory: true },
      synonyms: { es: 'Sx', en: 'Gender' },
      tableFilter: openFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: plain('t4'),
      qr: shown('text', 'identity'),
    },
    {
      ...pigCategory,
      listInEvent: true,
      synonyms: { es: 'Cat., Tipo', en: 'Type' },
      tableFilter: openFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: indexed('t6'),
      qr: shown('text', 'identity'),
    },
    {
      name: 'breed',
      label: { es: 'Raza', en: 'Breed' },
      type: 'select',
      values: pigBreeds,
      validations: { mandatory: true },
      tableFilter: openFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: indexed('t7'),
      qr: always('text', 'identity'),
    },
    {
      name: 'line',
      label: { es: 'Línea', en: 'Line' },
      type: 'text',
      validations: { maxLength: 40 },
      tableFilter: foldedFilter('text'),
      slot: plain('t5'),
      qr: offered('text', 'identity'),
    },
    {
      name: 'birth_date',
      label: { es: 'Fecha de nacimiento', en: 'Birth date' },
      type: 'date',
      validations: { mandatory: true, min: { today: { years: -10 } }, max: { today: {} } },
      synonyms: { es: 'Nacimiento, F. nac', en: 'DOB, Born' },
      tableFilter: foldedFilter('betweenDates'),
      summaryRules: ['MIN', 'MAX'],
      slot: indexed('d1'),
      qr: shown('date', 'identity'),
    },
    {
      name: 'coat_color',
      label: { es: 'Color', en: 'Colour' },
      type: 'colorx',
      presets: [
        { color: '#F4E3DA', label: { es: 'Blanco', en: 'White' } },
        { color: '#8A3F1E', label: { es: 'Colorado', en: 'Red' } },
        { color: '#222222', label: { es: 'Negro', en: 'Black' } },
      ],
    },
    {
      name: 'photos',
      label: { es: 'Fotos', en: 'Photos' },
      type: 'file',
      files: { max: 4, endings: pictureEndings, isPublic: true },
      qr: shown('images', 'identity'),
    },
    {
      ...pigWeight,
      synonyms: { es: 'Kg, Kgs, Kilos, Peso vivo', en: 'Wt, LW' },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MIN', 'MAX', 'MEAN'],
      slot: indexed('n2'),
      qr: shown('chart', 'life'),
    },
    { ...backfat, tableFilter: foldedFilter('betweenValues'), summaryRules: ['MEAN'], slot: plain('n1') },
    {
      ...shed,
      synonyms: { es: 'Sala, Nave', en: 'Barn, Room' },
      tableFilter: foldedFilter('text'),
      slot: plain('t9'),
    },
    {
      ...sowStatus,
      permissions: breeding,
      tableFilter: foldedFilter('multiselect'),
      summaryRules: ['PORC'],
      slot: indexed('t10'),
    },
    {
      name: 'parity',
      label: { es: 'Partos', en: 'Parity' },
      type: 'number',
      validations: { min: { value: 0 }, max: { value: 15 } },
      hideCondition: onlySows,
      permissions: breeding,
      synonyms: { es: 'Parto N°, Ciclo', en: 'Litter no' },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MEAN'],
      slot: plain('n3'),
    },
    { ...bornAlive, permissions: breeding, summaryRules: ['MEAN'], slot: plain('n4') },
    { ...weaned, permissions: breeding, summaryRules: ['MEAN'], slot: plain('n5') },
    {
      name: 'teats',
      label: { es: 'Pezones', en: 'Teats' },
      type: 'number',
      validations: { min: { value: 8 }, max: { value: 20 } },
      permissions: breeding,
      summaryRules: ['MEAN'],
      slot: plain('n6'),
    },
    parentOf('dam', 'Madre', 'Dam', 'H'),
    parentOf('sire', 'Padre', 'Sire', 'M'),
    {
      name: 'registry_no',
      label: { es: 'Registro', en: 'Registry no.' },
      type: 'text',
      validations: { maxLength: 20 },
      permissions: breeding,
      tiers: fromPlus,
      slot: plain('t8'),
      qr: offered('text', 'genealogy'),
    },
    pigNotes,
  ]),
  ...writtenByEvents(access([1, 12]), [
    {
      name: 'last_service',
      label: { es: 'Último servicio', en: 'Last service' },
      type: 'date',
      hideCondition: onlySows,
      tableFilter: foldedFilter('betweenDates'),
      slot: plain('d2'),
    },
    {
      name: 'expected_farrow',
      label: { es: 'Parto probable', en: 'Due date' },
      type: 'date',
      hint: { es: '114 días después del servicio', en: '114 days after service' },
      disabled: true,
      hideCondition: onlySows,
      tableFilter: foldedFilter('betweenDates'),
      slot: plain('d3'),
    },
    {
      name: 'last_farrowing',
      label: { es: 'Último parto', en: 'Last farrowing' },
      type: 'date',
      hideCondition: onlySows,
    },
  ]),
  ...pigHistory,
];
