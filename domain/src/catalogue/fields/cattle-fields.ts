import type { Field, FieldOf, Mask } from '../../model/field';
import {
  carcassConformations,
  carcassFats,
  categories,
  certificateKinds,
  dentitions,
  disposalReasons,
  disposalTypes,
  productiveSystems,
  reproductiveStatuses,
  vaccines,
} from '../lookups/cattle';

/**
 * What an animal has and an event changes, stated once: the attribute and the fields of its events share kind,
 * limits and words. Whether it must be filled is said where it is used.
 */

/** SENASA's light-blue tag of a re-identified animal. */
export const reidentifiedTag: Mask = {
  regex: '^R\\d{7,8}$',
  mask: 'R########',
  example: 'R1234567',
};

/** CUIG, letter and number of the official tag; its last digit is a check digit. */
export const officialTag: Mask = {
  regex: '^[A-Z]{2}\\d{3}[A-Z]\\d{4}$',
  mask: '@@### @### #',
  example: 'KD482 C317 6',
};

/** ISO 11784: Argentina's country code, or the code of the maker. */
export const electronicTagMasks: readonly Mask[] = [
  {
    regex: '^032\\d{12}$',
    mask: '### ### ### ### ###',
    example: '032 010 004 582 317',
    check: 'electronicTag',
  },
  {
    regex: '^9\\d{14}$',
    mask: '### ### ### ### ###',
    example: '982 000 123 456 789',
    check: 'electronicTag',
  },
];

/** The number of an electronic movement permit. */
export const permitMasks: readonly Mask[] = [
  { regex: '^\\d{6,13}$', mask: '#############', example: '0123456789' },
];

/** A holding in the national registry (RENSPA). */
export const holdingMasks: readonly Mask[] = [
  {
    regex: '^\\d{2}\\.\\d{3}\\.\\d\\.\\d{5}/\\d{2}$',
    mask: '##.###.#.#####/##',
    example: '01.017.0.00123/00',
  },
];

/** A holding in the Uruguayan register (DICOSE). */
export const dicoseMasks: readonly Mask[] = [{ regex: '^\\d{9}$', mask: '#########', example: '120345678' }];

/** Argentine plates: since 2016, and before. */
export const plateMasks: readonly Mask[] = [
  { regex: '^[A-Z]{2}\\d{3}[A-Z]{2}$', mask: '@@ ### @@', example: 'AA 123 BB' },
  { regex: '^[A-Z]{3}\\d{3}$', mask: '@@@ ###', example: 'ABC 123' },
];

export const visualTag: FieldOf<'masked'> = {
  name: 'visual_tag',
  label: { es: 'Caravana visual', en: 'Visual ear tag' },
  type: 'masked',
  hint: { es: 'Como figura en la caravana', en: 'As printed on the tag' },
  masks: [officialTag, reidentifiedTag],
};

export const electronicTag: FieldOf<'masked'> = {
  name: 'electronic_tag',
  label: { es: 'Caravana electrónica', en: 'Electronic tag' },
  type: 'masked',
  hint: { es: 'Los 15 dígitos que lee el bastón', en: 'The 15 digits that the reader shows' },
  masks: electronicTagMasks,
};

/** Uruguay and Paraguay print the electronic number on the visual tag, too. */
const southernNumber: readonly Mask[] = ['858', '600'].map((country) => ({
  regex: `^${country}\\d{12}$`,
  mask: '### ### ### ### ###',
  example: `${country} 000 012 345 678`,
  check: 'electronicTag',
}));

/** The tags of the three countries of the chain. */
export const southernVisualTag: FieldOf<'masked'> = {
  ...visualTag,
  masks: [officialTag, reidentifiedTag, ...southernNumber],
};
export const southernNewTag: Field = { ...visualTag, masks: [reidentifiedTag, ...southernNumber] };
export const southernElectronicTag: FieldOf<'masked'> = {
  ...electronicTag,
  masks: [...electronicTagMasks, ...southernNumber],
};

/** Young steers, steers and oxen are castrated. */
export const castratedCategories = ['NT', 'NO', 'BU'];

export const castrated: FieldOf<'checkbox'> = {
  name: 'castrated',
  label: { es: 'Castrado', en: 'Castrated' },
  type: 'checkbox',
  impliedBy: { parentField: 'category', parentValue: castratedCategories },
  hideCondition: { parentField: 'sex', parentValue: ['H'] },
};

export const category: FieldOf<'select'> = {
  name: 'category',
  label: { es: 'Categoría', en: 'Category' },
  type: 'select',
  values: categories,
  fkField: 'sex',
  validations: { mandatory: true },
};

export const productiveSystem: FieldOf<'select'> = {
  name: 'productive_system',
  label: { es: 'Sistema productivo', en: 'Production system' },
  type: 'select',
  values: productiveSystems,
  validations: { mandatory: true },
};

export const weight: Field = {
  name: 'weight',
  label: { es: 'Peso', en: 'Weight' },
  type: 'float',
  unit: 'kg',
  validations: { min: { value: 10 }, max: { value: 1500 } },
};

export const bodyCondition: Field = {
  name: 'body_condition',
  label: { es: 'Condición corporal', en: 'Body condition' },
  type: 'float',
  hint: {
    es: 'De 1 (muy flaca) a 5 (muy gorda), de medio en medio',
    en: 'From 1 (emaciated) to 5 (obese), in halves',
  },
  decimals: 1,
  validations: { min: { value: 1 }, max: { value: 5 }, step: 0.5 },
};

export const dentition: Field = {
  name: 'dentition',
  label: { es: 'Dentición', en: 'Dentition' },
  type: 'select',
  values: dentitions,
};

export const reproductiveStatus: FieldOf<'select'> = {
  name: 'reproductive_status',
  label: { es: 'Estado reproductivo', en: 'Reproductive status' },
  type: 'select',
  values: reproductiveStatuses,
  hideCondition: { parentField: 'sex', parentValue: ['M'] },
};

export const paddock: Field = {
  name: 'paddock',
  label: { es: 'Potrero o corral', en: 'Paddock or pen' },
  type: 'autocomplete',
  proposals: { from: { attribute: 'paddock' }, minCharacters: 0, freeText: true },
};

export const place: Field = {
  name: 'location',
  label: { es: 'Ubicación', en: 'Location' },
  type: 'location',
  hint: {
    es: 'Dónde está el animal, si no alcanza con el potrero',
    en: 'Where the animal is, if the paddock is not enough',
  },
};

/** What an animal was vaccinated against; the names are given where it is used. */
export const vaccineChoice = {
  type: 'multiselectbox',
  values: vaccines,
  columns: 12,
} as const satisfies Partial<Field>;

/** A paper that somebody issued. Rows of the animal's certificates have these fields, and so has the event. */
export const certificateFields = {
  kind: {
    name: 'name',
    label: { es: 'Certificado', en: 'Certificate' },
    type: 'select',
    values: certificateKinds,
    validations: { mandatory: true },
  },
  number: { name: 'number', label: { es: 'Número', en: 'Number' }, type: 'text' },
  issuer: {
    name: 'issuer',
    label: { es: 'Emisor', en: 'Issuer' },
    type: 'text',
    validations: { mandatory: true },
  },
  validTo: { name: 'valid_to', label: { es: 'Válido hasta', en: 'Valid until' }, type: 'date' },
} as const satisfies Record<string, Field>;

export const disposalType = {
  name: 'disposal_type',
  label: { es: 'Tipo de baja', en: 'Disposal type' },
  type: 'select',
  values: disposalTypes,
} satisfies Field;

export const disposalReason: Field = {
  name: 'disposal_reason',
  label: { es: 'Motivo de baja', en: 'Disposal reason' },
  type: 'select',
  values: disposalReasons,
  fkField: 'disposal_type',
};

export const disposalDate: FieldOf<'dateTime'> = {
  name: 'disposal_date',
  label: { es: 'Fecha de baja', en: 'Disposal date' },
  type: 'dateTime',
};

export const slaughterTroop: FieldOf<'text'> = {
  name: 'slaughter_troop',
  label: { es: 'Tropa de faena', en: 'Slaughter consignment' },
  type: 'text',
  validations: { maxLength: 15 },
};

export const carcassConformation: Field = {
  name: 'carcass_conformation',
  label: { es: 'Conformación', en: 'Conformation' },
  type: 'select',
  values: carcassConformations,
};

export const carcassFat: Field = {
  name: 'carcass_fat',
  label: { es: 'Terminación (grasa)', en: 'Fat cover' },
  type: 'select',
  values: carcassFats,
};
